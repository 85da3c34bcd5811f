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
export-page =
    🎞️ The web page is the replay to keep: open it in any browser, also offline, and step through the game. It shows what you may know, and the players’ names.

## The replay as a web page ($game, $players: a list of names)

replay-page-title = { $game }: { $players }
replay-page-known-open = Everyone agreed to reveal hidden cards, so this replay shows all hands.
replay-page-known-player = This replay shows what { $player } saw. It contains no cards that were hidden from them.
replay-page-known-public = This replay shows what everyone saw. It contains no hidden cards.
replay-page-table = The table
replay-page-log = What happened
replay-page-hands =
    { $count ->
        [one] Your hand
       *[other] Hands
    }
replay-page-hand-empty = No cards
replay-page-steps = Step through the game
replay-page-moment = Moment of the game
replay-page-turn =
    { $turn ->
        [0] The start
       *[other] Turn { $turn }: { $player }
    }
replay-page-first = To the start
replay-page-turn-back = Previous turn
replay-page-back = Previous move
replay-page-next = Next move
replay-page-turn-next = Next turn
replay-page-last = To the end
replay-page-keys = Keys: ← and → for a move, Shift with them for a turn, Home and End. On a touchscreen, swipe across the table.
replay-page-noscript = Your browser doesn’t run this page’s script, so it shows no pictures.
replay-page-made = Made by Civitas, an unofficial bot. This page is complete in itself and loads nothing from anywhere.

## The analysis of a game

command-analysis = How the game was won: chances turn by turn, turning points, accuracy
more-analysis = Analysis
mine-analysis = Analyse this game
refused-no-table-analysis = There’s no game in this channel, and you’re not in one elsewhere. Open a table with { COMMAND("game new") }.
refused-still-playing = This game isn’t over yet. You can analyse it once it is.
analysis-title = ### 📈 Analysis · { $game }
analysis-accuracy = **Accuracy:** how much of the best move’s chance the moves kept, on average
analysis-accuracy-line = - { $player }: { $share }%
analysis-points =
    { $count ->
        [0] No single move changed much.
        [one] **The turning point:**
       *[other] **The turning points:**
    }
analysis-point =
    - Turn { $turn }, { $player }: **{ $given }** lowered the chance to win from { $possible }% to { $kept }%.
      A hint would have said: ⭐ **{ $best }** · { $why }
analysis-known-everyone = -# Everything here follows from what each player knew at that moment, not from hidden cards. The moves are judged by the computer player that gives hints.
analysis-known-player = -# Everything here follows from what you knew at that moment. Hidden cards stay hidden at this table, so only your own moves are judged, by the computer player that gives hints.
analysis-known-public = -# These are the chances as everyone at the table could see them. Hidden cards stay hidden here, so the moves are judged for their own players only.
analysis-curve-about = Estimated from what players knew at that moment, not from hidden cards.

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
