# Hints: Carta Impera Victoria.

hint-civ-draw =
    { $count ->
        [0] { $sign } **Finire il turno**; non peschi nulla
        [one] { $sign } **Pescare** una carta e finire il turno
       *[other] { $sign } **Pescare** { $count } carte e finire il turno
    }
hint-civ-option = { $sign } **{ $option }**: { $about }
hint-civ-play = così ne hai { $have } su { $needed } nella tua area
hint-civ-effects = { $so_far } (effetti: { $effects })
hint-civ-unlocks = { $so_far } e diventa possibile **{ $effect }**: { $text }
hint-civ-have = { $have } su { $needed } nell’area

## Why something looks strong

hint-why-civ-play = { $domain } arriva a { $have } su { $needed }
hint-why-civ-draw = ora nessun effetto ti rende di più
