-- Users' lists of their games in direct messages, and the tables on them.

CREATE TABLE my_turns (
    user_id INTEGER PRIMARY KEY,
    channel_id INTEGER,                 -- NULL until the message is sent
    message_id INTEGER,
    shown TEXT                         -- a hash of what it shows
) STRICT;

CREATE TABLE my_turns_tables (
    user_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    PRIMARY KEY (user_id, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX my_turns_of_table ON my_turns_tables (table_id);
