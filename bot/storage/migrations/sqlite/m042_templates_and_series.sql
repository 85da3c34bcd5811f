-- Settings of tournaments saved by name.

CREATE TABLE tournament_templates (
    id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    chosen TEXT NOT NULL,               -- JSON, of a draft
    made_by INTEGER NOT NULL
) STRICT;

CREATE INDEX templates_of_guild ON tournament_templates (guild_id);

-- Lists of players that an organiser has yet to confirm.

CREATE TABLE tournament_imports (
    tournament_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,               -- of the organiser
    people TEXT NOT NULL,                -- JSON: ids, names, seeds
    made_at TEXT NOT NULL,
    PRIMARY KEY (tournament_id, user_id)
) STRICT, WITHOUT ROWID;

-- Series: tournaments that are counted together.

CREATE TABLE series (
    id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    created_by INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    points TEXT NOT NULL,                -- the table, as written
    best INTEGER NOT NULL,                  -- how many results count; 0: all
    organisers TEXT NOT NULL,            -- JSON, the helpers' ids
    closed_at TEXT
) STRICT;

CREATE INDEX series_of_guild ON series (guild_id);

ALTER TABLE tournaments ADD COLUMN series_id INTEGER;

CREATE INDEX tournaments_of_series ON tournaments (series_id) WHERE series_id IS NOT NULL;
