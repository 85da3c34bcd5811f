# The log: what happened, for everybody at the table. Each line is read on a phone.
#
# What one player does is told in one sentence: the player, and one or more of the "log-deed" phrases
# joined as this language joins them ("draws a 3 and melds Oars"). $cards is a list of cards, $other
# another player's name.

log-sentence = { $player } { $deeds }.

## Cards within a line: known ones by name, hidden ones by their number and value

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

log-deed-draw = draws { $cards }
log-deed-show = shows { $cards }
log-deed-meld =
    { $origin ->
        [score] melds { $cards } from the score pile
       *[other] melds { $cards }
    }
log-deed-tuck =
    { $origin ->
        [score] tucks { $cards } from the score pile
       *[other] tucks { $cards }
    }
log-deed-score =
    { $origin ->
        [board] scores { $cards } from the board
       *[other] scores { $cards }
    }
log-deed-return =
    { $origin ->
        [board] returns { $cards } from the board
        [score] returns { $cards } from the score pile
       *[other] returns { $cards }
    }
log-deed-return-of =
    { $origin ->
        [board] returns { $cards } from { $other }’s board
        [score] returns { $cards } from { $other }’s score pile
       *[other] returns { $cards } from { $other }’s hand
    }
log-deed-draw-show = draws and shows { $cards }
log-deed-draw-meld = draws and melds { $cards }
log-deed-draw-tuck = draws and tucks { $cards }
log-deed-draw-score = draws and scores { $cards }
log-deed-draw-show-meld = draws, shows and melds { $cards }
log-deed-draw-show-score = draws, shows and scores { $cards }
log-deed-transfer =
    { $goal ->
        [hand] { $origin ->
            [board] gives { $cards } from the board to { $other }’s hand
            [score] gives { $cards } from the score pile to { $other }’s hand
           *[other] gives { $cards } to { $other }’s hand
        }
        [score] { $origin ->
            [board] gives { $cards } from the board to { $other }’s score pile
            [score] gives { $cards } from the score pile to { $other }’s score pile
           *[other] gives { $cards } to { $other }’s score pile
        }
       *[board] { $origin ->
            [hand] gives { $cards } from hand to { $other }’s board
            [score] gives { $cards } from the score pile to { $other }’s board
           *[other] gives { $cards } to { $other }’s board
        }
    }
log-deed-transfer-own =
    { $goal ->
        [hand] { $origin ->
            [board] takes { $cards } from the board into the hand
           *[score] takes { $cards } from the score pile into the hand
        }
        [score] { $origin ->
            [board] puts { $cards } from the board into the score pile
           *[hand] puts { $cards } from the hand into the score pile
        }
       *[board] { $origin ->
            [score] puts { $cards } from the score pile onto the board
           *[hand] puts { $cards } from the hand onto the board
        }
    }
log-deed-splay = splays { $color } { $way }
log-deed-reorder = puts { $color } into a new order
log-deed-name-colors = names { $colors }
log-deed-name-value = names the value { $value }
log-deed-name-player = names { $other }

## Lines of their own

log-first-cards = All first cards are turned up.
log-first-turn = { $player }’s first turn has a single action.
log-free-draw = For the sharing, { $player } draws { $cards }.
log-free-draw-due = For the sharing, { $player } may draw a card.
log-unsplay = { $player }’s { $color } is down to one card and no longer splayed.
log-achieve = 🏆 { $player } achieves **{ $achievement }**.
log-claim = 🏆 { $player } claims **{ $achievement }**.
log-remove-all = All hands, boards and score piles are out of the game.
log-restarted = The bot has been updated, and this action begins again.

# $sharing and $demanded are lists of "log-count" for as many players as $shares and $demands say;
# -1 where the card has no such effect.
log-count = { $player } ({ $count })
log-dogma =
    { $player } activates **{ $card }** ({ $count } { $icon }).{ $demands ->
        [-1] {""}
        [0] {" "}Nobody has fewer, so nothing is demanded.
       *[other] {" "}Demands from { $demanded }.
    }{ $shares ->
        [-1] {""}
        [0] {""}
       *[other] {" "}Shared by { $sharing }.
    }
log-goes-on = **{ $card }** goes on.
log-carry-out = { $player } alone carries out **{ $card }**.
log-carry-out-nothing = { $player } alone carries out **{ $card }**: it has only a demand, so nothing happens.
log-nothing-demand = The demand changes nothing for { $players }.
log-nothing = Nothing changes for { $players }.
# Where a card has several such effects: their numbers as printed.
log-nothing-effects =
    { $count ->
        [one] Effect { $effects } changes nothing for { $players }.
       *[other] Effects { $effects } change nothing for { $players }.
    }

log-over-achievements =
    { $count ->
        [one] 🏁 { $winners } wins the game by achievements.
       *[other] 🏁 { $winners } win the game together by achievements.
    }
log-over-score =
    { $count ->
        [one] 🏁 No card is left to draw: { $winners } wins the game by points.
       *[other] 🏁 No card is left to draw: { $winners } share the victory by points and achievements.
    }
log-over-dogma =
    { $count ->
        [one] 🏁 { $winners } wins the game by a dogma.
       *[other] 🏁 { $winners } win the game together by a dogma.
    }

## The last line: who is awaited, and what for ($what is one of the phrases below)

log-awaited = ⏳ Waiting for { $players }: { $what }.
log-awaited-card = ⏳ Waiting for { $players }: { $what } (**{ $card }**).
log-awaited-nobody = The game is over.
