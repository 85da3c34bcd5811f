# Seats that change hands, invitations, the rematch.

## The user's own seat

cmd-game-seat = seat
cmd-game-replace = replace
cmd-game-invite = invite
command-seat = Hand over my seat, or get a stand-in
command-replace = Replace an absent player
command-invite = Invite someone to the open table in this channel
command-invite-person = Who to invite
more-seat = My seat…
more-replace = Replace a player…
mine-seat = My seat in this game
mine-replace = Replace a player in this game

seat-title = ### 🪑 Your seat · { $game } · { $channel }
seat-pass-on = Leaving for good? **Hand over your seat:** the new player sees your hand and plays on from where you are. Until then, it’s yours.
seat-give-placeholder = Hand over my seat to…
seat-give-anybody = Offer to anyone
seat-sitter = Away for a while? **Get a stand-in:** they see your hand and get your pings, and you can both play. For how long?
seat-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
seat-sitter-ask =
    { $count ->
        [one] Who’ll stand in for you for a day? They still have to accept.
       *[other] Who’ll stand in for you for { $count } days? They still have to accept.
    }
seat-sitter-placeholder = Choose a stand-in
seat-name-there = To choose someone in particular, press **My hand** and then **More…** in the game’s channel: Discord can’t list anyone here.
seat-offered-substitute =
    { $to ->
        [anybody] You’re offering your seat to anyone who’d like it. It’s yours until someone takes it.
       *[other] You’re offering your seat to **{ $to }**. It’s yours until they take it.
    }
seat-offered-sitter = You’ve asked **{ $to }** to stand in for you. They still have to accept.
seat-offered-vote =
    { $to ->
        [anybody] The others are looking for someone to take your seat. If you play on, you keep it.
       *[other] The others have offered your seat to **{ $to }**. If you play on, you keep it.
    }
seat-offered-moderator =
    { $to ->
        [anybody] A moderator is looking for someone to take your seat.
       *[other] A moderator has offered your seat to **{ $to }**.
    }
seat-yours = 🪑 The seat’s yours. Here’s where things stand:
seat-left = 🪑 **{ $name }** has taken over your seat in **{ $game }** in { $channel }. Thanks for playing!

sitting-in = 🪑 **{ $sitter }** is standing in for **{ $owner }** until { $until }.
sitting-end = End stand-in
sitting-back = 🪑 No one is standing in for you any more.
sitter-began = 🪑 **{ $name }** is standing in for **{ $owner }** until { $until }, in **{ $game }** in { $channel }. Both can play; either can end it.
sitter-ended = 🪑 You’re no longer standing in for **{ $owner }** in **{ $game }** in { $channel }. Thank you!
mention-sitter = { $sitter } (for { $owner })

## A seat that is offered

offer-substitute =
    { $to ->
        [anybody] 🪑 **{ $name }** would like to leave **{ $game }**. Who’ll take over the seat?
       *[other] 🪑 { $to }, **{ $name }** would like to leave **{ $game }** and offers you the seat. Will you take over?
    }
offer-moderator =
    { $to ->
        [anybody] 🪑 A moderator is looking for someone to take **{ $name }**’s seat in **{ $game }**. Who’ll take over?
       *[other] 🪑 { $to }, a moderator offers you **{ $name }**’s seat in **{ $game }**. Will you take over?
    }
offer-vote =
    { $to ->
        [anybody] 🪑 The players are looking for someone to take **{ $name }**’s seat in **{ $game }**. Who’ll take over?
       *[other] 🪑 { $to }, the players offer you **{ $name }**’s seat in **{ $game }**. Will you take over?
    }
offer-sitter =
    { $days ->
        [one] 🪑 { $to }, will you stand in for **{ $name }** in **{ $game }** for a day? You’ll see their hand and get their pings.
       *[other] 🪑 { $to }, will you stand in for **{ $name }** in **{ $game }** for { $days } days? You’ll see their hand and get their pings.
    }
offer-take = Take the seat
offer-sit-in = Stand in
offer-decline = No, thanks
offer-withdraw = Withdraw offer
offer-withdrawn = 🪑 The offer has been withdrawn.
offer-declined = 🪑 **{ $name }** has declined.
offer-owner-back = 🪑 The player is back, so this seat is no longer on offer.
offer-gone = 🪑 This seat is no longer on offer.
offer-you-declined = All right, you’ve declined.
offer-you-withdrew = You’ve withdrawn the offer.
seat-taken = 🪑 **{ $name }** has taken over **{ $before }**’s seat.
log-seat-taken = 🪑 **{ $name }** takes over **{ $before }**’s seat.

## Replacing an absent player

replace-whom =
    ### 🪑 Replace a player · { $game } · { $channel }
    Whose seat?
