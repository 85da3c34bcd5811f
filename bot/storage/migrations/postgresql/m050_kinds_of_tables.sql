-- The kinds of tables. Tutorials were those on no server; only tournaments limited absences.

ALTER TABLE tables ADD COLUMN kind TEXT COLLATE "C" NOT NULL DEFAULT 'ordinary'
    CHECK (kind IN ('ordinary', 'tutorial', 'tournament'));

UPDATE tables SET kind = 'tournament' WHERE terms::json ->> 'holidays' IS NOT NULL;
UPDATE tables SET kind = 'tutorial' WHERE guild_id = 0;
