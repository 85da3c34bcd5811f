# Guesses of spectators: Innovation.

guess-dogma = Activer { $card }
guess-achieve = Dominer : { $age }
