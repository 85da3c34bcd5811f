# The finished games of a round, and their replays.

tournament-replay =
    { $games ->
        [1] Replay
       *[other] Replay of game { $game }
    }

# $count counts the finished games.
tournament-games-button = Replays
tournament-games-title =
    ### { $name } · finished games of round { $round }
    { $count ->
        [0] No game of this round is over yet.
       *[other] Each links to its table on Discord; the menu shows a replay to you alone.
    }
tournament-games-placeholder = Watch a replay
tournament-game-of-match = { $names } · game { $game }: { $drawn ->
        [yes] drawn
       *[no] **{ $winner }**
    }
tournament-game-choice = { $table }. { $names }{ $games ->
        [1] {""}
       *[other] {" "}· game { $game }
    }
