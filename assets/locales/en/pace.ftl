# Time: how long people have, reminders, and what happens when the time is up.
# $who addresses a user: a mention, or their name. Times are written as Discord shows them.

pace-deadline =
    { $then ->
        [vote] ⏳ { $name } has until { $at } ({ $left }); after that, the others may let a computer move.
        [computer] ⏳ { $name } has until { $at } ({ $left }); after that, a computer makes the move.
        [forfeit] ⏳ { $name } has until { $at } ({ $left }); after that, the seat is lost.
       *[nudge] ⏳ { $name } has until { $at } ({ $left }).
    }
pace-away = 🌴 { $name } is away until { $until }.

## Reminders

pace-remind =
    { $number ->
        [1] ⏰ { $who }, it’s still your move. You were asked { $since }.
        [2] ⏰ { $who }, the others are still waiting for you. You were asked { $since }.
       *[other] ⏰ { $who }, this is the last reminder: the game can’t continue without you. You were asked { $since }. Please play, or say that you can’t.
    }
pace-warn =
    { $then ->
        [vote] ⚠️ { $who }, your time runs out { $left }. After that, the others may let a computer move for you.
        [computer] ⚠️ { $who }, your time runs out { $left }. After that, a computer makes this move for you.
        [forfeit] ⚠️ { $who }, your time runs out { $left }. After that, **you lose your seat**.
       *[nudge] ⚠️ { $who }, your time runs out { $left }. Please move before then.
    }
pace-overdue = ⌛ { $who }, your time ran out { $left }. The others are waiting for you.
pace-mute-button = No more reminders
pace-mute-sign = 🔕
pace-muted = 🔕 No more reminders for this turn. The clock’s still ticking.
refused-reminder-not-yours = This reminder is for someone else. Your own settings are in { COMMAND("settings") }.

## When the time is up

pace-lapsed-computer = ⌛ **{ $name }** ran out of time: a computer makes this move.
pace-lapsed-forfeit = ⌛ **{ $name }** ran out of time and loses the seat, as this table agreed.
vote-skip = ⌛ **{ $name }** has run out of time. Let a computer make this move?
vote-skip-passed = ⌛ **{ $name }** ran out of time: a computer makes this move.

pace-stalled =
    { $lapses ->
        [0] 💤 This game is stuck waiting for **{ $name }** (asked { $since }). What now?
        [one] 💤 This game is stuck waiting for **{ $name }** (asked { $since }). What now?
       *[other] 💤 **{ $name }** has run out of time { $lapses } times in a row. What now?
    }
pace-asked = -# It’s up to { $names }.
pace-wait-on-button = Keep waiting
pace-replace-button = Replace player…
pace-waits-on = ⏳ **{ $name }** would rather keep waiting. The clock starts again.
refused-wait-on-yourself = It’s your move. No need to ask for more time: just play.

## The terms of a table

pace-0 = no limit
pace-12 = 12 hours
pace-24 = 1 day
pace-48 = 2 days
pace-72 = 3 days
pace-120 = 5 days
pace-168 = 7 days
pace-336 = 14 days
pace-hours = { $count } hours
overdue-nudge = Only a reminder
overdue-nudge-about = nothing else happens
overdue-vote = The others vote
overdue-vote-about = they may let a computer make this move
overdue-computer = A computer moves
overdue-computer-about = it makes this one move
overdue-forfeit = The seat is lost
overdue-forfeit-about = a computer plays on in it
terms-title =
    ### Options of this { $game } table
    They can be changed until the game starts.
terms-time = **Time per move:** { $time }
terms-overdue = **When time’s up:** { $overdue } ({ $about })
terms-careful =
    { $on ->
        [yes] **Careful:** you’re asked even when you have nothing to choose, so no one learns what a hand lacks
       *[no] **Careful:** off. When you have no choice you aren’t asked, which can reveal what your hand lacks
    }
