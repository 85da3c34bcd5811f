# The private panel of a player: every action on it, and what an action changes. Lines of menus have
# room for 100 characters, so outcomes are short.

hand-page = -# Carte da { $first } a { $last } di { $count }

panel-old = -# Questo pannello non è più aggiornato. La partita in { $channel } ti aspetta.

choice-all = Scegli tutto ({ $count })
