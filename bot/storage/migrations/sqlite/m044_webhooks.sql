-- Webhooks of tournaments: where results are posted, and those that are still to be posted.

CREATE TABLE tournament_webhooks (
    tournament_id INTEGER PRIMARY KEY,
    url TEXT NOT NULL,
    secret TEXT NOT NULL,
    error TEXT,                         -- of the last delivery; NULL: it was accepted
    failed_at TEXT,
    given_up INTEGER NOT NULL DEFAULT 0  -- the number of events never accepted
) STRICT;

CREATE TABLE tournament_webhook_outbox (
    id INTEGER PRIMARY KEY,
    tournament_id INTEGER NOT NULL,
    delivery TEXT NOT NULL,             -- unique; the receiver's way to recognise it
    kind TEXT NOT NULL,
    about TEXT NOT NULL,                -- JSON, without names
    made_at TEXT NOT NULL
) STRICT;

CREATE INDEX webhook_outbox_of ON tournament_webhook_outbox (tournament_id, id);
