# One player's board, large: Carta Impera Victoria.

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
