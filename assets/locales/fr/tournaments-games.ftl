# Les parties terminées d’une ronde, à revoir.

tournament-replay =
    { $games ->
        [1] Revoir la partie
       *[other] Revoir la partie { $game }
    }
