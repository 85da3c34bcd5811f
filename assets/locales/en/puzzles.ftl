# The puzzle of the day: one position, one move that is clearly the best.

command-puzzle = The puzzle of the day, and your streak
puzzle-title = ## 🧩 Puzzle of the day · { $number }
puzzle-title-over = ## 🧩 Puzzle { $number }: the solution
puzzle-position = A position in **{ $game }**. It’s your turn; here are the table and your hand.
puzzle-position-over = A position in **{ $game }**.
puzzle-ask =
    ### Which move gives you the best chance to win?
    To choose: { $asked }.
    -# Only you see whether you’re right, and your first choice counts. The solution appears here tomorrow.
puzzle-you = Your side
puzzle-rival = Rival
puzzle-rival-number = Rival { $number }
puzzle-options-button = What do they do?
puzzle-options = ### 🧩 What each move does
puzzle-best = ⭐ The best: **{ $answer }** · { $why }
puzzle-chances = -# Chances to win, as a strong computer player sees them: { $chances }
puzzle-chance = { $answer } { $percent }%
puzzle-played = -# In the game itself, this was played: { $answer }
puzzle-share =
    { $count ->
        [0] No one tried it.
        [one] 1 person tried it, and { $hits ->
            [0] chose another move.
           *[other] solved it.
        }
       *[other] { $count } people tried it, and { $hits } solved it: **{ $percent }%**.
    }
puzzle-again = You’ve already made your choice:
puzzle-right = ✅ **Right!** You chose { $choice }.
puzzle-wrong = ❌ **Not this time.** You chose { $choice }.
puzzle-streak =
    🔥 { $streak ->
        [0] No streak right now
       *[other] **{ $streak }** solved in a row
    } (your best: { $best }) · { $days ->
        [one] tried 1 day in a row
       *[other] tried { $days } days in a row
    } · { $hits } of { $count } solved
puzzle-streak-none = 🔥 Solve puzzles on several days in a row to build a streak.
puzzle-streaks-button = Streaks
puzzle-streaks-title = ## 🔥 Puzzle streaks
puzzle-streaks-line = { $place }. **{ $name }**: { $streak } in a row · best { $best } · { $hits } of { $count } solved
puzzle-streaks-none = No one has tried a puzzle here yet.
puzzle-nothing =
    { $on ->
        [yes] ## 🧩 Puzzle of the day
            There’s no puzzle right now. The next one comes in its channel.
       *[no] ## 🧩 Puzzle of the day
            This server has no puzzle. Someone with **Manage Server** can switch it on in { COMMAND("settings") }.
    }
puzzle-games =
    { $on ->
        [yes] -# Positions from your finished games may become puzzles, without names.
       *[no] -# Your games don’t become puzzles.
    }
puzzle-games-button =
    { $on ->
        [yes] Leave my games out
       *[no] My games may be used
    }
refused-puzzle-none = This puzzle isn’t here. { COMMAND("puzzle") } shows today’s.
refused-puzzle-over = This puzzle is over. { COMMAND("puzzle") } shows today’s.
refused-puzzle-off = This server has no puzzle of the day. Choose a channel first.
refused-puzzle-channel-closed = I lack **View Channel**, **Send Messages**, **Embed Links**, **Attach Files** or **Read Message History** in { $channel }. Allow them, or choose another channel.

## The settings of a server

puzzle-setup-button = Puzzle of the day…
puzzle-setup-title = ## 🧩 Puzzle of the day
puzzle-setup-off = It’s **off**. Choose a channel to switch it on.
puzzle-setup-on =
    It’s **on**: each day at **{ $hour }** ({ $place }) in { $channel }.
    The next one comes { $due }.
puzzle-setup-about =
    One position a day with one clearly best move, chosen by button. Everyone sees in private whether they’re right; the solution comes a day later.
    -# Positions come from finished games on servers with a puzzle, this one included, and from games between computers. They name no one, and no server. Cards that stay hidden after a game are replaced by others. Players can leave their games out in { COMMAND("puzzle") }.
puzzle-channel-placeholder = Channel of the puzzle
puzzle-hour-placeholder = Hour, in your time zone ({ $place })
puzzle-off-button = Switch off
