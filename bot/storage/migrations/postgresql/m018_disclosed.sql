-- An answer's disclosure of hidden information; NULL: unknown, so it may have.

ALTER TABLE answers ADD COLUMN disclosed BIGINT;
