# The private panel: Innovation.

meld-menu = ⬆️ Meld a card…
dogma-menu = ⚡ Activate a card…

outcome-icons = { $sign }{ $count } { $icon }
outcome-points =
    { $count ->
        [one] +1 point
       *[other] +{ $count } points
    }
outcome-claimed = 🏆 { $achievement }!
outcome-possible = 🏆 { $achievement } possible
outcome-hits = ⚔️ { $players }
outcome-hits-nobody = ⚔️ no one
outcome-shared = 🤝 { $players }
dogma-line = { $affected } · { $text }

hand-line = { $sign } **{ $name }** ({ $age }) · { $text }

# A card of one of several players' zones.
choice-mine = { $card } · yours
choice-whose = { $card } · { $player }’s
outcome-line = -# { $option }: { $outcome }

# What a demand could take from a player's $zone, in all that may lie hidden.
forecast-loss =
    {"  "}- { $card ->
        [none] { $name }: { $least ->
            [0] { $most ->
                [one] up to one
               *[other] up to { $most }
            }
           *[other] { $most ->
                [one] one
               *[other] { $most }
            }
        } { $most ->
            [one] card
           *[other] cards
        } { $zone ->
            [hand] from their hand
            [score] from their score pile
           *[other] from their board
        }
       *[other] { $name }: { $card }
    }

# What the demand of a top card would take from each player, above the menu of top cards. $what is a
# list of the next four, or nothing. $rule is the summary of the card where that is not all.
tolls =
    -# ⚔️ { $rule ->
        [none] What **{ $card }** would take
       *[other] **{ $card }**: { $rule }
    } · { $tolls }
toll-line = { $player }: { $what }
toll-cards = { $cards }
toll-choice =
    { $count ->
        [one] { $cards }
       *[other] { $count } of { $cards }
    }
toll-more = maybe more
toll-unknown = depends on hidden cards
toll-nothing = nothing
