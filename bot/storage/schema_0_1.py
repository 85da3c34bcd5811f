"""The schema of version 0.1.0. It was released, so nothing here changes.

Times are ISO 8601 in UTC, ids are Discord's, and columns of JSON say so.
"""

from __future__ import annotations

from sqlite_utils import Database
from sqlite_utils.migrations import Migrations

migrations = Migrations("civitas")


def run(db: Database, *statements: str) -> None:
    """Execute SQL statements one after another."""
    for statement in statements:
        db.execute(statement)


@migrations()
def m001_tables_seats_answers_events(db: Database) -> None:
    """Tables, their seats, the stored game, and the append-only answers and events."""
    run(
        db,
        """
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
        ) STRICT
        """,
        """
        CREATE UNIQUE INDEX one_active_table_per_channel ON tables (channel_id)
            WHERE status IN ('lobby', 'playing')
        """,
        "CREATE INDEX tables_of_channel ON tables (channel_id)",
        "CREATE INDEX active_tables ON tables (id) WHERE status IN ('lobby', 'playing')",
        "CREATE INDEX untold_tables ON tables (id) WHERE shown < version",
        """
        CREATE TABLE games (
            table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
            dump TEXT NOT NULL                  -- JSON, as Game.dump writes it
        ) STRICT
        """,
        """
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
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX seats_of_user ON seats (user_id)",
        """
        CREATE INDEX seats_to_ping ON seats (table_id)
            WHERE wait IS NOT NULL AND wait IS NOT pinged
        """,
        """
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
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE events (
            table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,            -- 0, 1, 2 … without a gap
            event TEXT NOT NULL,                -- JSON, with everything hidden in it
            PRIMARY KEY (table_id, number)
        ) STRICT, WITHOUT ROWID
        """,
    )


@migrations()
def m002_notices_and_calls(db: Database) -> None:
    """Notices of lost channels and closed DMs, and the messages that notify players."""
    run(
        db,
        # whether those seated know that the bot cannot show the table in its channel
        "ALTER TABLE tables ADD COLUMN lost_told INTEGER NOT NULL DEFAULT 0",
        # whether this player is still to be told that direct messages do not arrive
        "ALTER TABLE seats ADD COLUMN dm_news INTEGER NOT NULL DEFAULT 0",
        # the message that called this player within a turn; deleted when the wait is over
        "ALTER TABLE seats ADD COLUMN call_channel_id INTEGER",
        "ALTER TABLE seats ADD COLUMN call_message_id INTEGER",
    )


@migrations()
def m003_servers(db: Database) -> None:
    """Settings of each Discord server for the tables opened there."""
    run(
        db,
        """
        CREATE TABLE servers (
            guild_id INTEGER PRIMARY KEY,
            language TEXT,                      -- of its public messages; NULL: that of Discord
            theme TEXT                          -- of its pictures; NULL: dark
        ) STRICT
        """,
    )


@migrations()
def m004_computers_terms_undo(db: Database) -> None:
    """Seats without a person, the terms of a table, and undo."""
    run(
        db,
        "ALTER TABLE tables ADD COLUMN terms TEXT NOT NULL DEFAULT '{}'",  # JSON: bot.core.terms
        # how often answers were taken back: events with the same numbers were others before
        "ALTER TABLE tables ADD COLUMN rewound INTEGER NOT NULL DEFAULT 0",
        # how many events there had been before this answer; NULL: not noted
        "ALTER TABLE answers ADD COLUMN events INTEGER",
        """
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
        ) STRICT, WITHOUT ROWID
        """,
        """
        INSERT INTO new_seats SELECT table_id, player, user_id, name, NULL, resigned_after, agreed,
            wait, waiting_since, pinged, dm_channel_id, dm_message_id, dm_version, dm_closed,
            dm_news, call_channel_id, call_message_id FROM seats
        """,
        "DROP TABLE seats",
        "ALTER TABLE new_seats RENAME TO seats",
        "CREATE INDEX seats_of_user ON seats (user_id)",
        """
        CREATE INDEX seats_to_ping ON seats (table_id)
            WHERE wait IS NOT NULL AND wait IS NOT pinged
        """,
    )


@migrations()
def m006_motions(db: Database) -> None:
    """Questions to the others at a table, with the answer of each."""
    run(
        db,
        """
        CREATE TABLE motions (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            kind TEXT NOT NULL,
            asker INTEGER,                      -- who asked; NULL: the bot did
            at TEXT NOT NULL,
            about TEXT NOT NULL,                -- JSON, what else belongs to this kind
            agreed TEXT NOT NULL,               -- JSON, a list of Discord ids
            refused TEXT NOT NULL,              -- JSON, a list of Discord ids
            outcome TEXT CHECK (outcome IN ('passed', 'refused', 'withdrawn', 'lapsed')),
            version INTEGER NOT NULL,           -- rises with every change
            shown INTEGER NOT NULL,             -- the version that people have seen
            channel_id INTEGER,
            message_id INTEGER
        ) STRICT
        """,
        "CREATE INDEX unsettled_motions ON motions (table_id) WHERE outcome IS NULL"
        " OR shown < version",
    )


@migrations()
def m008_seating(db: Database) -> None:
    """Seats that change hands, invitations, rematches, and watchers of tables."""
    run(
        db,
        "ALTER TABLE tables ADD COLUMN guests TEXT NOT NULL DEFAULT '[]'",  # JSON: bot.core.offers
        # JSON, Discord ids: in which order these people sit
        "ALTER TABLE tables ADD COLUMN places TEXT NOT NULL DEFAULT '[]'",
        "ALTER TABLE tables ADD COLUMN rematch_of INTEGER",
        "CREATE INDEX rematches ON tables (rematch_of) WHERE rematch_of IS NOT NULL",
        "ALTER TABLE seats ADD COLUMN sitter_id INTEGER",  # who sees and answers here for a while
        "ALTER TABLE seats ADD COLUMN sitter_name TEXT",
        "ALTER TABLE seats ADD COLUMN sitter_until TEXT",
        "ALTER TABLE seats ADD COLUMN offer TEXT",  # JSON: bot.core.offers; NULL: not offered
        # whether this person has left the server
        "ALTER TABLE seats ADD COLUMN gone INTEGER NOT NULL DEFAULT 0",
        "CREATE INDEX sitters ON seats (sitter_id) WHERE sitter_id IS NOT NULL",
        """
        CREATE TABLE former_players (           -- who has seen the hand of a seat, but does no more
            id INTEGER PRIMARY KEY,
            table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            player TEXT NOT NULL,
            user_id INTEGER NOT NULL,
            name TEXT NOT NULL,
            successor TEXT,                     -- the next one's name; NULL: it was a sitter
            at TEXT NOT NULL
        ) STRICT
        """,
        "CREATE INDEX former_players_of_table ON former_players (table_id)",
        """
        CREATE TABLE leftovers (                -- messages that are still to be taken away
            channel_id INTEGER NOT NULL,
            message_id INTEGER NOT NULL,
            table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            said TEXT,                          -- JSON, what is said instead; NULL: nothing
            PRIMARY KEY (channel_id, message_id)
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX leftovers_of_table ON leftovers (table_id)",
        """
        CREATE TABLE watchers (
            table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            user_id INTEGER NOT NULL,
            often INTEGER NOT NULL,             -- whether at each turn; else at the end only
            language TEXT NOT NULL,
            told INTEGER,                       -- the page of the game that they know of
            channel_id INTEGER,
            message_id INTEGER,                 -- the newest direct message about it
            PRIMARY KEY (table_id, user_id)
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX watched_by ON watchers (user_id)",
    )


@migrations()
def m012_computers(db: Database) -> None:
    """Decisions made by a computer for a person, and seats with a computer to move."""
    run(
        db,
        # the number of the decision that a computer makes for this person, just this once
        "ALTER TABLE seats ADD COLUMN stand_in INTEGER",
        """
        CREATE INDEX seats_to_be_played ON seats (table_id) WHERE wait IS NOT NULL
            AND (computer IS NOT NULL OR resigned_after IS NOT NULL OR stand_in IS NOT NULL)
        """,
    )


@migrations()
def m009_orders_tutorials(db: Database) -> None:
    """Standing orders, and the progress of tutorials."""
    run(
        db,
        """
        CREATE TABLE standing_orders (
            table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            user_id INTEGER NOT NULL,
            kind TEXT NOT NULL,
            rule TEXT NOT NULL,
            until INTEGER,                      -- the turn with which it ends; NULL: none
            PRIMARY KEY (table_id, user_id, kind)
        ) STRICT, WITHOUT ROWID
        """,
        # the kind of the standing order by which this answer was given
        "ALTER TABLE answers ADD COLUMN by_order TEXT",
        """
        CREATE TABLE tutorials (
            table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
            told TEXT NOT NULL,                 -- JSON, the lessons so far
            now TEXT NOT NULL,                  -- JSON, those that are being shown
            answers INTEGER NOT NULL            -- how many answers there were when they began to be
        ) STRICT
        """,
    )


@migrations()
def m011_ratings(db: Database) -> None:
    """Results of games, and the ratings that follow from them."""
    run(
        db,
        """
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
        ) STRICT
        """,
        """
        CREATE INDEX results_of_game
            ON results (guild_id, game_name, uncounted, reason, seats, seconds, turns)
        """,
        "CREATE INDEX rated_results ON results (guild_id, game_name) WHERE uncounted IS NULL",
        """
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
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX outcomes_of_person ON outcomes (user_id, guild_id, game_name, number)",
        """
        CREATE TABLE ratings (                  -- after the last rated game
            guild_id INTEGER NOT NULL,
            game_name TEXT NOT NULL,
            user_id INTEGER NOT NULL,
            name TEXT NOT NULL,
            mu REAL NOT NULL,
            sigma REAL NOT NULL,
            games INTEGER NOT NULL,
            PRIMARY KEY (guild_id, game_name, user_id)
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX leaders ON ratings (guild_id, game_name, mu)",
    )


@migrations()
def m005_pace(db: Database) -> None:
    """The clocks of awaited players, and the default terms of a server."""
    run(
        db,
        "ALTER TABLE seats ADD COLUMN clock TEXT",  # JSON, see bot.core.clock
        "ALTER TABLE seats ADD COLUMN due_at TEXT",  # when this clock has to be looked at again
        "ALTER TABLE seats ADD COLUMN lapses INTEGER NOT NULL DEFAULT 0",
        "CREATE INDEX seats_due ON seats (due_at) WHERE due_at IS NOT NULL",
        # The clocks of those who are awaited now have run since their wait began.
        """
        UPDATE seats SET due_at = waiting_since, clock = json_object(
            'decision', wait, 'since', waiting_since, 'due', waiting_since
        ) WHERE wait IS NOT NULL AND user_id IS NOT NULL AND resigned_after IS NULL
        """,
        "ALTER TABLE servers ADD COLUMN pace INTEGER",  # hours; 0: no limit; NULL: nothing chosen
        "ALTER TABLE servers ADD COLUMN overdue TEXT",
        "ALTER TABLE servers ADD COLUMN rated INTEGER",
    )


@migrations()
def m007_people(db: Database) -> None:
    """Users' settings and absences."""
    run(
        db,
        """
        CREATE TABLE people (
            user_id INTEGER PRIMARY KEY,
            notify TEXT NOT NULL CHECK (notify IN ('channel', 'dm', 'both', 'neither')),
            quiet_from INTEGER,                 -- minutes after midnight; NULL: no quiet hours
            quiet_to INTEGER,
            zone TEXT,                          -- a name of the time zone database
            locale TEXT                         -- in which this person uses Discord
        ) STRICT
        """,
        """
        CREATE TABLE absences (
            id INTEGER PRIMARY KEY,
            user_id INTEGER NOT NULL,
            begins TEXT NOT NULL,
            ends TEXT NOT NULL
        ) STRICT
        """,
        "CREATE INDEX absences_of ON absences (user_id, ends)",
    )


