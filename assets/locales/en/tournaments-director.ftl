# What happens by itself in a tournament, as it is said in its channel and in the threads of its matches.

# A thread's name: 100 characters at most.
tournament-thread-name = { $round }·{ $table } { $names } ({ $tournament })
tournament-asked = 🙋 { $names }, will you play in **{ $tournament }**? Check in { $until }, or the next round starts without you.
tournament-late = ⌛ Time’s up for round { $round }. { $rule ->
        [forfeit] We were waiting for { $names }, so they lose the game.
        [computer] We were waiting for { $names }. A computer takes over for anyone who has played so far, until they’re back; anyone who never turned up has lost.
       *[standing] The game ends here, and players are ranked as it stood.
    }
tournament-missed =
    🪑 { $names } didn’t turn up for this match, so it’s lost without a game. Missing the next one too means being dropped from the tournament.
    -# **{ $tournament }** · round { $round }, table { $table }
tournament-missed-dropped =
    🪑 { $names } didn’t turn up again: dropped from the tournament. To come back, just join again.
    -# **{ $tournament }** · round { $round }, table { $table }
tournament-still-there =
    👋 { $name }, no one else turned up for this match. Are you still there? Press **I’m here** and you win it without a game; it’s open { $until }. If no one’s there, no one wins.
    -# **{ $tournament }** · round { $round }, table { $table }
tournament-moved-up = 🎟️ { $names }, a place is free: you’re in **{ $tournament }** now.
tournament-left-server =
    👋 { $count ->
        [one] { $names } has left the server, so I’ve dropped them from **{ $tournament }** and not paired them.
       *[other] { $names } have left the server, so I’ve dropped them from **{ $tournament }** and not paired them.
    } If they return, they can join again, or you bring them back with { COMMAND("tournament drop") }.
tournament-no-threads =
    ⚠️ { $organiser }, the matches can’t start: I can’t open threads in { $channel }. Please allow me **Create Public Threads** and **Send Messages in Threads** there, or close some old threads if the server has too many.
    -# I’ll keep trying, every few minutes, and at once when permissions change. Nothing’s lost, and the time of the round hasn’t been cut.
tournament-lost = ⚠️ I can’t write in { $channel } any more, where **{ $tournament }** takes place. Please let me see it and send messages there, or move the tournament to another channel. Until then nothing is announced, and no new match starts.
tournament-failing =
    ⚠️ **{ $tournament }** is stuck: { $what ->
        [threads] I couldn’t open a thread for a match
        [post] I couldn’t post in { $channel }
        [edit] I couldn’t update my messages in { $channel }
        [pair] I couldn’t pair the next round
        [match] I couldn’t continue round { $round }, table { $table }
       *[go-on] I couldn’t continue it
    }, { $count } times in a row.
    { $cause ->
        [forbidden] Discord says I’m not allowed to. Please give me **View Channel**, **Send Messages**, **Attach Files**, **Create Public Threads** and **Send Messages in Threads** there, or move the tournament with { COMMAND("tournament edit") }.
        [refused] Discord refuses it there (error { $code }). Please move the tournament to another text channel with { COMMAND("tournament edit") }.
        [discord] Discord isn’t responding properly. You don’t have to do anything; if it lasts, discordstatus.com may say why.
        [rules] { $reason }
       *[unexpected] Something went wrong on my side. Please tell the person who runs this bot: the log has the details. Until then you can enter results yourself with { COMMAND("tournament result") }.
    }
    -# I’ll keep trying, every few minutes. Nothing’s lost, and I’ll update this message when it works again.
tournament-works-again = ✅ **{ $tournament }** is running again: the problem I reported is solved.
