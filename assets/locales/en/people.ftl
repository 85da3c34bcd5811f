# What people have chosen for themselves, what a server has, and all tables of one person.

people-title = ### ⚙️ Your settings
people-notify = **When it’s your move:** { $how }
people-quiet-none = **Quiet hours:** none
people-quiet = **Quiet hours:** { $begins } to { $ends } ({ $place })
people-away = **Away:** { $begins } to { $ends }
people-theme = **My pictures:** { $theme }
people-theme-choice = My pictures: { $theme }
people-theme-placeholder = My pictures
people-motion =
    { $on ->
        [yes] **Animations:** on
       *[no] **Animations:** off
    }
people-motion-button =
    { $on ->
        [yes] Switch animations off
       *[no] Switch animations on
    }
people-shape =
    { $shape ->
        [landscape] **Shape of my pictures:** landscape, for wide screens
       *[portrait] **Shape of my pictures:** portrait, for phones
    }
people-shape-about = -# Landscape is for what only you see: your hand, Zoom and private tables. Public pictures stay portrait, because everyone sees the same.
people-shape-button =
    { $shape ->
        [landscape] Show my pictures in portrait
       *[portrait] Show my pictures in landscape
    }
people-quiet-about = -# During quiet hours and while you’re away you get no pings, and casual games’ clocks stop. DMs are in your Discord language.
notify-channel = Ping in the channel
notify-channel-about = your hand arrives silently by DM
notify-dm = DM
notify-dm-about = no ping in the channel
notify-both = Ping and DM
notify-both-about = wherever you look
notify-neither = Off
notify-neither-about = I’ll check my games myself
notify-placeholder = Notifications
quiet-none = No quiet hours
quiet-from = Quiet from { $hour }
quiet-to = Quiet until { $hour }
quiet-from-placeholder = Quiet hours start
quiet-to-placeholder = Quiet hours end
zone-placeholder = Your time zone
zone-now = it’s { $time } there now
hour = { $hour }:00
own-button = My own settings
server-button = This server…
refused-quiet-too-long = Quiet hours can’t last longer than { $max } hours. For whole days, use { COMMAND("away") }.
refused-no-such-zone = There’s no time zone “{ $zone }”. Start typing the name of a big city and pick one from the list.

## A server

server-title = ### ⚙️ This server
server-language = **Language:** { $language }
server-theme = **Pictures:** { $theme }
server-about = -# Language and pictures change at once; the rest is for new tables, and each host can choose otherwise.
server-language-placeholder = Language
server-language-as-discord = Same as this server’s Discord language
server-theme-placeholder = Pictures
server-theme-choice = Pictures: { $theme }
refused-settings-not-allowed = Only someone with **Manage Server** can change this server’s options, and only on the server itself.

## Away

away-title = ### 🌴 Away
away-line =
    { $now ->
        [yes] { $number }. **Now**, until { $ends } ({ $left })
       *[no] { $number }. { $begins } to { $ends }
    }
away-never = You’re not away, and nothing’s planned.
away-about = -# While you’re away you get no pings, and casual games’ clocks stop (in tournaments, only for a few days a month). For other days, use { COMMAND("away") }.
away-button = Away…
away-back-button =
    { $now ->
        [yes] I’m back
       *[no] Cancel { $number }
    }
away-from-now = Starting now:
away-for-button =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
refused-away-in-the-past = That’s in the past. Choose a day that’s still to come.
refused-away-too-long = That’s too long: at most { $days } days at a time, within the next half year. If you’ll be gone longer, hand over your seat.
refused-away-too-often = You’ve already planned { $max } absences. Cancel one of them first.
refused-away-how-long = Until when? Fill in `until` or `days` as well.
refused-not-a-date = I can’t read “{ $date }” as a date. Write 2026-12-24 or 24/12, or pick one from the list.

## My games

mygames-title =
    { $waiting ->
        [0] ### 🎲 Your games ({ $count })
        [one] ### 🔔 1 game is waiting for you
       *[other] ### 🔔 { $waiting } games are waiting for you
    }
mygames-none = You’re not in any game. Open a table with { COMMAND("game new") }.
mygames-table = **{ $number }. [{ $game }]({ $link })** · { $channel }
mygames-waits =
    { $count ->
        [0] 🔔 **Your move** · asked { $since }
       *[other] 🔔 **Your move** · asked { $since } (also waiting for { $others })
    }
mygames-deadline = ⏳ Your time runs out { $left }.
mygames-lobby =
    { $free ->
        [0] Not started: { $names }. All seats are taken.
        [one] Not started: { $names }. One seat free.
       *[other] Not started: { $names }. { $free } seats free.
    }
mygames-hand-button = My hand { $number }
next-table-button = Next game: { $game }
next-table-sign = 🔔
more-mygames = My games
more-settings = My settings
