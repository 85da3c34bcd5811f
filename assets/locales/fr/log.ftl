# The log: what happened, for everybody at the table. Each line is read on a phone.
#
# What one player does is told in one sentence: the player, and one or more of the "log-deed" phrases
# joined as this language joins them ("pioche une 3 et met en jeu Rames"). $cards is a list of cards,
# $other another player's name. ELIDE stands where "de" or "que" loses its vowel before some names.

log-sentence = { $player } { $deeds }.

## Cards within a line: known ones by name, hidden ones by their number and value

log-card = **{ $name }** ({ $age })
log-cards-hidden =
    { $count ->
        [1] une { $age }
        [2] deux { $age }
        [3] trois { $age }
        [4] quatre { $age }
        [5] cinq { $age }
        [6] six { $age }
       *[other] { $count } × { $age }
    }

## What a player does

log-deed-draw = pioche { $cards }
log-deed-show = montre { $cards }
log-deed-meld =
    { $origin ->
        [score] met en jeu { $cards } de son Influence
       *[other] met en jeu { $cards }
    }
log-deed-tuck =
    { $origin ->
        [score] archive { $cards } de son Influence
       *[other] archive { $cards }
    }
log-deed-score =
    { $origin ->
        [board] comptabilise { $cards } de sa Zone de Jeu
       *[other] comptabilise { $cards }
    }
log-deed-return =
    { $origin ->
        [board] recycle { $cards } de sa Zone de Jeu
        [score] recycle { $cards } de son Influence
       *[other] recycle { $cards }
    }
log-deed-return-of =
    { $origin ->
        [board] recycle { $cards } chez { $other } (Zone de Jeu)
        [score] recycle { $cards } chez { $other } (Influence)
       *[other] recycle { $cards } chez { $other } (Main)
    }
log-deed-draw-show = pioche puis montre { $cards }
log-deed-draw-meld = pioche puis met en jeu { $cards }
log-deed-draw-tuck = pioche puis archive { $cards }
log-deed-draw-score = pioche puis comptabilise { $cards }
log-deed-draw-show-meld = pioche, montre puis met en jeu { $cards }
log-deed-draw-show-score = pioche, montre puis comptabilise { $cards }
log-deed-transfer =
    { $goal ->
        [hand] { $origin ->
            [board] transfère { $cards } à { $other } (Zone de Jeu → Main)
            [score] transfère { $cards } à { $other } (Influence → Main)
           *[other] transfère { $cards } à { $other } (Main)
        }
        [score] { $origin ->
            [board] transfère { $cards } à { $other } (Zone de Jeu → Influence)
            [score] transfère { $cards } à { $other } (Influence)
           *[other] transfère { $cards } à { $other } (Main → Influence)
        }
       *[board] { $origin ->
            [hand] transfère { $cards } à { $other } (Main → Zone de Jeu)
            [score] transfère { $cards } à { $other } (Influence → Zone de Jeu)
           *[other] transfère { $cards } à { $other } (Zone de Jeu)
        }
    }
log-deed-transfer-own =
    { $goal ->
        [hand] { $origin ->
            [board] prend en Main { $cards } de sa Zone de Jeu
           *[score] prend en Main { $cards } de son Influence
        }
        [score] { $origin ->
            [board] passe { $cards } de sa Zone de Jeu à son Influence
           *[hand] passe { $cards } de sa Main à son Influence
        }
       *[board] { $origin ->
            [score] passe { $cards } de son Influence à sa Zone de Jeu
           *[hand] passe { $cards } de sa Main à sa Zone de Jeu
        }
    }
log-deed-splay = décale sa pile { $color } { $way }
log-deed-reorder = réordonne sa pile { $color }
log-deed-name-colors = annonce « { $colors } »
log-deed-name-value = annonce la valeur { $value }
log-deed-name-player = désigne { $other }

## Lines of their own

log-first-cards = Toutes les premières cartes sont retournées.
log-first-turn = Premier tour : { $player } n’a qu’une action.
log-free-draw = Bonus de coopération : { $player } pioche { $cards }.
log-free-draw-due = Bonus de coopération : { $player } peut piocher une carte.
log-unsplay = { $player } n’a plus qu’une carte { $color } : cette pile n’est plus décalée.
log-achieve = 🏆 { $player } domine la **{ $achievement }**.
log-claim = 🏆 { $player } domine le Domaine **{ $achievement }**.
log-remove-all = Toutes les Mains, Zones de Jeu et Influences sont défaussées.
log-restarted = Le bot a été mis à jour, et cette action recommence.

# $sharing and $demanded are lists of "log-count" for as many players as $shares and $demands say;
# -1 where the card has no such effect.
log-count = { $player } ({ $count })
log-dogma =
    { $player } active **{ $card }** ({ $count } { $icon }).{ $demands ->
        [-1] {""}
        [0] {" "}Personne n’en produit moins : rien n’est exigé.
        [one] {" "}{ $demanded } subit la Suprématie.
       *[other] {" "}{ $demanded } subissent la Suprématie.
    }{ $shares ->
        [-1] {""}
        [0] {""}
        [one] {" "}{ $sharing } en bénéficie aussi.
       *[other] {" "}{ $sharing } en bénéficient aussi.
    }
log-goes-on = Suite : **{ $card }**.
log-carry-out = { $player } exécute **{ $card }** sans partager.
log-carry-out-nothing = { $player } exécute **{ $card }** sans partager : il n’y a qu’un Dogme de Suprématie, rien ne se passe.
log-nothing-demand = La Suprématie ne change rien pour { $players }.
log-nothing = Rien ne change pour { $players }.
# Where a card has several such effects: their numbers as printed.
log-nothing-effects =
    { $count ->
        [one] L’effet { $effects } ne change rien pour { $players }.
       *[other] Les effets { $effects } ne changent rien pour { $players }.
    }

log-over-achievements =
    { $count ->
        [one] 🏁 { $winners } remporte la partie par Domination.
       *[other] 🏁 { $winners } remportent ensemble la partie par Domination.
    }
log-over-score =
    { $count ->
        [one] 🏁 Plus rien à piocher : { $winners } remporte la partie aux points d’Influence.
       *[other] 🏁 Plus rien à piocher : { $winners } se partagent la victoire, à égalité de points et de Dominations.
    }
log-over-dogma =
    { $count ->
        [one] 🏁 { $winners } remporte la partie par un Dogme.
       *[other] 🏁 { $winners } remportent ensemble la partie par un Dogme.
    }

## The last line: who is awaited, and what for ($what is one of the phrases below)

log-awaited = ⏳ On attend { $players } : { $what }.
log-awaited-card = ⏳ On attend { $players } : { $what } (**{ $card }**).
log-awaited-nobody = La partie est terminée.