@migrations()
def m010_tournaments(db: Database) -> None:
    """Tournaments: entrants, venues of matches, actions of organisers, messages."""
    run(
        db,
        """
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
        ) STRICT
        """,
        "CREATE INDEX tournaments_of_guild ON tournaments (guild_id)",
        """
        CREATE INDEX active_tournaments ON tournaments (status)
            WHERE status IN ('signup', 'checkin', 'running')
        """,
        "CREATE INDEX unsettled_tournaments ON tournaments (id) WHERE settled < version",
        """
        CREATE TABLE tournament_people (
            tournament_id INTEGER NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,            -- of the entrant
            user_id INTEGER NOT NULL,
            checked_in INTEGER NOT NULL,
            missed INTEGER NOT NULL,            -- matches in a row to which they did not come
            instead_of INTEGER,                 -- whom they have replaced
            PRIMARY KEY (tournament_id, number)
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX tournaments_of_person ON tournament_people (user_id)",
        """
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
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE INDEX tournament_of_table ON tournament_venues (table_id)
            WHERE table_id IS NOT NULL
        """,
        """
        CREATE TABLE tournament_acts (          -- what organisers did, in order
            id INTEGER PRIMARY KEY,
            tournament_id INTEGER NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
            at TEXT NOT NULL,
            by INTEGER,                         -- NULL: it happened by itself
            kind TEXT NOT NULL,
            about TEXT NOT NULL,                -- JSON, with what is needed to take it back
            taken_back_by INTEGER
        ) STRICT
        """,
        "CREATE INDEX acts_of_tournament ON tournament_acts (tournament_id)",
        """
        CREATE TABLE tournament_messages (      -- what was said, each once
            tournament_id INTEGER NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
            key TEXT NOT NULL,
            channel_id INTEGER NOT NULL,
            message_id INTEGER NOT NULL,
            PRIMARY KEY (tournament_id, key)
        ) STRICT, WITHOUT ROWID
        """,
    )


@migrations()
def m013_privacy(db: Database) -> None:
    """Pending requests to be forgotten, and an index of ended tables by age."""
    run(
        db,
        """
        CREATE TABLE forgetting (
            user_id INTEGER PRIMARY KEY,
            locale TEXT,                        -- in which they are told; NULL: it is not known
            asked_at TEXT NOT NULL
        ) STRICT
        """,
        "CREATE INDEX ended_tables ON tables (ended_at) WHERE status IN ('over', 'ended')",
    )


@migrations()
def m014_tournament_drafts(db: Database) -> None:
    """Drafts of tournaments that have not been opened yet."""
    run(
        db,
        """
        CREATE TABLE tournament_drafts (
            guild_id INTEGER NOT NULL,
            user_id INTEGER NOT NULL,
            chosen TEXT NOT NULL,               -- JSON
            PRIMARY KEY (guild_id, user_id)
        ) STRICT, WITHOUT ROWID
        """,
    )


@migrations()
def m015_rules(db: Database) -> None:
    """The version of the rules that last read all active games."""
    run(
        db,
        "CREATE TABLE rules (id INTEGER PRIMARY KEY, fingerprint TEXT NOT NULL) STRICT",
    )
