# The game in lists and in the lobby: Innovation.

game-innovation = Innovation

lobby-about-innovation = Build a civilisation from prehistory to today: each card is an invention of its age, with effects on you and your rivals.
