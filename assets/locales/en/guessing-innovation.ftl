# Guesses of spectators: Innovation.

guess-dogma = Activate { $card }
guess-achieve = Achieve: { $age }
