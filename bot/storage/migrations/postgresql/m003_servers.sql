-- Settings of each Discord server for the tables opened there.

CREATE TABLE servers (
    guild_id BIGINT PRIMARY KEY,
    language TEXT COLLATE "C",          -- of its public messages; NULL: that of Discord
    theme TEXT COLLATE "C"              -- of its pictures; NULL: dark
);
