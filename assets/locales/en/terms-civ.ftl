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

civ-hand-limit = Hand limit { $limit }

## How it is dealt, and who belongs together

civ-variant-base = Base game
civ-variant-base-about = Everyone is dealt three cards.
civ-variant-draft = Draft
civ-variant-draft-about = Everyone keeps one of four cards and passes on the rest, again and again.

## Kinds of effects ($needed: how many cards of the domain it takes)

civ-kind-level-1 = Level 1 · cards: { $needed }
civ-kind-level-2 = Level 2 · cards: { $needed }
civ-kind-discard = Discard effect · costs one card
civ-kind-inspiration = With more cards than anyone else
# The number of cards where it is not said how many play.
civ-needed-level-1 = 3 (2 with four players)
civ-needed-level-2 = 5 (4 with four players)
