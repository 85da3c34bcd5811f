-- Decisions made by a computer for a person, and seats with a computer to move.

-- the number of the decision that a computer makes for this person, just this once
ALTER TABLE seats ADD COLUMN stand_in BIGINT;

CREATE INDEX seats_to_be_played ON seats (table_id) WHERE wait IS NOT NULL
    AND (computer IS NOT NULL OR resigned_after IS NOT NULL OR stand_in IS NOT NULL);
