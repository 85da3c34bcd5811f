# What stands on messages, buttons and menus. Buttons: at most 80 characters, and short for a phone.

unexpected = Something went wrong, and it is not your fault. Nothing that you decided before is lost. Please try again; if it happens again, tell whoever hosts the bot this number: `{ $number }`.
not-through = Discord couldn’t be reached for a moment. Your press may have counted: check before you press again.
pressed-unknown = This button is from an earlier version. { COMMAND("game board") } shows the table as it is now, { COMMAND("game hand") } your hand.
form-returned = Nothing was sent. Here’s what you wrote, so that it isn’t lost:
pressed-late = That was for an earlier moment of the game. This is how things stand now:
pressed-early = That is not for you to press just now. This is how things stand:
dm-closed = I cannot send you direct messages, so your hand does not come by itself. Everything works here all the same: press **My hand** under the table, or use { COMMAND("game hand") }.

page-before = ◀ Back
page-after = More ▶
page-last = Latest ▶▶

## The lobby

lobby-title =
    ## { $game }
    { $host } has opened a table. Who plays?
lobby-seat = { $number }. **{ $name }**
lobby-team = Team { $number }
lobby-side = **{ $side }:** { $names }
lobby-player = **{ $name }**
lobby-side-free = *free*
lobby-option = -# **{ $name }:** { $about }
lobby-nobody = Nobody sits here yet.
lobby-free =
    { $free ->
        [one] One seat is free. It takes { $min } players to start.
       *[other] { $free } seats are free. It takes { $min } players to start.
    }
lobby-full = All seats are taken. Anyone who sits here can start.
lobby-join = Join
lobby-leave = Leave
lobby-swap = Change sides
lobby-swap-sign = 🔁
lobby-start = Start
lobby-started = **{ $game }** has begun, with { $names }.
lobby-changed = Done.
lobby-ended = This table of **{ $game }** was closed before anybody played.

## The table

table-title-first =
    ## { $game }
    Everybody secretly chooses a first card.
table-title = ## { $game } · turn { $turn } · { $player }
table-title-over = ## { $game } · the end
seats-resigned =
    { $count ->
        [one] 🏳️ { $names } has resigned; a computer plays the seat on.
       *[other] 🏳️ { $names } have resigned; computers play their seats on.
    }
seats-taken-over =
    { $count ->
        [one] 🤖 A computer plays for { $names }, whose seat is free to come back to at any time.
       *[other] 🤖 Computers play for { $names }, whose seats are free to come back to at any time.
    }
happened-since = -# Since the last turn of { $player }
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
happened-more = *… earlier: { COMMAND("game log") }*
# Turn 0: everybody chose a first card.
past-turn =
    { $turn ->
        [0] -# { $game } · the beginning
       *[other] -# { $game } · turn { $turn }
    }
past-turns = -# { $game } · turns { $first } to { $last }
past-turn-nothing = -# Nothing happened.
table-elsewhere = **{ $game }** goes on [over there]({ $link }).
go-to-table = Go to the table
log-button = Log
hand-button = My hand
hand-sign = ✋
choose-button = Choose

ended-agreed = 🏁 The game was ended: everybody agreed.
ended-moderator = 🏁 The game was ended by a moderator.
ended-empty = The table is closed: nobody is left.
ended-deserted = 🏁 The game has ended: only computers were left.
ended-adjudicated = 🏁 The round was over: everybody is placed as they stood.
ended-organiser = 🏁 The organisers of the tournament have ended this game.
over-resigned =
    { $count ->
        [one] 🏁 **{ $winners }** wins: all the others have resigned.
       *[other] 🏁 **{ $winners }** win: all the others have resigned.
    }
over-won =
    { $count ->
        [one] 🏁 **{ $winners }** has won the game!
       *[other] 🏁 **{ $winners }** share the victory!
    }
over-won-together = 🏁 **{ $winners }** have won the game!

## Actions

