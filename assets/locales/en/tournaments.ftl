# Tournaments as everyone sees them. Names of people are shortened to 20 characters; times are as Discord
# shows them.

tournament-title = ## 🏆 { $name }
tournament-paused = ⏸️ **Paused by the organisers:** nothing new starts, and no one’s time runs out.

## How far it is

tournament-stage-signup = **Sign-up is open.**
tournament-stage-checkin = **Check-in for round { $coming }** of { $rounds }
tournament-stage-running = **Round { $round }** of { $rounds } is being played.
tournament-stage-paused = **Paused.**
tournament-stage-over = **Over** after { $round ->
        [one] { $round } round
       *[other] { $round } rounds
    }
tournament-stage-cancelled = **Cancelled**
tournament-until-signup = ⏳ Sign-up closes { $at } ({ $left }).
tournament-until-checkin = ⏳ Check in by { $at } ({ $left }).
tournament-until-running = ⏳ The round ends { $at } ({ $left }).
tournament-days = { $count } days
tournament-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }

## What is played

tournament-line-game = 🎴 **{ $game }**
tournament-line-format = 🗺️ **{ $format }**, { $facts }
tournament-line-seats = tables of { $seats }
tournament-line-rounds =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
tournament-line-legs = everyone meets everyone twice
tournament-line-groups = { $count } groups
tournament-line-advance = { $count } advance
tournament-line-third = with a match for third place
tournament-line-seeding-rating = seeded by rating
tournament-line-seeding-random = seeded at random
tournament-line-seeds = 🌱 Seeds set by the organisers
tournament-line-time =
    { $pace ->
        [0] 🕰️ No time limit per move
       *[other] 🕰️ { $time } per move; too slow: { $overdue }
    }
tournament-overdue-forfeit = loses the game
tournament-overdue-computer = a computer moves
tournament-overdue-nudge = only gets a reminder
tournament-line-round = 📅 { $time } per round; unfinished games: { $rule }
tournament-deadline-forfeit = the player holding up the game loses
tournament-deadline-computer = a computer plays on for the player holding it up
tournament-deadline-standing = players are ranked as the game stands
tournament-line-check-in =
    { $when ->
        [none] 🙋 No check-in
        [each] 🙋 Check-in before every round, open for { $time }
       *[first] 🙋 Check-in before the first round, open for { $time }
    }
tournament-line-role = 🔒 Only for { $role }
tournament-format-swiss = Swiss
tournament-format-swiss-about = Everyone plays every round, against players on the same score
tournament-format-round-robin = Round robin
tournament-format-round-robin-about = Everyone meets everyone
tournament-format-groups = Groups with a final
tournament-format-groups-about = Everyone meets everyone in their group; the best advance to a bracket
tournament-format-elimination = Single elimination
tournament-format-elimination-about = One loss and you’re out
tournament-format-double-elimination = Double elimination
tournament-format-double-elimination-about = Two losses and you’re out

## Who takes part

tournament-signed-up =
    { $count ->
        [0] **No one has signed up yet.** It takes { $min } to start; there’s room for { $max }.
        [one] **{ $count } player** has signed up. It takes { $min } to start; there’s room for { $max }.
       *[other] **{ $count } players** have signed up. It takes { $min } to start; there’s room for { $max }.
    }
tournament-people =
    { $count ->
        [0] **No players yet**; there’s room for { $max }:
        [one] **{ $count } player**, room for { $max }:
       *[other] **{ $count } players**, room for { $max }:
    }
tournament-out-count =
    { $count ->
        [one] 🚪 { $count } player has dropped out.
       *[other] 🚪 { $count } players have dropped out.
    }
tournament-others =
    { $count ->
        [one] 1 more
       *[other] { $count } more
    }
tournament-organisers = 🧭 Organised by { $names }
tournament-result-helpers = ✍️ Results and pairings: { $names }
tournament-sign-up-closed = **Sign-up has closed.** Updates follow below.
tournament-late-entry =
    🙋 **You can still join** until round { $until } is paired{ $coming ->
        [1] .
       *[other] ; the rounds you’ve missed give no points.
    }
tournament-join-button = Join
tournament-leave-button = Leave
tournament-check-in-button = I’m here
tournament-organise-button = Organise…
tournament-joined =
    ✅ You’re in **{ $name }**, { $count ->
        [one] the first player so far.
       *[other] with { $count } players so far.
    }
    { $coming ->
        [1] {""}
       *[other] You’ll be paired from round { $coming }.
    }
