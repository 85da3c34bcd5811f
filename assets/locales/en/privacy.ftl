# What is stored about somebody, and how to have it deleted.

command-privacy = What is stored about me: see it, get a copy, have it deleted
cmd-privacy = privacy

privacy-title = ### 🔒 What is stored about you
privacy-nothing = Nothing at all.
privacy-seats = { $count ->
        [one] 🪑 **1 seat** at a table, with the name that you had then
       *[other] 🪑 **{ $count } seats** at tables, with the name that you had then
    }
privacy-answers = { $count ->
        [one] 👆 **1 choice** in a game
       *[other] 👆 **{ $count } choices** in games
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
        [one] 👀 **1 game** that you watch
       *[other] 👀 **{ $count } games** that you watch
    }
privacy-invitations = { $count ->
        [one] ✉️ **1 invitation** or offered seat
       *[other] ✉️ **{ $count } invitations** or offered seats
    }
privacy-votes = { $count ->
        [one] 🗳️ **1 vote** at a table
       *[other] 🗳️ **{ $count } votes** at tables
    }
privacy-tutorials = { $count ->
        [one] 🎓 how far you are in **1 tutorial**
       *[other] 🎓 how far you are in **{ $count } tutorials**
    }
privacy-tournaments = { $count ->
        [one] 🏆 **1 entry** in tournaments
       *[other] 🏆 **{ $count } entries** in tournaments
    }
privacy-about = -# It serves to play the games, and nothing else. What you write in channels is not read. Messages that the bot has sent are kept by Discord, not here.
privacy-button = 🔒 What is stored about me…
privacy-copy-button = Send me a copy
privacy-copy-here = Everything that is stored about you is in this file, and nothing about anybody else.
privacy-forget-button = Delete what is stored about me…
privacy-forget-ask =
    ### 🗑️ Delete what is stored about you?
    { $playing ->
        [0] You are in no running game.
        [one] **You give up one running game**; a computer plays on where the others go on.
       *[other] **You give up { $playing } running games**; a computer plays on where the others go on.
    }
    You leave tables that have not begun, and tournaments. In finished games a neutral name stands in the place of yours, so that the others can still look at them. Your settings, your results and your rating are gone. **This cannot be undone.**
privacy-sure-button = Yes, delete it
privacy-back-button = Back
privacy-forgotten =
    ### 🔒 Done: what was stored about you is deleted
    { $tables ->
        [0] You had a seat at no table.
        [one] Your name is gone from one table.
       *[other] Your name is gone from { $tables } tables.
    } { $playing ->
        [0] {""}
        [one] You have given up one game.
       *[other] You have given up { $playing } games.
    }
    Your settings, your results and your rating are gone. Older messages on Discord may still name you. If you use the bot again, it begins to remember you anew.
forgotten-seat = 🪑 You have given up your seat of **{ $game }** in { $channel }, and nothing here remembers you.
former-player-name = { $number ->
        [1] Former player
       *[other] Former player { $number }
    }
