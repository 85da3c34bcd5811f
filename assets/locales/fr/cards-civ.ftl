# What the effects of Carta Impera Victoria do, as we put it: civ-effect-<effect> in full,
# and civ-effect-<effect>-short in one line of a menu, at most 100 characters.
#
# How many cards an effect takes, or that it costs one, stands beside the text (civ-kind-… in
# terms-civ.ftl). What is not optional is done as far as it can be.

## Army

civ-effect-assassin = Défausse une carte de ta main, celle que tu veux.
civ-effect-assassin-short = Défausse une carte de ta main.
civ-effect-purge = Défausse deux cartes de ta main, celles que tu veux ; si tu n’en as qu’une, alors celle-là.
civ-effect-purge-short = Défausse deux cartes de ta main.
civ-effect-attack = Défausse une de tes cartes Armée. Choisis un domaine dont il te reste une carte : tu en défausses une, et tous les autres joueurs qui en ont aussi. Les cartes face cachée ne risquent rien.
civ-effect-attack-short = Défausse une carte d’un de tes domaines ; tous ceux qui en ont une font de même.

## Religion

civ-effect-holy-book = Ta limite de main est de 5 pour ce tour. Elle le reste même si tu perds des cartes Religion avant de piocher.
civ-effect-holy-book-short = Ta limite de main est de 5 ce tour-ci.
civ-effect-divine-right = Ta limite de main est de 7 pour ce tour. Elle le reste même si tu perds des cartes Religion avant de piocher.
civ-effect-divine-right-short = Ta limite de main est de 7 ce tour-ci.
civ-effect-inquisition = Défausse une de tes cartes Religion. Choisis un joueur : toute sa main passe dans la tienne. Puis rends-lui autant de cartes, celles que tu veux ; personne d’autre ne voit lesquelles.
civ-effect-inquisition-short = Prends toute la main d’un joueur, puis rends-lui autant de cartes.

## Economy

civ-effect-development = Défausse une carte de ta zone, puis joue aussitôt une carte de ta main. C’est obligatoire si tu peux en jouer une.
civ-effect-development-short = Défausse une carte de ta zone, puis joues-en une aussitôt.
civ-effect-monopoly = Défausse deux cartes de ta zone ; s’il n’y en a qu’une, alors celle-là. Joue aussitôt autant de cartes de ta main, dans la mesure du possible.
civ-effect-monopoly-short = Défausse deux cartes de ta zone, puis joues-en deux aussitôt.
civ-effect-embargo = Pose une de tes cartes Économie face cachée sur une carte de la zone de n’importe quel joueur. À son prochain tour, ce joueur ne peut jouer aucune carte du domaine de cette carte ; à la fin de ce tour, ta carte est défaussée.
civ-effect-embargo-short = Interdis un domaine à un joueur pendant un tour.

## Science

civ-effect-experiment = Reprends en main une carte de ta zone, puis joue aussitôt une carte de ta main ; ce peut être la même. C’est obligatoire si tu peux en jouer une.
civ-effect-experiment-short = Reprends en main une carte de ta zone, puis joues-en une aussitôt.
civ-effect-research = Reprends en main deux cartes de ta zone ; s’il n’y en a qu’une, alors celle-là. Joue aussitôt autant de cartes de ta main, dans la mesure du possible.
civ-effect-research-short = Reprends en main deux cartes de ta zone, puis joues-en deux aussitôt.
civ-effect-breakthrough = Défausse une de tes cartes Science. Pioche cinq cartes, puis défausse cinq cartes de ta main, nouvelles ou anciennes. S’il en reste moins dans la pioche, prends celles-là et défausses-en autant.
civ-effect-breakthrough-short = Pioche cinq cartes, puis défausse cinq cartes de ta main.

## Culture

civ-effect-inspiration = Si tu as plus de cartes Culture que chacun des autres, utilise un effet permanent dont un autre joueur a les cartes dans sa zone. Une fois par tour, et pas d’un domaine dont tu utilises toi-même l’effet permanent ce tour-ci.
civ-effect-inspiration-short = Avec le plus de cartes Culture, utilise un effet permanent d’un autre joueur.

## Utopia

civ-effect-oligarchy = Prends en main une carte de ton choix de la défausse.
civ-effect-oligarchy-short = Prends en main une carte de la défausse.
civ-effect-republic = Prends en main deux cartes de ton choix de la défausse ; s’il n’y en a qu’une, alors celle-là.
civ-effect-republic-short = Prends en main deux cartes de la défausse.
civ-effect-democracy = Place une de tes cartes Utopie, face cachée, dans un domaine de n’importe quel joueur qui y a une carte. Jusqu’à la fin de la partie, il lui faut une carte de plus de ce domaine pour l’hégémonie.
civ-effect-democracy-short = Il faudra à un joueur une carte de plus d’un domaine pour l’hégémonie.
