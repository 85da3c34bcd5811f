# What is said to notify people: it's all that their phone shows, so it names the game and the channel.
# $players are mentions; $what is one of the phrases awaited-…, see prompts.ftl.

notify-turn =
    { $count ->
        [one] 🎲 { $players }: your move in **{ $game }** ({ $channel }): { $what }.
       *[other] 🎲 { $players }: you’re all up in **{ $game }** ({ $channel }): { $what }.
    }
notify-turn-card =
    { $count ->
        [one] 🎲 { $players }: your move in **{ $game }** ({ $channel }): { $what } (**{ $card }**).
       *[other] 🎲 { $players }: you’re all up in **{ $game }** ({ $channel }): { $what } (**{ $card }**).
    }

## The last line of what doesn't name them otherwise

notify-where = { $game } · { $channel }

## To whoever has won a tournament

notify-winners =
    { $count ->
        [one] 🏆 { $names }, you’ve won **{ $tournament }**. Congratulations!
       *[other] 🏆 { $names }, you’ve won **{ $tournament }** together. Congratulations!
    }
