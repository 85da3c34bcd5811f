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
        [one] una carta
       *[other] { $count } carte
    }

## What a player does

log-civ-deed-play = gioca { $cards }
log-civ-deed-draw = pesca { $cards }
log-civ-deed-discard =
    { $origin ->
        [area] scarta { $cards } dall’area
       *[hand] scarta { $cards }
    }
log-civ-deed-take =
    { $origin ->
        [discard] prende { $cards } dalla pila degli scarti
       *[area] riprende { $cards } dall’area
    }
log-civ-deed-give = passa { $cards } alla mano di { $other }

## Effects: the head of the line, and what came of it

log-civ-effect = { $head }.
log-civ-effect-result = { $head }: { $result }.

log-civ-head = { $player } applica **{ $effect }**
log-civ-head-paid = { $player } scarta { $cards } per **{ $effect }**
log-civ-head-copied = { $player } copia **{ $effect }** di { $other }
log-civ-head-copied-own = { $player } applica **{ $effect }** tramite **{ $inspiration }**

log-civ-result-holy-book = limite di mano 5 per questo turno
log-civ-result-divine-right = limite di mano 7 per questo turno
log-civ-result-embargo = { $other } non può giocare { $cards } nel prossimo turno
log-civ-result-block = { $other } ha bisogno di una carta in più di { $cards } per l’Egemonia

# Those whom an attack hits beside the attacker.
log-civ-hit =
    { $count ->
        [one] Anche { $players } scarta { $cards }.
       *[other] Anche { $players } scartano { $cards }.
    }
log-civ-coin-back = { $player } non ha più carte Cultura di ogni altro: la moneta Cultura torna accanto al mazzo.
log-civ-deck-empty = Il mazzo è esaurito: la partita finisce con questo round.

## Lines of their own

log-civ-first = Comincia { $player }.
log-civ-dealt =
    { $count ->
        [one] { $players } riceve { $cards }.
       *[other] { $players } ricevono { $cards } a testa.
    }
log-civ-keep = Ognuno tiene una carta.
log-civ-pass = Ognuno tiene una carta e passa le altre a sinistra.
log-civ-middle = Ognuno tiene una carta. Le ultime vanno a faccia in su al centro: { $cards }.
log-civ-kept = { $player } tiene { $cards }.
log-civ-picks = Dal centro: { $picks }.
log-civ-pick = { $player } prende { $cards }
log-civ-nothing-to-play = { $player } non ha carte da poter giocare.
log-civ-embargo-over =
    { $count ->
        [one] L’embargo su { $player } è finito: { $cards }.
       *[other] Gli embarghi su { $player } sono finiti: { $cards }.
    }

log-over-hegemony =
    { $count ->
        [one] 🏁 { $winners } vince la partita per Egemonia.
       *[other] 🏁 { $winners } vincono insieme la partita per Egemonia.
    }
log-over-majority =
    { $count ->
        [one] 🏁 L’ultimo round è finito: { $winners } vince la partita per Maggioranza.
       *[other] 🏁 L’ultimo round è finito: { $winners } vincono insieme la partita per Maggioranza.
    }
