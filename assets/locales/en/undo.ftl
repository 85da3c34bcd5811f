# Undoing a move.

undo-button = ↩️ Undo
undo-done = ↩️ Undone. Choose again:
undo-needs-consent =
    ↩️ You can’t undo this by yourself: hidden cards have been seen since, or others have moved.
    If everyone else agrees, the game goes back to just before your move.
undo-ask-button = Ask the others
undo-asked = I’ve asked the others in the channel. If someone plays on, the request expires.
more-undo = Undo my last move
command-undo = Undo my last move
refused-no-table-undo = You’re not in any game, so there’s nothing to undo.
mine-undo = Undo my last move in this game

motion-undo =
    { $count ->
        [0] ↩️ **{ $asker }** would like to undo their last move.
       *[other]
            ↩️ **{ $asker }** would like to undo their last move. That undoes:
            { $happened }
    }
motion-undo-passed = ↩️ Agreed: **{ $asker }** undoes their last move and chooses again.

refused-undo-nothing = You have no move to undo.
refused-undo-late = That’s no longer your last move. { COMMAND("game undo") } undoes the last one.
refused-undo-ask = Hidden cards have been seen since, or others have moved. { COMMAND("game undo") } asks the others.
refused-undo-strict = At this table you can’t undo once hidden cards have been seen or others have moved.
refused-undo-alone = Hidden cards have been seen or a computer has moved, and there’s no one to ask. { COMMAND("game undo") } works only before that.
refused-undo-older-rules = This move was made under older rules and can’t be undone. Just play on.
