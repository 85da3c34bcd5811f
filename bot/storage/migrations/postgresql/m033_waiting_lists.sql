-- The users who wait for a place in a tournament that is full, in order (JSON).

ALTER TABLE tournaments ADD COLUMN waiting TEXT COLLATE "C" NOT NULL DEFAULT '[]';
