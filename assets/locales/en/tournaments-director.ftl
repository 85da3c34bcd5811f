# What happens by itself in a tournament, as it is said in its channel and in the threads of its matches.

# A thread's name: 100 characters at most.
tournament-thread-name = { $round }·{ $table } { $names } ({ $tournament })
tournament-asked = 🙋 { $names }, will you play in **{ $tournament }**? Check in { $until }, or the next round begins without you.
tournament-late = ⌛ Time for round { $round } is up. { $rule ->
        [forfeit] We were waiting for { $names }, so the game is lost for them.
        [computer] We were waiting for { $names }: whoever has played so far gets a computer in their seat until they are back. Whoever never came has lost.
       *[standing] The game ends here, and everybody is placed as they stand.
    }
tournament-missed =
    🪑 { $names } did not come to this match, so it counts as lost without a game. Whoever misses the next one too is dropped from the tournament.
    -# **{ $tournament }** · round { $round }, table { $table }
tournament-missed-dropped =
    🪑 { $names } did not come again, and is dropped from the tournament. Whoever wants to come back can join again.
    -# **{ $tournament }** · round { $round }, table { $table }
tournament-no-threads =
    ⚠️ { $organiser }, the matches can’t begin: I can’t open threads in this channel. Please allow me **Create Public Threads** and **Send Messages in Threads** here, or close some old threads if the server has too many.
    -# I keep trying, every few minutes, and at once when permissions change. Nothing is lost, and the time of the round hasn’t been cut.
tournament-lost = ⚠️ I can no longer write to { $channel }, where **{ $tournament }** takes place. Please let me see it and send messages there, or move the tournament to another channel. Until then nothing is announced, and no new match begins.
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
        [forbidden] Discord says that I’m not allowed to. Please give me **View Channel**, **Send Messages**, **Attach Files**, **Create Public Threads** and **Send Messages in Threads** there, or move the tournament with { COMMAND("tournament edit") }.
        [refused] Discord refuses it there (error { $code }). Please move the tournament to another text channel with { COMMAND("tournament edit") }.
        [discord] Discord doesn’t answer, or fails. You don’t have to do anything; if it lasts, discordstatus.com may say why.
        [rules] { $reason }
       *[unexpected] Something went wrong on my side. Please tell the person who runs me: my log says what. Until then you can enter results yourself with { COMMAND("tournament result") }.
    }
    -# I keep trying, every few minutes. Nothing is lost, and I’ll change this message when it works again.
tournament-works-again = ✅ **{ $tournament }** goes on: what I told you about works again.
