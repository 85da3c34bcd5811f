-- Analyses of finished games, each from the viewpoint of those who may read it.

CREATE TABLE analyses (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    viewpoint TEXT NOT NULL,            -- a player, 'public', or '' for everybody
    state TEXT NOT NULL,                -- of the record that was analysed
    analysed TEXT NOT NULL,             -- JSON
    PRIMARY KEY (table_id, viewpoint)
) STRICT, WITHOUT ROWID;
