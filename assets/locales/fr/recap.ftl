# A game in a few sentences, told after its end as plain text that people copy: no bold, no signs.

recap-result = { $player } { $result }
recap-turns =
    { $count ->
        [one] un tour
       *[other] { $count } tours
    }
recap-opening =
    { $count ->
        [one] { $players } a joué à { $game } pendant { $turns }.
       *[other] { $players } ont joué à { $game } pendant { $turns }.
    }
# $count: how often the lead changed; $turns: for how long $player had it.
recap-lead =
    { $count ->
        [0] { $player } a pris la première place dès les premiers points et ne l’a plus quittée.
        [one] La première place n’a changé de mains qu’une fois ; { $player } l’a gardée le plus longtemps, pendant { $turns }.
       *[other] La première place a changé de mains { $count } fois ; { $player } l’a gardée le plus longtemps, pendant { $turns }.
    }
recap-stopped = La partie s’est arrêtée avant la fin, au tour { $turn }.

## Innovation

recap-innovation-first = { $player } a commencé avec { $card }.
# $count: the new ages into which $player was the first; $last was the first in the newest one, and may be
# the $same person.
recap-innovation-ages =
    { $count ->
        [one] { $player } a ouvert une nouvelle Période avant tout le monde
       *[other] { $player } a ouvert { $count } nouvelles Périodes avant tout le monde
    }{ $same ->
        [yes] , jusqu’à la Période « { $age } », au tour { $turn }.
       *[no] {" "}; { $last } a atteint la Période la plus avancée, « { $age } », au tour { $turn }.
    }
recap-innovation-haul = Le plus beau coup : { $points } points à la fois pour { $player } grâce à { $card }, au tour { $turn }.
recap-innovation-taken = C’est { $player } qui a le plus pris aux autres : { $count } cartes en tout.
recap-innovation-over-achievements =
    { $count ->
        [one] Au tour { $turn }, { $winners } l’a emporté grâce à une dernière Domination : { $achievement }.
       *[other] Au tour { $turn }, { $winners } l’ont emporté ensemble grâce à une dernière Domination : { $achievement }.
    }
recap-innovation-over-score =
    { $count ->
        [one] Au tour { $turn }, il n’y avait plus rien à piocher : { $winners } a gagné aux points, { $scores }.
       *[other] Au tour { $turn }, il n’y avait plus rien à piocher : { $winners } se sont partagé la victoire aux points, { $scores }.
    }
recap-innovation-over-dogma =
    { $count ->
        [one] { $card ->
            [none] Au tour { $turn }, { $winners } a gagné par un Dogme.
           *[other] Au tour { $turn }, { $winners } a gagné d’un coup grâce à { $card }.
        }
       *[other] { $card ->
            [none] Au tour { $turn }, { $winners } ont gagné ensemble par un Dogme.
           *[other] Au tour { $turn }, { $winners } ont gagné ensemble grâce à { $card }.
        }
    }
recap-innovation-achieved = Dominations à la fin : { $results }.
recap-innovation-points = Points à la fin : { $results }.

## Carta Impera Victoria

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

## Where it is shown

# Under the last picture of the table; and in full to copy, where Discord shows a button for that.
recap-told =
    {"**"}La partie en bref**
    { $recap }
recap-to-copy =
    -# Pour la partager, copie ce texte :
    ```
    { $recap }
    ```
