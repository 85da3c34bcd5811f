# One player's board, large: the button, and the descriptions of the picture, at most 1024 characters in all.

zoom-button = Zoom
zoom-sign = 🔍
zoom-title = ## 🔍 { $name } · { $game }
zoom-about = -# Only you see this message. It shows what’s public: hidden cards stay hidden.

## Innovation

alt-zoom =
    { $name }’s board. { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $won } of { $needed } achievements{ $which ->
        [none] { "." }
       *[other] : { $which }.
    } { $hand ->
        [0] The hand is empty.
        [one] 1 card in hand.
       *[other] { $hand } cards in hand.
    }
# $below: the cards below the top one, from top to bottom; none: they are only counted. $way: of the splay.
alt-zoom-pile =
    { $color }: { $top } { $count ->
        [0] is the only card.
        [one] is on top of { $below ->
            [none] one other card
           *[other] { $below }
        }{ $way ->
            [none] { "." }
           *[other] , splayed { $way }.
        }
       *[other] is on top of { $below ->
            [none] { $count } other cards
           *[other] { $below }
        }{ $way ->
            [none] { "." }
           *[other] , splayed { $way }.
        }
    }
alt-zoom-shows = The splay shows { $icons }.

## Carta Impera Victoria

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
