# Time: how long people have, reminders, and what happens when the time is up.
# $who is how somebody is spoken to: a mention, or their name. Times are written as Discord shows them.

pace-deadline =
    { $then ->
        [vote] ⏳ { $name } has until { $at } ({ $left }), then the others may let a computer decide.
        [computer] ⏳ { $name } has until { $at } ({ $left }), then a computer decides.
        [forfeit] ⏳ { $name } has until { $at } ({ $left }), then the seat is given up.
       *[nudge] ⏳ { $name } has until { $at } ({ $left }).
    }
pace-away = 🌴 { $name } is away until { $until }.

## Reminders

pace-remind =
    { $number ->
        [1] ⏰ { $who }, the table still waits for you. The wait began { $since }.
        [2] ⏰ { $who }, the others are still waiting for you. The wait began { $since }.
       *[other] ⏰ { $who }, this is the last reminder: the game stands still until you play. The wait began { $since }. Please play, or say that you cannot.
    }
pace-warn =
    { $then ->
        [vote] ⚠️ { $who }, your time is up { $left }. After that the others may let a computer decide for you.
        [computer] ⚠️ { $who }, your time is up { $left }. After that a computer makes this decision for you.
        [forfeit] ⚠️ { $who }, your time is up { $left }. After that **you lose your seat**.
       *[nudge] ⚠️ { $who }, your time is up { $left }. Please play before then.
    }
pace-overdue = ⌛ { $who }, your time was up { $left }. The others are waiting for you.
pace-mute-button = No more reminders
pace-mute-sign = 🔕
pace-muted = 🔕 No more reminders for this turn. The time runs on.
refused-reminder-not-yours = This reminder is for somebody else. Your own settings are in { COMMAND("settings") }.

## When the time is up

pace-lapsed-computer = ⌛ The time of **{ $name }** is up: a computer makes this decision.
pace-lapsed-forfeit = ⌛ The time of **{ $name }** is up: the seat is given up, as the table agreed.
motion-skip = ⌛ The time of **{ $name }** is up. Shall a computer make this decision?
motion-skip-passed = ⌛ A computer makes this decision for **{ $name }**: the time was up.

pace-stalled =
    { $lapses ->
        [0] 💤 This game has come to a standstill: it is waiting for **{ $name }**, and the wait began { $since }. What shall be done?
        [one] 💤 This game has come to a standstill: it is waiting for **{ $name }**, and the wait began { $since }. What shall be done?
       *[other] 💤 **{ $name }** has let the time run out { $lapses } times in a row. What shall be done?
    }
pace-asked = -# It is up to { $names }.
pace-wait-on-button = Go on waiting
pace-replace-button = Another player…
pace-waits-on = ⏳ **{ $name }** is for going on waiting. The time begins anew.
refused-wait-on-yourself = The game waits for you: you need not ask for more time, just play.

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
overdue-vote-about = a computer makes this decision if the others want it
overdue-computer = A computer decides
overdue-computer-about = it makes this one decision
overdue-forfeit = The seat is given up
overdue-forfeit-about = a computer plays it to the end
terms-title =
    ### Options of this { $game } table
    They can be changed until the game starts.
terms-time = **Time per decision:** { $time }
terms-overdue = **When it is up:** { $overdue }, { $about }
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
       *[no] **Rating:** the result does not count
    }
terms-amended = ⚠️ **{ $host } has changed the options** after others had joined. They’re now:
terms-line-time =
    { $hours ->
        [0] -# ⏳ No time limit
       *[other] -# ⏳ { $time } per decision, then: { $overdue }
    }
terms-line-careful = -# 🤫 Careful: never reveal what a hand lacks
terms-line-revealed = -# 👁️ Hidden cards are revealed at the end
terms-line-unrated = -# 🎈 Does not count for the ratings
terms-button = Options…
terms-sign = ⚙️
terms-time-placeholder = Time per decision
terms-overdue-placeholder = When the time is up
terms-careful-button =
    { $on ->
        [yes] Don’t be careful
       *[no] Careful: never reveal what a hand lacks
    }
terms-revealed-button =
    { $on ->
        [yes] Keep hidden cards hidden
       *[no] Reveal hidden cards at the end
    }
terms-rated-button =
    { $on ->
        [yes] Do not count the result
       *[no] Count the result
    }
terms-host-only = Only the host can change this.
refused-terms-host-only = Only the host of this table can change its options.
terms-begun =
    The game has started, so only hidden cards can still be changed, and everyone with a seat has to agree. Once revealed, they can’t be hidden again.
terms-ask-button =
    { $on ->
        [yes] { $over ->
            [yes] Ask to reveal hidden cards
           *[no] Ask to reveal them at the end
        }
       *[no] Ask to keep them hidden
    }
terms-asked = 👁️ I’ve asked the others. Everyone has to agree.
terms-changed = 👁️ Done: there was no one else to ask.
more-terms = Options…
motion-reveal =
    { $on ->
        [yes] { $over ->
            [yes] 👁️ **{ $asker }** would like to reveal what was hidden in this game: hands, moves and the order of the cards, for everyone. Everyone with a seat has to agree.
           *[no] 👁️ **{ $asker }** would like hidden cards to be revealed to everyone at the end of this game. Everyone with a seat has to agree.
        }
       *[no] 👁️ **{ $asker }** would like hidden cards to stay hidden at the end of this game. Everyone with a seat has to agree.
    }
motion-reveal-passed =
    { $on ->
        [yes] { $over ->
            [yes] 👁️ Agreed: everything in this game is revealed. { COMMAND("game log") } and { COMMAND("game export") } show it.
           *[no] 👁️ Agreed: hidden cards are revealed at the end.
        }
       *[no] 👁️ Agreed: hidden cards stay hidden at the end.
    }

## Help

help-topic-time = Time and being called
help-text-time =
    A game may take a week for a move or an hour. {"**"}{ terms-button }** in the lobby, or { COMMAND("game new") }, says how long everybody has for a decision, and what happens then: nothing but a nudge, a vote of the others, a computer that decides this once, or the seat is given up.
    You are called once when a table waits for you, and reminded in good time; {"**"}No more reminders** under a reminder stops that for this turn. If nothing moves for long, the table is asked what to do.
    { COMMAND("settings") }: ping, direct message, both or nothing; quiet hours in your time zone. { COMMAND("away") }: holidays, which the others see. Meanwhile nobody calls you, and the clocks of casual games stand still.
    { COMMAND("mygames") } shows all your tables, those first that wait for you; after a move, the next one is one press away.
