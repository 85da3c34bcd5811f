# Notifications. A phone shows nothing else of the message, so each names the game and the channel.
# $players are mentions; $what is one of the phrases awaited-…, see prompts.ftl.

notify-turn =
    { $count ->
        [one] 🎲 { $players }, à toi de jouer à **{ $game }** ({ $channel }) : { $what }.
       *[other] 🎲 { $players }, à vous de jouer à **{ $game }** ({ $channel }) : { $what }.
    }
notify-turn-card =
    { $count ->
        [one] 🎲 { $players }, à toi de jouer à **{ $game }** ({ $channel }) : { $what } (**{ $card }**).
       *[other] 🎲 { $players }, à vous de jouer à **{ $game }** ({ $channel }) : { $what } (**{ $card }**).
    }

## The last line of other notifications, whose text doesn't name game and channel

notify-where = { $game } · { $channel }

## To the winners of a tournament

notify-winners =
    { $count ->
        [one] 🏆 { $names }, tu as gagné **{ $tournament }**. Bravo !
       *[other] 🏆 { $names }, vous avez gagné **{ $tournament }** ensemble. Bravo !
    }
