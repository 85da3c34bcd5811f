# A game in a few sentences: Innovation.

recap-innovation-first = Ha cominciato { $player }, con { $card }.
# $count: the new ages into which $player was the first; $last was the first in the newest one, and may be
# the $same person.
recap-innovation-ages =
    { $count ->
        [one] { $player } ha aperto un nuovo Periodo prima di tutti
       *[other] { $player } ha aperto { $count } nuovi Periodi prima di tutti
    }{ $same ->
        [yes] , fino al Periodo «{ $age }» nel turno { $turn }.
       *[no] ; il Periodo più avanzato, «{ $age }», l’ha aperto { $last } nel turno { $turn }.
    }
recap-innovation-haul = Il colpo più grosso è di { $player }: { $points } punti in una volta sola con { $card }, nel turno { $turn }.
recap-innovation-taken = Chi ha preso di più agli altri è { $player }: { $count } carte in tutto.
recap-innovation-over-achievements =
    { $count ->
        [one] Nel turno { $turn } ha vinto { $winners }, con la Dominazione decisiva: { $achievement }.
       *[other] Nel turno { $turn } hanno vinto insieme { $winners }, con la Dominazione decisiva: { $achievement }.
    }
recap-innovation-over-score =
    { $count ->
        [one] Nel turno { $turn }, finite le carte da pescare, { $winners } ha vinto tramite Influenza, { $scores }.
       *[other] Nel turno { $turn }, finite le carte da pescare, { $winners } hanno condiviso la vittoria tramite Influenza, { $scores }.
    }
recap-innovation-over-dogma =
    { $count ->
        [one] { $card ->
            [none] Nel turno { $turn } { $winners } ha vinto con un Dogma.
           *[other] Nel turno { $turn } { $winners } ha vinto in un colpo solo con { $card }.
        }
       *[other] { $card ->
            [none] Nel turno { $turn } { $winners } hanno vinto insieme con un Dogma.
           *[other] Nel turno { $turn } { $winners } hanno vinto insieme con { $card }.
        }
    }
recap-innovation-achieved = Dominazioni alla fine: { $results }.
recap-innovation-points = Punti alla fine: { $results }.
