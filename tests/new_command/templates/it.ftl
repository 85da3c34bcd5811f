# /@name@

command-@name@ = Quante partite stai giocando
@name@-count =
    { $count ->
        [one] Stai giocando una partita.
       *[other] Stai giocando { $count } partite.
    }
@name@-again-button = Conta di nuovo
refused-@name@-nothing = Non stai giocando nessuna partita.
