-- Results of games, and the ratings that follow from them.

CREATE TABLE results (
    number INTEGER PRIMARY KEY,         -- in the order in which games ended
    table_id INTEGER NOT NULL UNIQUE,   -- which may be deleted one day
    guild_id INTEGER NOT NULL,
    game_name TEXT NOT NULL,
    reason TEXT NOT NULL,
    ended_at TEXT NOT NULL,
    seconds INTEGER NOT NULL,           -- from the first card to the last
    turns INTEGER NOT NULL,             -- 0: the game does not say
    seats INTEGER NOT NULL,
    uncounted TEXT                      -- why it is not rated; NULL: it is
) STRICT;

CREATE INDEX results_of_game
    ON results (guild_id, game_name, uncounted, reason, seats, seconds, turns);

CREATE INDEX rated_results ON results (guild_id, game_name) WHERE uncounted IS NULL;

CREATE TABLE outcomes (                 -- from the beginning of a game on
    table_id INTEGER NOT NULL,          -- which may be deleted one day
    player TEXT NOT NULL,
    user_id INTEGER,                    -- NULL: a computer; negative: a forgotten person
    name TEXT NOT NULL,
    side INTEGER NOT NULL,              -- the same for those who win together
    left_at INTEGER,                    -- the version of the table when they gave up
    number INTEGER,                     -- that of the result, of this server and game;
    guild_id INTEGER,                   -- NULL: the game goes on
    game_name TEXT,
    place INTEGER,
    won INTEGER NOT NULL DEFAULT 0,
    mu_before REAL,                     -- NULL: it is not rated
    mu REAL,
    sigma REAL,
    games INTEGER,                      -- rated ones so far, with this one
    PRIMARY KEY (table_id, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX outcomes_of_person ON outcomes (user_id, guild_id, game_name, number);

CREATE TABLE ratings (                  -- after the last rated game
    guild_id INTEGER NOT NULL,
    game_name TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (guild_id, game_name, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX leaders ON ratings (guild_id, game_name, mu);
