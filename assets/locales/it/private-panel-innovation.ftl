# The private panel: Innovation.

meld-menu = ⬆️ Gioca una carta…
dogma-menu = ⚡ Attiva una carta…

outcome-icons = { $sign }{ $count } { $icon }
outcome-points =
    { $count ->
        [one] +1 punto
       *[other] +{ $count } punti
    }
outcome-claimed = 🏆 { $achievement }!
outcome-possible = 🏆 { $achievement } possibile
outcome-hits = ⚔️ { $players }
outcome-hits-nobody = ⚔️ nessuno
outcome-shared = 🤝 { $players }
dogma-line = { $affected } · { $text }

hand-line = { $sign } **{ $name }** ({ $age }) · { $text }

# A card of one of several players' zones.
choice-mine = { $card } · tua
choice-whose = { $card } · di { $player }
outcome-line = -# { $option }: { $outcome }

# What a demand could take from a player's $zone, in all that may lie hidden.
forecast-loss =
    {"  "}- { $card ->
        [none] { $name }: { $least ->
            [0] fino a { $most }
           *[other] { $most }
        } { $most ->
            [one] carta
           *[other] carte
        } { $zone ->
            [hand] dalla sua Mano
            [score] dalla sua Influenza
           *[other] dalla sua Zona
        }
       *[other] { $name }: { $card }
    }

# What the demand of a top card would take from each player, above the menu of top cards. $what is a
# list of the next four, or nothing. $rule is the summary of the card where that is not all.
tolls =
    -# ⚔️ { $rule ->
        [none] Che cosa prenderebbe **{ $card }**
       *[other] **{ $card }**: { $rule }
    } · { $tolls }
toll-line = { $player }: { $what }
toll-cards = { $cards }
toll-choice =
    { $count ->
        [one] { $cards }
       *[other] { $count } tra { $cards }
    }
toll-more = forse altre
toll-unknown = dipende dalle carte nascoste
toll-nothing = niente
