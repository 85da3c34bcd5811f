# The web page of a tournament, which anyone may read.

page-standings = Standings
page-deductions = Points deducted: { $names }
page-player = Player
page-team = Team
page-rounds = Rounds
page-round = Round { $round }
page-bracket = Bracket
page-table = Table
page-match = Match
page-bye = bye
page-stage = { $game } · { $format } · { $teams ->
        [yes] { $players ->
            [one] { $players } team
           *[other] { $players } teams
        }
       *[no] { $players ->
            [one] { $players } player
           *[other] { $players } players
        }
    } · { $status ->
        [signup] sign-up
        [checkin] check-in
        [running] round { $round } of { $rounds }
        [paused] paused
        [over] over
       *[cancelled] cancelled
    }
tournament-page-button =
    { $public ->
        [yes] Take the web page off
       *[no] Publish a web page
    }
tournament-page-line = 🌐 Standings and pairings for everyone: { $url }
tournament-act-publish = { $when }: { $by } published the web page, or took it off
refused-tournament-no-pages = The people who run this bot haven’t set up web pages. Use { COMMAND("tournament export") } instead.
