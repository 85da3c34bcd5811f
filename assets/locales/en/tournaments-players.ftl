# What a tournament tells its players by itself. $names are mentions.

tournament-told-result =
    🏁 { $names }: { $result }.
    { $next ->
        [end] That was the last round; the final standings are in { $channel } as soon as all tables are done.
        [bracket] If you’re still in, I’ll ping you at your table for round { $coming }, once all tables are done.
        [check-in] Next: check-in for round { $coming }. I’ll ping you in { $channel } when it’s time.
       *[table] Next: round { $coming }. I’ll ping you at your table; there’s nothing to do until then.
    }
    -# **{ $tournament }** · round { $round }, table { $table }
tournament-told-corrected =
    ✏️ { $names }: { $how ->
        [entered] an organiser entered the result of this match: { $result }.
        [changed] an organiser changed the result of this match. It’s now: { $result }.
       *[replay] an organiser has this match played again. I’ll ping you when the new game starts.
    }
    -# **{ $tournament }** · round { $round }, table { $table }
tournament-told-bye =
    ☕ { $names }: you have no opponent in round { $round } of **{ $tournament }**. { $stage ->
        [elimination] You go straight on to the next one.
        [swiss] It counts as a win; there’s nothing to do until the next round.
       *[other] Everyone has such a round; there’s nothing to do until the next one.
    }
tournament-told-missed-check-in =
    🚪 { $names }: you didn’t check in, so round { $round } of **{ $tournament }** is played without you, and you’re out. { $back ->
        [yes] Press **Join** if you want to play the next round.
       *[no] This format can’t be joined any more.
    }
