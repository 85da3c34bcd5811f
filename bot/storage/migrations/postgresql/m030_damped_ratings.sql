-- Games of the same people count for less, and a place on the leaderboard takes several opponents.

ALTER TABLE outcomes ADD COLUMN weight DOUBLE PRECISION;            -- of the game for this player; NULL: in full, as
                                                    -- it ended before games were weighed
ALTER TABLE outcomes ADD COLUMN opponents BIGINT;      -- different ones in rated games so far
ALTER TABLE ratings ADD COLUMN opponents BIGINT NOT NULL DEFAULT 0;

UPDATE outcomes SET opponents = (
    SELECT count(DISTINCT other.user_id)
    FROM outcomes AS own
    JOIN outcomes AS other ON other.table_id = own.table_id AND other.side != own.side
    WHERE own.user_id = outcomes.user_id AND own.guild_id = outcomes.guild_id
        AND own.game_name = outcomes.game_name AND own.number <= outcomes.number
        AND own.mu IS NOT NULL
) WHERE mu IS NOT NULL;

UPDATE ratings SET opponents = coalesce((
    SELECT outcomes.opponents FROM outcomes
    WHERE outcomes.user_id = ratings.user_id AND outcomes.guild_id = ratings.guild_id
        AND outcomes.game_name = ratings.game_name AND outcomes.mu IS NOT NULL
    ORDER BY outcomes.number DESC LIMIT 1
), 0);

CREATE INDEX recent_results ON results (guild_id, game_name, ended_at) WHERE uncounted IS NULL;
