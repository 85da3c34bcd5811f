# Tournaments as their organisers see them: arranging one, and all that can be done in it.

## Arranging one

tournament-draft-title =
    ## 🏆 { $name }
    Nobody sees this yet. Choose what you like, then open sign-up; all of it has a good default.
tournament-draft-people = 👥 { $min } to { $max } people; sign-up is open for { $time }
tournament-draft-no-round-limit = 📅 No time limit per round
tournament-channel = 📣 In { $channel }
tournament-tab-play-button = Format
tournament-tab-time-button = Time
tournament-tab-people-button = People and place
tournament-open-button = Open sign-up
tournament-discard-button = Discard
tournament-discarded = Discarded. { COMMAND("tournament create") } begins anew.
tournament-opened = ✅ **{ $name }** is open for sign-up in { $channel }. Everything goes on by itself from here; what you can still do is under **Organise…**.
tournament-seeding-rating-button = Seed by rating
tournament-seeding-random-button = Seed at random
tournament-third-place-yes-button = Play for third place
tournament-third-place-no-button = No match for third place
tournament-new-game-placeholder = Game
tournament-new-variant-placeholder = How it is dealt
tournament-new-format-placeholder = Format
tournament-new-seats-placeholder = People at a table
tournament-new-rounds-placeholder = Rounds
tournament-new-legs-placeholder = How often everyone meets everyone
tournament-new-groups-placeholder = Groups
tournament-new-advance-placeholder = How many go on
tournament-new-sign-up-hours-placeholder = How long sign-up is open
tournament-new-pace-placeholder = Time per decision
tournament-new-overdue-placeholder = Whoever takes longer for a decision …
tournament-new-round-hours-placeholder = Time per round
tournament-new-at-deadline-placeholder = Games that are not over at the end of the round
tournament-new-min-people-placeholder = How many it takes to begin
tournament-new-max-people-placeholder = How many there is room for
tournament-new-check-in-placeholder = Check-in
tournament-new-check-in-hours-placeholder = How long check-in is open
tournament-new-role-id-placeholder = Everybody can join; choose a role to restrict that
tournament-new-channel-id-placeholder = Channel of the tournament
tournament-new-language-placeholder = Language of its messages
tournament-new-seats =
    { $count ->
        [2] Tables of two
       *[other] Tables of { $count }
    }
tournament-new-rounds =
    { $count ->
        [0] As many rounds as it takes
        [one] { $count } round
       *[other] { $count } rounds
    }
tournament-new-legs =
    { $count ->
        [one] Everyone meets everyone once
       *[other] Everyone meets everyone twice
    }
tournament-new-groups =
    { $count ->
        [0] Groups of about four
       *[other] { $count } groups
    }
tournament-new-advance =
    { $count ->
        [0] As many go on as is usual
        [one] The first one goes on
       *[other] The first { $count } go on
    }
tournament-new-sign-up-hours = Sign-up is open for { $time }
tournament-new-round-hours =
    { $count ->
        [0] No time limit per round
       *[other] { $time } per round
    }
tournament-new-check-in-hours = Check-in is open for { $time }
tournament-new-overdue = Too slow with a decision: { $rule }
tournament-new-at-deadline = Games that are not over by then: { $rule }
tournament-new-pace =
    { $pace ->
        [0] No time limit per decision
       *[other] { $time } per decision
    }
tournament-new-min-people = { $count } people at least
tournament-new-max-people = { $count } people at most
tournament-check-in-none = No check-in
tournament-check-in-first = Check-in before the first round
tournament-check-in-each = Check-in before every round
refused-tournament-no-draft = There is nothing left to arrange here: it was opened or discarded. { COMMAND("tournament create") } begins anew.
refused-tournament-channel-kind = A tournament needs a text or announcement channel, as each match gets a thread there; { $channel } is neither. Choose another one, or use the command in another one.
refused-tournament-channel-closed = In { $channel } I need to see the channel, send messages, attach files, create public threads and send messages in them. Somebody with Manage Channels can allow it. Or choose another channel.

## Organising

tournament-start-button = Begin now
tournament-pause-button = Pause
tournament-resume-button = Resume
tournament-cancel-button = Cancel tournament…
tournament-undo-button = Take back…
tournament-people-button = Players…
tournament-result-button = Results…
tournament-edit-button = Deadline, channel, helpers…
tournament-announce-button = Announce…
tournament-log-button = Log
tournament-export-button = Export
tournament-ask-start =
    { $status ->
        [checkin] Close check-in for **{ $name }** now? { $missing ->
            [0] Everybody is there.
            [one] { $missing } of { $count } people is left out of this round.
           *[other] { $missing } of { $count } people are left out of this round.
        }
       *[other] Close sign-up for **{ $name }** now and go on with { $count } people? As long as nobody has played, it can be taken back.
    }
