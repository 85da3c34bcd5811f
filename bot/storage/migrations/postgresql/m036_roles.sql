-- The roles that the bot has given to participants and winners of tournaments.

CREATE TABLE tournament_roles (
    tournament_id BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    role_id BIGINT NOT NULL,
    PRIMARY KEY (tournament_id, user_id, role_id)
);

CREATE INDEX tournament_roles_of_person ON tournament_roles (user_id);
