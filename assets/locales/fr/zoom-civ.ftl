# One player's board, large: Carta Impera Victoria.

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
