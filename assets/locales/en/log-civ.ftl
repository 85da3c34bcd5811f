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
        [one] a card
       *[other] { $count } cards
    }

## What a player does

log-civ-deed-play = plays { $cards }
log-civ-deed-draw = draws { $cards }
log-civ-deed-discard =
    { $origin ->
        [area] discards { $cards } from the area
       *[hand] discards { $cards }
    }
log-civ-deed-take =
    { $origin ->
        [discard] takes { $cards } from the discard pile
       *[area] takes { $cards } back from the area
    }
log-civ-deed-give = gives { $cards } to { $other }

## Effects: the head of the line, and what came of it

log-civ-effect = { $head }.
log-civ-effect-result = { $head }: { $result }.

log-civ-head = { $player } uses **{ $effect }**
log-civ-head-paid = { $player } pays { $cards } for **{ $effect }**
log-civ-head-copied = { $player } copies **{ $effect }** of { $other }
log-civ-head-copied-own = { $player } uses **{ $effect }** by **{ $inspiration }**

log-civ-result-holy-book = hand limit 5 this turn
log-civ-result-divine-right = hand limit 7 this turn
log-civ-result-embargo = { $other } may not play { $cards } on the next turn
log-civ-result-block = { $other } needs one card more of { $cards } for hegemony

# Those whom an attack hits beside the attacker.
log-civ-hit =
    { $count ->
        [one] { $players } loses { $cards } as well.
       *[other] { $players } lose { $cards } as well.
    }
log-civ-coin-back = { $player } no longer has the most Culture cards: the Culture coin goes back.
log-civ-deck-empty = The deck is empty: the game ends with this round.

## Lines of their own

log-civ-first = { $player } goes first.
log-civ-dealt =
    { $count ->
        [one] { $players } is dealt { $cards }.
       *[other] { $players } are dealt { $cards } each.
    }
log-civ-keep = Everybody keeps a card.
log-civ-pass = Everybody keeps a card and passes the others to the left.
log-civ-middle = Everybody keeps a card. The last ones lie face up in the middle: { $cards }.
log-civ-kept = { $player } keeps { $cards }.
log-civ-picks = From the middle, { $picks }.
log-civ-pick = { $player } takes { $cards }
log-civ-nothing-to-play = { $player } has no card to play.
log-civ-embargo-over =
    { $count ->
        [one] The embargo on { $player } is over: { $cards }.
       *[other] The embargoes on { $player } are over: { $cards }.
    }

log-over-hegemony =
    { $count ->
        [one] 🏁 { $winners } wins the game by hegemony.
       *[other] 🏁 { $winners } win the game together by hegemony.
    }
log-over-majority =
    { $count ->
        [one] 🏁 The last round is over: { $winners } wins the game by majorities.
       *[other] 🏁 The last round is over: { $winners } win the game together by majorities.
    }