action-draw = Draw
action-draw-sign = 🎴
action-meld = Meld
action-meld-sign = ⬆️
action-dogma = Dogma
action-dogma-sign = ⚡
action-achieve = Achieve
action-achieve-sign = 🏆
meld-ask = **Meld:** which card of your hand?
dogma-ask = **Dogma:** which of your top cards do you activate? You see what it does before you confirm.
achieve-ask = **Achieve:** which age?
meld-placeholder = Choose a card to meld
achieve-placeholder = Choose an age
dogma-do = Do it

forecast-title = ### { $sign } { $card } · you have { $count } { $icon }
forecast-count = { $name } ({ $count } { $icon })
forecast-shares = 🤝 **Shared by** { $players }: they carry it out first, and if that changes anything, you draw a card.
forecast-alone = 🤝 Nobody shares it.
forecast-demands = ⚔️ **Demands from** { $players }.
forecast-nobody = ⚔️ Nobody has fewer { $icon } than you: the demand affects nobody.
forecast-nothing = ⚠️ As things stand, this would change nothing.

## The private panel

hand-title =
    { $turn ->
        [0] ### { $game } · { $channel }
       *[other] ### { $game } · { $channel } · turn { $turn }
    }
hand-cards =
    { $count ->
        [0] ✋ **Your hand is empty**
        [one] ✋ **Your hand: one card**
       *[other] ✋ **Your hand: { $count } cards**
    } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
hand-card = { $sign } **{ $name }** ({ $age }) { $icons }
hand-refresh = Refresh
asked-action =
    { $actions ->
        [one] **Your turn:** one action left.
       *[other] **Your turn:** { $actions } actions.
    }
asked-by = ❓ **{ $card }**: { $text }
read-placeholder = 🔎 Read a card

## Choosing

choice-card = { $name } ({ $age })
choice-card-about = { $color } { $icons } · { $text }
choice-one = Choose one
choice-up-to = Choose up to { $max }
choice-exactly = Choose { $max }
choice-between = Choose { $min } to { $max }
choice-none = None
choice-continue = Continue
chosen-in-secret = ✅ You have chosen **{ $chosen }**. It stays secret until the others have chosen.
choice-back = ◀ Back
choice-again = Start again
choice-done =
    { $count ->
        [0] Done
       *[other] Done ({ $count })
    }
choice-any-order = Any order will do
order-line = { $number }. { $name }

## A card

card-title =
    ### { $sign } { $name }
    age { $age } · { $color } · { $icons }
card-small = -# { $text }

## The log

log-title = ### { $game } · log { $page }/{ $pages }
log-empty = Nothing has happened yet.

## Resigning and ending

resign-ask =
    { $then ->
        [opponent] Do you want to resign from **{ $game }** in { $channel }? Your opponent wins then. This cannot be taken back.
        [team] Do you want to resign from **{ $game }** in { $channel }? The other team wins then. This cannot be taken back.
        [nobody] Do you want to resign from **{ $game }** in { $channel }? The game ends then, for only computers would be left. This cannot be taken back.
       *[others] Do you want to resign from **{ $game }** in { $channel }? The others play on, and a computer plays your seat. This cannot be taken back.
    }
resign-do = Yes, I resign
resign-done = You have resigned. Thank you for the game.
end-how = How shall **{ $game }** in { $channel } end?
end-ask-others = Ask the others to end it
end-now = End it at once
end-asked = The others have been asked. The game ends when all of them have agreed.
end-done = The game has ended.
end-ask =
    { $shared ->
        [yes] 🏳️ Shall **{ $game }** end here? All who still play then share the first place of this match.
       *[no] 🏳️ Shall **{ $game }** end without a winner?
    }
    Agreed: { $agreed }. Still needed: { $missing }.
    It ends when all have agreed; whoever plays on takes it back.
end-agree = I agree: end it
channel-lost = ⚠️ I can no longer show **{ $game }** in { $channel }. Nothing is lost: your hand and what is asked of you come here. To go on elsewhere, use { COMMAND("game move") } in a channel where I may write; to end the game, use { COMMAND("game end") } anywhere, also here.
