# The log: what happened, for everybody at the table. Each line is read on a phone.
#
# The reader of a log of one's own is "you": $who is "you" where the sentence is about the reader, else
# "other", and $whose likewise says whose the other player's things are.
#
# What one player does is told in one sentence: the player, and one or more of the "log-deed" phrases
# ("draws a 3, then melds Oars"). $cards is a list of cards, $other another player's name.

log-sentence =
    { $who ->
        [you] You { $deeds }.
       *[other] { $player } { $deeds }.
    }
# Several phrases in their order: before the last one, and with it.
log-before = { $first }, { $last }
log-then = { $first }, then { $last }
# The reader within a list or a sentence: what acts, and what something is done to or with.
log-you-subject = you
log-you-object = you

## The heading of a turn ($turn is 0 where the number is not known)

log-turn =
    { $turn ->
        [0] { $who ->
            [you] **Your turn**
           *[other] **{ $player }**
        }
       *[other] { $who ->
            [you] **Turn { $turn } · You**
           *[other] **Turn { $turn } · { $player }**
        }
    }

## Lines of their own

log-restarted = The bot has been updated, and this action starts again.
# After the lines that tell what was undone, which are struck out.
log-take-back =
    { $who ->
        [you] ↩️ { $count ->
            [one] You undo a move.
           *[other] You undo { $count } moves.
        }
       *[other] ↩️ { $player } { $count ->
            [one] undoes a move.
           *[other] undoes { $count } moves.
        }
    }

## A digest of what happened since the reader's last turn

log-digest-title = -# Since your last turn
# Before a line about the reader: the dogma that caused it.
log-digest-source = { $source }: { $text }
log-source = **{ $card }** ({ $player })
log-digest-more =
    { $count ->
        [one] … and one more in { COMMAND("game log") }
       *[other] … and { $count } more in { COMMAND("game log") }
    }

## The last line: who is awaited, and what for ($what is one of the phrases of the prompts)

log-awaited = ⏳ Waiting for { $players }: { $what }.
log-awaited-card = ⏳ Waiting for { $players }: { $what } (**{ $card }**).
log-awaited-nobody = The game is over.
