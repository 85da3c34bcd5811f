-- The host's note to all tables, and the messages that show it.

CREATE TABLE maintenance (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    text TEXT NOT NULL,
    at TEXT NOT NULL,
    withdrawn INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE maintenance_messages (
    channel_id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    maintenance_id INTEGER NOT NULL,
    message_id INTEGER                  -- NULL: it could not be posted there
) STRICT;
