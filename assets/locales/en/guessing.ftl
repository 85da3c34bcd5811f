# Spectators guess the next move.

guess-button = Guess the next move
guess-sign = 🔮
guess-title = ### 🔮 { $game } · { $channel }
guess-ask = **What will { $player } do next?** Your guess stays between us; I’ll DM you the result.
guess-noted = Your guess for **{ $player }**: **{ $guess }**. You can change it until the move is made.
guess-nothing = There’s nothing to guess right now. Try again once a player chooses an action.
guess-placeholder = Guess…
guess-right = ✅ Right! **{ $player }** did what you guessed: **{ $move }**.
guess-wrong = ❌ You guessed **{ $guess }**, but **{ $player }** chose **{ $move }**.
guess-score =
    { $made ->
        [one] { $hits } of { $made } guess was right so far.
       *[other] { $hits } of { $made } guesses were right so far.
    }
guess-final-score =
    { $made ->
        [one] 🏁 The game is over: { $hits } of { $made } guess was right.
       *[other] 🏁 The game is over: { $hits } of your { $made } guesses were right.
    }

refused-guess-plays-there = Guessing is for spectators: you’re in this game.
refused-guess-late = That move has already been made, so it can’t be guessed any more.
