-- Guesses of spectators about the next move, one row for each spectator of a table.

CREATE TABLE guesses (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    player TEXT,                        -- of the last guess, and the number of its decision
    decision INTEGER,
    guess TEXT,
    move TEXT,                          -- the move that was made; NULL while the guess is open
    made INTEGER NOT NULL DEFAULT 0,    -- guesses that were compared, and those that were right
    hits INTEGER NOT NULL DEFAULT 0,
    told INTEGER NOT NULL DEFAULT 0,    -- how many of them the user was told of; -1: of the end
    channel_id INTEGER,
    message_id INTEGER,                 -- the direct message about them
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX guessed_by ON guesses (user_id);
