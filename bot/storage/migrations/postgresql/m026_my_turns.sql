-- Users' lists of their games in direct messages, and the tables on them.

CREATE TABLE my_turns (
    user_id BIGINT PRIMARY KEY,
    channel_id BIGINT,                 -- NULL until the message is sent
    message_id BIGINT,
    shown TEXT COLLATE "C"                         -- a hash of what it shows
);

CREATE TABLE my_turns_tables (
    user_id BIGINT NOT NULL,
    table_id BIGINT NOT NULL,
    PRIMARY KEY (user_id, table_id)
);

CREATE INDEX my_turns_of_table ON my_turns_tables (table_id);
