# The memory of games: the log, the game once more, its record as a file, and reports.

replay-steps-button = Turn by turn
replay-turn =
    { $turn ->
        [0] ### 🎞️ { $game } · the beginning
       *[other] ### 🎞️ { $game } · turn { $turn }/{ $turns } · { $player }
    }
replay-first-button = ⏮
replay-back-button = ◀
replay-next-button = ▶
replay-last-button = ⏭

command-export = The record of a game as a file
more-export = Record as a file
mine-export = The record of this game
refused-no-table-export = There is no game in this channel, and you have none elsewhere. { COMMAND("game new") } opens a table.
export-whole =
    📄 The whole record of **{ $game }**, hidden cards included. There are no names in it.
    With the bot’s code, `python -m engine replay FILE` replays it.
export-part =
    📄 **{ $game }**, as far as you may know it: it’s still being played. There are no names in it.
    Once it’s over, the file holds everything if everyone has agreed to reveal hidden cards; otherwise, what you may know then.
export-agreed =
    📄 **{ $game }**, as far as you may know it. Hidden cards stay hidden at this table, as agreed: the seed and the others’ moves are left out, so the game can’t be replayed from this file. There are no names in it.
    If everyone with a seat agrees, the cards are revealed, and the file holds everything.

command-report = Tell those who look after this bot what is wrong
more-report = Something is wrong…
mine-report = Report something about this game
report-button = Write a report
report-about =
    🐞 Has something gone wrong in **{ $game }** in { $channel }? Say what happened and what you expected.
    The record of the game goes with it, as far as you may know it now.
report-title = Something is wrong
report-what = What happened, and what did you expect?
report-placeholder = I played Oars, and then…
report-posted = 🐞 Thank you. This has been passed on to those who look after this bot:
report-yours = 🐞 Thank you. Please send this to whoever looks after this bot, with the file if there is one:
report-from = 🐞 A report by **{ $name }** ({ $id })
