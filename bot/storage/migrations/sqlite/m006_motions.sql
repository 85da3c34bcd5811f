-- Questions to the others at a table, with the answer of each.

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
) STRICT;

CREATE INDEX unsettled_motions ON motions (table_id) WHERE outcome IS NULL OR shown < version;
