# One player's board, large: the button, and the descriptions of the picture, at most 1024 characters in all.

zoom-button = Zoom
zoom-sign = 🔍
zoom-title = ## 🔍 { $name } · { $game }
zoom-about = -# Questo messaggio lo vedi solo tu. Mostra ciò che è pubblico: le carte nascoste restano nascoste.

## Innovation

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

## Carta Impera Victoria

alt-zoom-civ =
    L’area di { $name }. { $points ->
        [one] 1 Maggioranza
       *[other] { $points } Maggioranze
    }, { $hand ->
        [one] 1 carta in mano.
       *[other] { $hand } carte in mano.
    }
alt-zoom-civ-domain = { $domain }: { $have } delle { $needed } carte che servono per l’Egemonia.
alt-zoom-civ-effects = Le carte bastano per { $effects }.
alt-zoom-civ-embargo = C’è sopra un Embargo.
alt-zoom-civ-blocked =
    { $count ->
        [one] Una carta Utopia a faccia in giù allontana l’Egemonia.
       *[other] { $count } carte Utopia a faccia in giù allontanano l’Egemonia.
    }
alt-zoom-civ-coin = C’è sopra la moneta Cultura di { $name }.
