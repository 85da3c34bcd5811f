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
       *[hard] hard
    })
computer-level-easy = Easy: a gentle opponent
computer-level-normal = Normal: picks the best move it sees
computer-level-hard = Hard: thinks ahead

## The lobby

lobby-seat-computer = { $number }. 🤖 **{ $name }**
lobby-player-computer = 🤖 **{ $name }**
lobby-full-computers = All seats are taken. Any player can start; anyone who joins replaces a computer.
lobby-computers = -# 🤖 Short of players? Add a computer:
lobby-computer-easy = Easy
lobby-computer-normal = Normal
lobby-computer-hard = Hard
lobby-computer-fill =
    Fill with { $level ->
        [easy] Easy
        [normal] Normal
       *[hard] Hard
    }
lobby-computer-leave = Remove { $name }
table-opened-computers = The table’s open, with computers in the free seats. Press **Start** there; anyone who joins before that replaces one.
refused-no-computers = There are no computer players at this table.
refused-last-person = You’re the only person left in this game. To end it, use { COMMAND("game end") }.

## A computer plays for a user

taken-over-note = 🤖 A computer is playing for you until you’re back. Press **I’m back**, or just make your next move.
taken-over-back-button = I’m back
taken-over-done = Welcome back! The seat’s yours again.

## Help

help-topic-computers = Computer players
help-text-computers =
    A computer can take any free seat: press **Easy**, **Normal** or **Hard** in the lobby, or pick a level with { COMMAND("game new") }. Anyone who joins a full table replaces a computer.
    - **Easy**: a gentle opponent, good company for a first game.
    - **Normal**: picks the best move it sees.
    - **Hard**: thinks ahead, for up to a few seconds.
    A computer sees only what you would in its seat: its own hand and what’s face up. It moves at once and pings no one.
    If you resign, a computer takes over so that the others can finish. A game ends when only computers are left. Games that start with a computer aren’t rated.
