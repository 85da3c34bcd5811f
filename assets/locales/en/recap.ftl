# A game in a few sentences, told after its end as plain text that people copy: no bold, no signs.

recap-result = { $player } { $result }
recap-turns =
    { $count ->
        [one] one turn
       *[other] { $count } turns
    }
recap-opening =
    { $count ->
        [one] { $players } played { $game } for { $turns }.
       *[other] { $players } played { $game } for { $turns }.
    }
# $count: how often the lead changed; $turns: for how long $player had it.
recap-lead =
    { $count ->
        [0] { $player } took the lead with the very first points and never gave it up.
        [one] The lead changed hands once; { $player } held it longest, for { $turns }.
        [2] The lead changed hands twice; { $player } held it longest, for { $turns }.
       *[other] The lead changed hands { $count } times; { $player } held it longest, for { $turns }.
    }
recap-stopped = The game stopped early, on turn { $turn }.

## Innovation

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

## Carta Impera Victoria

recap-civ-first = { $player } went first.
recap-civ-domain = The largest domain was { $player }’s: { $count } { $domain } cards, by turn { $turn }.
recap-civ-effect =
    { $count ->
        [one] { $effect } was the favourite effect, used just once, by { $player }.
        [2] { $effect } was the favourite effect, used twice, most often by { $player }.
       *[other] { $effect } was the favourite effect, used { $count } times, most often by { $player }.
    }
recap-civ-attack = The hardest blow was { $player }’s Attack on turn { $turn }, which cost the others { $count } cards.
recap-civ-deck = The deck ran out on turn { $turn }.
recap-civ-over-hegemony =
    { $count ->
        [one] { $cards ->
            [0] On turn { $turn }, { $winners } won by hegemony.
           *[other] On turn { $turn }, { $winners } won by hegemony, with { $cards } { $domain } cards.
        }
       *[other] { $cards ->
            [0] On turn { $turn }, { $winners } won together by hegemony.
           *[other] On turn { $turn }, { $winners } won together by hegemony, with { $cards } { $domain } cards.
        }
    }
recap-civ-over-majority =
    { $count ->
        [one] After the last turn, turn { $turn }, { $winners } won on majorities.
       *[other] After the last turn, turn { $turn }, { $winners } won together on majorities.
    }
recap-civ-majorities = Final majorities: { $results }.

## Where it is shown

# Under the last picture of the table; and in full to copy, where Discord shows a button for that.
recap-told =
    {"**"}The game in brief**
    { $recap }
recap-to-copy =
    -# To share it, copy this text:
    ```
    { $recap }
    ```
