-- Messages of past turns of running games, to be struck out if these turns are undone.

CREATE TABLE turn_messages (
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    page INTEGER NOT NULL,              -- for which it was posted
    until_page INTEGER NOT NULL,        -- that of the message that took its place
    undone INTEGER NOT NULL DEFAULT 0,  -- it is to be struck out
    PRIMARY KEY (channel_id, message_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX turn_messages_of ON turn_messages (table_id, page);
