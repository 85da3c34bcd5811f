-- Users who want a weekly digest, and when it is due.

CREATE TABLE digests (
    user_id BIGINT PRIMARY KEY,
    since TEXT COLLATE "C" NOT NULL,   -- when the last one was made, or when it was switched on
    due TEXT COLLATE "C" NOT NULL
);

CREATE INDEX digests_due ON digests (due);
