-- Seats that change hands, invitations, rematches, and watchers of tables.

ALTER TABLE tables ADD COLUMN guests TEXT NOT NULL DEFAULT '[]';  -- JSON: bot.core.offers
-- JSON, Discord ids: in which order these people sit
ALTER TABLE tables ADD COLUMN places TEXT NOT NULL DEFAULT '[]';
ALTER TABLE tables ADD COLUMN rematch_of INTEGER;
CREATE INDEX rematches ON tables (rematch_of) WHERE rematch_of IS NOT NULL;
ALTER TABLE seats ADD COLUMN sitter_id INTEGER;  -- who sees and answers here for a while
ALTER TABLE seats ADD COLUMN sitter_name TEXT;
ALTER TABLE seats ADD COLUMN sitter_until TEXT;
ALTER TABLE seats ADD COLUMN offer TEXT;  -- JSON: bot.core.offers; NULL: not offered
-- whether this person has left the server
ALTER TABLE seats ADD COLUMN gone INTEGER NOT NULL DEFAULT 0;
CREATE INDEX sitters ON seats (sitter_id) WHERE sitter_id IS NOT NULL;

CREATE TABLE former_players (           -- who has seen the hand of a seat, but does no more
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    player TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    successor TEXT,                     -- the next one's name; NULL: it was a sitter
    at TEXT NOT NULL
) STRICT;

CREATE INDEX former_players_of_table ON former_players (table_id);

CREATE TABLE leftovers (                -- messages that are still to be taken away
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    said TEXT,                          -- JSON, what is said instead; NULL: nothing
    PRIMARY KEY (channel_id, message_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX leftovers_of_table ON leftovers (table_id);

CREATE TABLE watchers (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    often INTEGER NOT NULL,             -- whether at each turn; else at the end only
    language TEXT NOT NULL,
    told INTEGER,                       -- the page of the game that they know of
    channel_id INTEGER,
    message_id INTEGER,                 -- the newest direct message about it
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX watched_by ON watchers (user_id);