tournament-joined-then =
    { $check_in ->
        [none] Next, the first round is paired and I ping you at your table. There’s nothing to do until then.
       *[other] Next, I’ll ping you to check in: press **I’m here** in time, or the round starts without you.
    }
tournament-waiting = 🎟️ All places in **{ $name }** are taken. You’re number **{ $place }** on the waiting list; I’ll ping you when a place is free.
tournament-waiting-list =
    { $count ->
        [0] 🎟️ All places are taken: **Join** puts you on the waiting list.
        [one] 🎟️ On the waiting list: { $names }
       *[other] 🎟️ { $count } on the waiting list: { $names }
    }
tournament-left = You’ve left **{ $name }**. You can join again until sign-up closes.
tournament-drop-ask = Drop out of **{ $name }**? If you’re in the middle of a game, you give it up. You keep what you’ve won, and can come back for a later round if the format allows it.
tournament-drop-button = Yes, drop out
tournament-dropped-out = You’ve dropped out of **{ $name }** and won’t be paired any more. Unless you’re out for good, you can come back: press **Join**.
tournament-check-in = 🙋 **Check-in for round { $coming }.** Press **I’m here** to play, or you’re left out.
tournament-check-in-closed = Check-in is closed.
tournament-checked-in = ✅ You’re checked in for round { $coming }. I’ll ping you at your table.
tournament-checked-in-count = Checked in: **{ $there }** · still missing: **{ $missing }**
tournament-there = ✅ You’re there for round { $round } of **{ $name }**. You’ll have the result in a moment.

## Rounds

tournament-round =
    ### Round { $round } of { $rounds }
    { $count ->
        [one] { $done } of { $count } table done.
       *[other] { $done } of { $count } tables done.
    }
tournament-match = `{ $table }` { $names }
tournament-versus = {" – "}
tournament-won = { $winner } beat { $loser }
tournament-shared = { $one } and { $other } shared the victory
tournament-walked-over = { $count ->
        [one] { $winner } wins
       *[other] { $winner } win
    }, { $loser } didn’t turn up
tournament-nobody-came = { $one } and { $other } didn’t turn up
tournament-byes = -# No opponent this round: { $names }
tournament-subtitle = **{ $title }**
tournament-match-group = Group { $group }
tournament-match-final = Final
tournament-match-third = Third place
tournament-match-semi-final = Semi-finals
tournament-match-quarter-final = Quarter-finals
tournament-match-round-of = Round of { $people }
tournament-match-winners-round = Winners bracket, round { $round }
tournament-match-losers-round = Losers bracket, round { $round }
tournament-match-winners-final = Winners final
tournament-match-losers-final = Losers final
tournament-match-grand = Grand final
tournament-match-reset = Bracket reset
tournament-more = -# … and { $count } more
tournament-pairings-title =
    ### { $name } · round { $round } of { $rounds } { $pages ->
        [1] {""}
       *[other] · page { $page }/{ $pages }
    }
tournament-pairings-button = Pairings
tournament-standings-button = Standings
tournament-bracket-button = Bracket
tournament-explain-button = Why?
tournament-round-button = Round { $round }
tournament-thread =
    ### 🏆 { $tournament } · round { $round }, table { $table }
    { $names }: this is your table. The game has started below; I’ll ping you when it’s your turn.
tournament-thread-until = ⏳ Until { $at } ({ $left }). If it isn’t over by then: { $rule }.
tournament-reminder =
    ⏰ { $names }: the round ends { $left }. If your game isn’t over by then: { $rule }. Please play on.
    -# **{ $tournament }** · round { $round }, table { $table }
tournament-all = Everyone

## Standings

tournament-standings-after = ### { $name } · after round { $round } of { $rounds }
tournament-standing = { $place } **{ $name }** · { $numbers }
tournament-standing-out = { $place } { $name } · { $numbers } · out
tournament-number-points = { $count ->
        [one] { $value } pt
       *[other] { $value } pts
    }
tournament-number-wins = { $count ->
        [one] { $value } win
       *[other] { $value } wins
    }
