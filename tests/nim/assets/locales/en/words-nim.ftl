game-nim = Nim
lobby-about-nim = Take sticks in turn; the last one loses.
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
prompt-take = How many sticks do you take?
awaited-take = to take sticks
log-nim-take = { $name } takes { $count }.
tutorial-nim-take = Whoever takes the last stick loses.
help-topic-nim-goal = Nim
help-text-nim-goal = In turn, take one to three sticks. Whoever takes the last one loses.
picture-reason-last-stick = last stick
stats-reason-last-stick = { $count } by the last stick
