-- The migrations that were applied. The names are those of sqlite-utils, by which version 0.1.0
-- migrated.

CREATE TABLE IF NOT EXISTS _sqlite_migrations (
    id INTEGER PRIMARY KEY,
    migration_set TEXT,                 -- 'civitas'
    name TEXT,
    applied_at TEXT
);

CREATE UNIQUE INDEX IF NOT EXISTS idx__sqlite_migrations_migration_set_name
    ON _sqlite_migrations (migration_set, name);
