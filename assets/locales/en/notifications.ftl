# Notifications. A phone shows nothing else of the message, so each names the game and the channel.
# $players are mentions; $what is one of the phrases awaited-…, see prompts.ftl.

notify-turn =
    { $count ->
        [one] 🎲 { $players }: your move in **{ $game }** ({ $channel }): { $what }.
       *[other] 🎲 { $players }: it’s your move in **{ $game }** ({ $channel }): { $what }.
    }
notify-turn-card =
    { $count ->
        [one] 🎲 { $players }: your move in **{ $game }** ({ $channel }): { $what } (**{ $card }**).
       *[other] 🎲 { $players }: it’s your move in **{ $game }** ({ $channel }): { $what } (**{ $card }**).
    }

## The last line of other notifications, whose text doesn't name game and channel

notify-where = { $game } · { $channel }

## To the winners of a tournament

notify-winners =
    { $count ->
        [one] 🏆 { $names }, you’ve won **{ $tournament }**. Congratulations!
       *[other] 🏆 { $names }, you’ve won **{ $tournament }** together. Congratulations!
    }
