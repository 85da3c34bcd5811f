-- Analyses of finished games, each from the viewpoint of those who may read it.

CREATE TABLE analyses (
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    viewpoint TEXT COLLATE "C" NOT NULL,  -- a player, 'public', or '' for everybody
    state TEXT COLLATE "C" NOT NULL,      -- of the record that was analysed
    analysed TEXT COLLATE "C" NOT NULL,   -- JSON
    PRIMARY KEY (table_id, viewpoint)
);
