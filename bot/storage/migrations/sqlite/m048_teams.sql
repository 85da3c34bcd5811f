-- Tournaments of teams: two people for one entrant, and those who have no partner yet (JSON).

ALTER TABLE tournaments ADD COLUMN singles TEXT NOT NULL DEFAULT '[]';

CREATE TABLE members_of_entrants (
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,            -- of the entrant
    user_id INTEGER NOT NULL,
    checked_in INTEGER NOT NULL,
    missed INTEGER NOT NULL,            -- matches in a row to which they did not come
    instead_of INTEGER,                 -- whom they have replaced
    out TEXT,
    member INTEGER NOT NULL DEFAULT 1,  -- the place in the team
    name TEXT NOT NULL DEFAULT '',      -- in a team, at entry
    PRIMARY KEY (tournament_id, number, member)
) STRICT, WITHOUT ROWID;

INSERT INTO members_of_entrants
    (tournament_id, number, user_id, checked_in, missed, instead_of, out)
    SELECT tournament_id, number, user_id, checked_in, missed, instead_of, out
    FROM tournament_people;

DROP TABLE tournament_people;

ALTER TABLE members_of_entrants RENAME TO tournament_people;

CREATE INDEX tournaments_of_person ON tournament_people (user_id);
