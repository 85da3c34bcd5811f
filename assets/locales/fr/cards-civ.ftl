# What the effects of Carta Impera Victoria do, as we put it: civ-effect-<effect> in full,
# and civ-effect-<effect>-short in one line of a menu: at most 60 characters, without a full stop.
#
# How many cards an effect takes, or that it costs one, stands beside the text (civ-kind-… in
# terms-civ.ftl). What is not optional is done as far as it can be.

## Army

civ-effect-assassin = Défausse une carte de ta main, celle que tu veux.
civ-effect-assassin-short = Défausse une carte de ta main
civ-effect-purge = Défausse deux cartes de ta main, celles que tu veux (une, si tu n’en as qu’une).
civ-effect-purge-short = Défausse deux cartes de ta main
civ-effect-attack = Défausse une de tes cartes Armée. Choisis un domaine dont il te reste une carte : tu en défausses une, et tous les autres joueurs qui en ont aussi. Les cartes face cachée ne risquent rien.
civ-effect-attack-short = Toi et les autres perdez une carte d’un de tes domaines

## Religion

civ-effect-holy-book = Ta limite de main est de 5 ce tour-ci, même si tu perds des cartes Religion avant de piocher.
civ-effect-holy-book-short = Ta limite de main est de 5 ce tour-ci
civ-effect-divine-right = Ta limite de main est de 7 ce tour-ci, même si tu perds des cartes Religion avant de piocher.
civ-effect-divine-right-short = Ta limite de main est de 7 ce tour-ci
civ-effect-inquisition = Défausse une de tes cartes Religion. Choisis un joueur et prends toute sa main. Puis rends-lui autant de cartes, celles que tu veux ; personne d’autre ne voit lesquelles.
civ-effect-inquisition-short = Prends la main d’un joueur, puis rends autant de cartes

## Economy

civ-effect-development = Défausse une carte de ta zone, puis joue aussitôt une carte de ta main. C’est obligatoire si tu peux en jouer une.
civ-effect-development-short = Défausse une carte de ta zone, puis joues-en une
civ-effect-monopoly = Défausse deux cartes de ta zone (une, si tu n’en as qu’une), puis joue aussitôt le même nombre de cartes de ta main, si tu peux.
civ-effect-monopoly-short = Défausse deux cartes de ta zone, puis joues-en deux
civ-effect-embargo = Pose une de tes cartes Économie face cachée sur une carte de la zone de n’importe quel joueur. À son prochain tour, ce joueur ne peut jouer aucune carte du domaine de cette carte ; à la fin de ce tour, ta carte est défaussée.
civ-effect-embargo-short = Interdis un domaine à un joueur pendant un tour

## Science

civ-effect-experiment = Reprends en main une carte de ta zone, puis joue aussitôt une carte de ta main ; ce peut être la même. C’est obligatoire si tu peux en jouer une.
civ-effect-experiment-short = Reprends une carte de ta zone, puis joues-en une
civ-effect-research = Reprends en main deux cartes de ta zone (une, si tu n’en as qu’une), puis joue aussitôt le même nombre de cartes, si tu peux. Ce peuvent être les mêmes.
civ-effect-research-short = Reprends deux cartes de ta zone, puis joues-en deux
civ-effect-breakthrough = Défausse une de tes cartes Science. Pioche cinq cartes, puis défausse cinq cartes de ta main, celles que tu veux. S’il en reste moins dans la pioche, prends celles-là et défausses-en le même nombre.
civ-effect-breakthrough-short = Pioche cinq cartes, puis défausses-en cinq de ta main

## Culture

civ-effect-inspiration = Si tu as plus de cartes Culture que chacun des autres, utilise un effet permanent dont un autre joueur a les cartes dans sa zone. Une fois par tour, et pas d’un domaine dont tu utilises toi-même l’effet permanent ce tour-ci.
civ-effect-inspiration-short = Avec le plus de Culture, copie un effet permanent

## Utopia

civ-effect-oligarchy = Prends en main une carte de ton choix de la défausse.
civ-effect-oligarchy-short = Prends une carte dans la défausse
civ-effect-republic = Prends en main deux cartes de ton choix de la défausse (une, s’il n’y en a qu’une).
civ-effect-republic-short = Prends deux cartes dans la défausse
civ-effect-democracy = Place une de tes cartes Utopie, face cachée, sur une carte de la zone d’un joueur au choix. Jusqu’à la fin de la partie, il lui faut une carte de plus du domaine de celle-ci pour l’hégémonie.
civ-effect-democracy-short = L’hégémonie d’un joueur exige une carte de plus
