# Tournaments of teams of two. $mate, $name and the like are mentions or names of people.

team-of = { $one } & { $other }
team-against = { $one } against { $other }
team-named = { $name } ({ $one } & { $other })
team-left = { $names } (of { $team })

## What is played, and who takes part

team-line = teams of two
team-draft-people = 👥 { $min } to { $max } teams of two; sign-up is open for { $time }
team-new-min-people = At least { $count } teams
team-new-max-people = At most { $count } teams
team-new-min-people-placeholder = Minimum number of teams
team-new-max-people-placeholder = Maximum number of teams
tournament-teams-yes-button = Teams of two
tournament-teams-no-button = No teams
team-signed-up =
    { $count ->
        [0] **No team yet.** It takes { $min } to start; there’s room for { $max }.
        [one] **{ $count } team** has signed up. It takes { $min } to start; there’s room for { $max }.
       *[other] **{ $count } teams** have signed up. It takes { $min } to start; there’s room for { $max }.
    }
team-people =
    { $count ->
        [0] **No teams yet**; there’s room for { $max }:
        [one] **{ $count } team**, room for { $max }:
       *[other] **{ $count } teams**, room for { $max }:
    }
team-out-count =
    { $count ->
        [one] 🚪 { $count } team has dropped out.
       *[other] 🚪 { $count } teams have dropped out.
    }
team-singles = 🔎 Looking for a partner: { $names }
team-check-in = -# One player of a team is enough.
team-cancelled = ❌ **Cancelled:** { $count ->
        [0] there are no teams
        [one] there’s only { $count } team
       *[other] there are only { $count } teams
    }, and it takes { $min }. An organiser can undo that and wait for more.

## Finding a partner

team-find =
    🔎 You’re signed up for **{ $name }**, in which teams of two play. Now you need a partner: ask someone, or wait until someone asks you.
    Without a partner you won’t be paired.
team-asked-whom = ⏳ You’ve asked { $name }, who hasn’t said yes or no yet.
team-declined-whom = That didn’t work out. Ask someone else.
team-asked-by = 👋 { $names } would like to play with you: choose that name below to agree.
team-partner-placeholder = Ask someone to be your partner
team-looking-placeholder = Ask someone who’s looking for a partner
team-question = 🤝 { $name }, { $by } would like to be your partner in **{ $tournament }**. Will you two be a team?
team-accept-button = Yes, we’re a team
team-decline-button = No, thanks
team-you-declined = You’ve said no; they’ll look for another partner in **{ $tournament }**.
team-find-button = Find a partner
team-joined =
    ✅ You and { $mate } are a team in **{ $tournament }**: **{ $team }**.
    { $coming ->
        [1] {""}
       *[other] You’ll be paired from round { $coming }.
    }
team-own = 🤝 Your team: **{ $team }**, with { $mate }
team-own-single = 🔎 You’re looking for a partner: **Join** shows whom you can ask.
team-name-button = Team name…
team-name-title = Name of the team
team-name-what = Name; leave it empty to use your own names
team-named-now = ✅ The team’s name is now **{ $name }**.
team-drop-ask = Drop out of **{ $name }**? Your partner { $mate } is out with you. If you’re in the middle of a game, your team gives it up. You keep what you’ve won, and can come back for a later round if the format allows it.

## What mates are told

team-told =
    { $what ->
        [team] { $how ->
            [back] 🤝 { $names }, { $mate } has brought your team back into **{ $tournament }**.
            [waiting] 🎟️ { $names }, you’re a team with { $mate }. All places in **{ $tournament }** are taken, so you’re on the waiting list.
           *[formed] 🤝 { $names }, { $mate } has agreed: you’re a team in **{ $tournament }**!
        }
        [replace] 🔁 { $names }, you’re a team in **{ $tournament }** now: an organiser has replaced { $mate }.
        [disqualify] ⛔ { $names }, your partner { $mate } has been disqualified from **{ $tournament }**. { $team ->
            [stays] Your team isn’t paired until an organiser finds a replacement. Ask one of them.
           *[free] Find another partner to play.
        }
        [drop] 👋 { $names }, your partner { $mate } has left the server. { $team ->
            [stays] Your team in **{ $tournament }** isn’t paired until an organiser finds a replacement.
            [late] It’s too late for another team: ask an organiser whether you can replace someone in **{ $tournament }**.
           *[free] Find another partner to play in **{ $tournament }**.
        }
       *[break-up] 🚪 { $names }, your partner { $mate } has left **{ $tournament }**. { $team ->
            [stays] Your team is out. An organiser can find a replacement, if you’d like to play on.
           *[free] Find another partner to play.
        }
    }
