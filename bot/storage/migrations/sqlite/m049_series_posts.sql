-- Standings of series that were shown to everybody in a channel, and are kept up to date.

CREATE TABLE series_posts (
    message_id INTEGER PRIMARY KEY,
    channel_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    series_id INTEGER NOT NULL,
    page INTEGER NOT NULL,
    language TEXT NOT NULL,
    wanted INTEGER NOT NULL DEFAULT 1,  -- counts the changes of the standings
    shown INTEGER NOT NULL DEFAULT 0    -- the last one of them that the message shows
) STRICT;

CREATE INDEX series_posts_of ON series_posts (series_id);

CREATE INDEX series_posts_stale ON series_posts (guild_id) WHERE shown < wanted;
