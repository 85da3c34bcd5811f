-- The puzzle of the day: where it is posted, those found and posted, answers, and streaks.

CREATE TABLE puzzle_channels (
    guild_id INTEGER PRIMARY KEY,
    channel_id INTEGER NOT NULL,
    hour INTEGER NOT NULL,              -- of the day, in this time zone
    zone TEXT NOT NULL,
    locale TEXT NOT NULL,               -- of the server, unless its settings say otherwise
    due TEXT NOT NULL                   -- when the next puzzle is posted
) STRICT;

CREATE INDEX puzzle_channels_due ON puzzle_channels (due);

CREATE TABLE puzzles (
    id INTEGER PRIMARY KEY,
    table_id INTEGER REFERENCES tables (id) ON DELETE CASCADE, -- NULL: played by computers for it
    game_name TEXT NOT NULL,
    puzzle TEXT NOT NULL                -- JSON
) STRICT;

CREATE INDEX puzzles_of_tables ON puzzles (table_id);

-- Games in which puzzles were looked for.
CREATE TABLE puzzle_searches (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE
) STRICT;

CREATE TABLE puzzle_posts (
    id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    number INTEGER NOT NULL,            -- of the puzzle on this server
    day TEXT NOT NULL,                  -- in the time zone of the server
    puzzle_id INTEGER NOT NULL,         -- which may be deleted by now
    puzzle TEXT,                        -- a copy of it; NULL once it is over for some days
    locale TEXT NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER,                 -- NULL: still to be sent
    status TEXT NOT NULL,               -- 'open', 'closing' or 'closed'
    answered INTEGER NOT NULL DEFAULT 0, -- the answers, once it is over, and the right ones
    hits INTEGER NOT NULL DEFAULT 0,
    UNIQUE (guild_id, number),
    UNIQUE (guild_id, day)
) STRICT;

CREATE TABLE puzzle_answers (
    post_id INTEGER NOT NULL REFERENCES puzzle_posts (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    choice TEXT NOT NULL,
    PRIMARY KEY (post_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX puzzle_answers_of ON puzzle_answers (user_id);

CREATE TABLE puzzle_streaks (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    answered INTEGER NOT NULL,          -- puzzles answered, and rightly answered
    hits INTEGER NOT NULL,
    days INTEGER NOT NULL,              -- answered in a row up to the last one, and rightly
    streak INTEGER NOT NULL,
    best INTEGER NOT NULL,              -- the longest such streak
    last INTEGER NOT NULL,              -- the number of the last puzzle answered
    PRIMARY KEY (guild_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX puzzle_streaks_of ON puzzle_streaks (user_id);

-- Users whose games are not used for puzzles.
CREATE TABLE puzzle_objections (
    user_id INTEGER PRIMARY KEY
) STRICT;
