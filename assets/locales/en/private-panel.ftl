# The private panel of a player: every action on it, and what an action changes. Lines of menus have
# room for 100 characters, so outcomes are short.

hand-page = -# Cards { $first } to { $last } of { $count }

panel-old = -# This panel is out of date. The game in { $channel } is waiting for you.

choice-all = Choose all ({ $count })
