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
        [one] una carta
       *[other] { $count } carte
    }

## What a player does

log-civ-deed-play =
    { $who ->
        [you] giochi { $cards }
       *[other] gioca { $cards }
    }
log-civ-deed-draw =
    { $who ->
        [you] peschi { $cards }
       *[other] pesca { $cards }
    }
log-civ-deed-discard =
    { $who ->
        [you] { $origin ->
            [area] scarti { $cards } dalla tua area
           *[hand] scarti { $cards }
        }
       *[other] { $origin ->
            [area] scarta { $cards } dalla propria area
           *[hand] scarta { $cards }
        }
    }
log-civ-deed-take =
    { $who ->
        [you] { $origin ->
            [discard] prendi { $cards } dalla pila degli scarti
           *[area] riprendi { $cards } dalla tua area
        }
       *[other] { $origin ->
            [discard] prende { $cards } dalla pila degli scarti
           *[area] riprende { $cards } dalla propria area
        }
    }
log-civ-deed-give =
    { $who ->
        [you] passi { $cards } a { $other }
       *[other] { $whose ->
            [you] ti passa { $cards }
           *[other] passa { $cards } a { $other }
        }
    }
# In a digest, in which an effect is one action among others.
log-civ-deed-use =
    { $who ->
        [you] applichi **{ $effect }**
       *[other] applica **{ $effect }**
    }

## Effects: the head of the line, and what came of it

log-civ-effect = { $head }.
log-civ-effect-result = { $head }: { $result }.
# $result: what the player does, one or more "log-civ-deed" phrases.
log-civ-effect-deeds =
    { $who ->
        [you] { $head }: { $result }.
       *[other] { $head }: { $result }.
    }

log-civ-head =
    { $who ->
        [you] Applichi **{ $effect }**
       *[other] { $player } applica **{ $effect }**
    }
log-civ-head-paid =
    { $who ->
        [you] Spendi { $cards } per **{ $effect }**
       *[other] { $player } spende { $cards } per **{ $effect }**
    }
log-civ-head-copied =
    { $who ->
        [you] Copi
       *[other] { $player } copia
    } { $whose ->
        [you] il tuo effetto **{ $effect }**
       *[other] **{ $effect }** di { $other }
    }
log-civ-head-copied-own =
    { $who ->
        [you] Applichi **{ $effect }** tramite **{ $inspiration }**
       *[other] { $player } applica **{ $effect }** tramite **{ $inspiration }**
    }

log-civ-result-holy-book = limite di mano 5 per questo turno
log-civ-result-divine-right = limite di mano 7 per questo turno
log-civ-result-embargo =
    { $whose ->
        [you] non puoi giocare carte { $cards } nel tuo prossimo turno
       *[other] { $other } non può giocare carte { $cards } nel suo prossimo turno
    }
log-civ-result-block =
    { $whose ->
        [you] per l’Egemonia in { $cards } ti serve una carta in più
       *[other] per l’Egemonia in { $cards } { $other } ha bisogno di una carta in più
    }

# Those whom an attack hits beside the attacker.
log-civ-hit =
    { $count ->
        [one] { $who ->
            [you] Anche tu scarti { $cards }.
           *[other] Anche { $players } scarta { $cards }.
        }
       *[other] { $who ->
            [you] Anche { $players } scartate { $cards }.
           *[other] Anche { $players } scartano { $cards }.
        }
    }
log-civ-coin-back =
    { $who ->
        [you] Non sei più in testa per carte Cultura: la moneta Cultura torna accanto al mazzo.
       *[other] { $player } non è più in testa per carte Cultura: la moneta Cultura torna accanto al mazzo.
    }
log-civ-deck-empty = Il mazzo è esaurito: la partita finisce con questo round.

## Lines of their own

log-civ-first =
    { $who ->
        [you] Cominci tu.
       *[other] Comincia { $player }.
    }
log-civ-dealt =
    { $count ->
        [one] { $who ->
            [you] Ricevi { $cards }.
           *[other] { $players } riceve { $cards }.
        }
       *[other] { $who ->
            [you] { $players } ricevete { $cards } a testa.
           *[other] { $players } ricevono { $cards } a testa.
        }
    }
log-civ-keep = Ognuno tiene una carta.
log-civ-pass = Ognuno tiene una carta e passa le altre a sinistra.
log-civ-middle = Ognuno tiene una carta. Le ultime vanno a faccia in su al centro: { $cards }.
log-civ-kept =
    { $who ->
        [you] Tieni { $cards }.
       *[other] { $player } tiene { $cards }.
    }
log-civ-picks = Dal centro: { $picks }.
log-civ-pick =
    { $who ->
        [you] tu prendi { $cards }
       *[other] { $player } prende { $cards }
    }
log-civ-nothing-to-play =
    { $who ->
        [you] Non hai carte che tu possa giocare.
       *[other] { $player } non ha carte che possa giocare.
    }
log-civ-embargo-over =
    { $count ->
        [one] { $who ->
            [you] L’embargo sulle tue carte { $cards } è finito.
           *[other] L’embargo sulle carte { $cards } di { $player } è finito.
        }
       *[other] { $who ->
            [you] Gli embarghi su di te sono finiti: { $cards }.
           *[other] Gli embarghi su { $player } sono finiti: { $cards }.
        }
    }

## The end. $cards: how many of $domain the winner has, or 0 where that is not known; $scores: the majorities, the
## winner's first ("4–3"), or "none"

log-over-hegemony =
    { $count ->
        [one] { $who ->
            [you] 🏁 Vinci la partita per Egemonia
           *[other] 🏁 { $players } vince la partita per Egemonia
        }
       *[other] { $who ->
            [you] 🏁 { $players } vincete insieme la partita per Egemonia
           *[other] 🏁 { $players } vincono insieme la partita per Egemonia
        }
    }{ $cards ->
        [0] .
       *[other] , con { $cards } carte { $domain }.
    }
log-over-majority =
    { $count ->
        [one] { $who ->
            [you] 🏁 L’ultimo round è finito: vinci per Maggioranza
           *[other] 🏁 L’ultimo round è finito: { $players } vince per Maggioranza
        }
       *[other] { $who ->
            [you] 🏁 L’ultimo round è finito: { $players } vincete insieme per Maggioranza
           *[other] 🏁 L’ultimo round è finito: { $players } vincono insieme per Maggioranza
        }
    }{ $scores ->
        [none] .
       *[other] , { $scores }.
    }
