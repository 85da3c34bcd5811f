# Hints: Carta Impera Victoria.

hint-civ-draw =
    { $count ->
        [0] { $sign } **Finir le tour** ; tu ne pioches rien
        [one] { $sign } **Piocher** une carte et finir le tour
       *[other] { $sign } **Piocher** { $count } cartes et finir le tour
    }
hint-civ-option = { $sign } **{ $option }** : { $about }
hint-civ-play = { $have } sur { $needed } dans ta zone ensuite
hint-civ-effects = { $so_far } (effets : { $effects })
hint-civ-unlocks = { $so_far }, ce qui rend **{ $effect }** possible : { $text }
hint-civ-have = { $have } sur { $needed } dans la zone

## Why something looks strong

hint-why-civ-play = { $domain } passe à { $have } sur { $needed }
hint-why-civ-draw = aucun effet ne te rapporte davantage
