# Notifications. A phone shows nothing else of the message, so each names the game and the channel.
# $players are mentions; $what is one of the phrases awaited-…, see prompts.ftl.

notify-turn =
    { $count ->
        [one] 🎲 { $players }: tocca a te in **{ $game }** ({ $channel }): { $what }.
       *[other] 🎲 { $players }: tocca a voi in **{ $game }** ({ $channel }): { $what }.
    }
notify-turn-card =
    { $count ->
        [one] 🎲 { $players }: tocca a te in **{ $game }** ({ $channel }): { $what } (**{ $card }**).
       *[other] 🎲 { $players }: tocca a voi in **{ $game }** ({ $channel }): { $what } (**{ $card }**).
    }

## The last line of other notifications, whose text doesn't name game and channel

notify-where = { $game } · { $channel }

## To the winners of a tournament

notify-winners =
    { $count ->
        [one] 🏆 { $names }, hai vinto **{ $tournament }**. Complimenti!
       *[other] 🏆 { $names }, avete vinto **{ $tournament }** insieme. Complimenti!
    }
