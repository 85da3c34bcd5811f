# The private panel of a player: every action on it, and what an action changes. Lines of menus have
# room for 100 characters, so outcomes are short.

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

hand-page = -# Cartes { $first } à { $last } sur { $count }

panel-old = -# Ce panneau date d’avant. La partie dans { $channel } t’attend.

choice-all = Tout choisir ({ $count })

# A card of one of several players' zones.
choice-mine = { $card } · à toi
choice-whose = { $card } · à { $player }
outcome-line = -# { $option } : { $outcome }
