-- The finished games of matches that are played over several (JSON).

ALTER TABLE tournament_venues ADD COLUMN games TEXT NOT NULL DEFAULT '[]';
