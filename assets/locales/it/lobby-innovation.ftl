# The game in lists and in the lobby: Innovation.

game-innovation = Innovation

lobby-about-innovation = Costruisci una civiltà dalla preistoria a oggi: ogni carta è un’invenzione della sua epoca e agisce anche sugli altri.
