# The weekly digest, by direct message.

digest-title = ## 🗞️ Your week, since { $since }
digest-under-way =
    ### 🎲 { $count ->
        [one] 1 game in progress
       *[other] { $count } games in progress
    }{ $waiting ->
        [0] { "" }
       *[other] , { $waiting } waiting for you
    }
digest-finished =
    ### 🏁 { $count ->
        [one] 1 game finished
       *[other] { $count } games finished
    }, { $won } won
digest-game =
    - { $won ->
        [yes] 🏆 **{ $game }**: you won
       *[no] **{ $game }**: place { $place } of { $seats }
    }
digest-at = { $line } · { $server }
digest-ratings = ### 📈 Your ratings
digest-rating =
    - **{ $game }**: { $rating } { $way ->
        [up] (↗ { $points } more)
        [down] (↘ { $points } less)
       *[even] (unchanged)
    }
digest-tournaments = ### 🏆 Tournaments
digest-tournament = - **{ $name }** in { $channel }: { $stage }
digest-more =
    { $count ->
        [one] … and 1 more
       *[other] … and { $count } more
    }
digest-foot = -# Once a week, on Monday morning. To stop it: { COMMAND("settings") }, **Weekly digest…**

digest-button = Weekly digest…
digest-about =
    ### 🗞️ Weekly digest
    One DM on Monday morning, in your time zone: your games, whose turn it is, what ended, your ratings and coming tournaments. A week without news brings no message.
digest-state =
    { $on ->
        [yes] It’s **on**. The next one comes { $due }.
       *[no] It’s **off**.
    }
digest-switch =
    { $on ->
        [yes] Switch off
       *[no] Switch on
    }
