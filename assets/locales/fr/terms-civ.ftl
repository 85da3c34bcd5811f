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

civ-area = Zone
civ-hand = Main
civ-deck = Pioche
civ-discard-pile = Défausse
civ-middle = Milieu
civ-era-1 = Ère I
civ-era-2 = Ère II
civ-era-3 = Ère III
civ-hand-limit = Limite de main { $limit }
civ-hegemony = Hégémonie
civ-majority = Majorité
civ-majorities =
    { $points ->
        [one] { $points } majorité
       *[other] { $points } majorités
    }
civ-last-round = Dernier tour de table

civ-embargo = Embargo
civ-embargo-about = { $player } ne peut pas jouer { $domain } au prochain tour.
civ-blocked = Domaine bloqué
civ-blocked-about =
    { $count ->
        [one] Une carte Utopie face cachée bloque ce domaine ({ $domain }) : l’hégémonie y demande { $needed } cartes.
       *[other] { $count } cartes Utopie face cachée bloquent ce domaine ({ $domain }) : l’hégémonie y demande { $needed } cartes.
    }
civ-coin = Pièce Culture
civ-coin-icon = 🪙
civ-coin-about = Elle marque le dernier domaine copié par { $player }, jusqu’à son prochain tour ou jusqu’à ce que quelqu’un ait autant de cartes Culture.

## How it is dealt, and who belongs together

civ-variant-base = Jeu de base
civ-variant-base-about = Chacun reçoit trois cartes.
civ-variant-draft = Draft
civ-variant-draft-about = Chacun garde une carte sur quatre et passe les autres, et ainsi de suite.
civ-alone = Chacun pour soi
civ-teams = Deux équipes de deux
civ-teams-about = Les partenaires se font face : places 1 et 3 contre places 2 et 4.
civ-team = Équipe { $number }

## Kinds of effects ($needed: how many cards of the domain it takes)

civ-kind-level-1 = Niveau 1 · cartes : { $needed }
civ-kind-level-2 = Niveau 2 · cartes : { $needed }
civ-kind-discard = Effet de défausse · coûte une carte
civ-kind-inspiration = Avec plus de cartes que chacun des autres
# The number of cards where it is not said how many play.
civ-needed-level-1 = 3 (2 à quatre joueurs)
civ-needed-level-2 = 5 (4 à quatre joueurs)
