-- Settings of each Discord server for the tables opened there.

CREATE TABLE servers (
    guild_id INTEGER PRIMARY KEY,
    language TEXT,                      -- of its public messages; NULL: that of Discord
    theme TEXT                          -- of its pictures; NULL: dark
) STRICT;
