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

civ-hand-limit = Limite di mano: { $limit }

## How it is dealt, and who belongs together

civ-variant-base = Base
civ-variant-base-about = Ognuno riceve tre carte.
civ-variant-draft = Draft
civ-variant-draft-about = Ognuno sceglie una carta su quattro e passa le altre, e così via.

## Kinds of effects ($needed: how many cards of the domain it takes)

civ-kind-level-1 = Livello 1 · carte: { $needed }
civ-kind-level-2 = Livello 2 · carte: { $needed }
civ-kind-discard = Effetto di scarto · costa una carta
civ-kind-inspiration = Con più carte Cultura di ogni altro
# The number of cards where it is not said how many play.
civ-needed-level-1 = 3 (2 se si gioca in quattro)
civ-needed-level-2 = 5 (4 se si gioca in quattro)
