# Guesses of spectators: Innovation.

guess-dogma = Attiva { $card }
guess-achieve = Domina: { $age }
