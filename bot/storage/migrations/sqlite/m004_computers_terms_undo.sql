-- Seats without a person, the terms of a table, and undo.

ALTER TABLE tables ADD COLUMN terms TEXT NOT NULL DEFAULT '{}';  -- JSON: bot.core.terms
-- how often answers were taken back: events with the same numbers were others before
ALTER TABLE tables ADD COLUMN rewound INTEGER NOT NULL DEFAULT 0;
-- how many events there had been before this answer; NULL: not noted
ALTER TABLE answers ADD COLUMN events INTEGER;

CREATE TABLE new_seats (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    player TEXT NOT NULL,               -- 'p1' to 'p4', clockwise
    user_id INTEGER,                    -- NULL: a computer player
    name TEXT NOT NULL,
    computer TEXT,                      -- the level at which a computer plays here
    resigned_after INTEGER,             -- how many events there were then
    agreed INTEGER NOT NULL,            -- whether this player wants to end the game
    wait INTEGER,                       -- number of the decision that began the wait
    waiting_since TEXT,
    pinged INTEGER,                     -- the last wait for which there was a ping
    dm_channel_id INTEGER,
    dm_message_id INTEGER,
    dm_version INTEGER,                 -- the version of the table that the DM shows
    dm_closed INTEGER NOT NULL,
    dm_news INTEGER NOT NULL DEFAULT 0, -- whether they are still to be told of that
    call_channel_id INTEGER,
    call_message_id INTEGER,            -- what called them within a turn
    PRIMARY KEY (table_id, player),
    UNIQUE (table_id, user_id)
) STRICT, WITHOUT ROWID;

INSERT INTO new_seats SELECT table_id, player, user_id, name, NULL, resigned_after, agreed,
    wait, waiting_since, pinged, dm_channel_id, dm_message_id, dm_version, dm_closed,
    dm_news, call_channel_id, call_message_id FROM seats;

DROP TABLE seats;
ALTER TABLE new_seats RENAME TO seats;
CREATE INDEX seats_of_user ON seats (user_id);

CREATE INDEX seats_to_ping ON seats (table_id)
    WHERE wait IS NOT NULL AND wait IS NOT pinged;
