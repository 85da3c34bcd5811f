# The game in lists and in the lobby: Carta Impera Victoria.

game-civ = Carta Impera Victoria
lobby-about-civ = Play one card a turn, copy what your rivals have built, and be the first to gain hegemony in one of six domains.
