# Tournaments as everybody sees them. Names of people are shortened to 20 characters; times are as Discord
# shows them.

tournament-title = ## 🏆 { $name }
tournament-paused = ⏸️ **Paused by the organisers:** nothing new begins, and nobody’s time runs out.

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
tournament-line-advance = { $count } go on
tournament-line-third = with a match for third place
tournament-line-seeding-rating = seeded by rating
tournament-line-seeding-random = seeded at random
tournament-line-time =
    { $pace ->
        [0] 🕰️ No time limit per decision
       *[other] 🕰️ { $time } per decision; whoever takes longer: { $overdue }
    }
tournament-overdue-forfeit = loses the game
tournament-overdue-computer = a computer decides
tournament-overdue-nudge = is reminded, no more
tournament-line-round = 📅 { $time } per round; games that are not over then: { $rule }
tournament-deadline-forfeit = whoever is awaited loses
tournament-deadline-computer = a computer plays on for whoever is awaited
tournament-deadline-standing = everybody is placed as they stand
tournament-line-check-in =
    { $when ->
        [none] 🙋 No check-in
        [each] 🙋 Check-in before every round, open for { $time }
       *[first] 🙋 Check-in before the first round, open for { $time }
    }
tournament-line-role = 🔒 Only for { $role }
tournament-format-swiss = Swiss
tournament-format-swiss-about = Everybody plays every round, against others with as many points
tournament-format-round-robin = Round robin
tournament-format-round-robin-about = Everyone meets everyone
tournament-format-groups = Groups with a final
tournament-format-groups-about = Everyone meets everyone in their group; the best go on to a bracket
tournament-format-elimination = Single elimination
tournament-format-elimination-about = Whoever loses is out
tournament-format-double-elimination = Double elimination
tournament-format-double-elimination-about = Whoever has lost twice is out

## Who takes part

tournament-signed-up =
    { $count ->
        [0] **Nobody has signed up yet.** It takes { $min } to begin; there is room for { $max }.
        [one] **{ $count } person** has signed up. It takes { $min } to begin; there is room for { $max }.
       *[other] **{ $count } people** have signed up. It takes { $min } to begin; there is room for { $max }.
    }
tournament-people =
    { $count ->
        [0] **Nobody takes part yet**; there is room for { $max }:
        [one] **{ $count } person** takes part, of { $max } at most:
       *[other] **{ $count } people** take part, of { $max } at most:
    }
tournament-out-count =
    { $count ->
        [one] 🚪 { $count } person has dropped out.
       *[other] 🚪 { $count } people have dropped out.
    }
tournament-others =
    { $count ->
        [one] 1 more
       *[other] { $count } more
    }
tournament-organisers = 🧭 Organised by { $names }
tournament-sign-up-closed = **Sign-up has closed.** What goes on is told below.
tournament-join-button = Join
tournament-leave-button = Leave
tournament-check-in-button = I’m here
tournament-organise-button = Organise…
tournament-joined =
    ✅ You take part in **{ $name }**, { $count ->
        [one] the first one so far.
       *[other] with { $count } people so far.
    }
    { $coming ->
        [1] {""}
       *[other] You will be paired from round { $coming } on.
    }
tournament-joined-then =
    { $check_in ->
        [none] Then the first round is paired, and you are called to your table. Nothing else to do until then.
       *[other] Then you will be called to check in: press **I’m here** in time, or the round begins without you.
    }
tournament-left = You no longer take part in **{ $name }**. Until sign-up closes you can join again.
tournament-drop-ask = Do you want to drop out of **{ $name }**? If you are in the middle of a game, it is given up. What you have won stays yours, and where the format allows it you can come back for a later round.
tournament-drop-button = Yes, drop out
tournament-dropped-out = You have dropped out of **{ $name }** and are not paired any more. If you have not lost for good, you can come back: press **Join**.
tournament-check-in = 🙋 **Check-in for round { $coming }.** Press **I’m here** to play; whoever does not is left out.
tournament-check-in-closed = Check-in is closed.
tournament-checked-in = ✅ You are checked in for round { $coming }. You will be called to your table.
tournament-checked-in-count = Checked in: **{ $there }** · still missing: **{ $missing }**

## Rounds

tournament-round =
    ### Round { $round } of { $rounds }
    { $count ->
        [one] { $done } of { $count } table is done.
       *[other] { $done } of { $count } tables are done.
    }
tournament-match = `{ $table }` { $names }
tournament-versus = {" – "}
tournament-won = { $winner } beat { $loser }
tournament-shared = { $one } and { $other } shared the victory
tournament-walked-over = { $winner } wins, { $loser } did not come
tournament-nobody-came = { $one } and { $other } did not come
tournament-byes = -# No opponent this round: { $names }
tournament-subtitle = **{ $title }**
tournament-match-group = Group { $group }
tournament-match-final = Final
tournament-match-third = Third place
tournament-match-semi-final = Semi-finals
tournament-match-quarter-final = Quarter-finals
tournament-match-round-of = Round of { $people }
tournament-match-winners-round = Winners’ side, round { $round }
tournament-match-losers-round = Losers’ side, round { $round }
tournament-match-winners-final = Winners’ final
tournament-match-losers-final = Losers’ final
tournament-match-grand = Grand final
tournament-match-reset = Decider
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
    { $names }: this is your table. The game has begun below; you are called whenever it is your turn.
