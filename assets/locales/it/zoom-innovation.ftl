# One player's board, large: Innovation.

alt-zoom =
    La Zona di { $name }. { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, { $won ->
        [0] nessuna delle { $needed } Dominazioni
        [one] 1 Dominazione su { $needed }
       *[other] { $won } Dominazioni su { $needed }
    }{ $which ->
        [none] { "." }
       *[other] : { $which }.
    } { $hand ->
        [0] La Mano è vuota.
        [one] 1 carta in Mano.
       *[other] { $hand } carte in Mano.
    }
# $below: the cards below the top one, from top to bottom; none: they are only counted. $way: of the splay.
alt-zoom-pile =
    { $color }: { $top } { $count ->
        [0] è da sola.
        [one] copre { $below ->
            [none] un’altra carta
           *[other] { $below }
        }{ $way ->
            [none] { "." }
           *[other] , mazzo scalato { $way }.
        }
       *[other] copre { $below ->
            [none] altre { $count } carte
           *[other] { $below }
        }{ $way ->
            [none] { "." }
           *[other] , mazzo scalato { $way }.
        }
    }
alt-zoom-shows = La scalatura mostra { $icons }.
