# The log: Innovation.

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

log-deed-draw =
    { $who ->
        [you] peschi { $cards }
       *[other] pesca { $cards }
    }
log-deed-show =
    { $who ->
        [you] mostri { $cards }
       *[other] mostra { $cards }
    }
log-deed-meld =
    { $who ->
        [you] metti in gioco { $cards }
       *[other] mette in gioco { $cards }
    }{ $origin ->
        [score] {" "}dalla { $who ->
            [you] tua
           *[other] propria
        } Influenza
       *[other] {""}
    }
log-deed-tuck =
    { $who ->
        [you] archivi { $cards }
       *[other] archivia { $cards }
    }{ $origin ->
        [score] {" "}dalla { $who ->
            [you] tua
           *[other] propria
        } Influenza
       *[other] {""}
    }
log-deed-score =
    { $who ->
        [you] capitalizzi { $cards }
       *[other] capitalizza { $cards }
    }{ $origin ->
        [board] {" "}dalla { $who ->
            [you] tua
           *[other] propria
        } Zona
       *[other] {""}
    }
log-deed-return =
    { $who ->
        [you] ricicli { $cards }
       *[other] ricicla { $cards }
    }{ $origin ->
        [board] {" "}dalla { $who ->
            [you] tua
           *[other] propria
        } Zona
        [score] {" "}dalla { $who ->
            [you] tua
           *[other] propria
        } Influenza
       *[other] {""}
    }
log-deed-return-of =
    { $who ->
        [you] ricicli { $cards }
       *[other] ricicla { $cards }
    } { $whose ->
        [you] { $origin ->
            [board] dalla tua Zona
            [score] dalla tua Influenza
           *[other] dalla tua Mano
        }
       *[other] { $origin ->
            [board] dalla Zona di { $other }
            [score] dall’Influenza di { $other }
           *[other] dalla Mano di { $other }
        }
    }
log-deed-draw-show =
    { $who ->
        [you] peschi e mostri { $cards }
       *[other] pesca e mostra { $cards }
    }
log-deed-draw-meld =
    { $who ->
        [you] peschi e metti in gioco { $cards }
       *[other] pesca e mette in gioco { $cards }
    }
log-deed-draw-tuck =
    { $who ->
        [you] peschi e archivi { $cards }
       *[other] pesca e archivia { $cards }
    }
log-deed-draw-score =
    { $who ->
        [you] peschi e capitalizzi { $cards }
       *[other] pesca e capitalizza { $cards }
    }
log-deed-draw-show-meld =
    { $who ->
        [you] peschi, mostri e metti in gioco { $cards }
       *[other] pesca, mostra e mette in gioco { $cards }
    }
log-deed-draw-show-score =
    { $who ->
        [you] peschi, mostri e capitalizzi { $cards }
       *[other] pesca, mostra e capitalizza { $cards }
    }
# From the one who acts to the other player; $goal is "same" if that is the same kind of zone as $origin.
log-deed-transfer =
    { $who ->
        [you] trasferisci { $cards }
       *[other] trasferisce { $cards }
    } { $origin ->
        [board] dalla { $who ->
            [you] tua
           *[other] propria
        } Zona
        [score] dalla { $who ->
            [you] tua
           *[other] propria
        } Influenza
       *[hand] dalla { $who ->
            [you] tua
           *[other] propria
        } Mano
    } { $whose ->
        [you] { $goal ->
            [hand] alla tua Mano
            [score] alla tua Influenza
            [same] alla tua
           *[board] nella tua Zona
        }
       *[other] { $goal ->
            [same] a quella di { $other }
            [hand] alla Mano di { $other }
            [score] all’Influenza di { $other }
           *[board] nella Zona di { $other }
        }
    }
# From the other player to the one who acts.
log-deed-take =
    { $who ->
        [you] { $goal ->
            [hand] { $origin ->
                [board] prendi in Mano
                [score] prendi in Mano
               *[hand] prendi
            } { $cards }
            [score] prendi nella tua Influenza { $cards }
           *[board] prendi nella tua Zona { $cards }
        }
       *[other] { $goal ->
            [hand] { $origin ->
                [board] prende in Mano
                [score] prende in Mano
               *[hand] prende
            } { $cards }
            [score] prende nella propria Influenza { $cards }
           *[board] prende nella propria Zona { $cards }
        }
    } { $whose ->
        [you] { $origin ->
            [board] dalla tua Zona
            [score] dalla tua Influenza
           *[hand] dalla tua Mano
        }
       *[other] { $origin ->
            [board] dalla Zona di { $other }
            [score] dall’Influenza di { $other }
           *[hand] dalla Mano di { $other }
        }
    }
