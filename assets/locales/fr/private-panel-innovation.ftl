# The private panel: Innovation.

meld-menu = ⬆️ Poser une carte…
dogma-menu = ⚡ Activer une carte…

outcome-icons = { $sign }{ $count } { $icon }
outcome-points =
    { $count ->
        [one] +1 point
       *[other] +{ $count } points
    }
outcome-claimed = 🏆 { $achievement } !
outcome-possible = 🏆 { $achievement } possible
outcome-hits = ⚔️ { $players }
outcome-hits-nobody = ⚔️ personne
outcome-shared = 🤝 { $players }
dogma-line = { $affected } · { $text }

hand-line = { $sign } **{ $name }** ({ $age }) · { $text }

# A card of one of several players' zones.
choice-mine = { $card } · à toi
choice-whose = { $card } · à { $player }
outcome-line = -# { $option } : { $outcome }

# What a demand could take from a player's $zone, in all that may lie hidden.
forecast-loss =
    {"  "}- { $card ->
        [none] { $name } : { $least ->
            [0] jusqu’à { $most }
           *[other] { $most }
        } { $most ->
            [one] carte
           *[other] cartes
        } { $zone ->
            [hand] de sa Main
            [score] de son Influence
           *[other] de sa Zone de Jeu
        }
       *[other] { $name } : { $card }
    }

# What the demand of a top card would take from each player, above the menu of top cards. $what is a
# list of the next four, or nothing. $rule is the summary of the card where that is not all.
tolls =
    -# ⚔️ { $rule ->
        [none] Ce que prendrait **{ $card }**
       *[other] **{ $card }** : { $rule }
    } · { $tolls }
toll-line = { $player } : { $what }
toll-cards = { $cards }
toll-choice =
    { $count ->
        [one] { $cards }
       *[other] { $count } parmi { $cards }
    }
toll-more = peut-être d’autres
toll-unknown = selon les cartes cachées
toll-nothing = rien
