# What is written in the pictures of tournaments, and what they say to those who do not see them.

picture-standings-about = Round { $round } of { $rounds }
picture-standings-page = { $about } · { $first }–{ $last } of { $count }
picture-group = Group { $number }
picture-groups-about =
    { $pages ->
        [1] Groups
       *[other] Groups · { $page }/{ $pages }
    }

# Over a column of numbers, as short as players write it.
picture-standings-points = Pts
picture-standings-buchholz = BH
picture-standings-sonneborn-berger = SB
picture-standings-wins = Wins
# Below the standings, where names are marked: P01 −1*.
picture-standings-deducted = * Points deducted as a penalty

picture-bracket-about =
    { $side ->
        [winners] Winners bracket
        [losers] Losers bracket
       *[all] Bracket
    }{ $pages ->
        [1] {""}
       *[other] {" "}· { $page }/{ $pages }
    }
picture-bracket-bye = bye
picture-bracket-player = player
# Over a column of matches, or over one match.
picture-round-round-of = Round of { $people }
picture-round-quarter-final = Quarter-finals
picture-round-semi-final = Semi-finals
picture-round-final = Final
picture-round-third = Third place
picture-round-winners-round = Round { $round }
picture-round-losers-round = Round { $round }
picture-round-winners-final = Winners final
picture-round-losers-final = Losers final
picture-round-grand = Grand final
picture-round-reset = Bracket reset

# $place is 0 before anything was played.
alt-standings-row =
    { $place ->
        [0] { $name }, { $numbers }.
       *[other] Place { $place }: { $name }, { $numbers }.
    }
alt-standings-deducted = points deducted: { $points }
alt-bracket-match = { $one } against { $other }
alt-bracket-won = { $match } ({ $winner } won)
