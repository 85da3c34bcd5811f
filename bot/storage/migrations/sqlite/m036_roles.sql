-- The roles that the bot has given to participants and winners of tournaments.

CREATE TABLE tournament_roles (
    tournament_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    role_id INTEGER NOT NULL,
    PRIMARY KEY (tournament_id, user_id, role_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX tournament_roles_of_person ON tournament_roles (user_id);
