game-nim = Nim
lobby-about-nim = Take sticks in turn; the last one loses.
nim-title = ## { game-nim } · turn { $turn } · { $player }
nim-sticks =
    { $count ->
        [one] 1 stick
       *[other] { $count } sticks
    }
nim-taken =
    { $count ->
        [one] 1 stick taken
       *[other] { $count } sticks taken
    }
nim-chart = Sticks taken
prompt-nim-take = How many sticks do you take?
awaited-nim-take = to take sticks
log-nim-take = { $name } takes { $count }.
tutorial-nim-take = The player who takes the last stick loses.
help-topic-nim-goal = Nim
help-text-nim-goal = In turn, take one to three sticks. The player who takes the last one loses.
picture-reason-nim-last-stick = last stick
stats-reason-nim-last-stick = { $count } by the last stick
