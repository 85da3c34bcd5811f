# The data stored about a user, and how to have it deleted.

command-privacy = What’s stored about me: view it, get a copy or delete it
cmd-privacy = privacy

privacy-title = ### 🔒 What’s stored about you
privacy-nothing = Nothing at all.
privacy-seats = { $count ->
        [one] 🪑 **1 seat** at a table, with the name you had then
       *[other] 🪑 **{ $count } seats** at tables, with the name you had then
    }
privacy-answers = { $count ->
        [one] 👆 **1 move** in a game
       *[other] 👆 **{ $count } moves** in games
    }
privacy-statistics = { $count ->
        [one] 📈 **1 entry** in results and ratings
       *[other] 📈 **{ $count } entries** in results and ratings
    }
privacy-settings = 🔔 your language, your names on Discord, and how you’re notified
privacy-away = { $count ->
        [one] 🌴 **1 absence**
       *[other] 🌴 **{ $count } absences**
    }
privacy-watching = { $count ->
        [one] 👀 **1 game** you’re watching
       *[other] 👀 **{ $count } games** you’re watching
    }
privacy-guesses = { $count ->
        [one] 🔮 your guesses in **1 game**
       *[other] 🔮 your guesses in **{ $count } games**
    }
privacy-puzzles = 🧩 your choices and streaks in the **puzzle of the day**
privacy-invitations = { $count ->
        [one] ✉️ **1 invitation** or offered seat
       *[other] ✉️ **{ $count } invitations** or offered seats
    }
privacy-votes = { $count ->
        [one] 🗳️ **1 vote** at a table
       *[other] 🗳️ **{ $count } votes** at tables
    }
privacy-tutorials = { $count ->
        [one] 🎓 your progress in **1 tutorial**
       *[other] 🎓 your progress in **{ $count } tutorials**
    }
privacy-tournaments = { $count ->
        [one] 🏆 **1 entry** in tournaments
       *[other] 🏆 **{ $count } entries** in tournaments
    }
privacy-about = -# It’s used to run the games, and for nothing else. I don’t read what you write in channels. Messages I’ve sent are kept by Discord, not here.
privacy-button = 🔒 What’s stored about me…
privacy-copy-button = Send me a copy
privacy-copy-here = This file holds everything that’s stored about you, and nothing about anyone else.
privacy-forget-button = Delete my data…
privacy-forget-ask =
    ### 🗑️ Delete what’s stored about you?
    { $playing ->
        [0] You’re not in a running game.
        [one] **You resign from one running game**; a computer takes your seat if the others play on.
       *[other] **You resign from { $playing } running games**; a computer takes your seat wherever the others play on.
    }
    You leave tables that haven’t started, and tournaments. In finished games a neutral name replaces yours, so that the others can still look at them. Your settings, results and rating are deleted. **You can’t undo this.**
privacy-sure-button = Yes, delete it
privacy-back-button = Back
privacy-forgotten =
    ### 🔒 Done: what was stored about you is deleted
    { $tables ->
        [0] You had no seat at any table.
        [one] Your name is gone from one table.
       *[other] Your name is gone from { $tables } tables.
    } { $playing ->
        [0] {""}
        [one] You’ve resigned from one game.
       *[other] You’ve resigned from { $playing } games.
    }
    Your settings, results and rating are gone. Older messages on Discord may still name you. If you use the bot again, it starts from scratch.
forgotten-seat = 🪑 You’ve left your seat in **{ $game }** in { $channel }, and nothing here remembers you.
former-player-name = { $number ->
        [1] Former player
       *[other] Former player { $number }
    }
