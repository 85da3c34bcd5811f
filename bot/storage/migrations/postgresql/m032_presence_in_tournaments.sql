-- Why entrants are out, who is disqualified, and players asked whether they are there.

ALTER TABLE tournaments ADD COLUMN disqualified TEXT COLLATE "C" NOT NULL DEFAULT '[]';

ALTER TABLE tournament_people ADD COLUMN out TEXT COLLATE "C";

ALTER TABLE tournament_venues ADD COLUMN asked BIGINT;

ALTER TABLE tournament_venues ADD COLUMN present BIGINT NOT NULL DEFAULT 0;

ALTER TABLE tournament_venues ADD COLUMN ask_until TEXT COLLATE "C";
