-- The last tables that somebody has opened on a server.

CREATE INDEX tables_of_host ON tables (guild_id, host_id, id);