tournament-number-buchholz = Buchholz { $value }
tournament-number-sonneborn-berger = Sonneborn-Berger { $value }
tournament-number-head-to-head = head to head { $value }
tournament-number-places = average place { $value }
tournament-tiebreaks = -# Ranked by { $names }.
tournament-tiebreak-points = points
tournament-tiebreak-wins = wins
tournament-tiebreak-reach = round reached
tournament-tiebreak-buchholz = Buchholz (opponents’ points)
tournament-tiebreak-sonneborn-berger = Sonneborn-Berger (points of opponents beaten)
tournament-tiebreak-head-to-head = head to head
tournament-tiebreak-places = average place
tournament-tiebreak-lot = random draw
tournament-podium =
    ## 🏆 { $name }
    { $count ->
        [one] 🎉 **{ $names } has won the tournament!**
       *[other] 🎉 **{ $names } have won the tournament!**
    }
tournament-podium-line = { $mark } **{ $name }**
tournament-thanks =
    -# { $count } players, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }. Thank you all for playing!
tournament-cancelled =
    { $reason ->
        [too-few] ❌ **Cancelled:** { $count ->
            [0] there are no players
            [one] there’s only { $count } player
           *[other] there are only { $count } players
        }, and it takes { $min }. An organiser can undo that and wait for more.
       *[other] ❌ **Cancelled by the organisers.** Running games have been ended and count for no one.
    }

## Why a player has their place

tournament-explain-title = ### Why { $name } is in place { $place } · { $tournament }
tournament-explained-points = **Points: { $value }**, from these rounds:
tournament-explained-wins = **Wins: { $value }** { $counts ->
        [no] (not needed)
       *[yes] {""}
    }
tournament-explained-buchholz = **Buchholz: { $value }**, all opponents’ points { $counts ->
        [no] (not needed)
       *[yes] {""}
    }
tournament-explained-sonneborn-berger = **Sonneborn-Berger: { $value }**, the points of opponents beaten, and half the points of those tied with { $counts ->
        [no] (not needed)
       *[yes] {""}
    }
tournament-explained-head-to-head = **Head to head: { $value }**, from matches between players who are otherwise equal, if they’ve all met { $counts ->
        [no] (not needed)
       *[yes] {""}
    }
tournament-explained-places = **Average place: { $value }**, lower is better { $counts ->
        [no] (not needed)
       *[yes] {""}
    }
tournament-explained-lot = **Random draw: { $value }**, made once before the first round, lower is better { $counts ->
        [no] (not needed)
       *[yes] {""}
    }
tournament-part = R{ $round } { $kind ->
        [played] { $names }
        [walkover] { $names } (didn’t turn up)
        [bye] bye
        [away] half-point bye
        [absent] absent
        [missed] not paired
        [free] free
        [annulled] { $names } (doesn’t count)
       *[virtual] no game: own points
    } { $value }
tournament-rounds-more =
    { $count ->
        [one] and { $count } more round
       *[other] and { $count } more rounds
    }
tournament-explain-ahead = ↓ Ahead of **{ $name }** by { $what }.
tournament-explain-behind = ↑ Behind **{ $name }** by { $what }.
tournament-explain-equal = ↔ Level with **{ $name }** in everything.
tournament-explain-placeholder = Explain another player’s place

## One’s own part in it

tournament-own-in = ✅ You’re playing.
tournament-own-out =
    { $state ->
        [organiser] 🚪 An organiser removed you. You can come back.
        [disqualified] ⛔ You’re disqualified.
        [missed] 🚪 You were dropped for missing matches. You can come back.
        [check-in] 🚪 You didn’t check in. You can come back.
        [left-server] 🚪 You were dropped because you’d left the server. You can come back.
       *[self] 🚪 You’ve dropped out.
    }
tournament-own-waiting = 🎟️ You’re number **{ $place }** of { $count } on the waiting list.
tournament-own-match = 👉 Your match: { $match }
tournament-own-bye = 👉 You have no opponent this round.
tournament-own-place = 👉 You’re in place **{ $place }** of { $count }.

## Which one

tournament-which = Which tournament do you mean?
tournament-which-placeholder = Choose a tournament
tournament-exported = 📎 **{ $name }** as files: players, pairings, results and standings for a spreadsheet (CSV), and everything for programs (JSON).

refused-tournament-none = There’s no tournament on this server yet. Create one with { COMMAND("tournament create") }.
refused-tournament-several = There are several tournaments here. Say which one you mean with the option “tournament”.
refused-tournament-not-begun-yet = The first round hasn’t been paired yet, so there’s nothing to see. { COMMAND("tournament info") } says when it starts.
refused-tournament-nothing-played = No match is over yet, so there are no places to explain.
refused-tournament-no-bracket = This format has no bracket. Look at { COMMAND("tournament standings") } or { COMMAND("tournament pairings") }.

## Help