tournament-thread-until = ⏳ Until { $at } ({ $left }). If it is not over then: { $rule }.
tournament-reminder =
    ⏰ { $names }: the round ends { $left }. If your game is not over then: { $rule }. Please play on.
    -# **{ $tournament }** · round { $round }, table { $table }
tournament-all = Everybody

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
tournament-number-places = mean place { $value }
tournament-tiebreaks = -# Places by { $names }.
tournament-tiebreak-points = points
tournament-tiebreak-wins = wins
tournament-tiebreak-reach = how far one came
tournament-tiebreak-buchholz = Buchholz (points of the opponents)
tournament-tiebreak-sonneborn-berger = Sonneborn-Berger (points of those beaten)
tournament-tiebreak-head-to-head = head to head
tournament-tiebreak-places = mean place
tournament-tiebreak-lot = lot
tournament-podium =
    ## 🏆 { $name }
    { $count ->
        [one] 🎉 **{ $names } has won the tournament!**
       *[other] 🎉 **{ $names } have won the tournament!**
    }
tournament-podium-line = { $mark } **{ $name }**
tournament-thanks =
    -# { $count } people, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }. Thank you all for playing!
tournament-cancelled =
    { $reason ->
        [too-few] ❌ **Called off:** { $count ->
            [0] nobody has
            [one] only { $count } person has
           *[other] only { $count } people have
        } come, and it takes { $min }. An organiser can take that back and wait for more.
       *[other] ❌ **Called off by the organisers.** Games that went on have been ended and count for nobody.
    }

## Why somebody stands where they do

tournament-explain-title = ### Why { $name } is in place { $place } · { $tournament }
tournament-explained-points = **Points: { $value }**, from these rounds:
tournament-explained-wins = **Wins: { $value }** { $counts ->
        [no] (not needed)
       *[yes] {""}
    }
tournament-explained-buchholz = **Buchholz: { $value }**, the points of all opponents { $counts ->
        [no] (not needed)
       *[yes] {""}
    }
tournament-explained-sonneborn-berger = **Sonneborn-Berger: { $value }**, the points of those beaten, half of those with whom a place was shared { $counts ->
        [no] (not needed)
       *[yes] {""}
    }
tournament-explained-head-to-head = **Head to head: { $value }**, from matches against those who are otherwise equal, if all of them have met { $counts ->
        [no] (not needed)
       *[yes] {""}
    }
tournament-explained-places = **Mean place: { $value }**, the lower the better { $counts ->
        [no] (not needed)
       *[yes] {""}
    }
tournament-explained-lot = **Lot: { $value }**, drawn once before the first round, the lower the better { $counts ->
        [no] (not needed)
       *[yes] {""}
    }
tournament-part = R{ $round } { $kind ->
        [played] { $names }
        [walkover] { $names } (did not come)
        [bye] bye
        [absent] absent
        [missed] not paired
        [free] free
        [annulled] { $names } (does not count)
       *[virtual] no game: one’s own points
    } { $value }
tournament-rounds-more =
    { $count ->
        [one] and { $count } more round
       *[other] and { $count } more rounds
    }
tournament-explain-ahead = ↓ Ahead of **{ $name }** by { $what }.
tournament-explain-behind = ↑ Behind **{ $name }** by { $what }.
tournament-explain-equal = ↔ Equal with **{ $name }** in everything.
tournament-explain-placeholder = Explain somebody else’s place

## One’s own part in it

tournament-own-in = ✅ You take part.
tournament-own-out = 🚪 You have dropped out.
tournament-own-match = 👉 Your match: { $match }
tournament-own-bye = 👉 You have no opponent in this round.
tournament-own-place = 👉 You are in place **{ $place }** of { $count }.

## Which one

tournament-which = Which tournament do you mean?
tournament-which-placeholder = Choose a tournament
tournament-exported = 📎 **{ $name }** as files: players, pairings, results and standings for a spreadsheet (CSV), and all of it for programs (JSON).

refused-tournament-none = There is no tournament on this server yet. { COMMAND("tournament create") } arranges one.
refused-tournament-several = Several tournaments go on here. Say which one you mean with the option “tournament”.
refused-tournament-not-begun-yet = The first round has not been paired yet, so there is nothing to see. { COMMAND("tournament info") } says when it begins.
refused-tournament-no-bracket = This format has no bracket. Look at { COMMAND("tournament standings") } or { COMMAND("tournament pairings") }.

## Help

help-topic-tournaments = Tournaments
help-text-tournaments =
    {"**"}Play:** press **Join** under a tournament’s message. When it begins you are called to a thread of your own; the rounds follow by themselves. { COMMAND("tournament info") } says where you play and what comes next, { COMMAND("tournament pairings") } who meets whom, { COMMAND("tournament standings") } who is ahead, and with “explain” why. If you cannot go on, { COMMAND("tournament leave") }; { COMMAND("tournament join") } brings you back.
    {"**"}Organise:** { COMMAND("tournament create") }, choose in the menus, press **Open sign-up**. Everything then runs by itself: pairings, threads, deadlines, standings, podium. **Organise…** under each message, or { COMMAND("tournament organise") }, lets you start early, pause, drop or replace somebody, correct a result, change a deadline, announce something, and take back what you did.
    {"**"}Formats:** Swiss, round robin, groups with a final, single and double elimination, at tables of two; at tables of three or four also Swiss, round robin and elimination. In a tournament nothing can be taken back that has shown something to somebody.
