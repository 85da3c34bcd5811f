# Why something is not possible in a tournament, and what is: refused-<reason>.

## Settings

refused-tournament-format = There’s no such format. Pick one from the list.
refused-tournament-seats =
    { $max ->
        [2] This format is for tables of two. Choose that, or another format.
       *[other] This format takes { $min } to { $max } players per table. Choose a number in that range.
    }
refused-tournament-seeding = Players are seeded by rating or at random. Choose one of the two.
refused-tournament-setting-unused =
    { $setting ->
        [rounds] This format sets its own number of rounds. Leave that out.
        [legs] Players can only meet twice in a round robin at tables of two. Leave that out, or choose that format.
        [groups] Only a tournament with groups has a number of groups. Leave that out, or choose that format.
        [advance] You can only set how many advance for groups, or for an elimination at tables of three or four. Leave that out.
        [byes] Only Swiss rounds have half-point byes. Leave that out, or choose that format.
        [cut] Only Swiss rounds are followed by a final. Leave that out, or choose that format.
        [best_of] Only brackets at tables of two have matches of several games. Leave that out.
       *[third_place] Only a bracket at tables of two has a match for third place. Leave that out.
    }
refused-tournament-setting-range =
    { $setting ->
        [rounds] There can be { $min } to { $max } rounds.
        [legs] Everyone can meet everyone once or twice.
        [groups] There can be { $min } to { $max } groups.
        [byes] Each player can have { $min } to { $max } half-point byes.
        [cut] A final takes { $min } to { $max } players here.
        [best_of] A match has one game, or it’s best of three.
       *[advance] Between { $min } and { $max } can advance here.
    } Choose a number that fits.
refused-tournament-too-few = { $count ->
        [0] No one has signed up yet, and it takes { $min } to start.
       *[other] It takes { $min } to start, and there are only { $count }.
    } Wait for more, or choose another format.
refused-tournament-too-many = This format takes { $max } players at most, and there are { $count }. Choose another format, or run two tournaments.

## Joining

refused-tournament-joining-over = The first round has been paired, and this format takes no new players after that. Ask an organiser whether you can replace someone.
refused-tournament-joined-too-late = It’s too late to join: more than half of the rounds have been paired. Ask an organiser whether you can replace someone.

## Rounds and results

refused-tournament-round-open = Round { $round } isn’t over: some tables have no result yet. Finish them first, or enter their results.
refused-tournament-no-such-round = There’s no round { $round } yet. Choose one that’s been paired.
refused-tournament-no-such-table = Round { $round } has no table { $table }. Check the number in the pairings.
refused-tournament-result-names = This result doesn’t fit table { $table }. It must say how everyone at that table did, and no one else.
refused-tournament-result-known = Table { $table } of round { $round } already has a result. An organiser can correct it.
refused-tournament-next-match-played = That would change who’s at table { $table } of round { $round }, which has already started. Correct or undo that match first, starting with the latest.
refused-tournament-later-rounds-paired = Later rounds were paired from round { $round }’s results, so every table needs one. Correct this result instead.

## Taking part

refused-no-such-tournament = This tournament isn’t here any more. Pick one from the list.
refused-tournament-over = This tournament’s over. Look at its standings, or join the next one.
refused-tournament-cancelled = This tournament was cancelled. An organiser can undo that.
refused-tournament-joined-already = Nothing to do: this player has already joined.
refused-tournament-role-needed = Only members with the role <@&{ $role }> can join. Ask the people who run this server for it.
refused-tournament-full = All { $max } places are taken. Allow more players in the settings first, or wait until someone leaves.
refused-tournament-waiting-already = Nothing to do: you’re on the waiting list already, as number { $place }.
refused-tournament-not-in-it = You’re not in this tournament. Join it first, if that’s still possible.
refused-tournament-dropped-already = Nothing to do: this player has already dropped out.
refused-tournament-not-begun = The tournament hasn’t started. Until it does, you can simply leave.
refused-tournament-no-check-in = There’s no check-in right now. I’ll notify you when it’s time.
refused-tournament-not-asked = There’s nothing to confirm for you here: the match is decided, or the question is for another player.
refused-tournament-not-dropped = Nothing to do: this player hasn’t dropped out.
refused-tournament-out = There’s no way back after losing the last match in this bracket.
refused-tournament-not-waiting = They no longer wait for a place or a partner.
refused-tournament-disqualified = Disqualified players can’t take part in this tournament. Only an organiser can lift that.
refused-tournament-not-disqualified = Nothing to do: they’re not disqualified.
refused-tournament-no-reason = A disqualification needs a reason for the log. Write one.

