-- The helpers of a tournament who may see to results and pairings only (JSON).

ALTER TABLE tournaments ADD COLUMN results_only TEXT COLLATE "C" NOT NULL DEFAULT '[]';
