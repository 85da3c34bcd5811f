-- Lobbies: when their players last pressed something, what is asked and told, and what is due.

ALTER TABLE seats ADD COLUMN seen_at TEXT;
ALTER TABLE tables ADD COLUMN gathering TEXT;
ALTER TABLE tables ADD COLUMN lobby_due TEXT;

CREATE INDEX lobbies_due ON tables (lobby_due) WHERE lobby_due IS NOT NULL;
