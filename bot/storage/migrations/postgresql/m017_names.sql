-- Current names of users on Discord: everywhere, and on one server.

ALTER TABLE people ADD COLUMN user_name TEXT COLLATE "C";
ALTER TABLE people ADD COLUMN global_name TEXT COLLATE "C";  -- NULL beside a user name: none chosen

CREATE TABLE nicks (
    guild_id BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    nick TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (guild_id, user_id)
);

CREATE INDEX nicks_of ON nicks (user_id);
