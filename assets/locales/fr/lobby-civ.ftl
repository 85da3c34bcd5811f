# The game in lists and in the lobby: Carta Impera Victoria.

game-civ = Carta Impera Victoria
lobby-about-civ = Joue une carte par tour, copie ce que les autres ont bâti, et obtiens avant eux l’hégémonie dans l’un des six domaines.
