# The log: Innovation.

## Cards within a line: known ones by name, hidden ones by their number and age

log-card = **{ $name }** ({ $age })
log-cards-hidden =
    { $count ->
        [1] { $age ->
            [8] an 8
           *[other] a { $age }
        }
        [2] two { $age }s
        [3] three { $age }s
        [4] four { $age }s
        [5] five { $age }s
        [6] six { $age }s
       *[other] { $count } × { $age }
    }

## What a player does

log-deed-draw =
    { $who ->
        [you] draw { $cards }
       *[other] draws { $cards }
    }
log-deed-show =
    { $who ->
        [you] show { $cards }
       *[other] shows { $cards }
    }
log-deed-meld =
    { $who ->
        [you] meld { $cards }
       *[other] melds { $cards }
    }{ $origin ->
        [score] {" "}from { $who ->
            [you] your
           *[other] their
        } score pile
       *[other] {""}
    }
log-deed-tuck =
    { $who ->
        [you] tuck { $cards }
       *[other] tucks { $cards }
    }{ $origin ->
        [score] {" "}from { $who ->
            [you] your
           *[other] their
        } score pile
       *[other] {""}
    }
log-deed-score =
    { $who ->
        [you] score { $cards }
       *[other] scores { $cards }
    }{ $origin ->
        [board] {" "}from { $who ->
            [you] your
           *[other] their
        } board
       *[other] {""}
    }
log-deed-return =
    { $who ->
        [you] return { $cards }
       *[other] returns { $cards }
    }{ $origin ->
        [board] {" "}from { $who ->
            [you] your
           *[other] their
        } board
        [score] {" "}from { $who ->
            [you] your
           *[other] their
        } score pile
       *[other] {""}
    }
log-deed-return-of =
    { $who ->
        [you] return { $cards }
       *[other] returns { $cards }
    } from { $whose ->
        [you] your
       *[other] { $other }’s
    } { $origin ->
        [board] board
        [score] score pile
       *[other] hand
    }
log-deed-draw-show =
    { $who ->
        [you] draw and show { $cards }
       *[other] draws and shows { $cards }
    }
log-deed-draw-meld =
    { $who ->
        [you] draw and meld { $cards }
       *[other] draws and melds { $cards }
    }
log-deed-draw-tuck =
    { $who ->
        [you] draw and tuck { $cards }
       *[other] draws and tucks { $cards }
    }
log-deed-draw-score =
    { $who ->
        [you] draw and score { $cards }
       *[other] draws and scores { $cards }
    }
log-deed-draw-show-meld =
    { $who ->
        [you] draw, show and meld { $cards }
       *[other] draws, shows and melds { $cards }
    }
log-deed-draw-show-score =
    { $who ->
        [you] draw, show and score { $cards }
       *[other] draws, shows and scores { $cards }
    }
# From the one who acts to the other player; $goal is "same" if that is the same kind of zone as $origin.
log-deed-transfer =
    { $who ->
        [you] give { $cards }
       *[other] gives { $cards }
    }{ $origin ->
        [board] { $goal ->
            [same] {""}
           *[other] {" "}from { $who ->
                [you] your
               *[other] their
            } board
        }
        [score] {" "}from { $who ->
            [you] your
           *[other] their
        } score pile
       *[hand] { $goal ->
            [same] {""}
           *[other] {" "}from { $who ->
                [you] your
               *[other] their
            } hand
        }
    } to { $goal ->
        [same] { $origin ->
            [score] { $whose ->
                [you] yours
               *[other] { $other }’s
            }
           *[other] { $whose ->
                [you] your
               *[other] { $other }’s
            } { $origin ->
                [board] board
               *[hand] hand
            }
        }
       *[other] { $whose ->
            [you] your
           *[other] { $other }’s
        } { $goal ->
            [hand] hand
            [score] score pile
           *[board] board
        }
    }
# From the other player to the one who acts: "their own", as "their" might be either.
log-deed-take =
    { $who ->
        [you] take { $cards }
       *[other] takes { $cards }
    } from { $whose ->
        [you] your
       *[other] { $other }’s
    } { $origin ->
        [board] board
        [score] score pile
       *[hand] hand
    }{ $goal ->
        [score] {" "}into { $who ->
            [you] your
           *[other] their own
        } score pile
        [board] { $origin ->
            [board] {""}
           *[other] {" "}onto { $who ->
                [you] your
               *[other] their own
            } board
        }
       *[hand] { $origin ->
            [hand] {""}
           *[other] {" "}into { $who ->
                [you] your
               *[other] their own
            } hand
        }
    }
log-deed-transfer-own =
    { $who ->
        [you] { $goal ->
            [hand] { $origin ->
                [board] take { $cards } from your board into your hand
               *[score] take { $cards } from your score pile into your hand
            }
            [score] { $origin ->
                [board] put { $cards } from your board into your score pile
               *[hand] put { $cards } from your hand into your score pile
            }
           *[board] { $origin ->
                [score] put { $cards } from your score pile onto your board
               *[hand] put { $cards } from your hand onto your board
            }
        }
       *[other] { $goal ->
            [hand] { $origin ->
                [board] takes { $cards } from their board into their hand
               *[score] takes { $cards } from their score pile into their hand
            }
            [score] { $origin ->
                [board] puts { $cards } from their board into their score pile
               *[hand] puts { $cards } from their hand into their score pile
            }
           *[board] { $origin ->
                [score] puts { $cards } from their score pile onto their board
               *[hand] puts { $cards } from their hand onto their board
            }
        }
    }
log-deed-splay =
    { $who ->
        [you] splay { $color } { $way }
       *[other] splays { $color } { $way }
    }
log-deed-reorder =
    { $who ->
        [you] rearrange your { $color } cards
       *[other] rearranges their { $color } cards
    }
