# Warnings and penalties that organisers give to players.

tournament-penalty-button = Warning or penalty…
tournament-penalty-title = ### ⚖️ Warnings and penalties: { $name }
tournament-penalties-none = None so far.
tournament-penalty-placeholder = Choose what to give
tournament-penalty-warn = A warning
tournament-penalty-deduct = Deduct points: { $points }
tournament-penalty-lose = Loss of the match: round { $round }, table { $table }
tournament-penalty-line =
    ⚖️ { $kind ->
        [warn] Warning
        [deduct] Points deducted: { $points }
       *[lose] Loss of round { $round }, table { $table }
    }: { $reason }
# The title and label of a form: 45 characters at most.
tournament-penalty-form-title = Warning or penalty
tournament-penalty-why = Reason; told to { $name }
tournament-penalty-given = ✅ Done. { $name } is told, with the reason. **Undo…** takes it back.
tournament-deduction = { $name } −{ $points }
tournament-deductions = -# ⚖️ Points deducted: { $names }
tournament-part-penalty = deducted by an organiser { $value }
tournament-act-warn = { $when }: { $by } warned { $name }: { $reason }
tournament-act-deduct = { $when }: { $by } deducted points from { $name } ({ $points }): { $reason }
tournament-act-lose = { $when }: { $by } let { $name } lose round { $round }, table { $table }: { $reason }
tournament-told-penalty =
    ⚖️ **{ $tournament }**: an organiser { $kind ->
        [warn] gave you a warning.
        [deduct] deducted points from you: { $points }.
        [lose] decided that you lose round { $round }, table { $table }.
        [disqualify] disqualified you. You won’t be paired any more.
        [lift] lifted your disqualification. You can join again.
        [unlist] took you off the list of those who wait. You can sign up again.
        [undone] undid what was decided about you.
       *[drop] removed you. You can come back with **Join**.
    }
tournament-told-reason = Reason: { $reason }
tournament-told-penalty-hint = ⚖️ { $name }: there’s a message from the organisers of **{ $tournament }** for you, but I can’t DM you. { COMMAND("tournament info") } shows it to you alone.
refused-tournament-penalty-no-points = In this format places don’t depend on points. Give a warning or the loss of a match instead.
refused-tournament-no-match = This player hasn’t been paired yet, so there’s no match to lose.
refused-tournament-lost-already = This player has lost that match already.
refused-tournament-loss-undecided = At a table of three or four, enter the result under **Results…** first; then give the loss.
