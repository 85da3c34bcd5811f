# One player's board, large: Innovation.

alt-zoom =
    La Zone de Jeu { ELIDE("de", $name) }{ $name }. { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $won ->
        [0] aucune des { $needed } Dominations
        [one] { $won } Domination sur { $needed }
       *[other] { $won } Dominations sur { $needed }
    }{ $which ->
        [none] { "." }
       *[other] { "" } ({ $which }).
    } { $hand ->
        [0] La Main est vide.
        [one] 1 carte en Main.
       *[other] { $hand } cartes en Main.
    }
# $below: the cards below the top one, from top to bottom; none: they are only counted. $way: of the splay.
alt-zoom-pile =
    { $color } : { $top } { $count ->
        [0] est seule.
        [one] recouvre { $below ->
            [none] une autre carte
           *[other] { $below }
        }{ $way ->
            [none] { "." }
           *[other] , pile décalée { $way }.
        }
       *[other] recouvre { $below ->
            [none] { $count } autres cartes
           *[other] { $below }
        }{ $way ->
            [none] { "." }
           *[other] , pile décalée { $way }.
        }
    }
alt-zoom-shows = Le décalage montre { $icons }.
