# Hints: Carta Impera Victoria.

hint-civ-draw =
    { $count ->
        [0] { $sign } **End the turn**; you draw nothing
        [one] { $sign } **Draw** one card and end the turn
       *[other] { $sign } **Draw** { $count } cards and end the turn
    }
hint-civ-option = { $sign } **{ $option }**: { $about }
hint-civ-play = brings your area to { $have } of { $needed }
hint-civ-effects = { $so_far } (effects: { $effects })
hint-civ-unlocks = { $so_far }, and makes **{ $effect }** possible: { $text }
hint-civ-have = { $have } of { $needed } in the area

## Why something looks strong

hint-why-civ-play = it brings { $domain } to { $have } of { $needed }
hint-why-civ-draw = no effect is worth more now
