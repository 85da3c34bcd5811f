-- Messages of past turns of running games, to be struck out if these turns are undone.

CREATE TABLE turn_messages (
    channel_id BIGINT NOT NULL,
    message_id BIGINT NOT NULL,
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    page BIGINT NOT NULL,              -- for which it was posted
    until_page BIGINT NOT NULL,        -- that of the message that took its place
    undone BIGINT NOT NULL DEFAULT 0,  -- it is to be struck out
    PRIMARY KEY (channel_id, message_id)
);

CREATE INDEX turn_messages_of ON turn_messages (table_id, page);