tournament-started = ✅ **{ $name }** goes on: what comes next is announced in its channel in a moment.
tournament-ask-cancel = Do you really want to call off **{ $name }**? Games that go on are ended and count for nobody. You can take it back, but those games are played anew.
tournament-ask-undo = Take back in **{ $name }** what an organiser did last?
tournament-nothing-done = There is nothing to take back.
tournament-act-create = { $when }: { $by } opened the tournament
tournament-act-start = { $when }: { $by } closed sign-up or check-in early
tournament-act-pause = { $when }: { $by } paused
tournament-act-resume = { $when }: { $by } resumed
tournament-act-cancel =
    { $itself ->
        [yes] { $when }: called off, as too few had come
       *[no] { $when }: { $by } called it off
    }
tournament-act-drop =
    { $itself ->
        [yes] { $when }: { $name } was dropped, having missed matches
       *[no] { $when }: { $by } dropped { $name }
    }
tournament-act-come-back = { $when }: { $by } brought { $name } back
tournament-act-replace = { $when }: { $by } replaced { $name } by { $other }
tournament-act-correct = { $when }: { $by } entered the result of round { $round }, table { $table }
tournament-act-extend = { $when }: { $by } changed the deadline
tournament-act-move = { $when }: { $by } moved it to { $channel }
tournament-act-add-organiser = { $when }: { $by } made { $person } a helper
tournament-act-remove-organiser = { $when }: { $by } made { $person } no longer a helper
tournament-act-announce = { $when }: { $by } announced something
tournament-act-take-back = { $when }: { $by } took something back
tournament-act-taken-back = ~~{ $act }~~ · taken back by { $by }

tournament-nobody = Nobody takes part yet.
tournament-people-about = Choose somebody to drop them, bring them back, or let somebody else play on for them.
tournament-person-placeholder = Choose a player
tournament-entrant-in =
    { $missed ->
        [0] takes part
        [one] takes part · has missed { $missed } match
       *[other] takes part · has missed { $missed } matches
    }
tournament-entrant-out =
    { $missed ->
        [0] has dropped out
        [one] has dropped out · had missed { $missed } match
       *[other] has dropped out · had missed { $missed } matches
    }
tournament-person =
    ### { $number }. { $name }
    { $person } { $state ->
        [out] has dropped out and is not paired any more.
       *[in] takes part. Whoever is dropped gives up a game that goes on, and is not paired any more.
    }{ $missed ->
        [0] {""}
        [one] {" "}Missed { $missed } match.
       *[other] {" "}Missed { $missed } matches in a row.
    }
tournament-drop-other-button = Drop
tournament-bring-back-button = Bring back
tournament-replace-about = A replacement takes over place and points, and a game that goes on:
tournament-replace-placeholder = Replace by …
tournament-dropped-other = { $name } has been dropped.
tournament-brought-back = { $name } is back from the next round on.
tournament-replaced = { $other } plays on for { $name }.
refused-tournament-not-an-entrant = { $name } does not take part. Choose somebody who does.

tournament-result-which = Which match of round { $round }?
tournament-result-placeholder = Choose a match
tournament-result-open = no result yet
tournament-result-known = has a result
tournament-result-title = ### Round { $round }, table { $table }
tournament-result-new = **New:** { $result }
tournament-result-anew = **New:** no result; the match is played anew.
tournament-outcome-placeholder = How did it end?
tournament-outcome-12 = { $one } won
tournament-outcome-21 = { $other } won
tournament-outcome-11 = { $one } and { $other } shared the victory
tournament-outcome-10 = { $one } won, { $other } did not come
tournament-outcome-01 = { $other } won, { $one } did not come
tournament-outcome-00 = neither { $one } nor { $other } came
tournament-outcome-anew = Play it anew
tournament-place = { $place }. { $name }
tournament-place-absent = { $name } did not come
tournament-place-placeholder = Which place did { $name } take?
tournament-save-button = Save this result
tournament-result-saved = ✅ The result is entered and logged. Standings are computed anew.

tournament-deadline-placeholder =
    { $status ->
        [signup] When sign-up closes
        [checkin] When check-in closes
       *[running] When the round ends
    }
tournament-ends-in = in { $time }
tournament-channel-placeholder = Move to another channel
tournament-helper-placeholder = Make somebody a helper
tournament-no-helper-placeholder = Remove a helper

tournament-announce-title = Announcement
tournament-announce-what = What shall everybody who takes part know?
tournament-announcement = ### 📣 { $name }
tournament-called = -# { $names }
tournament-announced = ✅ Announced; everybody who takes part has been called.
refused-tournament-announce-nothing = An announcement needs a text. Write something and send it again.
refused-tournament-announce-failed = I cannot write to { $channel }. Let me send messages there, or move the tournament with { COMMAND("tournament edit") }.
