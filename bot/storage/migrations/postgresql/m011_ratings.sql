-- Results of games, and the ratings that follow from them.

CREATE TABLE results (
    number BIGINT PRIMARY KEY,          -- in the order in which games ended
    table_id BIGINT NOT NULL UNIQUE,    -- which may be deleted one day
    guild_id BIGINT NOT NULL,
    game_name TEXT COLLATE "C" NOT NULL,
    reason TEXT COLLATE "C" NOT NULL,
    ended_at TEXT COLLATE "C" NOT NULL,
    seconds BIGINT NOT NULL,            -- from the first card to the last
    turns BIGINT NOT NULL,              -- 0: the game does not say
    seats BIGINT NOT NULL,
    uncounted TEXT COLLATE "C"          -- why it is not rated; NULL: it is
);

CREATE INDEX results_of_game
    ON results (guild_id, game_name, uncounted, reason, seats, seconds, turns);

CREATE INDEX rated_results ON results (guild_id, game_name) WHERE uncounted IS NULL;

CREATE TABLE outcomes (                 -- from the beginning of a game on
    table_id BIGINT NOT NULL,           -- which may be deleted one day
    player TEXT COLLATE "C" NOT NULL,
    user_id BIGINT,                     -- NULL: a computer; negative: a forgotten person
    name TEXT COLLATE "C" NOT NULL,
    side BIGINT NOT NULL,               -- the same for those who win together
    left_at BIGINT,                     -- the version of the table when they gave up
    number BIGINT,                      -- that of the result, of this server and game;
    guild_id BIGINT,                    -- NULL: the game goes on
    game_name TEXT COLLATE "C",
    place BIGINT,
    won BIGINT NOT NULL DEFAULT 0,
    mu_before DOUBLE PRECISION,         -- NULL: it is not rated
    mu DOUBLE PRECISION,
    sigma DOUBLE PRECISION,
    games BIGINT,                       -- rated ones so far, with this one
    PRIMARY KEY (table_id, player)
);

CREATE INDEX outcomes_of_person ON outcomes (user_id, guild_id, game_name, number);

CREATE TABLE ratings (                  -- after the last rated game
    guild_id BIGINT NOT NULL,
    game_name TEXT COLLATE "C" NOT NULL,
    user_id BIGINT NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (guild_id, game_name, user_id)
);

CREATE INDEX leaders ON ratings (guild_id, game_name, mu);
