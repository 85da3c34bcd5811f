-- Settings of tournaments saved by name.

CREATE TABLE tournament_templates (
    id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    chosen TEXT NOT NULL,               -- JSON, of a draft
    made_by INTEGER NOT NULL
) STRICT;

CREATE INDEX templates_of_guild ON tournament_templates (guild_id);
