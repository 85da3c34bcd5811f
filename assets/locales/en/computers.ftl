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
        [hard] hard
       *[expert] expert
    })
computer-level-easy = Easy: a gentle opponent
computer-level-normal = Normal: picks the best move it sees
computer-level-hard = Hard: thinks ahead
computer-level-expert = Expert: the strongest

## The lobby

lobby-seat-computer = { $number }. 🤖 **{ $name }**
lobby-player-computer = 🤖 **{ $name }**
lobby-full-computers = All seats are taken. Any player can start; anyone who joins replaces a computer.
lobby-computers = -# 🤖 Short of players? Add a computer:
lobby-computer-easy = Easy
lobby-computer-normal = Normal
lobby-computer-hard = Hard
lobby-computer-expert = Expert
lobby-computer-fill =
    Fill with { $level ->
        [easy] Easy
        [normal] Normal
        [hard] Hard
       *[expert] Expert
    }
lobby-computer-leave = Remove { $name }
table-opened-computers = The table’s open, with computers in the free seats. Press **Start** there; anyone who joins before that replaces one.
refused-no-computers = There are no computer players at this table.
refused-no-expert = Expert computers don’t play this game yet. Choose **Hard**, the strongest for now.
refused-last-person = You’re the only person left in this game. To end it, use { COMMAND("game end") }.

## A computer plays for a user

taken-over-note = 🤖 A computer is playing for you until you’re back. Press **I’m back**, or just make your next move.
taken-over-back-button = I’m back
taken-over-done = Welcome back! The seat’s yours again.

## Help
