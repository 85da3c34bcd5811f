# A game in a few sentences, told after its end as plain text that people copy: no bold, no signs.

recap-result = { $player } { $result }
recap-turns =
    { $count ->
        [one] un tour
       *[other] { $count } tours
    }
recap-opening =
    { $count ->
        [one] { $players } a joué à { $game } pendant { $turns }.
       *[other] { $players } ont joué à { $game } pendant { $turns }.
    }
# $count: how often the lead changed; $turns: for how long $player had it.
recap-lead =
    { $count ->
        [0] { $player } a pris la première place dès les premiers points et ne l’a plus quittée.
        [one] La première place n’a changé de mains qu’une fois ; { $player } l’a gardée le plus longtemps, pendant { $turns }.
       *[other] La première place a changé de mains { $count } fois ; { $player } l’a gardée le plus longtemps, pendant { $turns }.
    }
recap-stopped = La partie s’est arrêtée avant la fin, au tour { $turn }.

## Where it is shown

# Under the last picture of the table; and in full to copy, where Discord shows a button for that.
recap-told =
    {"**"}La partie en bref**
    { $recap }
recap-to-copy =
    -# Pour la partager, copie ce texte :
    ```
    { $recap }
    ```
