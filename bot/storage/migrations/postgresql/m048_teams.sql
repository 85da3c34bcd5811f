-- Tournaments of teams: two people for one entrant, and those who have no partner yet (JSON).

ALTER TABLE tournaments ADD COLUMN singles TEXT COLLATE "C" NOT NULL DEFAULT '[]';

ALTER TABLE tournament_people ADD COLUMN member BIGINT NOT NULL DEFAULT 1;

ALTER TABLE tournament_people ADD COLUMN name TEXT COLLATE "C" NOT NULL DEFAULT '';

ALTER TABLE tournament_people DROP CONSTRAINT tournament_people_pkey;

ALTER TABLE tournament_people ADD PRIMARY KEY (tournament_id, number, member);
