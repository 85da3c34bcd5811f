# Messages, buttons and menus. Buttons: at most 80 characters, and short for a phone.

unexpected = Something went wrong, and it’s not your fault. None of your earlier moves is lost. Please try again; if it happens again, give the person who runs this bot this number: `{ $number }`.
not-through = Discord couldn’t be reached for a moment. Your press may have counted: check before you press again.
pressed-unknown = This button is from an earlier version. { COMMAND("game board") } shows the table, { COMMAND("game hand") } your hand.
form-returned = Nothing was sent. Here’s what you wrote, so that it isn’t lost:
pressed-late = The game has moved on. Here’s where it stands now:
pressed-early = You can’t press that now. Here’s where things stand:
dm-closed = I can’t DM you, so your hand won’t arrive by itself. Everything still works here: press **My hand** under the table, or use { COMMAND("game hand") }.

page-before = ◀ Back
page-after = More ▶
page-last = Latest ▶▶

## The lobby

lobby-title =
    ## { $game }
    Host: { $host }. Who’s in?
lobby-seat = { $number }. **{ $name }**
lobby-side = **{ $side }:** { $names }
lobby-player = **{ $name }**
lobby-side-free = *free*
lobby-option = -# **{ $name }:** { $about }
lobby-nobody = No players yet.
lobby-free-enough =
    { $free ->
        [one] One seat free. Start now, or wait for another player.
       *[other] { $free } seats free. Start now, or wait for more players.
    }
lobby-free =
    { $free ->
        [one] One seat free. You need at least { $min } players to start.
       *[other] { $free } seats free. You need at least { $min } players to start.
    }
lobby-full = All seats are taken. Any player can start.
lobby-join = Join
lobby-leave = Leave
lobby-swap = Change sides
lobby-swap-sign = 🔁
lobby-start = Start
lobby-started = **{ $game }** has started, with { $names }.
lobby-changed = Done.
lobby-ended = This **{ $game }** table was closed before anyone played.

## The table

# $headline: who wins; $reason: how, and by how much.
table-title-over =
    ## { $won ->
        [yes] 🏆 { $headline }
       *[no] { $headline }
    }
    { "" }**{ $reason }** · { $game } · game over
seats-resigned =
    { $count ->
        [one] 🏳️ { $names } resigned; a computer has taken over.
       *[other] 🏳️ { $names } resigned; computers have taken over.
    }
seats-taken-over =
    { $count ->
        [one] 🤖 A computer is playing for { $names }, who can come back any time.
       *[other] 🤖 Computers are playing for { $names }, who can come back any time.
    }
happened-since = -# Since { $player }’s last turn
standing =
    { $mark } **{ $name }** · { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · { $achieved ->
        [0] 🏆 0/{ $needed }
       *[other] 🏆 { $achieved }/{ $needed } ({ $which })
    } · ✋ { $hand }
standing-turn = ▶
standing-other = ▫️
standing-place = { $place }\.
happened-more = *… earlier: { COMMAND("game log") }*
# Turn 0: everyone chose a first card.
past-turn =
    { $turn ->
        [0] -# { $game } · the start
       *[other] -# { $game } · turn { $turn }
    }
past-turns = -# { $game } · turns { $first } to { $last }
undone-turns =
    -# ~~{ $game } · { $span ->
        [one] turn { $first }
       *[many] turns { $first } to { $last }
    }~~ · undone
past-turn-nothing = -# Nothing happened.
table-elsewhere = **{ $game }** continues [over there]({ $link }).
go-to-table = Go to table
log-button = Log
hand-button = My hand
hand-sign = ✋
choose-button = Choose

ended-agreed = 🏁 Game ended by agreement.
ended-moderator = 🏁 Game ended by a moderator.
ended-empty = The table’s closed: no one’s left.
ended-deserted = 🏁 Game over: only computers were left.
ended-adjudicated = 🏁 The round ran out of time: players are ranked as the game stood.
ended-organiser = 🏁 Game ended by the tournament’s organisers.
over-resigned =
    { $count ->
        [one] 🏁 **{ $winners }** wins: everyone else has resigned.
       *[other] 🏁 **{ $winners }** win: everyone else has resigned.
    }
over-won =
    { $count ->
        [one] 🏁 **{ $winners }** has won the game!
       *[other] 🏁 **{ $winners }** share the victory!
    }
over-won-together = 🏁 **{ $winners }** have won the game!

## The private panel

hand-title =
    { $turn ->
        [0] ### { $game } · { $channel }
       *[other] ### { $game } · { $channel } · turn { $turn }
    }
hand-refresh = Refresh
asked-by = ❓ **{ $card }**: { $text }
read-placeholder = 🔎 Read a card

## Choosing

choice-one = Choose one
choice-up-to = Choose up to { $max }
choice-exactly = Choose { $max }
choice-between = Choose { $min } to { $max }
choice-none = None
choice-continue = Continue
chosen-in-secret = ✅ You’ve chosen **{ $chosen }**. It stays hidden until everyone has chosen.
choice-back = ◀ Back
choice-again = Start again
choice-done =
    { $count ->
        [0] Done
       *[other] Done ({ $count })
    }
choice-any-order = Any order will do
order-line = { $number }. { $name }

## The log

log-title = ### { $game } · log { $page }/{ $pages }
log-empty = Nothing has happened yet.

## Resigning and ending

resign-ask =
    { $then ->
        [opponent] Resign from **{ $game }** in { $channel }? Your opponent wins. You can’t undo this.
        [team] Resign from **{ $game }** in { $channel }? The other team wins. You can’t undo this.
        [nobody] Resign from **{ $game }** in { $channel }? The game ends, as only computers would be left. You can’t undo this.
       *[others] Resign from **{ $game }** in { $channel }? The others play on, and a computer takes your seat. You can’t undo this.
    }
resign-do = Yes, resign
resign-done = You’ve resigned. Thanks for the game!
end-how = How should **{ $game }** in { $channel } end?
end-ask-others = Ask the others
end-now = End it now
end-asked = I’ve asked the others. The game ends once everyone has agreed.
end-done = The game has ended.
end-ask =
    { $shared ->
        [yes] 🏳️ End **{ $game }** here? Everyone still playing shares first place in this match.
       *[no] 🏳️ End **{ $game }** without a winner?
    }
    Agreed: { $agreed }. Still needed: { $missing }.
    It ends once everyone has agreed. Playing on cancels your agreement.
end-agree = Agree to end
channel-lost = ⚠️ I can’t show **{ $game }** in { $channel } any more. Nothing’s lost: I’ll bring your hand and your moves here. To continue elsewhere, use { COMMAND("game move") } in a channel where I can write; to end the game, use { COMMAND("game end") } anywhere, even here.
channel-lost-tournament = ⚠️ I can’t show your match in { $channel } any more (**{ $game }**). Nothing’s lost: I’ll open a new thread for it as soon as the organisers make room, and ping you there. Until then your hand and your moves are here.
