# Le partite finite di un round, da rivedere.

tournament-replay =
    { $games ->
        [1] Rivedi la partita
       *[other] Rivedi la partita { $game }
    }