team-told-declined =
    { $known ->
        [yes] 🙁 { $name }, { $other } can’t be your partner in **{ $tournament }**. Ask someone else.
       *[no] 🙁 { $name }, the person you’ve asked can’t be your partner in **{ $tournament }** any more. Ask someone else.
    }
team-told-unpaired =
    🔎 { $names }, **{ $tournament }** starts without you, as you have no partner. { $late ->
        [yes] You can still form a team until round { $until } is paired.
       *[no] Ask an organiser whether you can replace someone.
    }

## Organising

team-ask-start =
    { $count ->
        [one] One person has no partner yet and isn’t paired. You can pair people up under **Players…**
       *[other] { $count } people have no partner yet and aren’t paired. You can pair them up under **Players…**
    }
team-pair-placeholder = Pair up two who have no partner
team-add-placeholder = Add a team: choose two people
team-replace-placeholder = Replace { $name } with…
team-disqualify-button = Disqualify { $name }…
team-lift-button = Lift disqualification of { $name }
team-person =
    ### { $number }. { $name }
    { $person } { $state ->
        [in] are playing.{ $removes ->
            [yes] {" "}If you remove the team or disqualify one of them, they resign from any running game and aren’t paired any more.
           *[no] {""}
        }
        [organiser] were removed by an organiser and aren’t paired any more. They can come back.
        [disqualified] aren’t paired, as one of them is disqualified. Replace that player, or lift the disqualification.
        [missed] were dropped for missed matches. They can come back.
        [check-in] didn’t check in, and can come back.
        [left-server] aren’t paired, as one of them has left the server. Replace that player, or bring the team back.
       *[self] have dropped out and aren’t paired any more. They can come back, or one of them gets another partner from you.
    }{ $missed ->
        [0] {""}
        [one] {" "}Missed { $missed } match.
       *[other] {" "}Missed { $missed } matches in a row.
    }
team-left-server = 👋 { $names } left the server, so I’ve dropped the team from **{ $tournament }** and not paired it. Replace the player with { COMMAND("tournament replace") }, and the team plays on.
team-left-early = 👋 { $names } left the server before **{ $tournament }** was paired, so that team is dissolved. A partner who’s still here can look for another with **Join**, as long as people can join, or you put a team together under **Players…**
tournament-act-team =
    { $how ->
        [back] { $when }: { $name } came back
        [waiting] { $when }: { $name } became a team on the waiting list
       *[formed] { $when }: { $name } became a team
    }
tournament-act-break-up = { $when }: { $by } left { $name }
tournament-act-team-name = { $when }: { $by } renamed { $name }: { $series }
team-act-replace = { $when }: { $by } replaced { $member } of { $name } with { $other }
team-act-disqualify = { $when }: { $by } disqualified { $member } of { $name }: { $reason }

## Refusals

refused-tournament-no-partners = Everyone plays alone in this tournament. Just press **Join**.
refused-tournament-needs-partner = Teams of two play in this tournament: it takes two people at once.
refused-team-with-yourself = You can’t be your own partner. Choose someone else.
refused-team-dropped-out = This player is in a team that’s out. Bring the team back with **Join**, or ask an organiser for another partner.
refused-team-mate-disqualified = Your partner is disqualified, so your team isn’t paired. Ask an organiser for another partner.
refused-team-incomplete = This team lacks a player. Ask an organiser for a replacement.
refused-team-partner-taken = { $name } has a partner already. Ask someone else.
refused-team-partner-role = { $name } lacks the role <@&{ $role }>, which it takes to play here. Ask someone else.
refused-team-declined-already = { $name } has said no already. Ask someone else.
refused-team-ask-gone = This question is settled: someone has said yes or no, or one of you has another partner.
refused-team-ask-not-yours = This question is for another player. Press **Join** to find a partner yourself.
refused-team-not-looking = This player isn’t looking for a partner any more. Press **Join** for the current list.
refused-team-not-yours = Only its members and the organisers can name a team.
refused-team-name-taken = Another team is called { $name }. Choose another name.
refused-team-changed = This team has changed since: one of them has left it or has another partner. Remove or add players under **Players…** instead.
refused-team-waits = { $name } is on the waiting list with a partner, who’d lose that place. Choose someone else, or ask them to leave the waiting list first.
refused-league-no-teams = In a league everyone plays alone. Choose a template without teams.
