# Series: tournaments that are counted together.

cmd-series = series
cmd-series-create = create
cmd-series-standings = standings
cmd-series-export = export
cmd-series-organise = organise
param-points = points
param-best = best
param-series = series
command-series = Series: several tournaments counted together
command-series-create = Create a series of tournaments, with points by place
command-series-create-name = The name of the series
command-series-create-points = How points are given (you can edit the table afterwards)
command-series-create-best = How many results of each player count (default: all)
command-series-standings = The standings of a series
command-series-which = Which series (default: the only one)
command-series-export = The standings of a series as files (CSV and JSON)
command-series-organise = Organisers: tournaments, points and helpers of a series

series-which = Which series?
series-choose = Choose a series
series-title = ## 🏅 { $name }
series-over = **Over**
series-best =
    { $count ->
        [0] All results count
        [one] Only the best result counts
       *[other] The best { $count } results count
    }
series-points-beaten = -# Points: one for taking part, and one for each player left behind
series-points-row =
    { $least ->
        [0] -# Points by place: { $points }
       *[other] -# From { $least } players: { $points }
    }
series-ties = -# Shared places share their points. Ties: the best single results, then tournaments won.
series-no-events = No tournaments yet.
series-event =
    { $over ->
        [yes] ✅ { $name }
       *[no] ⏳ { $name }
    }
series-nobody = No one has points yet: a tournament counts once it’s over.
series-line =
    { $count ->
        [one] { $place } **{ $name }** · **{ $points }**
       *[other] { $place } **{ $name }** · **{ $points }** · { $results }
    }
series-own = **You:** { $line }
series-helpers = 🧭 Helpers: { $names }
series-add = Count a tournament
series-remove = Take a tournament out
series-best-placeholder = How many results count
series-table-sizes = By size
series-table-sizes-about = More players, more points
series-table-fixed = The same for all
series-table-fixed-about = 25 18 15 12 10 8 6 4 2 1, whatever the number of players
series-table-beaten = Players left behind
series-table-beaten-about = One for taking part, and one for each player left behind
series-table-custom = Edit the table…
series-table-custom-about = The table that counts now
series-points-placeholder = Points by place
series-points-form = Points by place
series-points-what = 25 18 15 … or lines such as 8: 10 7 5 4
series-helper = Add or remove a helper
series-close-button =
    { $close ->
        [yes] End series
       *[no] Reopen series
    }
series-name-form = Rename the series
series-delete-ask = Delete the series **{ $name }**? Its tournaments stay, and no longer count for any series.
series-deleted = The series **{ $name }** is deleted. Its tournaments are still there.
series-gone = 🗑️ This series was deleted. Its tournaments are still there.
series-draft = 🏅 Counts for **{ $name }**
series-draft-none = No series
series-draft-placeholder = Series for which it counts
tournament-act-series =
    { $joined ->
        [yes] { $when }: { $by } made it count for the series { $series }
       *[no] { $when }: { $by } took it out of the series { $series }
    }
refused-no-such-series = This series isn’t here any more. Choose another.
refused-series-none = There’s no series on this server yet. { COMMAND("series create") } makes one.
refused-series-organise = Only organisers of the series can do that: its creator, their helpers, and members with **Manage Server**.
refused-series-name = A series needs a name of at most { $max } characters.
refused-series-name-taken = There’s already a series called { $name }. Choose another name.
refused-series-limit = There are { $max } series already, and a menu holds no more. Delete one first.
refused-series-best = At most { $max } results can count. Choose fewer, or all of them.
refused-series-points = I can’t read “{ $line }”. Write points such as 10 7 5 4, after a number of players and a colon if there are several lines.
refused-series-points-rise = In “{ $line }” a lower place gets more points. Start with the first place.
refused-series-points-lines = Write at most { $max } lines, each for another number of players.
refused-series-closed = This series is over. Reopen it first.
refused-series-full = This series has { $max } tournaments already. Start another one.
refused-series-has-another = This tournament counts for { $name } already. Take it out there first.
refused-series-unfinished = One of its tournaments isn’t over. Finish it, or take it out of the series.