log-deed-name-colors =
    { $who ->
        [you] name { $colors }
       *[other] names { $colors }
    }
log-deed-name-value =
    { $who ->
        [you] name age { $value }
       *[other] names age { $value }
    }
log-deed-name-player =
    { $who ->
        [you] choose { $other }
       *[other] chooses { $other }
    }
# The phrases about the very card of the phrase before: "draws Oars, then melds it".
log-deed-meld-it =
    { $who ->
        [you] meld it
       *[other] melds it
    }
log-deed-tuck-it =
    { $who ->
        [you] tuck it
       *[other] tucks it
    }
log-deed-score-it =
    { $who ->
        [you] score it
       *[other] scores it
    }
log-deed-return-it =
    { $who ->
        [you] return it
       *[other] returns it
    }
log-deed-transfer-it =
    { $who ->
        [you] give it
       *[other] gives it
    } to { $whose ->
        [you] your
       *[other] { $other }’s
    } { $goal ->
        [hand] hand
        [score] score pile
       *[board] board
    }
# In a digest, in which a dogma is one action among others.
log-deed-dogma =
    { $who ->
        [you] activate **{ $card }**
       *[other] activates **{ $card }**
    }

## Lines of their own

log-first-cards = First cards revealed.
log-first-turn =
    { $who ->
        [you] You have just one action on your first turn.
       *[other] { $player } has just one action on the first turn.
    }
log-free-draw =
    { $who ->
        [you] Sharing bonus: you draw { $cards }.
       *[other] Sharing bonus: { $player } draws { $cards }.
    }
log-free-draw-due =
    { $who ->
        [you] Sharing bonus: you’re about to draw a card.
       *[other] Sharing bonus: { $player } is about to draw a card.
    }
log-unsplay =
    { $who ->
        [you] Your { $color } is down to one card and no longer splayed.
       *[other] { $player }’s { $color } is down to one card and no longer splayed.
    }
# $age is the name of the age below.
log-achieve =
    { $who ->
        [you] 🏆 You achieve **{ $achievement }** ({ $age }).
       *[other] 🏆 { $player } achieves **{ $achievement }** ({ $age }).
    }
log-claim =
    { $who ->
        [you] 🏆 You claim **{ $achievement }** { $how }.
       *[other] 🏆 { $player } claims **{ $achievement }** { $how }.
    }
# $how a special achievement was claimed: by its card, or by meeting its condition.
log-claimed-by = with **{ $card }**
log-claimed-empire = with three of each of the six icons
log-claimed-monument = with six cards tucked or scored in one turn
log-claimed-wonder = with five colours splayed up or right
log-claimed-world = with twelve { icon-clock } on the board
log-claimed-universe = with five top cards of age 8 or higher
log-remove-all = All hands, boards and score piles are removed from the game.

# $sharing and $demanded are lists of "log-count" for as many players as $shares and $demands say;
# -1 where the card has no such effect.
log-count = { $player } ({ $count })
log-dogma =
    { $who ->
        [you] You activate **{ $card }** ({ $count } { $icon }).
       *[other] { $player } activates **{ $card }** ({ $count } { $icon }).
    }{ $demands ->
        [-1] {""}
        [0] {" "}No one has fewer, so the demand has no effect.
       *[other] {" "}The demand hits { $demanded }.
    }{ $shares ->
        [-1] {""}
        [0] {""}
       *[other] {" "}Shared by { $sharing }.
    }
log-goes-on = **{ $card }** continues.
log-carry-out =
    { $who ->
        [you] You alone use **{ $card }**.
       *[other] { $player } alone uses **{ $card }**.
    }
log-carry-out-nothing =
    { $who ->
        [you] You alone use **{ $card }**: it has only a demand, so nothing happens.
       *[other] { $player } alone uses **{ $card }**: it has only a demand, so nothing happens.
    }
log-nothing-demand = The demand changes nothing for { $players }.
log-nothing = Nothing changes for { $players }.
# Where a card has several such effects: their numbers as printed.
log-nothing-effects =
    { $count ->
        [one] Effect { $effects } changes nothing for { $players }.
       *[other] Effects { $effects } change nothing for { $players }.
    }

## The end. $scores are the results, the winner's first ("31–27"), or "none" where they are not known

log-scores-tied = { $points }, and { $achievements } on achievements
log-over-achievements =
    { $count ->
        [one] { $who ->
            [you] 🏁 You win the game on achievements
           *[other] 🏁 { $players } wins the game on achievements
        }
       *[other] 🏁 { $players } win the game together on achievements
    }{ $scores ->
        [none] .
       *[other] , { $scores }.
    }
log-over-score =
    { $count ->
        [one] { $who ->
            [you] 🏁 No cards left to draw: you win on points
           *[other] 🏁 No cards left to draw: { $players } wins on points
        }
       *[other] 🏁 No cards left to draw: { $players } share the victory on points
    }{ $scores ->
        [none] .
       *[other] , { $scores }.
    }
log-over-dogma =
    { $count ->
        [one] { $who ->
            [you] 🏁 You win the game with a dogma
           *[other] 🏁 { $players } wins the game with a dogma
        }
       *[other] 🏁 { $players } win the game together with a dogma
    }{ $card ->
        [none] .
       *[other] : **{ $card }**.
    }

## The names of the ages

age-name-1 = Prehistory
age-name-2 = Classical
age-name-3 = Medieval
age-name-4 = Renaissance
age-name-5 = Exploration
age-name-6 = Enlightenment
age-name-7 = Romance
age-name-8 = Modern
age-name-9 = Postmodern
age-name-10 = Information

## A digest of what happened since the reader's last turn

log-source-card = **{ $card }**
