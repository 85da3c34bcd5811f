# Taking back an answer.

undo-button = ↩️ Take back
undo-done = ↩️ Taken back. Choose again:
undo-needs-consent =
    ↩️ Your last answer cannot simply be taken back: somebody has seen something since that was hidden, or others have answered.
    If all the others agree, with one press each, the game goes back to the moment before it.
undo-ask-button = Ask the others
undo-asked = The others have been asked in the channel. If somebody plays on first, the question lapses.
more-undo = Take back my last answer
command-undo = Take back your last answer
refused-no-table-undo = You are not sitting at any table, so there is nothing to take back.
mine-undo = Take back my last answer at this table

motion-undo =
    { $count ->
        [0] ↩️ **{ $asker }** would like to take back the last answer and choose again.
       *[other]
            ↩️ **{ $asker }** would like to take back the last answer and choose again. What this takes back:
            { $happened }
    }
motion-undo-passed = ↩️ Agreed: **{ $asker }** takes back the last answer and chooses again.

refused-undo-nothing = There is no answer of yours that you could take back.
refused-undo-late = That answer is not your last one any more. { COMMAND("game undo") } takes back the last one.
refused-undo-ask = Something hidden has been seen since, or others have answered. { COMMAND("game undo") } asks the others.
refused-undo-strict = At this table, nothing can be taken back once something hidden has been seen or others have answered.
refused-undo-alone = Something has been seen since your last answer, or the computers have answered. Only another person could agree to go back then, and only computers play with you: the game simply goes on. As long as nothing has been seen, { COMMAND("game undo") } takes back at once.
refused-undo-older-rules = This answer was given under older rules and cannot be taken back. The game simply goes on.
