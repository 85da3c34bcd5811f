# The game in lists and in the lobby: Carta Impera Victoria.

game-civ = Carta Impera Victoria
lobby-about-civ = Gioca una carta per turno, copia ciò che hanno costruito gli altri e ottieni prima di loro l’Egemonia in uno dei sei Domini.
