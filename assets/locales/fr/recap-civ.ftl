# A game in a few sentences: Carta Impera Victoria.

recap-civ-first = { $player } a commencé.
recap-civ-domain = Le plus grand domaine a été celui { ELIDE("de", $player) }{ $player } : { $count } cartes { $domain }, au tour { $turn }.
recap-civ-effect =
    { $count ->
        [one] { $effect } a été l’effet préféré, utilisé une seule fois, par { $player }.
       *[other] { $effect } a été l’effet préféré, utilisé { $count } fois, surtout par { $player }.
    }
recap-civ-attack = Le coup le plus dur : l’Attaque { ELIDE("de", $player) }{ $player } au tour { $turn }, qui a coûté { $count } cartes aux autres.
recap-civ-deck = La pioche s’est vidée au tour { $turn }.
recap-civ-over-hegemony =
    { $count ->
        [one] { $cards ->
            [0] Au tour { $turn }, { $winners } a gagné par hégémonie.
           *[other] Au tour { $turn }, { $winners } a gagné par hégémonie, avec { $cards } cartes { $domain }.
        }
       *[other] { $cards ->
            [0] Au tour { $turn }, { $winners } ont gagné ensemble par hégémonie.
           *[other] Au tour { $turn }, { $winners } ont gagné ensemble par hégémonie, avec { $cards } cartes { $domain }.
        }
    }
recap-civ-over-majority =
    { $count ->
        [one] Le tour { $turn } était le dernier : { $winners } a gagné à la majorité.
       *[other] Le tour { $turn } était le dernier : { $winners } ont gagné ensemble à la majorité.
    }
recap-civ-majorities = Majorités à la fin : { $results }.
