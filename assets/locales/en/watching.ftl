# Following a table without playing there, and the list of a server's tables.

cmd-watch = watch
cmd-tables = tables
command-watch = Watch the game in this channel, and see what I’m watching
command-tables = This server’s tables, to join or to watch

watch-title = ### 👀 { $game } · { $channel }
watch-ask = You’re not in this game. Want a DM when something happens?
watch-turns = I’ll DM you every turn.
watch-end = I’ll DM you when the game is over.
watch-turns-button = DM every turn
watch-end-button = DM the result
watch-stop-button = Stop watching
watch-stop-placeholder = Stop watching…
watch-stopped = You’re no longer watching **{ $game }** in { $channel }.
watch-others = **You’re watching:**
watch-line = { $number }. **{ $game }** in { $channel }: { $names } · [Go there]({ $link })
watch-choice = { $number }. { $names }
watch-nothing = You’re not watching any game. Press **My hand** under one you’re not in, or choose one from { COMMAND("tables") }.
watch-news = ### 👀 { $game } · { $channel }
# At the end of a game of a match of several.
watch-goes-on = If the match isn’t decided yet, I’ll follow its next game too.
watch-opened = 👀 **{ $game }** in { $channel } is waiting for players.
watch-closed = 👀 The **{ $game }** table in { $channel } was closed before anyone played.
watch-over = 👀 { $names }: the **{ $game }** game you were watching is over.

tables-title = ## Tables on this server
tables-none = No one is playing or waiting for players right now. Open a table with { COMMAND("game new") }.
tables-open = **Free seats**
tables-open-line =
    { $free ->
        [one] { $number }. **{ $game }** in { $channel }: { $names } · one seat free · [Go there]({ $link })
       *[other] { $number }. **{ $game }** in { $channel }: { $names } · { $free } seats free · [Go there]({ $link })
    }
tables-played = **In progress**
tables-played-line = { $number }. **{ $game }** in { $channel }: { $names } · [Go there]({ $link })
tables-full-line = { $number }. **{ $game }** in { $channel }: { $names } · about to start · [Go there]({ $link })
tables-join-placeholder = Join a table…
tables-watch-placeholder = Watch a table…
tables-joined = You’ve joined **{ $game }** in { $channel }. [Go there]({ $link })

refused-plays-there = You’re in this game, so you’re notified anyway.
refused-not-watching = You’re not watching this game.
refused-needs-server = Use this command on a server to see the tables there.
