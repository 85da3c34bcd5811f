# The game in lists and in the lobby: Innovation.

game-innovation = Innovation

lobby-about-innovation = Bâtis une civilisation de la préhistoire à nos jours : chaque carte est une invention, et elle agit aussi sur les autres.