replace-by-whom = Who should take over **{ $name }**’s seat?
replace-at-once = -# You’re a moderator, so the seat is offered at once. The new player has to accept.
replace-by-vote = -# The others vote first. You can ask once a player has kept everyone waiting too long, has left, or has a computer in their seat.
replace-placeholder = Offer the seat to…
replace-anybody = Anyone
replace-computer-easy = Computer: Easy
replace-computer-normal = Computer: Normal
replace-computer-hard = Computer: Hard
replace-computer-expert = Computer: Expert
replace-done = Done: **{ $name }**’s seat is taken care of.
replace-asked = I’ve asked the others about **{ $name }**’s seat.
vote-replace =
    { $by ->
        [computer] 🪑 **{ $name }** has kept everyone waiting. **{ $asker }** would like a computer to play for them until they’re back.
        [person] 🪑 **{ $name }** has kept everyone waiting. **{ $asker }** would like **{ $to }** to take over the seat.
       *[other] 🪑 **{ $name }** has kept everyone waiting. **{ $asker }** would like to find someone else for the seat.
    }
vote-replace-passed =
    { $by ->
        [computer] 🪑 Agreed, as **{ $asker }** proposed: a computer plays for **{ $name }** until they’re back.
        [person] 🪑 Agreed, as **{ $asker }** proposed: **{ $name }**’s seat is offered to **{ $to }**.
       *[other] 🪑 Agreed, as **{ $asker }** proposed: **{ $name }**’s seat is offered to anyone who’d like it.
    }

## Invitations and the rematch

lobby-guests = ✉️ Invited: { $names }
invite-button = Invite…
invite-whom =
    { $free ->
        [0] ### ✉️ { $game } · { $channel }
            There’s no seat left to keep for anyone.
       *[other] ### ✉️ { $game } · { $channel }
            Who would you like to invite? I’ll keep a seat free until they reply.
    }
invite-placeholder = Invite…
invite-back = Withdraw an invitation:
invite-done = ✉️ **{ $name }** is invited; I’m keeping a seat free.
invited = ✉️ { $names }: **{ $host }** invites you to play **{ $game }**. I’m keeping a seat free for you.
invited-accept = I’ll play
invited-decline = No, thanks
ended-forgotten = The table’s closed: no one started the game for a long time.
rematch-button = Rematch
rematch-sign = 🔁
rematch-open = 🔁 The rematch is open: [go there]({ $link }). I’ve invited the others.

## Refusals

refused-seats-reserved = The free seats are kept for { $names }. Wait for their reply, or start another game in another channel.
refused-guests-awaited = These guests haven’t replied yet: { $names }. Until they do, only the host can start, or withdraw the invitation.
refused-only-sitting-in = You’re only standing in for { $name }: you can play, but this is up to { $name }.
refused-offer-gone = This seat is no longer on offer: someone has taken it, or the offer was withdrawn.
refused-offer-not-yours = This offer isn’t for you. You can leave it alone.
refused-offered-to-another = Only { $name } can take this seat. To play, find another table with { COMMAND("tables") }.
refused-sits-in-already = This player is already standing in for { $name } here, and no one may see two hands. That has to end first.
refused-knows-a-hand = Anyone who’s seen a hand at this table can’t play or stand in at another seat here. Choose someone else.
refused-sitting-too-long = A stand-in can stay for { $days } days at most. Choose fewer; you can ask again later.
refused-nobody-sits-in = This stand-in has already ended.
refused-no-such-seat = There’s no such seat at this table.
refused-not-absent = { $name } isn’t absent yet: you can vote once their time runs out, or after three days without a limit. A moderator can act at once.
refused-replace-not-allowed = Only its players, or someone with **Manage Channels** on its server, can replace a player.
refused-is-a-bot = { $name } is a bot and can’t play. Choose a person.
refused-not-a-member = { $name } isn’t on this server. Choose someone who is, or invite them here first.
refused-seated-there = { $name } is already at this table.
refused-invited-already = { $name } is already invited and only has to reply.
refused-no-seat-to-reserve = There’s no seat left to keep free. Someone has to leave first, or an invitation has to be withdrawn.
refused-not-invited = You’re not invited here, so there’s nothing to decline. To play, press **Join**.
refused-invitation-gone = This invitation is no longer open: it’s been accepted, declined or withdrawn.
refused-only-the-host = Only this table’s host can withdraw invitations.
refused-rematch-not-yours = Only those who played can start the rematch. Open a table of your own with { COMMAND("game new") }.
refused-not-over = This game isn’t over yet. The rematch comes afterwards.
refused-no-table-seat = You’re not in any game. { COMMAND("tables") } shows where seats are free.
refused-no-table-replace = There’s no game here in which you can replace a player. Use this command in the game’s channel.
refused-no-table-invite = There’s no table here that’s waiting for players. Open one with { COMMAND("game new") }.
refused-undo-seat-changed = A seat has changed hands since, and you can’t undo another player’s moves there.
refused-seat-of-a-tournament = In a tournament the organisers decide who plays. Ask them for a replacement.
refused-rematch-of-a-tournament = This game was part of a tournament, which decides who plays whom next. Open a table for fun with { COMMAND("game new") }.
