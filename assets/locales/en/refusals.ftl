# Why something is not possible, and what is: refused-<reason>. Shown to the person who tried.

## An answer that does not fit

refused-not-an-option = That is not among the choices now. Choose one of those on offer.
refused-named-twice = You chose the same thing twice. Choose each only once.
refused-too-few =
    { $min ->
        [one] You have to choose one here.
       *[other] You have to choose at least { $min }; so far it is { $chosen }.
    }
refused-too-many =
    { $max ->
        [one] You can choose one only, not { $chosen }.
       *[other] You can choose { $max } at most, not { $chosen }.
    }
refused-all-or-none = Here it is { $max } or none at all. Choose exactly { $max }, or decline.
refused-one-group = Choose all the cards of one colour, and of one colour only, or leave everything as it lies.

## An action that is not allowed

refused-not-an-action = That is no action that you can take now. Choose one of those on offer.
refused-not-in-hand = { $card } is not in your hand. Choose a card that is.
refused-not-on-top = { $card } is not one of your top cards, so you cannot activate it. Choose one that is.
refused-achievement-taken = Age { $age } has been achieved already. Choose an age that is still free.
refused-points-missing =
    { $points ->
        [one] Age { $age } takes { $needed } points, and you have 1. Score more first.
       *[other] Age { $age } takes { $needed } points, and you have { $points }. Score more first.
    }
refused-top-card-too-low =
    { $top ->
        [0] Age { $age } takes a top card of value { $age } or higher, and you have none. Meld one first.
       *[other] Age { $age } takes a top card of value { $age } or higher, and your highest is a { $top }. Meld a higher one first.
    }

## An action that Carta Impera Victoria does not allow

refused-already-played = You have played your card for this turn. Use an effect, or draw.
refused-play-first = First play a card of your hand. The effects and the draw come after it.
refused-under-embargo = You may not play { $domain } in this turn: there is an embargo on it. Play another card.
refused-discard-used = Each discard effect can be used once in a turn, and you have used that of { $domain }. Use another effect, or draw.
refused-domain-missing = This effect costs a card of { $domain }, and your area has none. Use another effect, or draw.
refused-effect-used = Each domain allows one permanent effect in a turn, your own or a copied one, and { $domain } has had it. Use another effect, or draw.
refused-cards-missing =
    { $have ->
        [0] This effect takes { $needed } cards of { $domain } face up in the area, and there is none. Use another effect, or draw.
        [one] This effect takes { $needed } cards of { $domain } face up in the area, and there is only one. Use another effect, or draw.
       *[other] This effect takes { $needed } cards of { $domain } face up in the area, and there are only { $have }. Use another effect, or draw.
    }
refused-already-inspired = You have copied an effect in this turn already, and Inspiration works once in a turn. Use another effect, or draw.
refused-not-most-culture = To copy an effect you need more Culture cards than any other player, and you do not have them now. Use another effect, or draw.
refused-nothing-to-do = As things stand, this effect would do nothing: the cards for it are not there. Use another effect, or draw.
refused-own-effect = That effect is already yours: nothing from your own area can be copied. Use it yourself, or copy another one.

## Not now, or not you

# $awaited: the names of those who are, or "nobody".
refused-not-awaited =
    { $awaited ->
        [nobody] Nothing is asked of you now.
       *[other] Nothing is asked of you now: it is up to { $awaited }.
    }
refused-stale = That choice was made already, or the game has moved on since. You can go on from what is asked now.
refused-game-over = This game is over. Start a new one with { COMMAND("game new") }.
refused-resigned = You have resigned from this game, so you can only watch.
refused-not-seated = You have no seat in this game, so you can only watch. Start one of your own with { COMMAND("game new") } in another channel.
refused-other-server = This game is played on another server. Go there to see it or to play, or start one here with { COMMAND("game new") }.
refused-not-on-its-server = You are not on the server where this is played, or no longer. At a seat of your own you can still play; everything else only those can do who are there.
refused-not-joined = You do not sit at this table yet. Press **Join** first, while there is a free seat.
refused-not-read = The games cannot be read just now. Try again in a moment.
refused-not-saved = That could not be saved just now, so nothing has changed. Try again in a moment.

## Opening, joining, starting

refused-channel-busy = There is already a game in this channel: { COMMAND("game board") } shows it. Finish or end it first, or use another channel or a thread.
refused-unknown-game = There is no game called { $game } here. Choose one of those on offer.
refused-unknown-language = There is no card list in the language { $language }. Choose one of those on offer.
refused-unknown-option = This game has no option { $option }. Leave it out and try again.
refused-wrong-seats = This game has { $min } to { $max } seats, not { $seats }. Choose a number between these.
refused-wrong-players = This game is for { $min } to { $max } players, each with one seat, not for { $players }.
refused-teams-need-four = Teams are for exactly four players, not for { $players }. Play with four, or without teams.
refused-no-such-table = This game is not here any more. Start a new one with { COMMAND("game new") }.
refused-table-full = All { $seats } seats are taken. You can watch, or start another game in another channel.
refused-already-seated = You already have a seat at this table.
refused-nobody-to-swap = There is nobody on the other side yet with whom you could change places. Wait until somebody joins.
refused-already-started = This game has already started. If you play in it and want to leave, use { COMMAND("game resign") }.
refused-not-started = This game has not started yet. Once enough people have joined, anyone who sits there can press Start.
refused-too-few-seated =
    { $seated ->
        [one] It takes { $min } players to start, and only one has joined so far. Ask somebody to press Join.
       *[other] It takes { $min } players to start, and { $seated } have joined so far. Ask somebody to press Join.
    }
refused-unreadable = This version of the bot cannot read this game. Nothing is lost: tell whoever hosts the bot. You can still end it with { COMMAND("game end") }.
refused-unknown-format = This version of the bot cannot read this game. Nothing is lost: tell whoever hosts the bot. You can still end it with { COMMAND("game end") }.
refused-unknown-errand = This button is from another version. Press “Refresh” or use { COMMAND("game hand") } for a new one.
refused-form-not-yours = This form was opened for someone else. Open your own with the same button or command.
refused-unknown-form = This form is from another version. Please open it again.
refused-busy-person = You’re already waiting for { $count } replies. They’ll be here in a moment; please go on then.
refused-busy-yours = I’m still working something out for you. It’ll be ready in a moment; please try again then.
refused-busy-all = I’m getting a lot of requests right now. Please try again in a minute; games go on as usual.
