# The log: Innovation.

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

log-deed-draw =
    { $who ->
        [you] pioches { $cards }
       *[other] pioche { $cards }
    }
log-deed-show =
    { $who ->
        [you] montres { $cards }
       *[other] montre { $cards }
    }
log-deed-meld =
    { $who ->
        [you] mets en jeu { $cards }
       *[other] met en jeu { $cards }
    }{ $origin ->
        [score] {" "}de { $who ->
            [you] ton
           *[other] son
        } Influence
       *[other] {""}
    }
log-deed-tuck =
    { $who ->
        [you] archives { $cards }
       *[other] archive { $cards }
    }{ $origin ->
        [score] {" "}de { $who ->
            [you] ton
           *[other] son
        } Influence
       *[other] {""}
    }
log-deed-score =
    { $who ->
        [you] comptabilises { $cards }
       *[other] comptabilise { $cards }
    }{ $origin ->
        [board] {" "}de { $who ->
            [you] ta
           *[other] sa
        } Zone de Jeu
       *[other] {""}
    }
log-deed-return =
    { $who ->
        [you] recycles { $cards }
       *[other] recycle { $cards }
    }{ $origin ->
        [board] {" "}de { $who ->
            [you] ta
           *[other] sa
        } Zone de Jeu
        [score] {" "}de { $who ->
            [you] ton
           *[other] son
        } Influence
       *[other] {""}
    }
log-deed-return-of =
    { $who ->
        [you] recycles { $cards }
       *[other] recycle { $cards }
    } { $whose ->
        [you] { $origin ->
            [board] de ta Zone de Jeu
            [score] de ton Influence
           *[other] de ta Main
        }
       *[other] { $origin ->
            [board] de la Zone de Jeu { ELIDE("de", $other) }{ $other }
            [score] de l’Influence { ELIDE("de", $other) }{ $other }
           *[other] de la Main { ELIDE("de", $other) }{ $other }
        }
    }
log-deed-draw-show =
    { $who ->
        [you] pioches et montres { $cards }
       *[other] pioche et montre { $cards }
    }
log-deed-draw-meld =
    { $who ->
        [you] pioches et mets en jeu { $cards }
       *[other] pioche et met en jeu { $cards }
    }
log-deed-draw-tuck =
    { $who ->
        [you] pioches et archives { $cards }
       *[other] pioche et archive { $cards }
    }
log-deed-draw-score =
    { $who ->
        [you] pioches et comptabilises { $cards }
       *[other] pioche et comptabilise { $cards }
    }
log-deed-draw-show-meld =
    { $who ->
        [you] pioches, montres et mets en jeu { $cards }
       *[other] pioche, montre et met en jeu { $cards }
    }
log-deed-draw-show-score =
    { $who ->
        [you] pioches, montres et comptabilises { $cards }
       *[other] pioche, montre et comptabilise { $cards }
    }
# From the one who acts to the other player; $goal is "same" if that is the same kind of zone as $origin.
log-deed-transfer =
    { $who ->
        [you] transfères { $cards }
       *[other] transfère { $cards }
    } { $origin ->
        [board] { $who ->
            [you] de ta Zone de Jeu
           *[other] de sa Zone de Jeu
        }
        [score] { $who ->
            [you] de ton Influence
           *[other] de son Influence
        }
       *[hand] { $who ->
            [you] de ta Main
           *[other] de sa Main
        }
    } vers { $whose ->
        [you] { $goal ->
            [hand] ta Main
            [score] ton Influence
            [same] la tienne
           *[board] ta Zone de Jeu
        }
       *[other] { $goal ->
            [same] celle { ELIDE("de", $other) }{ $other }
            [hand] la Main { ELIDE("de", $other) }{ $other }
            [score] l’Influence { ELIDE("de", $other) }{ $other }
           *[board] la Zone de Jeu { ELIDE("de", $other) }{ $other }
        }
    }
