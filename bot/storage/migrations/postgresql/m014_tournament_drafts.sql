-- Drafts of tournaments that have not been opened yet.

CREATE TABLE tournament_drafts (
    guild_id BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    chosen TEXT COLLATE "C" NOT NULL,   -- JSON
    PRIMARY KEY (guild_id, user_id)
);
