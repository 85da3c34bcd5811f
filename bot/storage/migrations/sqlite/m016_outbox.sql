-- Messages being sent, and the known channels of direct messages.

CREATE TABLE sendings (                 -- begun, and not noted as sent
    key TEXT PRIMARY KEY,               -- for what, and where it stands
    number INTEGER NOT NULL             -- of which the nonce is made
) STRICT;

CREATE TABLE outbox (id INTEGER PRIMARY KEY, last INTEGER NOT NULL) STRICT;

CREATE TABLE dm_channels (
    user_id INTEGER PRIMARY KEY,
    channel_id INTEGER NOT NULL
) STRICT;

INSERT INTO dm_channels SELECT user_id, max(dm_channel_id) FROM seats
    WHERE user_id IS NOT NULL AND sitter_id IS NULL AND dm_channel_id IS NOT NULL
    GROUP BY user_id;

INSERT INTO dm_channels SELECT user_id, max(channel_id) FROM watchers
    WHERE channel_id IS NOT NULL AND user_id NOT IN (SELECT user_id FROM dm_channels)
    GROUP BY user_id;
