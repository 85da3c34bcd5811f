# The log of Carta Impera Victoria: what happened, for everybody at the table. Each line is read on a
# phone.
#
# What one player does is told in one sentence: "log-sentence" of log.ftl, or a "log-civ-head" for an
# effect, with "log-civ-deed" phrases joined as this language joins them. $cards is a list of cards,
# $other another player's name.

## Cards within a line: known ones by sign and name, hidden ones by their number

log-civ-card = { $icon } **{ $name }**
log-civ-cards = { $count } × { $icon } **{ $name }**
log-civ-cards-hidden =
    { $count ->
        [one] une carte
       *[other] { $count } cartes
    }

## What a player does

log-civ-deed-play = joue { $cards }
log-civ-deed-draw = pioche { $cards }
log-civ-deed-discard =
    { $origin ->
        [area] défausse { $cards } de sa zone
       *[hand] défausse { $cards }
    }
log-civ-deed-take =
    { $origin ->
        [discard] prend { $cards } dans la défausse
       *[area] reprend { $cards } de sa zone
    }
log-civ-deed-give = donne { $cards } à { $other }

## Effects: the head of the line, and what came of it

log-civ-effect = { $head }.
log-civ-effect-result = { $head } : { $result }.

log-civ-head = { $player } utilise **{ $effect }**
log-civ-head-paid = { $player } paie { $cards } pour **{ $effect }**
log-civ-head-copied = { $player } copie **{ $effect }** chez { $other }
log-civ-head-copied-own = { $player } utilise **{ $effect }** grâce à **{ $inspiration }**

log-civ-result-holy-book = limite de main 5 ce tour-ci
log-civ-result-divine-right = limite de main 7 ce tour-ci
log-civ-result-embargo = { $other } ne pourra pas jouer { $cards } au prochain tour
log-civ-result-block = pour l’hégémonie, il faut à { $other } une carte de plus en { $cards }

# Those whom an attack hits beside the attacker.
log-civ-hit =
    { $count ->
        [one] { $players } perd aussi { $cards }.
       *[other] { $players } perdent aussi { $cards }.
    }
log-civ-coin-back = { $player } n’est plus en tête en cartes Culture : la pièce Culture repart.
log-civ-deck-empty = La pioche est vide : la partie se termine avec ce tour de table.

## Lines of their own

log-civ-first = { $player } commence.
log-civ-dealt =
    { $count ->
        [one] { $players } reçoit { $cards }.
       *[other] { $players } reçoivent chacun { $cards }.
    }
log-civ-keep = Chacun garde une carte.
log-civ-pass = Chacun garde une carte et passe les autres à gauche.
log-civ-middle = Chacun garde une carte. Les dernières sont face visible au milieu : { $cards }.
log-civ-kept = { $player } garde { $cards }.
log-civ-picks = Au milieu, { $picks }.
log-civ-pick = { $player } prend { $cards }
log-civ-nothing-to-play = { $player } n’a aucune carte à jouer.
log-civ-embargo-over =
    { $count ->
        [one] L’embargo sur { $player } est levé : { $cards }.
       *[other] Les embargos sur { $player } sont levés : { $cards }.
    }

log-over-hegemony =
    { $count ->
        [one] 🏁 { $winners } remporte la partie par hégémonie.
       *[other] 🏁 { $winners } remportent ensemble la partie par hégémonie.
    }
log-over-majority =
    { $count ->
        [one] 🏁 Le dernier tour de table est fini : { $winners } remporte la partie à la majorité.
       *[other] 🏁 Le dernier tour de table est fini : { $winners } remportent ensemble la partie à la majorité.
    }
