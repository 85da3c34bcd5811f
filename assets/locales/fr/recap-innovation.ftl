# A game in a few sentences: Innovation.

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