# From the other player to the one who acts.
log-deed-take =
    { $who ->
        [you] { $goal ->
            [hand] prends en Main { $cards }
            [score] prends dans ton Influence { $cards }
           *[board] prends dans ta Zone de Jeu { $cards }
        }
       *[other] { $goal ->
            [hand] prend en Main { $cards }
            [score] prend dans son Influence { $cards }
           *[board] prend dans sa Zone de Jeu { $cards }
        }
    } { $whose ->
        [you] { $origin ->
            [board] de ta Zone de Jeu
            [score] de ton Influence
           *[hand] de ta Main
        }
       *[other] { $origin ->
            [board] de la Zone de Jeu { ELIDE("de", $other) }{ $other }
            [score] de l’Influence { ELIDE("de", $other) }{ $other }
           *[hand] de la Main { ELIDE("de", $other) }{ $other }
        }
    }
log-deed-transfer-own =
    { $who ->
        [you] { $goal ->
            [hand] { $origin ->
                [board] prends en Main { $cards } de ta Zone de Jeu
               *[score] prends en Main { $cards } de ton Influence
            }
            [score] { $origin ->
                [board] passes { $cards } de ta Zone de Jeu à ton Influence
               *[hand] passes { $cards } de ta Main à ton Influence
            }
           *[board] { $origin ->
                [score] passes { $cards } de ton Influence à ta Zone de Jeu
               *[hand] passes { $cards } de ta Main à ta Zone de Jeu
            }
        }
       *[other] { $goal ->
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
    }
log-deed-splay =
    { $who ->
        [you] décales ta pile { $color } { $way }
       *[other] décale sa pile { $color } { $way }
    }
log-deed-reorder =
    { $who ->
        [you] réordonnes ta pile { $color }
       *[other] réordonne sa pile { $color }
    }
log-deed-name-colors =
    { $who ->
        [you] annonces « { $colors } »
       *[other] annonce « { $colors } »
    }
log-deed-name-value =
    { $who ->
        [you] annonces la valeur { $value }
       *[other] annonce la valeur { $value }
    }
log-deed-name-player =
    { $who ->
        [you] choisis { $other }
       *[other] choisit { $other }
    }
# The phrases about the very card of the phrase before: « pioche Rames, puis la met en jeu ».
log-deed-meld-it =
    { $who ->
        [you] la mets en jeu
       *[other] la met en jeu
    }
log-deed-tuck-it =
    { $who ->
        [you] l’archives
       *[other] l’archive
    }
log-deed-score-it =
    { $who ->
        [you] la comptabilises
       *[other] la comptabilise
    }
log-deed-return-it =
    { $who ->
        [you] la recycles
       *[other] la recycle
    }
log-deed-transfer-it =
    { $who ->
        [you] la transfères
       *[other] la transfère
    } vers { $goal ->
        [hand] { $whose ->
            [you] ta Main
           *[other] la Main { ELIDE("de", $other) }{ $other }
        }
        [score] { $whose ->
            [you] ton Influence
           *[other] l’Influence { ELIDE("de", $other) }{ $other }
        }
       *[board] { $whose ->
            [you] ta Zone de Jeu
           *[other] la Zone de Jeu { ELIDE("de", $other) }{ $other }
        }
    }
# In a digest, in which a dogma is one action among others.
log-deed-dogma =
    { $who ->
        [you] actives **{ $card }**
       *[other] active **{ $card }**
    }

## Lines of their own

log-first-cards = Les premières cartes sont révélées.
log-first-turn =
    { $who ->
        [you] Premier tour : tu n’as qu’une action.
       *[other] Premier tour : { $player } n’a qu’une action.
    }
log-free-draw =
    { $who ->
        [you] Bonus de coopération : tu pioches { $cards }.
       *[other] Bonus de coopération : { $player } pioche { $cards }.
    }
log-free-draw-due =
    { $who ->
        [you] Bonus de coopération : tu vas piocher une carte.
       *[other] Bonus de coopération : { $player } va piocher une carte.
    }
log-unsplay =
    { $who ->
        [you] Tu n’as plus qu’une carte { $color } : cette pile n’est plus décalée.
       *[other] { $player } n’a plus qu’une carte { $color } : cette pile n’est plus décalée.
    }
# $age is the name of the age below.
log-achieve =
    { $who ->
        [you] 🏆 Tu domines la **{ $achievement }** ({ $age }).
       *[other] 🏆 { $player } domine la **{ $achievement }** ({ $age }).
    }
log-claim =
    { $who ->
        [you] 🏆 Tu domines le Domaine **{ $achievement }** { $how }.
       *[other] 🏆 { $player } domine le Domaine **{ $achievement }** { $how }.
    }
# $how a special achievement was claimed: by its card, or by meeting its condition.
log-claimed-by = grâce à **{ $card }**
log-claimed-empire = avec au moins trois de chacune des six Ressources
log-claimed-monument = avec six cartes archivées ou comptabilisées en un tour
log-claimed-wonder = avec les cinq couleurs décalées vers le haut ou à droite
log-claimed-world = avec douze { icon-clock }
log-claimed-universe = avec cinq cartes Actives de valeur 8 ou plus
log-remove-all = Toutes les Mains, Zones de Jeu et Influences sont défaussées.

# $sharing and $demanded are lists of "log-count" for as many players as $shares and $demands say;
# -1 where the card has no such effect.
log-count = { $player } ({ $count })
log-dogma =
    { $who ->
        [you] Tu actives **{ $card }** ({ $count } { $icon }).
       *[other] { $player } active **{ $card }** ({ $count } { $icon }).
    }{ $demands ->
        [-1] {""}
        [0] {" "}Personne n’en produit moins : la Suprématie ne vise personne.
       *[other] {" "}Suprématie sur { $demanded }.
    }{ $shares ->
        [-1] {""}
        [0] {""}
       *[other] {" "}Coopération : { $sharing }.
    }
log-goes-on = Suite : **{ $card }**.
log-carry-out =
    { $who ->
        [you] Tu exécutes **{ $card }** sans partager.
       *[other] { $player } exécute **{ $card }** sans partager.
    }
log-carry-out-nothing =
    { $who ->
        [you] Tu exécutes **{ $card }** sans partager : il n’y a qu’un Dogme de Suprématie, rien ne se passe.
       *[other] { $player } exécute **{ $card }** sans partager : il n’y a qu’un Dogme de Suprématie, rien ne se passe.
    }
log-nothing-demand = La Suprématie ne change rien pour { $players }.
log-nothing = Rien ne change pour { $players }.
# Where a card has several such effects: their numbers as printed.
log-nothing-effects =
    { $count ->
        [one] L’effet { $effects } ne change rien pour { $players }.
       *[other] Les effets { $effects } ne changent rien pour { $players }.
    }

## The end. $scores are the results, the winner's first ("31–27"), or "none" where they are not known

log-scores-tied = { $points }, puis { $achievements } en Dominations
log-over-achievements =
    { $count ->
        [one] { $who ->
            [you] 🏁 Tu remportes la partie par Domination
           *[other] 🏁 { $players } remporte la partie par Domination
        }
       *[other] { $who ->
            [you] 🏁 { $players } remportez ensemble la partie par Domination
           *[other] 🏁 { $players } remportent ensemble la partie par Domination
        }
    }{ $scores ->
        [none] .
       *[other] , { $scores }.
    }
log-over-score =
    { $count ->
        [one] { $who ->
            [you] 🏁 Plus rien à piocher : tu gagnes aux points
           *[other] 🏁 Plus rien à piocher : { $players } gagne aux points
        }
       *[other] { $who ->
            [you] 🏁 Plus rien à piocher : { $players } partagez la victoire aux points
           *[other] 🏁 Plus rien à piocher : { $players } se partagent la victoire aux points
        }
    }{ $scores ->
        [none] .
       *[other] , { $scores }.
    }
log-over-dogma =
    { $count ->
        [one] { $who ->
            [you] 🏁 Tu remportes la partie par un Dogme
           *[other] 🏁 { $players } remporte la partie par un Dogme
        }
       *[other] { $who ->
            [you] 🏁 { $players } remportez ensemble la partie par un Dogme
           *[other] 🏁 { $players } remportent ensemble la partie par un Dogme
        }
    }{ $card ->
        [none] .
       *[other] {" "}: **{ $card }**.
    }

## The names of the ages

age-name-1 = Premiers Âges
age-name-2 = Antiquité
age-name-3 = Moyen Âge
age-name-4 = Renaissance
age-name-5 = Âge des Explorations
age-name-6 = Siècle des Lumières
age-name-7 = Romantisme
age-name-8 = Époque moderne
age-name-9 = Postmodernité
age-name-10 = Ère de l’information

## A digest of what happened since the reader's last turn

log-source-card = **{ $card }**
