# Seats that change hands, invitations, the rematch.

## One's own seat

cmd-game-seat = seat
cmd-game-replace = replace
cmd-game-invite = invite
command-seat = Pass my seat on, or let somebody sit in for me
command-replace = Seek another player for somebody who is absent
command-invite = Invite somebody to the table that is open here
command-invite-person = Whom
more-seat = My seat…
more-replace = Another player…
mine-seat = My seat at this table
mine-replace = Seek another player at this table

seat-title = ### 🪑 Your seat · { $game } · { $channel }
seat-pass-on = You want to leave? **Pass your seat on:** whoever takes it sees your hand and plays on from where you are. Until then it is yours.
seat-give-placeholder = Pass my seat on to…
seat-give-anybody = Offer it to anybody
seat-sitter = You are away for a while? **Let somebody sit in:** they see your hand and are called in your place, and both of you can play. For how long?
seat-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
seat-sitter-ask =
    { $count ->
        [one] Who sits in for you for a day? They still have to accept.
       *[other] Who sits in for you for { $count } days? They still have to accept.
    }
seat-sitter-placeholder = Who sits in for me?
seat-name-there = To choose a certain person, press **My hand** and then **More…** in the channel of the game: here Discord lists nobody.
seat-offered-substitute =
    { $to ->
        [anybody] You offer your seat to anybody who likes. It is yours until somebody takes it.
       *[other] You offer your seat to **{ $to }**. It is yours until they take it.
    }
seat-offered-sitter = You have asked **{ $to }** to sit in for you. They still have to accept.
seat-offered-vote =
    { $to ->
        [anybody] The table seeks somebody for your seat. If you play on, it stays yours.
       *[other] The table has offered your seat to **{ $to }**. If you play on, it stays yours.
    }
seat-offered-moderator =
    { $to ->
        [anybody] A moderator seeks somebody for your seat.
       *[other] A moderator has offered your seat to **{ $to }**.
    }
seat-yours = 🪑 The seat is yours. This is how things stand:
seat-left = 🪑 **{ $name }** plays on at your seat of **{ $game }** in { $channel }. Thank you for playing!

sitting-in = 🪑 **{ $sitter }** sits in for **{ $owner }** until { $until }.
sitting-end = End the sitting-in
sitting-back = 🪑 Nobody sits in for you any more.
sitter-began = 🪑 **{ $name }** sits in for **{ $owner }** until { $until }, in **{ $game }** in { $channel }. Both can play; either can end it.
sitter-ended = 🪑 You no longer sit in for **{ $owner }** in **{ $game }** in { $channel }. Thank you!
mention-sitter = { $sitter } (for { $owner })

## A seat that is offered

offer-substitute =
    { $to ->
        [anybody] 🪑 **{ $name }** would like to leave **{ $game }**. Who takes the seat and plays on?
       *[other] 🪑 { $to }, **{ $name }** would like to leave **{ $game }** and offers you the seat. Will you play on?
    }
offer-moderator =
    { $to ->
        [anybody] 🪑 A moderator seeks somebody for the seat of **{ $name }** in **{ $game }**. Who plays on?
       *[other] 🪑 { $to }, a moderator offers you the seat of **{ $name }** in **{ $game }**. Will you play on?
    }
offer-vote =
    { $to ->
        [anybody] 🪑 The table seeks somebody for the seat of **{ $name }** in **{ $game }**. Who plays on?
       *[other] 🪑 { $to }, the table offers you the seat of **{ $name }** in **{ $game }**. Will you play on?
    }
offer-sitter =
    { $days ->
        [one] 🪑 { $to }, will you sit in for **{ $name }** in **{ $game }** for a day? You see the hand and are called in their place.
       *[other] 🪑 { $to }, will you sit in for **{ $name }** in **{ $game }** for { $days } days? You see the hand and are called in their place.
    }
offer-take = Take the seat
offer-sit-in = Sit in
offer-decline = No, thanks
offer-withdraw = Take the offer back
offer-withdrawn = 🪑 The offer was taken back.
offer-declined = 🪑 **{ $name }** has declined.
offer-owner-back = 🪑 Whoever was awaited is there again; the seat is no longer offered.
offer-gone = 🪑 This seat is no longer offered.
offer-you-declined = All right: you have declined.
offer-you-withdrew = The offer is taken back.
seat-taken = 🪑 **{ $name }** has taken the seat of **{ $before }** and plays on.
log-seat-taken = 🪑 **{ $name }** has taken the seat of **{ $before }**.

## Somebody else for somebody who is absent

replace-whom =
    ### 🪑 Another player · { $game } · { $channel }
    For whose seat?
