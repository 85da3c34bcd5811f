# Computer players: in the lobby, at the table, and what they are.

# Names in this language, short ones, as they appear everywhere, also in pictures.
computer-name =
    { $number ->
        [1] Clio
        [2] Homer
        [3] Sappho
       *[4] Plato
    } ({ $level ->
        [easy] easy
        [normal] normal
        [expert] expert
       *[hard] hard
    })
computer-level-easy = Easy: plays plausibly
computer-level-normal = Normal: weighs what an answer is worth
computer-level-hard = Hard: thinks ahead
computer-level-expert = Expert: looks furthest ahead, for up to 3 seconds

## The lobby

lobby-seat-computer = { $number }. 🤖 **{ $name }**
lobby-player-computer = 🤖 **{ $name }**
lobby-full-computers = All seats are taken. Anyone who sits here can start; whoever joins takes the place of a computer.
lobby-computers = -# 🤖 Nobody else there? Seat a computer player:
lobby-computer-easy = Easy
lobby-computer-normal = Normal
lobby-computer-hard = Hard
lobby-computer-expert = Expert
lobby-computer-fill =
    Fill up: { $level ->
        [easy] easy
        [normal] normal
        [expert] expert
       *[hard] hard
    }
lobby-computer-leave = Without { $name }
table-opened-computers = The table is open, with computers on its free seats. Press **Start** there; whoever joins before takes the place of one.
refused-no-computers = There is no computer player at this table.
refused-last-person = Nobody else plays at this table any more. Whoever is left can end the game: { COMMAND("game end") }.

## A computer plays for somebody

taken-over-note = 🤖 A computer plays for you until you are back. Press **I am back**, or simply make your next choice.
taken-over-back-button = I am back
taken-over-done = Welcome back: your seat is yours again.

## Help

help-topic-computers = Computer players
help-text-computers =
    Any free seat can be taken by a computer: press **Easy**, **Normal**, **Hard** or **Expert** in the lobby, or choose a level with { COMMAND("game new") }. Whoever joins a full table takes the place of a computer.
    - **Easy** plays by the rules and plausibly: good company for a first game.
    - **Normal** compares what each answer is worth to it now.
    - **Hard** thinks ahead, for up to a few seconds.
    - **Expert** weighs even more moves, yours too.
    No computer ever sees more than you would on its seat: its own hand and what lies open. It plays as soon as it is awaited, and nobody is called for it.
    If somebody resigns, a computer plays their seat on, so that the others can finish. A game in which only computers are left ends. A game with computers is never rated.
