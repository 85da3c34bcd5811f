# Les parties terminées d’une ronde, à revoir.

tournament-replay =
    { $games ->
        [1] Revoir la partie
       *[other] Revoir la partie { $game }
    }

# $count compte les parties terminées.
tournament-games-button = Revoir les parties
tournament-games-title =
    ### { $name } · parties terminées de la ronde { $round }
    { $count ->
        [0] Aucune partie de cette ronde n’est encore terminée.
       *[other] Chaque lien mène à la table sur Discord ; le menu ne montre la partie qu’à toi.
    }
tournament-games-placeholder = Revoir une partie
tournament-game-of-match = { $names } · partie { $game } : { $drawn ->
        [yes] nulle
       *[no] **{ $winner }**
    }
tournament-game-choice = { $table }. { $names }{ $games ->
        [1] {""}
       *[other] {" "}· partie { $game }
    }
