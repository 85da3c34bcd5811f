-- Threads of matches to be archived, and the members added to them.

CREATE TABLE tournament_threads (
    thread_id INTEGER PRIMARY KEY,
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    archived INTEGER NOT NULL           -- since the last match there is over
) STRICT;

CREATE INDEX open_tournament_threads ON tournament_threads (thread_id)
    WHERE archived = 0;

CREATE TABLE tournament_thread_members (
    thread_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    PRIMARY KEY (thread_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX tournament_threads_of_person ON tournament_thread_members (user_id);

INSERT INTO tournament_threads (thread_id, tournament_id, archived)
    SELECT DISTINCT thread_id, tournament_id, 0
    FROM tournament_venues JOIN tournaments ON id = tournament_id
    WHERE thread_id IS NOT NULL AND status IN ('signup', 'checkin', 'running');
