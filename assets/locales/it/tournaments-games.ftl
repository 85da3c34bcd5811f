# Le partite finite di un round, da rivedere.

tournament-replay =
    { $games ->
        [1] Rivedi la partita
       *[other] Rivedi la partita { $game }
    }

# $count conta le partite finite.
tournament-games-button = Rivedi le partite
tournament-games-title =
    ### { $name } · partite finite del round { $round }
    { $count ->
        [0] Nessuna partita di questo round è ancora finita.
       *[other] Ogni link porta al tavolo su Discord; il menu mostra la partita solo a te.
    }
tournament-games-placeholder = Rivedi una partita
tournament-game-of-match = { $names } · partita { $game }: { $drawn ->
        [yes] patta
       *[no] **{ $winner }**
    }
tournament-game-choice = { $table }. { $names }{ $games ->
        [1] {""}
       *[other] {" "}· partita { $game }
    }
