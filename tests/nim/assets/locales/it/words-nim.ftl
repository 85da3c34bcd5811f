game-nim = Nim
lobby-about-nim = Si prendono bastoncini a turno; l’ultimo perde.
nim-title = ## { game-nim } · turno { $turn } · { $player }
nim-sticks =
    { $count ->
        [one] 1 bastoncino
       *[other] { $count } bastoncini
    }
nim-taken =
    { $count ->
        [one] 1 bastoncino preso
       *[other] { $count } bastoncini presi
    }
nim-chart = Bastoncini presi
prompt-nim-take = Quanti bastoncini prendi?
awaited-nim-take = bastoncini da prendere
log-nim-take = { $name } ne prende { $count }.
tutorial-nim-take = Chi prende l’ultimo bastoncino perde.
help-topic-nim-goal = Nim
help-text-nim-goal = A turno, prendi da uno a tre bastoncini. Chi prende l’ultimo perde.
picture-reason-nim-last-stick = ultimo bastoncino
stats-reason-nim-last-stick = { $count } con l’ultimo bastoncino
