-- Standing orders, and the progress of tutorials.

CREATE TABLE standing_orders (
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user_id BIGINT NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    rule TEXT COLLATE "C" NOT NULL,
    until BIGINT,                       -- the turn with which it ends; NULL: none
    PRIMARY KEY (table_id, user_id, kind)
);
-- the kind of the standing order by which this answer was given
ALTER TABLE answers ADD COLUMN by_order TEXT COLLATE "C";

CREATE TABLE tutorials (
    table_id BIGINT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    told TEXT COLLATE "C" NOT NULL,     -- JSON, the lessons so far
    now TEXT COLLATE "C" NOT NULL,      -- JSON, those that are being shown
    answers BIGINT NOT NULL             -- how many answers there were when they began to be
);
