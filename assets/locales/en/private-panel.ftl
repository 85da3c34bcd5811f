# The private panel of a player: every action on it, and what an action changes. Lines of menus have
# room for 100 characters, so outcomes are short.

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

hand-page = -# Cards { $first } to { $last } of { $count }

panel-old = -# This panel is old. The game in { $channel } waits for you.

choice-all = Choose all ({ $count })

# A card of one of several players' zones.
choice-mine = { $card } · yours
choice-whose = { $card } · { $player }’s
outcome-line = -# { $option }: { $outcome }