log-deed-transfer-own =
    { $who ->
        [you] { $goal ->
            [hand] { $origin ->
                [board] prendi in Mano { $cards } dalla tua Zona
               *[score] prendi in Mano { $cards } dalla tua Influenza
            }
            [score] { $origin ->
                [board] trasferisci { $cards } dalla tua Zona alla tua Influenza
               *[hand] trasferisci { $cards } dalla tua Mano alla tua Influenza
            }
           *[board] { $origin ->
                [score] trasferisci { $cards } dalla tua Influenza nella tua Zona
               *[hand] trasferisci { $cards } dalla tua Mano nella tua Zona
            }
        }
       *[other] { $goal ->
            [hand] { $origin ->
                [board] prende in Mano { $cards } dalla propria Zona
               *[score] prende in Mano { $cards } dalla propria Influenza
            }
            [score] { $origin ->
                [board] trasferisce { $cards } dalla Zona alla propria Influenza
               *[hand] trasferisce { $cards } dalla Mano alla propria Influenza
            }
           *[board] { $origin ->
                [score] trasferisce { $cards } dall’Influenza nella propria Zona
               *[hand] trasferisce { $cards } dalla Mano nella propria Zona
            }
        }
    }
log-deed-splay =
    { $who ->
        [you] scali il { $color } { $way }
       *[other] scala il { $color } { $way }
    }
log-deed-reorder =
    { $who ->
        [you] riordini il mazzo { $color }
       *[other] riordina il mazzo { $color }
    }
log-deed-name-colors =
    { $who ->
        [you] scegli { $colors }
       *[other] sceglie { $colors }
    }
log-deed-name-value =
    { $who ->
        [you] scegli il valore { $value }
       *[other] sceglie il valore { $value }
    }
log-deed-name-player =
    { $who ->
        [you] scegli { $other }
       *[other] sceglie { $other }
    }
# The phrases about the very card of the phrase before: “pesca Barche a remi, poi la mette in gioco”.
log-deed-meld-it =
    { $who ->
        [you] la metti in gioco
       *[other] la mette in gioco
    }
log-deed-tuck-it =
    { $who ->
        [you] l’archivi
       *[other] l’archivia
    }
log-deed-score-it =
    { $who ->
        [you] la capitalizzi
       *[other] la capitalizza
    }
log-deed-return-it =
    { $who ->
        [you] la ricicli
       *[other] la ricicla
    }
log-deed-transfer-it =
    { $who ->
        [you] la trasferisci
       *[other] la trasferisce
    } { $goal ->
        [hand] { $whose ->
            [you] alla tua Mano
           *[other] alla Mano di { $other }
        }
        [score] { $whose ->
            [you] alla tua Influenza
           *[other] all’Influenza di { $other }
        }
       *[board] { $whose ->
            [you] nella tua Zona
           *[other] nella Zona di { $other }
        }
    }
# In a digest, in which a dogma is one action among others.
log-deed-dogma =
    { $who ->
        [you] attivi **{ $card }**
       *[other] attiva **{ $card }**
    }

## Lines of their own

log-first-cards = Le prime carte vengono rivelate.
log-first-turn =
    { $who ->
        [you] Nel primo turno hai una sola azione.
       *[other] Nel primo turno { $player } ha una sola azione.
    }
log-free-draw =
    { $who ->
        [you] Bonus Cooperativo: peschi { $cards }.
       *[other] Bonus Cooperativo: { $player } pesca { $cards }.
    }
log-free-draw-due =
    { $who ->
        [you] Bonus Cooperativo: stai per pescare una carta.
       *[other] Bonus Cooperativo: { $player } sta per pescare una carta.
    }
log-unsplay =
    { $who ->
        [you] Il tuo mazzo { $color } resta con una sola carta e non è più scalato.
       *[other] Il mazzo { $color } di { $player } resta con una sola carta e non è più scalato.
    }
# $age is the name of the age below.
log-achieve =
    { $who ->
        [you] 🏆 Domini il **{ $achievement }** ({ $age }).
       *[other] 🏆 { $player } domina il **{ $achievement }** ({ $age }).
    }
log-claim =
    { $who ->
        [you] 🏆 Domini il Campo **{ $achievement }** { $how }.
       *[other] 🏆 { $player } domina il Campo **{ $achievement }** { $how }.
    }
