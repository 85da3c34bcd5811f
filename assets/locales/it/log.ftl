# The log: what happened, for everybody at the table. Each line is read on a phone.
#
# What one player does is told in one sentence: the player, and one or more of the "log-deed" phrases
# joined as this language joins them ("pesca un 3 e mette in gioco Remi"). $cards is a list of cards,
# $other another player's name.

log-sentence = { $player } { $deeds }.

## Cards within a line: known ones by name, hidden ones by their number and value

log-card = **{ $name }** ({ $age })
log-cards-hidden =
    { $count ->
        [1] un { $age }
        [2] due { $age }
        [3] tre { $age }
        [4] quattro { $age }
        [5] cinque { $age }
        [6] sei { $age }
       *[other] { $count } × { $age }
    }

## What a player does

log-deed-draw = pesca { $cards }
log-deed-show = mostra { $cards }
log-deed-meld =
    { $origin ->
        [score] mette in gioco { $cards } dall’Influenza
       *[other] mette in gioco { $cards }
    }
log-deed-tuck =
    { $origin ->
        [score] archivia { $cards } dall’Influenza
       *[other] archivia { $cards }
    }
log-deed-score =
    { $origin ->
        [board] capitalizza { $cards } dalla Zona
       *[other] capitalizza { $cards }
    }
log-deed-return =
    { $origin ->
        [board] ricicla { $cards } dalla Zona
        [score] ricicla { $cards } dall’Influenza
       *[other] ricicla { $cards }
    }
log-deed-return-of =
    { $origin ->
        [board] ricicla { $cards } dalla Zona di { $other }
        [score] ricicla { $cards } dall’Influenza di { $other }
       *[other] ricicla { $cards } dalla Mano di { $other }
    }
log-deed-draw-show = pesca e mostra { $cards }
log-deed-draw-meld = pesca e mette in gioco { $cards }
log-deed-draw-tuck = pesca e archivia { $cards }
log-deed-draw-score = pesca e capitalizza { $cards }
log-deed-draw-show-meld = pesca, mostra e mette in gioco { $cards }
log-deed-draw-show-score = pesca, mostra e capitalizza { $cards }
log-deed-transfer =
    { $goal ->
        [hand] { $origin ->
            [board] trasferisce { $cards } dalla Zona alla Mano di { $other }
            [score] trasferisce { $cards } dall’Influenza alla Mano di { $other }
           *[other] trasferisce { $cards } alla Mano di { $other }
        }
        [score] { $origin ->
            [board] trasferisce { $cards } dalla Zona all’Influenza di { $other }
            [score] trasferisce { $cards } dalla propria Influenza a quella di { $other }
           *[other] trasferisce { $cards } all’Influenza di { $other }
        }
       *[board] { $origin ->
            [hand] trasferisce { $cards } dalla Mano alla Zona di { $other }
            [score] trasferisce { $cards } dall’Influenza alla Zona di { $other }
           *[other] trasferisce { $cards } nella Zona di { $other }
        }
    }
log-deed-transfer-own =
    { $goal ->
        [hand] { $origin ->
            [board] trasferisce { $cards } dalla Zona alla propria Mano
           *[score] trasferisce { $cards } dall’Influenza alla propria Mano
        }
        [score] { $origin ->
            [board] trasferisce { $cards } dalla Zona alla propria Influenza
           *[hand] trasferisce { $cards } dalla Mano alla propria Influenza
        }
       *[board] { $origin ->
            [score] trasferisce { $cards } dall’Influenza alla propria Zona
           *[hand] trasferisce { $cards } dalla Mano alla propria Zona
        }
    }
log-deed-splay = scala il { $color } { $way }
log-deed-reorder = riordina il mazzo { $color }
log-deed-name-colors = sceglie { $colors }
log-deed-name-value = sceglie il valore { $value }
log-deed-name-player = sceglie { $other }

## Lines of their own

log-first-cards = Tutte le prime carte vengono scoperte.
log-first-turn = Il primo turno di { $player } è di una sola azione.
log-free-draw = Bonus Cooperativo: { $player } pesca { $cards }.
log-free-draw-due = Bonus Cooperativo: { $player } può pescare una carta.
log-unsplay = Il mazzo { $color } di { $player } resta con una sola carta e non è più scalato.
log-achieve = 🏆 { $player } domina il **{ $achievement }**.
log-claim = 🏆 { $player } domina il Campo **{ $achievement }**.
log-remove-all = Tutte le carte di Mani, Zone e Influenze vengono scartate dal gioco.
log-restarted = Il bot è stato aggiornato, e questa azione ricomincia da capo.

# $sharing and $demanded are lists of "log-count" for as many players as $shares and $demands say;
# -1 where the card has no such effect.
log-count = { $player } ({ $count })
log-dogma =
    { $player } attiva **{ $card }** ({ $count } { $icon }).{ $demands ->
        [-1] {""}
        [0] {" "}Nessuno ne produce meno: la Supremazia non colpisce nessuno.
       *[other] {" "}Supremazia su { $demanded }.
    }{ $shares ->
        [-1] {""}
        [0] {""}
        [one] {" "}Coopera { $sharing }.
       *[other] {" "}Cooperano { $sharing }.
    }
log-goes-on = **{ $card }** continua.
log-carry-out = { $player } esegue **{ $card }** soltanto per sé.
log-carry-out-nothing = { $player } esegue **{ $card }** soltanto per sé: non ha Dogmi Cooperativi, quindi non succede nulla.
log-nothing-demand = La Supremazia non cambia nulla per { $players }.
log-nothing = Non cambia nulla per { $players }.
# Where a card has several such effects: their numbers as printed.
log-nothing-effects =
    { $count ->
        [one] Il Dogma { $effects } non cambia nulla per { $players }.
       *[other] I Dogmi { $effects } non cambiano nulla per { $players }.
    }

log-over-achievements =
    { $count ->
        [one] 🏁 { $winners } vince la partita tramite Dominazione.
       *[other] 🏁 { $winners } vincono insieme la partita tramite Dominazione.
    }
log-over-score =
    { $count ->
        [one] 🏁 Non c’è più nulla da pescare: { $winners } vince la partita tramite Influenza.
       *[other] 🏁 Non c’è più nulla da pescare: { $winners } condividono la vittoria per Influenza e Dominazioni.
    }
log-over-dogma =
    { $count ->
        [one] 🏁 { $winners } vince la partita tramite un Dogma.
       *[other] 🏁 { $winners } vincono insieme la partita tramite un Dogma.
    }

## The last line: who is awaited, and what for ($what is one of the phrases below)

log-awaited = ⏳ In attesa di { $players }: { $what }.
log-awaited-card = ⏳ In attesa di { $players }: { $what } (**{ $card }**).
log-awaited-nobody = La partita è finita.
