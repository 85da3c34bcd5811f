-- Leagues: seasons of divisions, each of which is a tournament.

CREATE TABLE leagues (
    id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    created_by INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    chosen TEXT NOT NULL,                -- JSON, the settings of divisions as of a draft
    size INTEGER NOT NULL,                  -- players of a division
    movers INTEGER NOT NULL                 -- how many go up and down
) STRICT;

CREATE INDEX leagues_of_guild ON leagues (guild_id);

CREATE TABLE league_seasons (
    id INTEGER PRIMARY KEY,
    league_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('gathering', 'starting', 'running')),
    created_at TEXT NOT NULL,
    known INTEGER NOT NULL,                 -- players of the season before, who are asked
    posted INTEGER NOT NULL                 -- messages sent that ask them
) STRICT;

CREATE INDEX seasons_of_league ON league_seasons (league_id);

CREATE TABLE league_players (
    season_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    level INTEGER NOT NULL,                 -- the division; 0: below all others
    place INTEGER NOT NULL,                 -- on the ladder within it
    answer TEXT NOT NULL CHECK (answer IN ('asked', 'in', 'out')),
    PRIMARY KEY (season_id, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX seasons_of_person ON league_players (user_id);

CREATE TABLE league_divisions (
    season_id INTEGER NOT NULL,
    level INTEGER NOT NULL,
    tournament_id INTEGER NOT NULL,
    PRIMARY KEY (season_id, level)
) STRICT, WITHOUT ROWID;
