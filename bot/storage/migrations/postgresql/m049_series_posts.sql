-- Standings of series that were shown to everybody in a channel, and are kept up to date.

CREATE TABLE series_posts (
    message_id BIGINT PRIMARY KEY,
    channel_id BIGINT NOT NULL,
    guild_id BIGINT NOT NULL,
    series_id BIGINT NOT NULL,
    page BIGINT NOT NULL,
    language TEXT COLLATE "C" NOT NULL,
    wanted BIGINT NOT NULL DEFAULT 1,  -- counts the changes of the standings
    shown BIGINT NOT NULL DEFAULT 0    -- the last one of them that the message shows
);

CREATE INDEX series_posts_of ON series_posts (series_id);

CREATE INDEX series_posts_stale ON series_posts (guild_id) WHERE shown < wanted;
