-- Drafts of tournaments that have not been opened yet.

CREATE TABLE tournament_drafts (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    chosen TEXT NOT NULL,               -- JSON
    PRIMARY KEY (guild_id, user_id)
) STRICT, WITHOUT ROWID;
