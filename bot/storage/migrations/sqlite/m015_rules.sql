-- The version of the rules that last read all active games.

CREATE TABLE rules (id INTEGER PRIMARY KEY, fingerprint TEXT NOT NULL) STRICT;
