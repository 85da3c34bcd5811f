# One player's board, large: Carta Impera Victoria.

alt-zoom-civ =
    { $name }’s area. { $points ->
        [one] 1 majority
       *[other] { $points } majorities
    }, { $hand ->
        [one] 1 card in hand.
       *[other] { $hand } cards in hand.
    }
alt-zoom-civ-domain = { $domain }: { $have } of the { $needed } cards that hegemony takes.
alt-zoom-civ-effects = There are enough cards for { $effects }.
alt-zoom-civ-embargo = It’s under an Embargo.
alt-zoom-civ-blocked =
    { $count ->
        [one] A face-down Utopia card raises the number for hegemony.
       *[other] { $count } face-down Utopia cards raise the number for hegemony.
    }
alt-zoom-civ-coin = { $name }’s Culture coin is on it.
