# A game in a few sentences: Carta Impera Victoria.

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
