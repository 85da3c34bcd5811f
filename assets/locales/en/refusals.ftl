# Why something is not possible, and what is: refused-<reason>. Shown to the person who tried.

## An answer that does not fit

refused-not-an-option = That’s not one of your choices. Pick one of those shown.
refused-named-twice = You’ve chosen the same thing twice. Choose each only once.
refused-too-few =
    { $min ->
        [one] You have to choose one here.
       *[other] You have to choose at least { $min }; so far you’ve chosen { $chosen }.
    }
refused-too-many =
    { $max ->
        [one] You can only choose one, not { $chosen }.
       *[other] You can choose { $max } at most, not { $chosen }.
    }
refused-all-or-none = It’s all or nothing here: choose exactly { $max }, or decline.
refused-one-group = Choose all the cards of one colour, and only one colour, or leave things as they are.

## An action that is not allowed

refused-not-an-action = You can’t do that now. Pick one of the actions shown.
refused-not-in-hand = { $card } isn’t in your hand. Choose a card that is.

## Not now, or not you

# $awaited: the names of those who are, or "nobody".
refused-not-awaited =
    { $awaited ->
        [nobody] It’s not your turn.
       *[other] It’s not your turn: we’re waiting for { $awaited }.
    }
refused-stale = That choice has already been made, or the game has moved on. Carry on from what’s shown now.
refused-game-over = This game’s over. Start a new one with { COMMAND("game new") }.
refused-resigned = You’ve resigned from this game, so you can only watch.
refused-not-seated = You’re not in this game, so you can only watch. Start one of your own with { COMMAND("game new") } in another channel.
refused-other-server = This game is on another server. Go there to see it or play, or start one here with { COMMAND("game new") }.
refused-not-on-its-server = You’re not on the server where this game is played. You can still play your own seat; anything else needs someone on that server.
refused-not-joined = You’re not at this table yet. Press **Join** first, while there’s a free seat.
refused-not-read = I can’t read the games right now. Try again in a moment.
refused-not-saved = I couldn’t save that, so nothing has changed. Try again in a moment.

## Opening, joining, starting

refused-channel-busy = There’s already a game in this channel: { COMMAND("game board") } shows it. Finish or end it first, or use another channel or thread.
refused-unknown-game = There’s no game called { $game } here. Pick one of those shown.
refused-unknown-language = There’s no card list in the language { $language }. Pick one of those shown.
refused-unknown-option = This game has no option { $option }. Leave it out and try again.
refused-wrong-seats = This game has { $min } to { $max } seats, not { $seats }. Choose a number in that range.
refused-wrong-players = This game is for { $min } to { $max } players with one seat each, not for { $players }.
refused-teams-need-four = Teams need exactly four players, not { $players }. Play with four, or without teams.
refused-no-such-table = This game isn’t here any more. Start a new one with { COMMAND("game new") }.
refused-table-full = All { $seats } seats are taken. You can watch, or start another game in another channel.
refused-already-seated = You already have a seat here.
refused-nobody-to-swap = There’s no one on the other side to swap with yet. Wait until someone joins.
refused-already-started = This game has already started. If you’re in it and want to leave, use { COMMAND("game resign") }.
refused-not-started = This game hasn’t started yet. Once enough people have joined, any player can press **Start**.
refused-too-few-seated =
    { $seated ->
        [one] You need at least { $min } players to start, and only one has joined so far. Ask someone to press **Join**.
       *[other] You need at least { $min } players to start, and { $seated } have joined so far. Ask someone to press **Join**.
    }
refused-unreadable = This version of the bot can’t read this game, but nothing’s lost. Tell the person who runs it, or end the game with { COMMAND("game end") }.
refused-unknown-format = This version of the bot can’t read this game, but nothing’s lost. Tell the person who runs it, or end the game with { COMMAND("game end") }.
refused-unknown-action = This button is from another version. Press **Refresh** or use { COMMAND("game hand") } to get a new one.
refused-form-not-yours = This form was opened for someone else. Open your own with the same button or command.
refused-unknown-form = This form is from another version. Please open it again.
refused-busy-person = You’re already waiting for { $count } replies. Give me a moment, then carry on.
refused-busy-yours = I’m still working something out for you. Please try again in a moment.
refused-busy-all = I’m getting a lot of requests right now. Please try again in a minute; your games are safe.
