-- Users' own choices for the pictures that only they see.

ALTER TABLE people ADD COLUMN theme TEXT;  -- NULL: that of the server
ALTER TABLE people ADD COLUMN still INTEGER NOT NULL DEFAULT 0;  -- 1: no animations
