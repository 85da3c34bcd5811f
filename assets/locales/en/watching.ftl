# Following a table without playing there, and the list of a server's tables.

cmd-watch = watch
cmd-tables = tables
command-watch = Follow the table of this channel, and see what I follow
command-tables = The tables of this server: to join or to watch

watch-title = ### 👀 { $game } · { $channel }
watch-ask = You do not play here. Shall I write to you when something happens?
watch-turns = I write to you at each turn.
watch-end = I write to you when the game is over.
watch-turns-button = Watch: each turn
watch-end-button = Watch: the end
watch-stop-button = Stop watching
watch-stop-placeholder = Stop watching…
watch-stopped = You no longer watch **{ $game }** in { $channel }.
watch-others = **You watch:**
watch-line = { $number }. **{ $game }** in { $channel }: { $names } · [Go there]({ $link })
watch-choice = { $number }. { $names }
watch-nothing = You watch no table. Press **My hand** under one at which you do not play, or choose one from { COMMAND("tables") }.
watch-news = ### 👀 { $game } · { $channel }
watch-opened = 👀 **{ $game }** in { $channel } waits for players.
watch-closed = 👀 The table of **{ $game }** in { $channel } was closed before anybody played.
watch-over = 👀 { $names }: the game of **{ $game }** that you watched is over.

tables-title = ## Tables on this server
tables-none = Nobody plays or waits for players just now. { COMMAND("game new") } opens a table.
tables-open = **Seats free**
tables-open-line =
    { $free ->
        [one] { $number }. **{ $game }** in { $channel }: { $names } · one seat free · [Go there]({ $link })
       *[other] { $number }. **{ $game }** in { $channel }: { $names } · { $free } seats free · [Go there]({ $link })
    }
tables-played = **Being played**
tables-played-line = { $number }. **{ $game }** in { $channel }: { $names } · [Go there]({ $link })
tables-full-line = { $number }. **{ $game }** in { $channel }: { $names } · about to begin · [Go there]({ $link })
tables-join-placeholder = Join a table…
tables-watch-placeholder = Watch a table…
tables-joined = You sit at **{ $game }** in { $channel }. [Go there]({ $link })

refused-plays-there = You play at this table, so you are called anyway.
refused-not-watching = You do not watch this table (any more).
refused-needs-server = Use this command on a server: it shows the tables there.
