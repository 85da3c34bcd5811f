# Leagues: seasons of divisions, with promotion and relegation.

cmd-league = league
cmd-league-create = create
cmd-league-standings = standings
cmd-league-organise = organise
param-size = size
param-movers = movers
param-league = league
command-league = Leagues: divisions with promotion and relegation
command-league-create = Create a league; its first season gathers players at once
command-league-create-name = The name of the league
command-league-create-size = Players per division (default: 8)
command-league-create-movers = How many go up and down after a season (default: 2)
command-league-create-game = Which game
command-league-create-template = The saved settings of its divisions (round robin or Swiss)
command-league-which = Which league (default: the only one)
command-league-standings = All divisions of a league
command-league-organise = Organisers: players, seasons and settings of a league

league-division-name = { $league } { $season }, division { $division }
league-season-name = { $league }, season { $season }
league-which = Which league?
league-choose = Choose a league
league-title =
    ## 🎖️ { $league } · season { $season }
    { $state ->
        [gathering] **Gathering players.**
        [starting] **Starting…**
        [running] **In progress.**
       *[over] **Over.**
    }
league-rules =
    -# Divisions of { $size }{ $movers ->
        [0] {""}
        [one] ; one player goes up and one goes down after each season
       *[other] ; { $movers } players go up and { $movers } go down after each season
    }
league-answers =
    { $count ->
        [0] **No one is in yet**
        [one] **One player is in**
       *[other] **{ $count } players are in**
    }{ $asked ->
        [0] .
        [one] , and one hasn’t said yet.
       *[other] , and { $asked } haven’t said yet.
    }
league-asks =
    { $again ->
        [yes] 🎖️ { $names }: season { $season } of **{ $league }** is coming. Do you play again?
       *[no] 🎖️ Season { $season } of **{ $league }** is coming. Who plays?
    }
league-where = -# { $channel }
league-in-button = I’m in
league-out-button = Not this time
league-answered =
    { $plays ->
        [yes] ✅ You’re in season { $season } of **{ $league }**, with { $count } players so far.
       *[no] You’re not in season { $season } of **{ $league }**. You can still change your mind.
    }
league-planned = **Division { $division }:** { $names }
league-division = **Division { $division }**{ $status ->
        [over] {" "}· over
        [cancelled] {" "}· cancelled
       *[running] {""}
    }
league-line =
    `{ $place }` { $name } · { $numbers }{ $moves ->
        [up] {" "}⬆️
        [down] {" "}⬇️
       *[no] {""}
    }
league-division-button = Division { $division }
league-start-button = Start season
league-next-button = Next season
league-place = Place a player
league-place-where = Where does { $name } play? They come first there, unless others leave.
league-level-placeholder = Choose a division
league-level =
    { $division ->
        [0] At the bottom
       *[other] Division { $division }
    }
league-size-placeholder = Players per division
league-size = Divisions of { $count }
league-movers-placeholder = How many go up and down
league-movers =
    { $count ->
        [0] No one moves
        [one] One goes up, one goes down
       *[other] { $count } go up, { $count } go down
    }
league-delete-ask = Delete the league **{ $name }** with all its seasons? The tournaments of its divisions stay.
league-deleted = The league **{ $name }** is deleted.
refused-no-such-league = This league isn’t here any more. Choose another.
refused-league-none = There’s no league on this server yet. { COMMAND("league create") } makes one.
refused-league-organise = Only organisers of the league can do that: its creator, and members with **Manage Server**.
refused-league-name = A league needs a name of at most { $max } characters.
refused-league-name-taken = There’s already a league called { $name }. Choose another name.
refused-league-limit = There are { $max } leagues already, and a menu holds no more. Delete one first.
refused-league-format = The divisions of a league play round robin or Swiss. Choose a template with one of these formats.
refused-league-season-begun = This season isn’t gathering players any more. You can join the next one.
refused-league-season-open = This season isn’t over: wait until all divisions are, or end them first.
refused-league-too-few = A season takes at least { $min } players. Wait for more.
refused-league-full = All { $max } places of this season are taken. Ask the organisers about larger divisions.
