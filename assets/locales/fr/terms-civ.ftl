# Carta Impera Victoria: the game's own words. The names of domains and effects stand in
# assets/civ/cards.json.

## The sign beside a domain's name

domain-icon-army = ⚔️
domain-icon-religion = 🙏
domain-icon-economy = 💰
domain-icon-science = 🔬
domain-icon-culture = 🎭
domain-icon-utopia = 🕊️

## The table

civ-hand-limit = Limite de main { $limit }

## How it is dealt, and who belongs together

civ-variant-base = Jeu de base
civ-variant-base-about = Chacun reçoit trois cartes.
civ-variant-draft = Draft
civ-variant-draft-about = Chacun garde une carte sur quatre et passe les autres, puis recommence.

## Kinds of effects ($needed: how many cards of the domain it takes)

civ-kind-level-1 = Niveau 1 · cartes : { $needed }
civ-kind-level-2 = Niveau 2 · cartes : { $needed }
civ-kind-discard = Effet de défausse · coûte une carte
civ-kind-inspiration = Avec plus de cartes que n’importe qui d’autre
# The number of cards where it is not said how many play.
civ-needed-level-1 = 3 (2 à quatre joueurs)
civ-needed-level-2 = 5 (4 à quatre joueurs)
