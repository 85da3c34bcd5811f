-- Guesses of spectators about the next move, one row for each spectator of a table.

CREATE TABLE guesses (
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id BIGINT NOT NULL,
    player TEXT COLLATE "C",            -- of the last guess, and the number of its decision
    decision BIGINT,
    guess TEXT COLLATE "C",
    move TEXT COLLATE "C",              -- the move that was made; NULL while the guess is open
    made BIGINT NOT NULL DEFAULT 0,     -- guesses that were compared, and those that were right
    hits BIGINT NOT NULL DEFAULT 0,
    told BIGINT NOT NULL DEFAULT 0,     -- how many of them the user was told of; -1: of the end
    channel_id BIGINT,
    message_id BIGINT,                  -- the direct message about them
    PRIMARY KEY (table_id, user_id)
);

CREATE INDEX guessed_by ON guesses (user_id);
