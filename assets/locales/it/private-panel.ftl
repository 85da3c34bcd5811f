# The private panel of a player: every action on it, and what an action changes. Lines of menus have
# room for 100 characters, so outcomes are short.

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

hand-page = -# Carte da { $first } a { $last } di { $count }

panel-old = -# Questo pannello è vecchio. La partita in { $channel } aspetta te.

choice-all = Scegli tutto ({ $count })

# A card of one of several players' zones.
choice-mine = { $card } · tua
choice-whose = { $card } · di { $player }
outcome-line = -# { $option }: { $outcome }
