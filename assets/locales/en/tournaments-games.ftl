# The finished games of a round, and their replays.

tournament-replay =
    { $games ->
        [1] Replay
       *[other] Replay of game { $game }
    }
