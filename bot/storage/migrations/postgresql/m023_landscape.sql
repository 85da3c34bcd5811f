-- Users' choice between portrait and landscape for the pictures that only they see.

ALTER TABLE people ADD COLUMN landscape BIGINT NOT NULL DEFAULT 0;  -- 1: in landscape
