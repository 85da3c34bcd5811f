# One player's board, large: Innovation.

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
