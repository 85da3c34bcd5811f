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
