# The channel of a tournament: where tables open, announcements, dates.

tournament-tables-channel = 🎴 Tables in { $channel }
tournament-new-tables-channel-id-placeholder = Tables open in the same channel; choose another or a forum
tournament-post = 🏆 **{ $tournament }** · round { $round }, table { $table }: { $names }
tournament-act-move-tables = { $when }: { $by } moved the tables to { $channel }
refused-tournament-forum-tags = Every post in { $channel } needs a tag, and I may use none of them. Add one that isn’t for moderators only.
# A thread's name: 100 characters at most.
tournament-announcement-thread = 📣 { $name }: announcement
tournament-line-weekly = 🗓️ Rounds start every { $day } at { $time } ({ $zone })
tournament-first-round-day = ▶️ First round: { $at }, in your time
tournament-new-round-day-placeholder = Rounds start as soon as the previous one is over
tournament-new-round-day-none = A round starts as soon as the previous one is over
tournament-new-round-hour-placeholder = Time of day
tournament-at-hour = { $time }, { $zone }
tournament-until-round-day = Until the next round starts
tournament-opens = 🗓️ The tables open { $at } ({ $left }); these are the pairings.
tournament-act-open = { $when }: { $by } opened the tables early
calendar-signup = { $name }: sign-up closes
calendar-checkin = { $name }: check in for round { $round }
calendar-round = { $name }: round { $round }
calendar-start = { $name }: start
tournament-date-signup = ✍️ Sign-up closes { $ends } ({ $left })
tournament-date-checkin = 🙋 Check-in for round { $round } closes { $ends } ({ $left })
tournament-date-round =
    { $which ->
        [ends] ⏳ Round { $round } ends { $ends } ({ $left })
       *[begins] ▶️ Round { $round }: { $begins }{ $limited ->
            [yes] {" "}to { $ends }
           *[no] {""}
        }
    }
tournament-dates-none = No dates are known: it’s over, paused, or has no time limits.
tournament-event-button = Add to server events
tournament-event-created = ✅ The next date is now in the events of this server. I’ll keep it up to date.
refused-tournament-no-dates = Nothing has a known starting time. Set round days or time limits first.
refused-tournament-events-not-allowed = I lack **Create Events** on this server. Ask someone with **Manage Server** to allow it, and try again.
tournament-calendar-button = Dates
tournament-player-role-placeholder = No role for players; choose one that I give them
tournament-winner-role-placeholder = No role for winners; choose one that I give them
tournament-act-give-role = { $when }: { $by } changed a role that I give
refused-tournament-role-not-yours = { $role } isn’t yours to give: that takes **Manage Roles**, and a role below your highest one.
refused-tournament-role-not-mine = I can’t give { $role }: that takes **Manage Roles**, and my own role above it in the server’s list.
