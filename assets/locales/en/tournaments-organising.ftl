# Tournaments as their organisers see them: arranging one, and all that can be done in it.

## Arranging one

tournament-draft-title =
    ## 🏆 { $name }
    Only you can see this. Change what you like, then open sign-up; the defaults are fine.
tournament-draft-people = 👥 { $min } to { $max } players; sign-up is open for { $time }
tournament-draft-no-round-limit = 📅 No time limit per round
tournament-channel = 📣 In { $channel }
tournament-tab-play-button = Format
tournament-tab-time-button = Time
tournament-tab-people-button = Players and channel
tournament-open-button = Open sign-up
tournament-discard-button = Discard
tournament-discarded = Discarded. { COMMAND("tournament create") } starts a new one.
tournament-opened = ✅ **{ $name }** is open for sign-up in { $channel }. It runs by itself from here; **Organise…** has everything you can still do.
tournament-seeding-rating-button = Seed by rating
tournament-seeding-random-button = Seed at random
tournament-third-place-yes-button = Play for third place
tournament-third-place-no-button = No third-place match
tournament-new-game-placeholder = Game
tournament-new-variant-placeholder = How cards are dealt
tournament-new-format-placeholder = Format
tournament-new-seats-placeholder = Players per table
tournament-new-rounds-placeholder = Rounds
tournament-new-legs-placeholder = How often everyone meets everyone
tournament-new-groups-placeholder = Groups
tournament-new-advance-placeholder = How many advance
tournament-new-sign-up-hours-placeholder = How long sign-up is open
tournament-new-pace-placeholder = Time per move
tournament-new-overdue-placeholder = When a player is too slow to move
tournament-new-round-hours-placeholder = Time per round
tournament-new-at-deadline-placeholder = Games unfinished at the end of the round
tournament-new-min-people-placeholder = Minimum number of players
tournament-new-max-people-placeholder = Maximum number of players
tournament-new-check-in-placeholder = Check-in
tournament-new-check-in-hours-placeholder = How long check-in is open
tournament-new-role-id-placeholder = Anyone can join; choose a role to restrict that
tournament-new-channel-id-placeholder = Channel of the tournament
tournament-new-language-placeholder = Language of its messages
tournament-new-seats =
    { $count ->
        [2] Tables of two
       *[other] Tables of { $count }
    }
tournament-new-rounds =
    { $count ->
        [0] The usual number of rounds
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
        [0] The usual number advance
        [one] The first one advances
       *[other] The first { $count } advance
    }
tournament-new-sign-up-hours = Sign-up is open for { $time }
tournament-new-round-hours =
    { $count ->
        [0] No time limit per round
       *[other] { $time } per round
    }
tournament-new-check-in-hours = Check-in is open for { $time }
tournament-new-overdue = Too slow to move: { $rule }
tournament-new-at-deadline = Unfinished games: { $rule }
tournament-new-pace =
    { $pace ->
        [0] No time limit per move
       *[other] { $time } per move
    }
tournament-new-min-people = At least { $count } players
tournament-new-max-people = At most { $count } players
tournament-check-in-none = No check-in
tournament-check-in-first = Check-in before the first round
tournament-check-in-each = Check-in before every round
refused-tournament-no-draft = There’s nothing left to set up here: it was opened or discarded. { COMMAND("tournament create") } starts a new one.
refused-tournament-channel-kind = Each match gets a thread, so a tournament needs a text or announcement channel; { $channel } is neither. Choose another, or use the command in another.
refused-tournament-channel-closed = { $channel } lacks **View Channel**, **Send Messages**, **Attach Files**, **Create Public Threads** or **Send Messages in Threads** for me. Ask someone with **Manage Channels**.

## Organising

tournament-start-button = Start now
tournament-pause-button = Pause
tournament-resume-button = Resume
tournament-cancel-button = Cancel tournament…
tournament-undo-button = Undo…
tournament-people-button = Players…
tournament-result-button = Results…
tournament-edit-button = Edit tournament…
tournament-announce-button = Announce…
tournament-log-button = Log
tournament-holdups-button = Waiting for…
tournament-export-button = Export
tournament-results-only-about = ✍️ You help with results and pairings: enter and correct results, give a match more time, swap pairings, remind and warn players.
tournament-ask-start =
    { $status ->
        [running] Open the tables of this round of **{ $name }** now? Its deadline stays as it is.
        [checkin] Close check-in for **{ $name }** now? { $missing ->
            [0] Everyone’s here.
            [one] { $missing } of { $count } players is left out of this round.
       *[other] { $missing } of { $count } players are left out of this round.
        }
       *[other] Close sign-up for **{ $name }** now and start with { $count } players? You can undo this until someone has played.
    }
