# The hall of fame: who won what on a server.

cmd-champions = champions
command-champions = The winners of this server’s tournaments, series and seasons
hall-title =
    { $which ->
        [most] ## 🏛️ Hall of fame: most titles
       *[latest] ## 🏛️ Hall of fame: latest winners
    }
hall-nobody = No one has won anything yet. { COMMAND("tournament create") } makes a start.
hall-name =
    { $kind ->
        [series] 🏅 { $name }
        [season] 🎖️ { $name }
       *[tournament] 🏆 { $name }
    }
hall-line = { $title } · **{ $names }**
hall-champion =
    { $count ->
        [one] { $place } **{ $name }** · one title: { $titles }
       *[other] { $place } **{ $name }** · { $count } titles: { $titles }
    }
hall-latest-button = Latest winners
hall-most-button = Most titles
hall-profile =
    { $count ->
        [one] **One title:** { $titles }
       *[other] **{ $count } titles:** { $titles }
    }
