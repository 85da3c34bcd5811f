-- Standing orders, and the progress of tutorials.

CREATE TABLE standing_orders (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    rule TEXT NOT NULL,
    until INTEGER,                      -- the turn with which it ends; NULL: none
    PRIMARY KEY (table_id, user_id, kind)
) STRICT, WITHOUT ROWID;
-- the kind of the standing order by which this answer was given
ALTER TABLE answers ADD COLUMN by_order TEXT;

CREATE TABLE tutorials (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    told TEXT NOT NULL,                 -- JSON, the lessons so far
    now TEXT NOT NULL,                  -- JSON, those that are being shown
    answers INTEGER NOT NULL            -- how many answers there were when they began to be
) STRICT;
