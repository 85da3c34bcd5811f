-- Why entrants are out, who is disqualified, and players asked whether they are there.

ALTER TABLE tournaments ADD COLUMN disqualified TEXT NOT NULL DEFAULT '[]';

ALTER TABLE tournament_people ADD COLUMN out TEXT;

ALTER TABLE tournament_venues ADD COLUMN asked INTEGER;

ALTER TABLE tournament_venues ADD COLUMN present INTEGER NOT NULL DEFAULT 0;

ALTER TABLE tournament_venues ADD COLUMN ask_until TEXT;
