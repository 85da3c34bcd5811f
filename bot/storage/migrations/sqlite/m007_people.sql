-- Users' settings and absences.

CREATE TABLE people (
    user_id INTEGER PRIMARY KEY,
    notify TEXT NOT NULL CHECK (notify IN ('channel', 'dm', 'both', 'neither')),
    quiet_from INTEGER,                 -- minutes after midnight; NULL: no quiet hours
    quiet_to INTEGER,
    zone TEXT,                          -- a name of the time zone database
    locale TEXT                         -- in which this person uses Discord
) STRICT;

CREATE TABLE absences (
    id INTEGER PRIMARY KEY,
    user_id INTEGER NOT NULL,
    begins TEXT NOT NULL,
    ends TEXT NOT NULL
) STRICT;

CREATE INDEX absences_of ON absences (user_id, ends);
