# Replays, the record of a game as a file, and reports.

replay-steps-button = Turn by turn
replay-turn =
    { $turn ->
        [0] ### 🎞️ { $game } · the start
       *[other] ### 🎞️ { $game } · turn { $turn }/{ $turns } · { $player }
    }
replay-first-button = ⏮ First
replay-back-button = ◀ Back
replay-next-button = Next ▶
replay-last-button = Last ⏭

command-export = Get the record of a game as a file
more-export = Record as a file
mine-export = Get this game’s record
refused-no-table-export = There’s no game in this channel, and you’re not in one elsewhere. Open a table with { COMMAND("game new") }.
export-whole =
    📄 The full record of **{ $game }**, hidden cards included. There are no names in it.
    With the bot’s code, `python -m engine replay FILE` replays it.
export-part =
    📄 **{ $game }**, as far as you may know it: it’s still being played. There are no names in it.
    Once it’s over, the file holds everything if everyone has agreed to reveal hidden cards; otherwise, what you may know then.
export-agreed =
    📄 **{ $game }**, as far as you may know it. Hidden cards stay hidden at this table, as agreed: the seed and the others’ moves are left out, so the game can’t be replayed from this file. There are no names in it.
    If everyone with a seat agrees, the cards are revealed, and the file holds everything.

command-report = Report a problem to the person who runs this bot
more-report = Report a problem…
mine-report = Report a problem with this game
report-button = Write a report
report-about =
    🐞 Has something gone wrong in **{ $game }** in { $channel }? Say what happened and what you expected.
    The game’s record goes with it, as far as you may know it now.
report-title = Report a problem
report-what = What happened, and what did you expect?
report-placeholder = I activated Oars, and then…
report-posted = 🐞 Thank you! I’ve passed this on to the person who runs this bot:
report-yours = 🐞 Thank you! Please send this to the person who runs this bot, with the file if there is one:
report-from = 🐞 A report from **{ $name }** ({ $id })
