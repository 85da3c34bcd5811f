# /@name@

command-@name@ = How many games you’re playing
@name@-count =
    { $count ->
        [one] You’re playing one game.
       *[other] You’re playing { $count } games.
    }
@name@-again-button = Count again
refused-@name@-nothing = You aren’t playing any game.