terms-revealed =
    { $on ->
        [yes] **Hidden cards:** all revealed at the end
       *[no] **Hidden cards:** stay hidden at the end
    }
terms-rated =
    { $on ->
        [yes] **Rating:** the result counts
       *[no] **Rating:** the result doesn’t count
    }
terms-advice =
    { $on ->
        [yes] **Hints:** name the strongest options, although the result counts
       *[no] **Hints:** name all options, but not the strongest ones, while the result counts
    }
terms-amended = ⚠️ **{ $host } has changed the options** after others had joined. They’re now:
terms-line-time =
    { $hours ->
        [0] -# ⏳ No time limit
       *[other] -# ⏳ { $time } per move, then: { $overdue }
    }
terms-line-careful = -# 🤫 Careful: never reveal what a hand lacks
terms-line-revealed = -# 👁️ Hidden cards are revealed at the end
terms-line-unrated = -# 🎈 Doesn’t count for the ratings
terms-line-advice = -# 💡 Hints name the strongest options
terms-button = Options…
terms-sign = ⚙️
terms-time-placeholder = Time per move
terms-overdue-placeholder = When time’s up
terms-careful-button =
    { $on ->
        [yes] Turn careful off
       *[no] Careful: never reveal what a hand lacks
    }
terms-revealed-button =
    { $on ->
        [yes] Keep cards hidden
       *[no] Reveal cards afterwards
    }
terms-rated-button =
    { $on ->
        [yes] Don’t count it
       *[no] Count the result
    }
terms-advice-button =
    { $on ->
        [yes] Hints without advice
       *[no] Hints with advice
    }
terms-host-only = Only the host can change this.
refused-terms-host-only = Only the host of this table can change its options.
terms-begun =
    { $advice ->
        [yes] The game has started. You can still ask for two changes, and everyone has to agree: whether hidden cards are revealed at the end (once revealed, they can’t be hidden again), and whether hints give advice.
       *[no] The game has started, so only hidden cards can still be changed, and everyone with a seat has to agree. Once revealed, they can’t be hidden again.
    }
terms-ask-button =
    { $on ->
        [yes] { $over ->
            [yes] Ask to reveal cards
           *[no] Ask to reveal them at the end
        }
       *[no] Ask to keep them hidden
    }
terms-ask-advice-button =
    { $on ->
        [yes] Ask for hints with advice
       *[no] Ask for hints without it
    }
terms-asked = 🗳️ I’ve asked the others. Everyone has to agree.
terms-changed = ✅ Done: there was no one else to ask.
more-terms = Options…
vote-reveal =
    { $on ->
        [yes] { $over ->
            [yes] 👁️ **{ $asker }** would like to reveal what was hidden in this game: hands, moves and the order of the cards, for everyone. Everyone with a seat has to agree.
           *[no] 👁️ **{ $asker }** would like hidden cards to be revealed to everyone at the end of this game. Everyone with a seat has to agree.
        }
       *[no] 👁️ **{ $asker }** would like hidden cards to stay hidden at the end of this game. Everyone with a seat has to agree.
    }
vote-reveal-passed =
    { $on ->
        [yes] { $over ->
            [yes] 👁️ Agreed: everything in this game is revealed. { COMMAND("game log") } and { COMMAND("game export") } show it.
           *[no] 👁️ Agreed: hidden cards are revealed at the end.
        }
       *[no] 👁️ Agreed: hidden cards stay hidden at the end.
    }
vote-advice =
    { $on ->
        [yes] 💡 **{ $asker }** would like hints to name the strongest options from now on, for everyone. The result still counts for the ratings. Everyone who’s playing has to agree.
       *[no] 💡 **{ $asker }** would like hints to give no more advice in this game. Everyone who’s playing has to agree.
    }
vote-advice-passed =
    { $on ->
        [yes] 💡 Agreed: from now on hints name the strongest options. The result still counts for the ratings.
       *[no] 💡 Agreed: from now on hints give no advice.
    }

## Help
