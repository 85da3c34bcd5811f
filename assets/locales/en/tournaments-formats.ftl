# Half-point byes, the top cut, final tables and matches of several games.

## Half-point byes

tournament-line-byes =
    { $count ->
        [one] 1 half-point bye each
       *[other] up to { $count } half-point byes each
    }
tournament-new-byes-placeholder = Half-point byes
tournament-new-byes =
    { $count ->
        [0] No half-point byes
        [one] 1 half-point bye per player, if they ask
       *[other] { $count } half-point byes per player, if they ask
    }
tournament-away = -# Half-point bye: { $names }
tournament-own-away = 👉 You have a half-point bye this round.
tournament-bye-button = Half-point bye…
tournament-bye-about =
    ### { $name } · half-point byes
    Can’t play a round? Ask for a bye before it’s paired: you get half a point, and no one waits for you. Each player can have { $max }, but not in the last round.
tournament-byes-had =
    { $count ->
        [one] You’ve had one in round { $rounds }.
       *[other] You’ve had them in rounds { $rounds }.
    }
tournament-byes-asked =
    { $count ->
        [0] You haven’t asked for any coming round.
        [one] ✅ You have a bye in round { $rounds }. Clear the menu to play it after all.
       *[other] ✅ You have byes in rounds { $rounds }. Clear the menu to play them after all.
    }
tournament-person-byes =
    { $count ->
        [one] 💤 Half-point bye in round { $rounds }
       *[other] 💤 Half-point byes in rounds { $rounds }
    }
tournament-byes-none-left = There’s no round left for which you can ask.
tournament-bye-placeholder = No bye; choose the rounds you can’t play
page-away = half-point bye

refused-tournament-no-byes = This tournament has no half-point byes. Ask an organiser to allow them.
refused-tournament-bye-round = You can’t have a bye in round { $round }: it has been paired, or is the last one. Choose another.
refused-tournament-byes-used =
    { $max ->
        [one] Each player can have one half-point bye. Choose one round.
       *[other] Each player can have { $max } half-point byes. Choose fewer rounds.
    }

## The top cut and the final table

tournament-line-cut =
    { $seats ->
        [2] the top { $count } play a bracket
       *[other] the top { $count } play a final table
    }
tournament-new-cut-placeholder = Final after the Swiss rounds
tournament-new-cut =
    { $count ->
        [0] No final: the Swiss rounds decide
       *[other] { $seats ->
            [2] The top { $count } play a bracket
           *[other] The top { $count } play a final table
        }
    }
tournament-cut =
    { $seats ->
        [2] 🏁 **Top { $count }:** the bracket decides the first places. By Swiss place: { $names }
       *[other] 🏁 **Final table:** it decides the first places. By Swiss place: { $names }
    }
tournament-tiebreak-final = the final
tournament-explained-final = **In the final:** it decides first. If two players get equally far, their Swiss numbers count:

## Best of three

tournament-line-best-of = best of three in the bracket
tournament-new-best-of-placeholder = Games per match of the bracket
tournament-new-best-of =
    { $count ->
        [one] One game per match of the bracket
       *[other] Best of three in the bracket
    }
tournament-best-of = 🎯 Best of three: the first with { $wins } wins takes the match. The games follow each other here, and you go first in turn where the game has a first player.
tournament-decider = 🎯 It’s level after three games: this one settles the match. If it’s drawn, the better seed advances.
tournament-next-game =
    ### 🏆 { $tournament } · round { $round }, table { $table } · game { $game }
    { $names }: it’s **{ $score }**, and the next game has started below.
tournament-score = { $result } { $score }
tournament-match-over = 🏁 **The match is over.** { $result }
