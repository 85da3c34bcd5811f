# /@name@

command-@name@ = Le nombre de parties que tu joues
@name@-count =
    { $count ->
        [one] Tu joues une partie.
       *[other] Tu joues { $count } parties.
    }
@name@-again-button = Recompter
refused-@name@-nothing = Tu ne joues aucune partie.
