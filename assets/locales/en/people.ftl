# What people have chosen for themselves, what a server has, and all tables of one person.

people-title = ### ⚙️ Your settings
people-notify = **When a table waits for you:** { $how }
people-quiet-none = **Quiet hours:** none
people-quiet = **Quiet hours:** { $begins } to { $ends } ({ $place })
people-away = **Away:** { $begins } to { $ends }
people-quiet-about = -# In quiet hours and while you are away nobody calls you, and the clocks of casual games stand still. Private messages come in the language of your Discord.
notify-channel = Ping in the channel
notify-channel-about = your hand comes silently by direct message
notify-dm = Direct message
notify-dm-about = no ping in the channel
notify-both = Ping and direct message
notify-both-about = wherever you look
notify-neither = Do not call me
notify-neither-about = I look at my games by myself
notify-placeholder = How you are called
quiet-none = No quiet hours
quiet-from = Quiet from { $hour }
quiet-to = Quiet until { $hour }
quiet-from-placeholder = Quiet hours begin
quiet-to-placeholder = Quiet hours end
zone-placeholder = Your time zone
zone-now = it is { $time } there now
hour = { $hour }:00
own-button = My own settings
server-button = This server…
refused-quiet-too-long = Quiet hours can last { $max } hours at most. For whole days there is { COMMAND("away") }.
refused-no-such-zone = There is no time zone “{ $zone }”. Begin to type the name of a big city, and choose from the list.

## A server

server-title = ### ⚙️ This server
server-language = **Language:** { $language }
server-theme = **Pictures:** { $theme }
server-about = -# The language and the pictures change at once; the rest is for new tables, where each host can choose otherwise.
server-language-placeholder = Language
server-language-as-discord = As this server is set in Discord
server-theme-placeholder = Pictures
server-theme-choice = Pictures: { $theme }
refused-settings-not-allowed = Only members with Manage Server can change what a server has chosen, and only on that server.

## Away

away-title = ### 🌴 Away
away-line =
    { $now ->
        [yes] { $number }. **Now**, until { $ends } ({ $left })
       *[no] { $number }. { $begins } to { $ends }
    }
away-never = You are not away, and nothing is planned.
away-about = -# Nobody calls you meanwhile, and the clocks of casual games stand still; in a tournament only for so many days a month. Other days: { COMMAND("away") }.
away-button = Away…
away-back-button =
    { $now ->
        [yes] I am back
       *[no] Cancel { $number }
    }
away-from-now = From now on:
away-for-button =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
refused-away-in-the-past = That lies in the past. Choose a day that is still to come.
refused-away-too-long = That is too long: at most { $days } days at a time, in the next half year. If you leave for longer, give your seat to somebody else.
refused-away-too-often = You have planned { $max } absences already. Cancel one of them first.
refused-away-how-long = Until when? Say also `until` or `days`.
refused-not-a-date = “{ $date }” is no day that I know. Write it as 2026-12-24 or 24.12., or choose from the list.

## My games

mygames-title =
    { $waiting ->
        [0] ### 🎲 Your games ({ $count })
        [one] ### 🔔 1 · A table waits for you
       *[other] ### 🔔 { $waiting } · Tables wait for you
    }
mygames-none = You sit at no table. { COMMAND("game new") } opens one.
mygames-table = **{ $number }. [{ $game }]({ $link })** · { $channel }
mygames-waits =
    { $count ->
        [0] 🔔 **Your move** · asked { $since }
       *[other] 🔔 **Your move** · asked { $since } (and that of { $others })
    }
mygames-deadline = ⏳ Your time is up { $left }.
mygames-lobby =
    { $free ->
        [0] Not begun: { $names }. All seats are taken.
        [one] Not begun: { $names }. One seat is free.
       *[other] Not begun: { $names }. { $free } seats are free.
    }
mygames-hand-button = My hand { $number }
next-table-button = Next table waiting: { $game }
next-table-sign = 🔔
more-mygames = My games
more-settings = My settings
