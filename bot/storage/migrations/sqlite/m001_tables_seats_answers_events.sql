-- Tables, their seats, the stored game, and the append-only answers and events.

CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    host_id INTEGER NOT NULL,
    game_name TEXT NOT NULL,
    language TEXT NOT NULL,
    options TEXT NOT NULL,              -- JSON
    max_seats INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'playing', 'over', 'ended')),
    seed INTEGER,
    winners TEXT NOT NULL,              -- JSON, the players who won
    reason TEXT,
    opened_at TEXT NOT NULL,
    started_at TEXT,
    ended_at TEXT,
    version INTEGER NOT NULL,           -- rises with every change that people should see
    answer_count INTEGER NOT NULL,
    event_count INTEGER NOT NULL,
    board_channel_id INTEGER,
    board_message_id INTEGER,
    board_turn INTEGER,                 -- the turn for which this message was posted
    shown INTEGER NOT NULL,             -- the version that people have seen
    told INTEGER NOT NULL               -- how many of the events they have been told
) STRICT;

CREATE UNIQUE INDEX one_active_table_per_channel ON tables (channel_id)
    WHERE status IN ('lobby', 'playing');

CREATE INDEX tables_of_channel ON tables (channel_id);
CREATE INDEX active_tables ON tables (id) WHERE status IN ('lobby', 'playing');
CREATE INDEX untold_tables ON tables (id) WHERE shown < version;

CREATE TABLE games (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    dump TEXT NOT NULL                  -- JSON, as Game.dump writes it
) STRICT;

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    player TEXT NOT NULL,               -- 'p1' to 'p4', clockwise
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    resigned_after INTEGER,             -- how many events there were then
    agreed INTEGER NOT NULL,            -- whether this player wants to end the game
    wait INTEGER,                       -- number of the decision that began the wait
    waiting_since TEXT,
    pinged INTEGER,                     -- the last wait for which there was a ping
    dm_channel_id INTEGER,
    dm_message_id INTEGER,
    dm_version INTEGER,                 -- the version of the table that the DM shows
    dm_closed INTEGER NOT NULL,
    PRIMARY KEY (table_id, player),
    UNIQUE (table_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_of_user ON seats (user_id);

CREATE INDEX seats_to_ping ON seats (table_id)
    WHERE wait IS NOT NULL AND wait IS NOT pinged;

CREATE TABLE answers (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,            -- 0, 1, 2 … without a gap
    decision INTEGER NOT NULL,          -- the number of the decision that was answered
    player TEXT NOT NULL,
    answer TEXT NOT NULL,               -- JSON, a list of tokens
    user_id INTEGER,                    -- who gave it; NULL: given for an absent player
    at TEXT NOT NULL,
    undone INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE events (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,            -- 0, 1, 2 … without a gap
    event TEXT NOT NULL,                -- JSON, with everything hidden in it
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
