# Ce qui est écrit dans les images des tournois, et ce qu’elles disent à ceux qui ne les voient pas.

picture-standings-about = Ronde { $round } sur { $rounds }
picture-standings-page = { $about } · { $first }–{ $last } sur { $count }
picture-group = Poule { $number }
picture-groups-about =
    { $pages ->
        [1] Poules
       *[other] Poules · { $page }/{ $pages }
    }

# Au-dessus d’une colonne de nombres, en abrégé.
picture-standings-points = Pts
picture-standings-buchholz = BH
picture-standings-sonneborn-berger = SB
picture-standings-wins = Vict.
# Below the standings, where names are marked: P01 −1*.
picture-standings-deducted = * Points retirés par l’organisation

picture-bracket-about =
    { $side ->
        [winners] Tableau principal
        [losers] Repêchages
       *[all] Tableau
    }{ $pages ->
        [1] {""}
       *[other] {" "}· { $page }/{ $pages }
    }
picture-bracket-bye = exempt
picture-bracket-player = joueur
# Au-dessus d’une colonne de matchs, ou d’un seul.
picture-round-round-of = Tour des { $people }
picture-round-quarter-final = Quarts
picture-round-semi-final = Demi-finales
picture-round-final = Finale
picture-round-third = 3e place
picture-round-winners-round = Tour { $round }
picture-round-losers-round = Tour { $round }
picture-round-winners-final = Finale
picture-round-losers-final = Finale
picture-round-grand = Grande finale
picture-round-reset = Belle

# $place is 0 before anything was played.
alt-standings-row =
    { $place ->
        [0] { $name }, { $numbers }.
       *[other] Place { $place } : { $name }, { $numbers }.
    }
alt-standings-deducted = points retirés : { $points }
alt-bracket-match = { $one } contre { $other }
alt-bracket-won = { $match } (victoire : { $winner })