# $how a special achievement was claimed: by its card, or by meeting its condition.
log-claimed-by = grazie a **{ $card }**
log-claimed-empire = con almeno tre di ciascuna delle sei risorse
log-claimed-monument = con sei carte archiviate o capitalizzate in un turno
log-claimed-wonder = con cinque colori scalati verso l’alto o verso destra
log-claimed-world = con almeno dodici { icon-clock }
log-claimed-universe = con cinque Carte Attive di valore 8 o più
log-remove-all = Tutte le carte di Mani, Zone e Influenze vengono scartate dal gioco.

# $sharing and $demanded are lists of "log-count" for as many players as $shares and $demands say;
# -1 where the card has no such effect.
log-count = { $player } ({ $count })
log-dogma =
    { $who ->
        [you] Attivi **{ $card }** ({ $count } { $icon }).
       *[other] { $player } attiva **{ $card }** ({ $count } { $icon }).
    }{ $demands ->
        [-1] {""}
        [0] {" "}Nessuno ne produce meno: la Supremazia non colpisce nessuno.
       *[other] {" "}Supremazia: { $demanded }.
    }{ $shares ->
        [-1] {""}
        [0] {""}
       *[other] {" "}Cooperazione: { $sharing }.
    }
log-goes-on = **{ $card }** continua.
log-carry-out =
    { $who ->
        [you] Esegui **{ $card }** soltanto per te.
       *[other] { $player } esegue **{ $card }** soltanto per sé.
    }
log-carry-out-nothing =
    { $who ->
        [you] Esegui **{ $card }** soltanto per te: non ha Dogmi Cooperativi, quindi non succede nulla.
       *[other] { $player } esegue **{ $card }** soltanto per sé: non ha Dogmi Cooperativi, quindi non succede nulla.
    }
log-nothing-demand = La Supremazia non cambia nulla per { $players }.
log-nothing = Non cambia nulla per { $players }.
# Where a card has several such effects: their numbers as printed.
log-nothing-effects =
    { $count ->
        [one] Il Dogma { $effects } non cambia nulla per { $players }.
       *[other] I Dogmi { $effects } non cambiano nulla per { $players }.
    }

## The end. $scores are the results, the winner's first ("31–27"), or "none" where they are not known

log-scores-tied = { $points }, poi { $achievements } nelle Dominazioni
log-over-achievements =
    { $count ->
        [one] { $who ->
            [you] 🏁 Vinci la partita tramite Dominazione
           *[other] 🏁 { $players } vince la partita tramite Dominazione
        }
       *[other] { $who ->
            [you] 🏁 { $players } vincete insieme la partita tramite Dominazione
           *[other] 🏁 { $players } vincono insieme la partita tramite Dominazione
        }
    }{ $scores ->
        [none] .
       *[other] , { $scores }.
    }
log-over-score =
    { $count ->
        [one] { $who ->
            [you] 🏁 Non c’è più nulla da pescare: vinci tramite Influenza
           *[other] 🏁 Non c’è più nulla da pescare: { $players } vince tramite Influenza
        }
       *[other] { $who ->
            [you] 🏁 Non c’è più nulla da pescare: { $players } condividete la vittoria tramite Influenza
           *[other] 🏁 Non c’è più nulla da pescare: { $players } condividono la vittoria tramite Influenza
        }
    }{ $scores ->
        [none] .
       *[other] , { $scores }.
    }
log-over-dogma =
    { $count ->
        [one] { $who ->
            [you] 🏁 Vinci la partita tramite un Dogma
           *[other] 🏁 { $players } vince la partita tramite un Dogma
        }
       *[other] { $who ->
            [you] 🏁 { $players } vincete insieme la partita tramite un Dogma
           *[other] 🏁 { $players } vincono insieme la partita tramite un Dogma
        }
    }{ $card ->
        [none] .
       *[other] : **{ $card }**.
    }

## The names of the ages

age-name-1 = Preistoria
age-name-2 = Antichità
age-name-3 = Medio Evo
age-name-4 = Rinascimento
age-name-5 = Era dell’Esplorazione
age-name-6 = Illuminismo
age-name-7 = Romanticismo
age-name-8 = Età Moderna
age-name-9 = Età Postmoderna
age-name-10 = Era dell’Informazione

## A digest of what happened since the reader's last turn

log-source-card = **{ $card }**
