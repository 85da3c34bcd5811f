-- Tournaments: entrants, venues of matches, actions of organisers, messages.

CREATE TABLE tournaments (
    id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    created_by INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    name TEXT NOT NULL,
    game_name TEXT NOT NULL,
    language TEXT NOT NULL,
    options TEXT NOT NULL,              -- JSON, of the game
    terms TEXT NOT NULL,                -- JSON, of the tables
    plan TEXT NOT NULL,                 -- JSON, what the organiser has arranged
    contest TEXT NOT NULL,              -- JSON: settings, entrants, rounds, results
    organisers TEXT NOT NULL,           -- JSON, the helpers' ids
    status TEXT NOT NULL
        CHECK (status IN ('signup', 'checkin', 'running', 'over', 'cancelled')),
    reason TEXT,                        -- why it was cancelled
    paused_at TEXT,
    due_at TEXT,                        -- the end of sign-up, check-in or the round
    void TEXT NOT NULL,                 -- JSON, tables that are still to be ended
    version INTEGER NOT NULL,
    settled INTEGER NOT NULL DEFAULT 0  -- the version at which nothing was left to do
) STRICT;

CREATE INDEX tournaments_of_guild ON tournaments (guild_id);

CREATE INDEX active_tournaments ON tournaments (status)
    WHERE status IN ('signup', 'checkin', 'running');

CREATE INDEX unsettled_tournaments ON tournaments (id) WHERE settled < version;

CREATE TABLE tournament_people (
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,            -- of the entrant
    user_id INTEGER NOT NULL,
    checked_in INTEGER NOT NULL,
    missed INTEGER NOT NULL,            -- matches in a row to which they did not come
    instead_of INTEGER,                 -- whom they have replaced
    PRIMARY KEY (tournament_id, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX tournaments_of_person ON tournament_people (user_id);

CREATE TABLE tournament_venues (
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    round INTEGER NOT NULL,
    number INTEGER NOT NULL,            -- of the table within the round
    thread_id INTEGER,
    table_id INTEGER,
    seated TEXT NOT NULL,               -- JSON, the entrants who sit at the table
    due_at TEXT,
    late TEXT,                          -- JSON, the awaited when that came; NULL: not yet
    overtime TEXT NOT NULL,             -- JSON, for whom a computer plays since then
    source TEXT,                        -- of the result
    PRIMARY KEY (tournament_id, round, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX tournament_of_table ON tournament_venues (table_id)
    WHERE table_id IS NOT NULL;

CREATE TABLE tournament_acts (          -- what organisers did, in order
    id INTEGER PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    at TEXT NOT NULL,
    by INTEGER,                         -- NULL: it happened by itself
    kind TEXT NOT NULL,
    about TEXT NOT NULL,                -- JSON, with what is needed to take it back
    taken_back_by INTEGER
) STRICT;

CREATE INDEX acts_of_tournament ON tournament_acts (tournament_id);

CREATE TABLE tournament_messages (      -- what was said, each once
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    key TEXT NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    PRIMARY KEY (tournament_id, key)
) STRICT, WITHOUT ROWID;
