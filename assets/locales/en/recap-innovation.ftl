# A game in a few sentences: Innovation.

recap-innovation-first = { $player } went first, with { $card }.
# $count: the new ages into which $player was the first; $last was the first in the newest one, and may be
# the $same person.
recap-innovation-ages =
    { $count ->
        [one] { $player } was the first to reach a new age
       *[other] { $player } was the first to reach { $count } new ages
    }{ $same ->
        [yes] { $count ->
            [one] : { $age }, on turn { $turn }.
           *[other] , the last of them { $age }, on turn { $turn }.
        }
       *[no] ; { $last } was the first to reach the highest, { $age }, on turn { $turn }.
    }
recap-innovation-haul = The biggest haul was { $player }’s: { $points } points in one go with { $card }, on turn { $turn }.
recap-innovation-taken = No one took more from the others than { $player }: { $count } cards in all.
recap-innovation-over-achievements =
    { $count ->
        [one] On turn { $turn }, { $winners } won by claiming { $achievement }.
       *[other] On turn { $turn }, { $winners } won together by claiming { $achievement }.
    }
recap-innovation-over-score =
    { $count ->
        [one] When the last deck ran out on turn { $turn }, { $winners } won on points, { $scores }.
       *[other] When the last deck ran out on turn { $turn }, { $winners } shared the victory on points, { $scores }.
    }
recap-innovation-over-dogma =
    { $count ->
        [one] { $card ->
            [none] On turn { $turn }, { $winners } won with a dogma.
           *[other] On turn { $turn }, { $winners } won at a stroke with { $card }.
        }
       *[other] { $card ->
            [none] On turn { $turn }, { $winners } won together with a dogma.
           *[other] On turn { $turn }, { $winners } won together with { $card }.
        }
    }
recap-innovation-achieved = Final achievements: { $results }.
recap-innovation-points = Final points: { $results }.
