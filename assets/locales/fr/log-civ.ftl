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
        [one] une carte
       *[other] { $count } cartes
    }

## What a player does

log-civ-deed-play =
    { $who ->
        [you] joues { $cards }
       *[other] joue { $cards }
    }
log-civ-deed-draw =
    { $who ->
        [you] pioches { $cards }
       *[other] pioche { $cards }
    }
log-civ-deed-discard =
    { $who ->
        [you] { $origin ->
            [area] défausses { $cards } de ta zone
           *[hand] défausses { $cards }
        }
       *[other] { $origin ->
            [area] défausse { $cards } de sa zone
           *[hand] défausse { $cards }
        }
    }
log-civ-deed-take =
    { $who ->
        [you] { $origin ->
            [discard] prends { $cards } dans la défausse
           *[area] reprends { $cards } de ta zone
        }
       *[other] { $origin ->
            [discard] prend { $cards } dans la défausse
           *[area] reprend { $cards } de sa zone
        }
    }
log-civ-deed-give =
    { $who ->
        [you] donnes { $cards } à { $other }
       *[other] { $whose ->
            [you] te donne { $cards }
           *[other] donne { $cards } à { $other }
        }
    }
# In a digest, in which an effect is one action among others.
log-civ-deed-use =
    { $who ->
        [you] utilises **{ $effect }**
       *[other] utilise **{ $effect }**
    }

## Effects: the head of the line, and what came of it

log-civ-effect = { $head }.
log-civ-effect-result = { $head } : { $result }.
# $result: what the player does, one or more "log-civ-deed" phrases.
log-civ-effect-deeds =
    { $who ->
        [you] { $head } : tu { $result }.
       *[other] { $head } : { $result }.
    }

log-civ-head =
    { $who ->
        [you] Tu utilises **{ $effect }**
       *[other] { $player } utilise **{ $effect }**
    }
log-civ-head-paid =
    { $who ->
        [you] Tu paies { $cards } pour **{ $effect }**
       *[other] { $player } paie { $cards } pour **{ $effect }**
    }
log-civ-head-copied =
    { $who ->
        [you] Tu copies
       *[other] { $player } copie
    } { $whose ->
        [you] ton effet **{ $effect }**
       *[other] l’effet **{ $effect }** { ELIDE("de", $other) }{ $other }
    }
log-civ-head-copied-own =
    { $who ->
        [you] Tu utilises **{ $effect }** grâce à **{ $inspiration }**
       *[other] { $player } utilise **{ $effect }** grâce à **{ $inspiration }**
    }

log-civ-result-holy-book = limite de main portée à 5 ce tour-ci
log-civ-result-divine-right = limite de main portée à 7 ce tour-ci
log-civ-result-embargo =
    { $whose ->
        [you] tu ne pourras pas jouer { $cards } à ton prochain tour
       *[other] { $other } ne pourra pas jouer { $cards } à son prochain tour
    }
log-civ-result-block =
    { $whose ->
        [you] pour l’hégémonie, il te faut une carte { $cards } de plus
       *[other] pour l’hégémonie, il faut à { $other } une carte { $cards } de plus
    }

# Those whom an attack hits beside the attacker.
log-civ-hit =
    { $count ->
        [one] { $who ->
            [you] Tu perds aussi { $cards }.
           *[other] { $players } perd aussi { $cards }.
        }
       *[other] { $who ->
            [you] { $players } perdez aussi { $cards }.
           *[other] { $players } perdent aussi { $cards }.
        }
    }
log-civ-coin-back =
    { $who ->
        [you] Tu n’es plus en tête pour les cartes Culture : la pièce Culture retourne près de la pioche.
       *[other] { $player } n’est plus en tête pour les cartes Culture : la pièce Culture retourne près de la pioche.
    }
log-civ-deck-empty = La pioche est vide : la partie se termine avec ce tour de table.

## Lines of their own

log-civ-first =
    { $who ->
        [you] Tu commences.
       *[other] { $player } commence.
    }
log-civ-dealt =
    { $count ->
        [one] { $who ->
            [you] Tu reçois { $cards }.
           *[other] { $players } reçoit { $cards }.
        }
       *[other] { $who ->
            [you] { $players } recevez chacun { $cards }.
           *[other] { $players } reçoivent chacun { $cards }.
        }
    }
log-civ-keep = Chacun garde une carte.
log-civ-pass = Chacun garde une carte et passe les autres à gauche.
log-civ-middle = Chacun garde une carte. Les dernières sont face visible au milieu : { $cards }.
log-civ-kept =
    { $who ->
        [you] Tu gardes { $cards }.
       *[other] { $player } garde { $cards }.
    }
log-civ-picks = Au milieu, { $picks }.
log-civ-pick =
    { $who ->
        [you] tu prends { $cards }
       *[other] { $player } prend { $cards }
    }
log-civ-nothing-to-play =
    { $who ->
        [you] Tu n’as aucune carte à jouer.
       *[other] { $player } n’a aucune carte à jouer.
    }
log-civ-embargo-over =
    { $count ->
        [one] { $who ->
            [you] L’embargo contre toi est levé : { $cards }.
           *[other] L’embargo contre { $player } est levé : { $cards }.
        }
       *[other] { $who ->
            [you] Les embargos contre toi sont levés : { $cards }.
           *[other] Les embargos contre { $player } sont levés : { $cards }.
        }
    }

## The end. $cards: how many of $domain the winner has, or 0 where that is not known; $scores: the majorities, the
## winner's first ("4–3"), or "none"

log-over-hegemony =
    { $count ->
        [one] { $who ->
            [you] 🏁 Tu remportes la partie par hégémonie
           *[other] 🏁 { $players } remporte la partie par hégémonie
        }
       *[other] { $who ->
            [you] 🏁 { $players } remportez ensemble la partie par hégémonie
           *[other] 🏁 { $players } remportent ensemble la partie par hégémonie
        }
    }{ $cards ->
        [0] .
       *[other] , avec { $cards } cartes { $domain }.
    }
log-over-majority =
    { $count ->
        [one] { $who ->
            [you] 🏁 Dernier tour de table fini : tu gagnes à la majorité
           *[other] 🏁 Dernier tour de table fini : { $players } gagne à la majorité
        }
       *[other] { $who ->
            [you] 🏁 Dernier tour de table fini : { $players } gagnez ensemble à la majorité
           *[other] 🏁 Dernier tour de table fini : { $players } gagnent ensemble à la majorité
        }
    }{ $scores ->
        [none] .
       *[other] , { $scores }.
    }
