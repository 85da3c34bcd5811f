-- Pending requests to be forgotten, and an index of ended tables by age.

CREATE TABLE forgetting (
    user_id BIGINT PRIMARY KEY,
    locale TEXT COLLATE "C",            -- in which they are told; NULL: it is not known
    asked_at TEXT COLLATE "C" NOT NULL
);

CREATE INDEX ended_tables ON tables (ended_at) WHERE status IN ('over', 'ended');
