-- Notices of lost channels and closed DMs, and the messages that notify players.

-- whether those seated know that the bot cannot show the table in its channel
ALTER TABLE tables ADD COLUMN lost_told BIGINT NOT NULL DEFAULT 0;
-- whether this player is still to be told that direct messages do not arrive
ALTER TABLE seats ADD COLUMN dm_news BIGINT NOT NULL DEFAULT 0;
-- the message that called this player within a turn; deleted when the wait is over
ALTER TABLE seats ADD COLUMN call_channel_id BIGINT;
ALTER TABLE seats ADD COLUMN call_message_id BIGINT;
