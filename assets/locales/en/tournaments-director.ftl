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
    ⚠️ { $organiser }, the matches cannot begin: I cannot open threads in this channel. Please allow me **Create Public Threads** and **Send Messages in Threads** here, or close some old threads if the server has too many.
    -# I try again every half minute. Nothing is lost, and the time of the round has not been cut.
tournament-lost = ⚠️ I can no longer write to { $channel }, where **{ $tournament }** takes place. Please let me see it and send messages there, or move the tournament to another channel. Until then nothing is announced, and no new match begins.