replace-by-whom = Who is to play at the seat of **{ $name }**?
replace-at-once = -# You are a moderator, so it is offered at once. Whoever gets the seat has to accept.
replace-by-vote = -# The others are asked first. It can be asked once somebody has been awaited for too long, has left, or a computer plays there.
replace-placeholder = Offer the seat to…
replace-anybody = Anybody who likes
replace-computer-easy = Computer: easy
replace-computer-normal = Computer: normal
replace-computer-hard = Computer: hard
replace-computer-expert = Computer: expert
replace-done = Done: the seat of **{ $name }** is looked after.
replace-asked = The others are asked about the seat of **{ $name }**.
motion-replace =
    { $by ->
        [computer] 🪑 **{ $name }** has been awaited for long. **{ $asker }** proposes that a computer plays there until they are back.
        [person] 🪑 **{ $name }** has been awaited for long. **{ $asker }** proposes that **{ $to }** takes the seat.
       *[other] 🪑 **{ $name }** has been awaited for long. **{ $asker }** proposes to seek somebody else for the seat.
    }
motion-replace-passed =
    { $by ->
        [computer] 🪑 A computer plays at the seat of **{ $name }** until they are back, as **{ $asker }** proposed.
        [person] 🪑 The seat of **{ $name }** is offered to **{ $to }**, as **{ $asker }** proposed.
       *[other] 🪑 Somebody is sought for the seat of **{ $name }**, as **{ $asker }** proposed.
    }

## Invitations and the rematch

lobby-guests = ✉️ Invited: { $names }
invite-button = Invite…
invite-whom =
    { $free ->
        [0] ### ✉️ { $game } · { $channel }
            There is no seat left to keep free for anybody.
       *[other] ### ✉️ { $game } · { $channel }
            Whom do you invite? A seat is kept free until they answer.
    }
invite-placeholder = Invite…
invite-back = Take an invitation back:
invite-done = ✉️ **{ $name }** is invited; a seat is kept free.
invited = ✉️ { $names }: **{ $host }** invites you to play **{ $game }**. A seat is kept free for you.
invited-accept = I’ll play
invited-decline = No, thanks
ended-forgotten = The table is closed: for a long time nobody began.
rematch-button = Rematch
rematch-sign = 🔁
rematch-open = 🔁 The rematch is open: [go there]({ $link }). The others are invited.

## Refusals

refused-seats-reserved = The free seats are kept for { $names }. Wait for their answer, or start another game in another channel.
refused-guests-awaited = Invited, but without an answer so far: { $names }. Until then only the host can start, or take the invitation back.
refused-only-sitting-in = You only sit in for { $name }: you can play, but this is up to { $name }.
refused-offer-gone = This seat is no longer offered: somebody has taken it, or the offer was taken back.
refused-offer-not-yours = This offer was neither made by you nor to you. You can leave it alone.
refused-offered-to-another = This seat is offered to { $name } only. To play, look for another table with { COMMAND("tables") }.
refused-sits-in-already = At this table this person sits in for { $name } already, and nobody may see two hands. That has to end first.
refused-knows-a-hand = Whoever has seen one hand at this table cannot play or sit in at another seat there. Choose somebody else.
refused-sitting-too-long = Somebody can sit in for { $days } days at most. Choose fewer; you can ask again later.
refused-nobody-sits-in = This sitting-in is over already.
refused-no-such-seat = There is no such seat at this table.
refused-not-absent = { $name } is not absent: the others can vote on it once their time is up, or after three days of waiting where no time was agreed. A moderator can act at once.
refused-replace-not-allowed = Only those who play, or a member with Manage Channels on its server, can seek another player.
refused-is-a-bot = { $name } is a bot and cannot play. Choose a person.
refused-not-a-member = { $name } is not on this server. Choose somebody who is, or let them come here first.
refused-seated-there = { $name } sits at this table already.
refused-invited-already = { $name } is invited already and only has to answer.
refused-no-seat-to-reserve = There is no seat left to keep free. Somebody would have to leave, or an invitation be taken back.
refused-not-invited = You are not invited here, so there is nothing to decline. Press **Join** if you like to play.
refused-invitation-gone = This invitation was answered or taken back already.
refused-only-the-host = Only the host of this table can take invitations back.
refused-rematch-not-yours = Only those who played can begin the rematch. { COMMAND("game new") } opens a table of your own.
refused-not-over = This game is not over yet. The rematch comes afterwards.
refused-no-table-seat = You are not sitting at any table. { COMMAND("tables") } shows where seats are free.
refused-no-table-replace = There is no game here whose seats you could see to. Use this command in the channel of the game.
refused-no-table-invite = There is no table here that waits for players. { COMMAND("game new") } opens one.
refused-undo-seat-changed = A seat has changed hands since, and what somebody else decided there stays as it is.
refused-seat-of-a-tournament = Who plays in a tournament is for its organisers to decide: ask them for a replacement.
refused-rematch-of-a-tournament = This game was part of a tournament, which says who plays whom next. { COMMAND("game new") } opens a table for fun.
