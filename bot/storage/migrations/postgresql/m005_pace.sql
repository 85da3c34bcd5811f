-- The clocks of awaited players, and the default terms of a server.

ALTER TABLE seats ADD COLUMN clock TEXT COLLATE "C";  -- JSON, see bot.core.clock
ALTER TABLE seats ADD COLUMN due_at TEXT COLLATE "C";  -- when this clock has to be looked at again
ALTER TABLE seats ADD COLUMN lapses BIGINT NOT NULL DEFAULT 0;
CREATE INDEX seats_due ON seats (due_at) WHERE due_at IS NOT NULL;
-- The clocks of those who are awaited now have run since their wait began.
UPDATE seats SET due_at = waiting_since, clock = '{"decision":' || wait
    || ',"since":"' || waiting_since || '","due":"' || waiting_since || '"}'
    WHERE wait IS NOT NULL AND user_id IS NOT NULL AND resigned_after IS NULL;

ALTER TABLE servers ADD COLUMN pace BIGINT;  -- hours; 0: no limit; NULL: nothing chosen
ALTER TABLE servers ADD COLUMN overdue TEXT COLLATE "C";
ALTER TABLE servers ADD COLUMN rated BIGINT;