## Organising

refused-tournament-organise = Only organisers can do that: the tournament’s creator, their helpers, and members with **Manage Server**. Ask one of them.
refused-tournament-results-only = You only help with results and pairings here. Ask the tournament’s creator, a helper who can do everything, or someone with **Manage Server**.
refused-tournament-helper-role = Only the tournament’s creator and members with **Manage Server** can change what a helper may do.
refused-tournament-undo-own = You can only undo your own results, deadlines, swaps and warnings. Ask the creator, a helper who can do everything, or someone with **Manage Server**.
refused-tournament-name = A tournament needs a name of at most { $max } characters.
refused-tournament-name-taken = There’s already a tournament called { $name } on this server. Choose another name, so that no one joins the wrong one.
refused-tournament-no-teams = Two teams of two sit at a table. Choose tables of two, or leave out teams.
refused-tournament-people = This format takes { $min } to { $max } players. Choose a minimum and a maximum in that range.
refused-tournament-deadline-past = That time has passed. Choose a later one.
refused-tournament-deadline-far = That’s too far away: sign-up can be open for { $days } days at most.
refused-tournament-begun = The tournament has already started. The next round follows once every table has a result.
refused-tournament-paused = The tournament is paused. Resume it first.
refused-tournament-not-paused = The tournament isn’t paused.
refused-tournament-no-such-entrant = There’s no player number { $number }. Pick someone from the list.
refused-tournament-no-such-seed = Choose a seed from 1 to { $max }.
refused-tournament-organiser-already = Nothing to do: they’re already an organiser.
refused-tournament-no-organiser = They’re not one of the helpers. The tournament’s creator and the people who manage the server are always organisers.
refused-tournament-nothing-to-take-back = There’s no organiser action to undo.
refused-tournament-not-the-last = Another organiser was faster, so that’s no longer the last action. Check the log, then ask again.
refused-tournament-round-played = It’s too late: someone has started playing. Pause or cancel the tournament instead.
refused-tournament-passed = It’s too late: that deadline has passed. Set the current one instead.
refused-tournament-setting-fixed = It’s too late to change that: pairings that depend on it have been made.
refused-tournament-max-below = There are { $count } players already. Choose that number or more.
refused-tournament-rounds-below = { $count } rounds have been paired already. Choose that number or more.
refused-tournament-match-untimed = This match is over or has no time limit, so there’s nothing to extend.
refused-tournament-pairings-open = It’s too late to change these pairings: the tables are open. Correct results instead.
refused-tournament-pairings-fixed = These two can’t be swapped. It takes two players of a Swiss round who don’t meet each other.
refused-tournament-nobody-awaited = No one in particular is awaited there, so there’s no one to remind.
refused-tournament-nudged = The players of this match were reminded less than { $hours } hours ago. Give them some time.
refused-tournament-match-changed = This match has changed in the meantime. Look at the pairings again.
refused-tournament-no-such-game = No finished game of this round is at that table any more. Open the list again.
refused-tournament-featured-over = This match is over. Feature one that’s still being played.
refused-tournament-featured-already = This match is featured already.
refused-tournament-featured-stays = The featured match of this round is over, so it stays featured.
refused-tournament-not-featured = No match of this round is featured. Choose one first.
refused-tournament-featured-announced = This match has been announced already.
refused-tournament-featured-no-game = The featured match isn’t being played right now. If it’s over, see **Replays**.
