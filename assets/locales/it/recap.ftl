# A game in a few sentences, told after its end as plain text that people copy: no bold, no signs.

recap-result = { $player } { $result }
recap-turns =
    { $count ->
        [one] un turno
       *[other] { $count } turni
    }
recap-opening =
    { $count ->
        [one] { $players } ha giocato a { $game } per { $turns }.
       *[other] { $players } hanno giocato a { $game } per { $turns }.
    }
# $count: how often the lead changed; $turns: for how long $player had it.
recap-lead =
    { $count ->
        [0] { $player } ha preso il comando fin dai primi punti e non l’ha più lasciato.
        [one] Il comando è passato di mano una volta sola; chi l’ha tenuto più a lungo è { $player }, per { $turns }.
       *[other] Il comando è passato di mano { $count } volte; chi l’ha tenuto più a lungo è { $player }, per { $turns }.
    }
recap-stopped = La partita si è fermata prima della fine, al turno { $turn }.

## Where it is shown

# Under the last picture of the table; and in full to copy, where Discord shows a button for that.
recap-told =
    {"**"}La partita in breve**
    { $recap }
recap-to-copy =
    -# Per condividerla, copia questo testo:
    ```
    { $recap }
    ```
