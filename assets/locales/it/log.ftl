# The log: what happened, for everybody at the table. Each line is read on a phone.
#
# The reader of a log of one's own is "tu": $who is "you" where the sentence is about the reader, else
# "other", and $whose likewise says whose the other player's things are. A sentence about the reader
# begins with its verb; it gets its capital letter afterwards.
#
# What one player does is told in one sentence: the player, and one or more of the "log-deed" phrases
# ("pesca un 3, poi mette in gioco Barche a remi"). $cards is a list of cards, $other another player's
# name.

log-sentence =
    { $who ->
        [you] { $deeds }.
       *[other] { $player } { $deeds }.
    }
# Several phrases in their order: before the last one, and with it.
log-before = { $first }, { $last }
log-then = { $first }, poi { $last }
# The reader within a list or a sentence: what acts, and what something is done to or with.
log-you-subject = tu
log-you-object = te

## The heading of a turn ($turn is 0 where the number is not known)

log-turn =
    { $turn ->
        [0] { $who ->
            [you] **Il tuo turno**
           *[other] **{ $player }**
        }
       *[other] { $who ->
            [you] **Turno { $turn } · tu**
           *[other] **Turno { $turn } · { $player }**
        }
    }

## Lines of their own

log-restarted = Il bot è stato aggiornato, e questa azione ricomincia da capo.
# After the lines that tell what was undone, which are struck out.
log-take-back =
    { $who ->
        [you] ↩️ { $count ->
            [one] Annulli una mossa.
           *[other] Annulli { $count } mosse.
        }
       *[other] ↩️ { $player } { $count ->
            [one] annulla una mossa.
           *[other] annulla { $count } mosse.
        }
    }

## A digest of what happened since the reader's last turn

log-digest-title = -# Dal tuo ultimo turno
# Before a line about the reader: the dogma that caused it.
log-digest-source = { $source } · { $text }
log-source = **{ $card }** ({ $player })
log-digest-more =
    { $count ->
        [one] … e un’altra riga in { COMMAND("game log") }
       *[other] … e altre { $count } righe in { COMMAND("game log") }
    }

## The last line: who is awaited, and what for ($what is one of the phrases of the prompts)

log-awaited = ⏳ In attesa di { $players }: { $what }.
log-awaited-card = ⏳ In attesa di { $players }: { $what } (**{ $card }**).
log-awaited-nobody = La partita è finita.
