game-nim = Nim
lobby-about-nim = Prends des bâtonnets à tour de rôle ; le dernier perd.
nim-title = ## { game-nim } · tour { $turn } · { $player }
nim-sticks =
    { $count ->
        [one] 1 bâtonnet
       *[other] { $count } bâtonnets
    }
nim-taken =
    { $count ->
        [one] 1 bâtonnet pris
       *[other] { $count } bâtonnets pris
    }
nim-chart = Bâtonnets pris
prompt-nim-take = Combien de bâtonnets prends-tu ?
awaited-nim-take = des bâtonnets à prendre
log-nim-take = { $name } en prend { $count }.
tutorial-nim-take = Qui prend le dernier bâtonnet perd.
help-topic-nim-goal = Nim
help-text-nim-goal = À tour de rôle, prends un à trois bâtonnets. Qui prend le dernier perd.
picture-reason-nim-last-stick = dernier bâtonnet
stats-reason-nim-last-stick = { $count } par le dernier bâtonnet
