# The log: what happened, for everybody at the table. Each line is read on a phone.
#
# The reader of a log of one's own is "tu": $who is "you" where the sentence is about the reader, else
# "other", and $whose likewise says whose the other player's things are.
#
# What one player does is told in one sentence: the player, and one or more of the "log-deed" phrases
# ("pioche une 3, puis met en jeu Rames"). $cards is a list of cards, $other another player's name.
# ELIDE stands where "de" or "que" loses its vowel before some names.

log-sentence =
    { $who ->
        [you] Tu { $deeds }.
       *[other] { $player } { $deeds }.
    }
# Several phrases in their order: before the last one, and with it.
log-before = { $first }, { $last }
log-then = { $first }, puis { $last }
# The reader within a list or a sentence: what acts, and what something is done to or with.
log-you-subject = toi
log-you-object = toi

## The heading of a turn ($turn is 0 where the number is not known)

log-turn =
    { $turn ->
        [0] { $who ->
            [you] **À toi**
           *[other] **{ $player }**
        }
       *[other] { $who ->
            [you] **Tour { $turn } · toi**
           *[other] **Tour { $turn } · { $player }**
        }
    }

## Lines of their own

log-restarted = Le bot a été mis à jour, et cette action recommence.
# After the lines that tell what was undone, which are struck out.
log-take-back =
    { $who ->
        [you] ↩️ { $count ->
            [one] Tu annules un coup.
           *[other] Tu annules { $count } coups.
        }
       *[other] ↩️ { $player } { $count ->
            [one] annule un coup.
           *[other] annule { $count } coups.
        }
    }

## A digest of what happened since the reader's last turn

log-digest-title = -# Depuis ton dernier tour
# Before a line about the reader: the dogma that caused it.
log-digest-source = { $source } · { $text }
log-source = **{ $card }** ({ $player })
log-digest-more =
    { $count ->
        [one] … et une autre ligne dans { COMMAND("game log") }
       *[other] … et { $count } autres lignes dans { COMMAND("game log") }
    }

## The last line: who is awaited, and what for ($what is one of the phrases of the prompts)

log-awaited = ⏳ On attend { $players } : { $what }.
log-awaited-card = ⏳ On attend { $players } : { $what } (**{ $card }**).
log-awaited-nobody = La partie est terminée.
