# Undoing a move.

undo-button = ↩️ Undo
undo-done = ↩️ Undone. Choose again:
undo-needs-consent =
    ↩️ You can’t undo this by yourself: hidden cards have been seen since, or others have moved.
    If everyone else agrees, the game goes back to just before your move.
undo-how-far = ↩️ **Undo:** how far?
undo-practice =
    { $costs ->
        [yes] 🎓 You’re only playing against computers, so this is practice: you can undo anything. But once you undo something that’s been revealed, this game is **unrated and left out of your statistics**.
       *[no] 🎓 Practice against computers: you can undo anything, and the game doesn’t count.
    }
undo-count =
    { $count ->
        [one] That’s one of your moves, and whatever the others have done since.
       *[other] That’s { $count } of your moves, and everything the others did in between.
    }
undo-move-button = This move
undo-turn-button = The whole turn
undo-moves-button = Back to here
undo-here = ↩️ **Back to just before this move?** { $move }
undo-here-button = ↩️ Back to here
undo-here-placeholder = ↩️ Back to just before…
undo-ask-turn-button = Ask: the whole turn
undo-back-placeholder = Back to just before…
undo-back-line = Turn { $turn }: { $what }
undo-back-secret = a secret choice
undo-back-free =
    { $count ->
        [one] At once
       *[other] At once, { $count } moves
    }
undo-back-practice =
    { $count ->
        [one] At once, for practice
       *[other] At once, for practice, { $count } moves
    }
undo-back-vote =
    { $count ->
        [one] If the others agree
       *[other] If the others agree, { $count } moves
    }
undo-ask-button = Ask the others
undo-asked = I’ve asked the others in the channel. If someone plays on, the request expires.
more-undo = Undo…
command-undo = Undo a move, a turn, or everything since an earlier move
refused-no-table-undo = You’re not in any game, so there’s nothing to undo.
mine-undo = Undo my last move in this game

vote-undo =
    ↩️ **{ $asker }** would like to undo { $span ->
        [move] their last move
        [turn] their whole turn
       *[moves] their last { $moves } moves
    }.{ $count ->
        [0] {""}
       *[other] {" "}That undoes:
            { $happened }
    }
vote-undo-passed =
    ↩️ Agreed: **{ $asker }** undoes { $span ->
        [move] their last move
        [turn] their whole turn
       *[moves] their last { $moves } moves
    } and chooses again.

refused-undo-nothing = You have no move to undo.
refused-undo-late = The game has moved on since. { COMMAND("game undo") } shows what you can undo now.
refused-undo-ask = Hidden cards have been seen since, or others have moved. { COMMAND("game undo") } asks the others.
refused-undo-strict = At this table you can’t undo once hidden cards have been seen or others have moved.
refused-undo-alone = Hidden cards have been seen or a computer has moved, and there’s no one to ask. { COMMAND("game undo") } works only before that.
refused-undo-older-rules = This move was made under older rules and can’t be undone. Just play on.
