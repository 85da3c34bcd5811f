# One player's board, large: the button, and the descriptions of the picture, at most 1024 characters in all.

zoom-button = Zoom
zoom-sign = 🔍
zoom-title = ## 🔍 { $name } · { $game }
zoom-about = -# Ce message n’est visible que pour toi. Il montre ce qui est public : les cartes cachées restent cachées.

## Innovation

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

## Carta Impera Victoria

alt-zoom-civ =
    La zone { ELIDE("de", $name) }{ $name }. { $points ->
        [one] { $points } majorité
       *[other] { $points } majorités
    }, { $hand ->
        [one] { $hand } carte en main.
       *[other] { $hand } cartes en main.
    }
alt-zoom-civ-domain = { $domain } : { $have } des { $needed } cartes qu’il faut pour l’hégémonie.
alt-zoom-civ-effects = Il y a assez de cartes pour { $effects }.
alt-zoom-civ-embargo = Un Embargo pèse dessus.
alt-zoom-civ-blocked =
    { $count ->
        [one] Une carte Utopie face cachée éloigne l’hégémonie.
       *[other] { $count } cartes Utopie face cachée éloignent l’hégémonie.
    }
alt-zoom-civ-coin = La pièce Culture { ELIDE("de", $name) }{ $name } est posée dessus.
