-- Seats without a person, the terms of a table, and undo.

ALTER TABLE tables ADD COLUMN terms TEXT COLLATE "C" NOT NULL DEFAULT '{}';  -- JSON: bot.core.terms
-- how often answers were taken back: events with the same numbers were others before
ALTER TABLE tables ADD COLUMN rewound BIGINT NOT NULL DEFAULT 0;
-- how many events there had been before this answer; NULL: not noted
ALTER TABLE answers ADD COLUMN events BIGINT;

ALTER TABLE seats ALTER COLUMN user_id DROP NOT NULL;  -- NULL: a computer player
-- the level at which a computer plays here
ALTER TABLE seats ADD COLUMN computer TEXT COLLATE "C";
