-- Current names of users on Discord: everywhere, and on one server.

ALTER TABLE people ADD COLUMN user_name TEXT;
ALTER TABLE people ADD COLUMN global_name TEXT;  -- NULL beside a user name: none chosen

CREATE TABLE nicks (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    nick TEXT NOT NULL,
    PRIMARY KEY (guild_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX nicks_of ON nicks (user_id);
