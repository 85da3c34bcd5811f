# Why something is not possible in a tournament, and what is: refused-<reason>.

## Settings

refused-tournament-format = There is no such format. Choose one from the list.
refused-tournament-seats =
    { $max ->
        [2] This format is for tables of two. Choose that, or another format.
       *[other] This format takes { $min } to { $max } people at a table. Choose a number in between.
    }
refused-tournament-seeding = Entrants are seeded by rating or at random. Choose one of the two.
refused-tournament-setting-unused =
    { $setting ->
        [rounds] The number of rounds follows from this format. Leave it out.
        [legs] Everyone can meet everyone twice only in a round robin at tables of two. Leave that out, or choose that format.
        [groups] Only a tournament in groups has a number of groups. Leave it out, or choose that format.
        [advance] How many go on is a question only in groups, and in an elimination at tables of three or four. Leave it out.
       *[third_place] Only a single elimination at tables of two has a match for third place. Leave it out.
    }
refused-tournament-setting-range =
    { $setting ->
        [rounds] There can be { $min } to { $max } rounds.
        [legs] Everyone can meet everyone once or twice.
        [groups] There can be { $min } to { $max } groups.
       *[advance] Here { $min } to { $max } can go on.
    } Choose a number that fits.
refused-tournament-too-few = { $count ->
        [0] Nobody has signed up yet, and it takes { $min }.
       *[other] It takes { $min } to begin, and there are { $count }.
    } Wait for more, or choose another format.
refused-tournament-too-many = This format takes { $max } at most, and there are { $count }. Choose another format, or make two tournaments.

## Joining

refused-tournament-joining-over = The first round has been paired, and nobody can join this format after that. Ask the organiser whether you can replace somebody.
refused-tournament-joined-too-late = More than half of the rounds have been paired, so it is too late to join. Ask the organiser whether you can replace somebody.

## Rounds and results

refused-tournament-round-open = Round { $round } is not over: some tables have no result yet. Finish them first, or enter their results.
refused-tournament-no-such-round = There is no round { $round } yet. Choose one that has been paired.
refused-tournament-no-such-table = Round { $round } has no table { $table }. Look at the pairings for its number.
refused-tournament-result-names = This result does not fit table { $table }. It has to say of everybody who sits there, and of nobody else, how they did.
refused-tournament-result-known = Table { $table } of round { $round } already has a result. An organiser can correct it.
refused-tournament-next-match-played = That would change who plays at table { $table } of round { $round }, where they have already begun or finished. Correct or take back that match first, the latest one first.
refused-tournament-later-rounds-paired = Later rounds were paired by the results of round { $round }, so it needs a result at every table. Correct this one instead.

## Taking part

refused-no-such-tournament = There is no such tournament any more. Choose one from the list.
refused-tournament-over = This tournament is over. Look at its standings, or join the next one.
refused-tournament-cancelled = This tournament was cancelled. An organiser can take that back.
refused-tournament-joined-already = That is already so: this person takes part.
refused-tournament-role-needed = Only members with the role <@&{ $role }> can join. Ask whoever manages this server for it.
refused-tournament-full = All { $max } places are taken. If somebody leaves, there is room again.
refused-tournament-not-in-it = You do not take part in this tournament. Join it first, if that is still possible.
refused-tournament-dropped-already = That is already so: this person has dropped out.
refused-tournament-not-begun = The tournament has not begun. Until then you can simply leave.
refused-tournament-no-check-in = Nobody has to check in now. You will be asked when it is time.
refused-tournament-not-dropped = Nothing to do: this person has not dropped out.
refused-tournament-out = There is no way back: in this bracket the last match was lost.

## Organising

refused-tournament-organise = Only the organisers can do that: whoever created the tournament, their helpers, and members who may manage the server. Ask one of them.
refused-tournament-name = A tournament needs a name of { $max } characters at most.
refused-tournament-name-taken = There is already a tournament called { $name } on this server. Choose another name, so that nobody joins the wrong one.
refused-tournament-no-teams = In a tournament everybody plays for themselves. Leave teams out.
refused-tournament-people = This format takes { $min } to { $max } people. Choose a minimum and a maximum in between.
refused-tournament-deadline-past = That moment has passed. Choose a later one.
refused-tournament-deadline-far = That is too far away: sign-up can be open for { $days } days at most.
refused-tournament-begun = The tournament has begun already. The next round follows when every table has a result.
refused-tournament-paused = The tournament is paused. Resume it first.
refused-tournament-not-paused = The tournament is not paused.
refused-tournament-no-such-entrant = Nobody with the number { $number } takes part. Choose somebody from the list.
refused-tournament-organiser-already = This person is an organiser already.
refused-tournament-no-organiser = This person is none of the chosen helpers. Whoever created the tournament, and who manages the server, always organise.
refused-tournament-nothing-to-take-back = There is nothing that an organiser did and that can be taken back.
refused-tournament-not-the-last = Another organiser was faster: that is no longer what was done last. Look at the log, then ask again.
refused-tournament-round-played = Too late: somebody has begun to play. Pause or cancel the tournament instead.
refused-tournament-passed = Too late: what that deadline was for is over. Set the one that runs now instead.
refused-tournament-match-changed = This match has changed meanwhile. Look at the pairings again.
