# The log of Carta Impera Victoria: what happened, for everybody at the table. Each line is read on a
# phone.
#
# What one player does is told in one sentence: "log-sentence" of log.ftl, or a "log-civ-head" for an
# effect, with "log-civ-deed" phrases. $cards is a list of cards, $other another player's name; $who and
# $whose are "you" for the reader, as in log.ftl.

## Cards within a line: known ones by sign and name, hidden ones by their number

log-civ-card = { $icon } **{ $name }**
log-civ-cards = { $count } × { $icon } **{ $name }**
log-civ-cards-hidden =
    { $count ->
        [one] a card
       *[other] { $count } cards
    }

## What a player does

log-civ-deed-play =
    { $who ->
        [you] play { $cards }
       *[other] plays { $cards }
    }
log-civ-deed-draw =
    { $who ->
        [you] draw { $cards }
       *[other] draws { $cards }
    }
log-civ-deed-discard =
    { $who ->
        [you] { $origin ->
            [area] discard { $cards } from your area
           *[hand] discard { $cards }
        }
       *[other] { $origin ->
            [area] discards { $cards } from their area
           *[hand] discards { $cards }
        }
    }
log-civ-deed-take =
    { $who ->
        [you] { $origin ->
            [discard] take { $cards } from the discard pile
           *[area] take { $cards } back from your area
        }
       *[other] { $origin ->
            [discard] takes { $cards } from the discard pile
           *[area] takes { $cards } back from their area
        }
    }
log-civ-deed-give =
    { $who ->
        [you] give { $cards } to { $other }
       *[other] { $whose ->
            [you] gives you { $cards }
           *[other] gives { $cards } to { $other }
        }
    }
# In a digest, in which an effect is one action among others.
log-civ-deed-use =
    { $who ->
        [you] use **{ $effect }**
       *[other] uses **{ $effect }**
    }

## Effects: the head of the line, and what came of it

log-civ-effect = { $head }.
log-civ-effect-result = { $head }: { $result }.
# $result: what the player does, one or more "log-civ-deed" phrases.
log-civ-effect-deeds =
    { $who ->
        [you] { $head }: you { $result }.
       *[other] { $head }: { $result }.
    }

log-civ-head =
    { $who ->
        [you] You use **{ $effect }**
       *[other] { $player } uses **{ $effect }**
    }
log-civ-head-paid =
    { $who ->
        [you] You pay { $cards } for **{ $effect }**
       *[other] { $player } pays { $cards } for **{ $effect }**
    }
log-civ-head-copied =
    { $who ->
        [you] You copy
       *[other] { $player } copies
    } { $whose ->
        [you] your **{ $effect }**
       *[other] { $other }’s **{ $effect }**
    }
log-civ-head-copied-own =
    { $who ->
        [you] You use **{ $effect }** via **{ $inspiration }**
       *[other] { $player } uses **{ $effect }** via **{ $inspiration }**
    }

log-civ-result-holy-book = hand limit 5 this turn
log-civ-result-divine-right = hand limit 7 this turn
log-civ-result-embargo =
    { $whose ->
        [you] you can’t play { $cards } on your next turn
       *[other] { $other } can’t play { $cards } on their next turn
    }
log-civ-result-block =
    { $whose ->
        [you] you need one more { $cards } card for hegemony
       *[other] { $other } needs one more { $cards } card for hegemony
    }

# Those whom an attack hits beside the attacker.
log-civ-hit =
    { $count ->
        [one] { $who ->
            [you] You lose { $cards } as well.
           *[other] { $players } loses { $cards } as well.
        }
       *[other] { $players } lose { $cards } as well.
    }
log-civ-coin-back =
    { $who ->
        [you] You no longer have the most Culture cards: the Culture coin goes back beside the deck.
       *[other] { $player } no longer has the most Culture cards: the Culture coin goes back beside the deck.
    }
log-civ-deck-empty = The deck is empty: this is the last round.

## Lines of their own

log-civ-first =
    { $who ->
        [you] You go first.
       *[other] { $player } goes first.
    }
log-civ-dealt =
    { $count ->
        [one] { $who ->
            [you] You’re dealt { $cards }.
           *[other] { $players } is dealt { $cards }.
        }
       *[other] { $players } are dealt { $cards } each.
    }
log-civ-keep = Everyone keeps a card.
log-civ-pass = Everyone keeps a card and passes the others to the left.
log-civ-middle = Everyone keeps a card. The last ones lie face up in the middle: { $cards }.
log-civ-kept =
    { $who ->
        [you] You keep { $cards }.
       *[other] { $player } keeps { $cards }.
    }
log-civ-picks = From the middle, { $picks }.
log-civ-pick =
    { $who ->
        [you] you take { $cards }
       *[other] { $player } takes { $cards }
    }
log-civ-nothing-to-play =
    { $who ->
        [you] You have no cards you can play.
       *[other] { $player } has no cards they can play.
    }
log-civ-embargo-over =
    { $count ->
        [one] { $who ->
            [you] The embargo on your { $cards } is over.
           *[other] The embargo on { $player }’s { $cards } is over.
        }
       *[other] { $who ->
            [you] The embargoes on your { $cards } are over.
           *[other] The embargoes on { $player }’s { $cards } are over.
        }
    }

## The end. $cards: how many of $domain the winner has, or 0 where that is not known; $scores: the majorities, the
## winner's first ("4–3"), or "none"

log-over-hegemony =
    { $count ->
        [one] { $who ->
            [you] 🏁 You win the game by hegemony
           *[other] 🏁 { $players } wins the game by hegemony
        }
       *[other] 🏁 { $players } win the game together by hegemony
    }{ $cards ->
        [0] .
       *[other] , with { $cards } { $domain } cards.
    }
log-over-majority =
    { $count ->
        [one] { $who ->
            [you] 🏁 Last round over: you win on majorities
           *[other] 🏁 Last round over: { $players } wins on majorities
        }
       *[other] 🏁 Last round over: { $players } win together on majorities
    }{ $scores ->
        [none] .
       *[other] , { $scores }.
    }