tournament-started = ✅ **{ $name }** continues: I’ll announce what’s next in its channel in a moment.
tournament-ask-cancel = Really cancel **{ $name }**? Running games end and count for no one. You can undo this, but those games are played again.
tournament-ask-undo = Undo the last organiser action in **{ $name }**?
tournament-act-create = { $when }: { $by } opened the tournament
tournament-act-start = { $when }: { $by } closed sign-up or check-in early
tournament-act-pause = { $when }: { $by } paused
tournament-act-resume = { $when }: { $by } resumed
tournament-act-cancel =
    { $itself ->
        [yes] { $when }: cancelled, with too few players
       *[no] { $when }: { $by } cancelled it
    }
tournament-act-drop =
    { $cause ->
        [missed] { $when }: { $name } was dropped for missing matches
        [check-in] { $when }: { $name } didn’t check in and was dropped
        [left-server] { $when }: { $name } was dropped after leaving the server
       *[organiser] { $when }: { $by } removed { $name }
    }
tournament-act-add = { $when }: { $by } added { $name }
tournament-act-move-up = { $when }: { $name } moved up from the waiting list
tournament-act-unlist =
    { $waits ->
        [partner] { $when }: { $by } took { $name } off the list of those without a partner
       *[place] { $when }: { $by } took { $name } off the waiting list
    }
tournament-act-disqualify = { $when }: { $by } disqualified { $name }: { $reason }
tournament-act-lift = { $when }: { $by } lifted the disqualification of { $person }
tournament-act-come-back = { $when }: { $by } brought { $name } back
tournament-act-replace = { $when }: { $by } replaced { $name } with { $other }
tournament-act-correct = { $when }: { $by } entered the result of round { $round }, table { $table }
tournament-act-extend = { $when }: { $by } changed the deadline
tournament-act-edit = { $when }: { $by } edited the tournament
tournament-act-seed = { $when }: { $by } made { $name } seed { $seed }
tournament-act-swap = { $when }: { $by } swapped { $name } and { $other } in the pairings of the round
tournament-act-extend-match = { $when }: { $by } changed the deadline of round { $round }, table { $table }
tournament-act-nudge = { $when }: { $by } reminded the players of round { $round }, table { $table }
tournament-act-move = { $when }: { $by } moved the tournament
tournament-act-add-organiser =
    { $results ->
        [yes] { $when }: { $by } made { $person } a helper for results and pairings
       *[no] { $when }: { $by } made { $person } a helper for everything
    }
tournament-act-helper-role =
    { $results ->
        [yes] { $when }: { $by } limited the helper { $person } to results and pairings
       *[no] { $when }: { $by } let the helper { $person } do everything
    }
tournament-act-remove-organiser = { $when }: { $by } removed { $person } as a helper
tournament-act-announce = { $when }: { $by } made an announcement
tournament-act-take-back = { $when }: { $by } undid an action
tournament-act-changed = { $act }: { $before } → { $after }
tournament-result-none = no result
tournament-no-deadline = no time limit
tournament-act-taken-back = ~~{ $act }~~ · undone by { $by }

tournament-nobody = No players yet.
tournament-people-about =
    { $may ->
        [all] Choose a player to remove, disqualify, bring back or replace them.
        [swap] Choose a player to warn them, or to swap them in the pairings.
        [warn] Choose a player to warn them.
       *[look] Choose a player to see their warnings and penalties.
    }
tournament-person-placeholder = Choose a player
tournament-add-placeholder = Add a player
tournament-added =
    { $count ->
        [one] ✅ { $name } is in, and can leave at any time.
       *[other] ✅ { $name } are in, and can leave at any time.
    }
tournament-entrant-state =
    { $state ->
        [in] playing
        [organiser] removed by an organiser
        [disqualified] disqualified
        [missed] dropped for missed matches
        [check-in] didn’t check in
        [left-server] left the server
       *[self] dropped out
    }{ $missed ->
        [0] {""}
        [one] {" "}· missed { $missed } match
       *[other] {" "}· missed { $missed } matches
    }
tournament-person =
    ### { $number }. { $name }
    { $person } { $state ->
        [in] is playing.{ $removes ->
            [yes] {" "}If you remove or disqualify them, they resign from any running game and aren’t paired any more.
           *[no] {""}
        }
        [organiser] was removed by an organiser and isn’t paired any more. They can come back.
        [disqualified] is disqualified: they can’t come back until an organiser lifts it.
        [missed] was dropped for missed matches. They can come back.
        [check-in] didn’t check in, and can come back.
        [left-server] has left the server.
       *[self] has dropped out and isn’t paired any more. They can come back.
    }{ $missed ->
        [0] {""}
        [one] {" "}Missed { $missed } match.
       *[other] {" "}Missed { $missed } matches in a row.
    }
