-- The finished games of matches that are played over several (JSON).

ALTER TABLE tournament_venues ADD COLUMN games TEXT COLLATE "C" NOT NULL DEFAULT '[]';
