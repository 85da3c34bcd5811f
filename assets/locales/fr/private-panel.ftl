# The private panel of a player: every action on it, and what an action changes. Lines of menus have
# room for 100 characters, so outcomes are short.

hand-page = -# Cartes { $first } à { $last } sur { $count }

panel-old = -# Ce panneau n’est plus à jour. La partie dans { $channel } t’attend.

choice-all = Tout choisir ({ $count })