tournament-remove-button = Remove
tournament-disqualify-button = Disqualify…
tournament-disqualify-title = Disqualify
tournament-disqualify-why = Why is { $name } disqualified?
tournament-lift-button = Lift disqualification
tournament-unlist-placeholder = Take off the waiting list…
tournament-lift-placeholder = Lift a disqualification
tournament-seed-button = Seed…
tournament-seed-title = Seed
tournament-seed-what = Seed, from 1 to { $max }
tournament-seeded = { $name } is now seed { $other }.
tournament-swap-placeholder = Swap in this round’s pairings with…
tournament-swapped = ✅ { $name } and { $other } have swapped places in the pairings.
tournament-bring-back-button = Bring back
tournament-replace-about = A replacement takes over their place, points and any running game:
tournament-replace-placeholder = Replace with…
tournament-removed =
    { $count ->
        [one] { $name } has been removed. They can come back.
       *[other] { $name } have been removed. They can come back.
    }
tournament-disqualified-other = { $name } is disqualified and can’t come back until an organiser lifts it.
tournament-brought-back =
    { $count ->
        [one] { $name } is back from the next round.
       *[other] { $name } are back from the next round.
    }
tournament-unlisted = { $name } is off the list, and told. They can sign up again. **Undo…** takes it back.
tournament-lifted = The disqualification of { $name } is lifted: they can join again, or be brought back.
tournament-replaced = { $other } has replaced { $name }.
refused-tournament-not-an-entrant = { $name } isn’t in this tournament. Choose someone who is.

tournament-result-which = Which match of round { $round }?
tournament-result-placeholder = Choose a match
tournament-result-open = no result yet
tournament-result-known = has a result
tournament-result-title = ### Round { $round }, table { $table }
tournament-result-new = **New:** { $result }
tournament-result-anew = **New:** no result; the match is played again.
tournament-outcome-placeholder = How did it end?
tournament-outcome-12 = { $one } won
tournament-outcome-21 = { $other } won
tournament-outcome-11 = { $one } and { $other } shared the victory
tournament-outcome-10 = { $one } won, { $other } didn’t turn up
tournament-outcome-01 = { $other } won, { $one } didn’t turn up
tournament-outcome-00 = Neither { $one } nor { $other } turned up
tournament-outcome-anew = Play it again
tournament-place = { $place }. { $name }
tournament-place-absent = { $name } didn’t turn up
tournament-place-placeholder = Where did { $name } finish?
tournament-save-button = Save result
tournament-result-saved = ✅ Result saved and logged. The standings have been recalculated.

tournament-deadline-placeholder =
    { $status ->
        [signup] When sign-up closes
        [checkin] When check-in closes
       *[running] When the round ends
    }
tournament-ends-in = in { $time }
tournament-channel-placeholder = Move to another channel
tournament-helper-placeholder = Add a helper for everything
tournament-results-helper-placeholder = Add a helper for results and pairings only
tournament-helper-role-placeholder = Change what a helper may do
tournament-helper-change =
    { $limited ->
        [yes] Now: results and pairings. Choose to allow everything.
       *[no] Now: everything. Choose to allow results and pairings only.
    }
tournament-no-helper-placeholder = Remove a helper
tournament-name-button = Name…
tournament-about-button = Text…
tournament-settings-button = Settings…
tournament-settings-about = Changes count from the next round on; the time per move, from now on. Everyone sees them in the messages of the tournament.
tournament-name-title = Rename the tournament
tournament-name-what = New name
tournament-about-title = Text about the tournament
tournament-about-what = Rules, prizes, links
tournament-edited = ✅ Saved: { $value }
tournament-no-about = no text
tournament-no-role = open to everyone
tournament-match-until = ⏳ This match has until { $at } ({ $left }).
tournament-match-time-placeholder = Change when this match ends
tournament-match-time = ⏳ { $names }, an organiser has changed the deadline of your match: it’s now { $at } ({ $left }).
tournament-no-holdups = No match is open.
tournament-holdups =
    { $count ->
        [one] One match is open.
       *[other] **{ $count }** matches are open; those that have waited longest come first.
    }
tournament-holdup = { $match } · waiting for { $names }
tournament-holdup-since = { $match } · waiting for { $names } ({ $since })
tournament-nudge-placeholder = Remind the players of a match
tournament-nudge =
    👉 { $names }, the round is waiting for you here. Please play on!
    -# **{ $tournament }** · round { $round }, table { $table }
tournament-nudged = ✅ Reminded: { $names }

tournament-announce-title = Announcement
tournament-announce-what = What do you want to tell all players?
tournament-announcement = ### 📣 { $name }
tournament-called = -# { $names }
tournament-announced = ✅ Announced, and all players notified.
refused-tournament-announce-nothing = An announcement needs some text. Write something and send it again.
refused-tournament-announce-failed = I can’t write in { $channel }. Let me send messages there, or move the tournament with { COMMAND("tournament edit") }.
