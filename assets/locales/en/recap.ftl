# A game in a few sentences, told after its end as plain text that people copy: no bold, no signs.

recap-result = { $player } { $result }
recap-turns =
    { $count ->
        [one] one turn
       *[other] { $count } turns
    }
recap-opening =
    { $count ->
        [one] { $players } played { $game } for { $turns }.
       *[other] { $players } played { $game } for { $turns }.
    }
# $count: how often the lead changed; $turns: for how long $player had it.
recap-lead =
    { $count ->
        [0] { $player } took the lead with the very first points and never gave it up.
        [one] The lead changed hands once; { $player } held it longest, for { $turns }.
        [2] The lead changed hands twice; { $player } held it longest, for { $turns }.
       *[other] The lead changed hands { $count } times; { $player } held it longest, for { $turns }.
    }
recap-stopped = The game stopped early, on turn { $turn }.

## Where it is shown

# Under the last picture of the table; and in full to copy, where Discord shows a button for that.
recap-told =
    {"**"}The game in brief**
    { $recap }
recap-to-copy =
    -# To share it, copy this text:
    ```
    { $recap }
    ```
