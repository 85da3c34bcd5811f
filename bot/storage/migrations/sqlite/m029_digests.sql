-- Users who want a weekly digest, and when it is due.

CREATE TABLE digests (
    user_id INTEGER PRIMARY KEY,
    since TEXT NOT NULL,                -- when the last one was made, or when it was switched on
    due TEXT NOT NULL
) STRICT;

CREATE INDEX digests_due ON digests (due);
