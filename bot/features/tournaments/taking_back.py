"""Taking back organisers' actions. Pure; the service commits it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace
from datetime import datetime
from typing import Any

from bot.features.tournaments import changes
from bot.features.tournaments.model import Entrant, load_result
from bot.features.tournaments.tournament import Act, Participant, Tournament
from engine import Refusal

# An announcement stays posted, and taking back twice would be doing it again.
NEVER = ("create", "announce", "open", "take-back")


def last(acts: Iterable[Act]) -> Act:
    """Return the last action that can be taken back; ``acts`` are newest first.

    Refused: ``tournament-nothing-to-take-back``.
    """
    for act in acts:
        if act.taken_back_by is None and act.kind not in NEVER:
            return act
    raise Refusal("tournament-nothing-to-take-back")


def without(
    tournament: Tournament, act: Act, begun: Collection[tuple[int, int]], now: datetime
) -> Tournament:
    """Return the tournament as if ``act`` had not been done, as far as possible.

    ``begun`` are the rounds and tables at which a person has played. Refused:
    ``tournament-round-played`` and ``tournament-passed`` where it is too late, and what
    ``corrected`` refuses.
    """
    about = act.about
    match act.kind:
        case "start":
            return _not_started(tournament, begun, now)
        case "pause":
            return changes.resumed(tournament, now) if tournament.paused else tournament
        case "resume":
            return replace(tournament, paused_at=tournament.paused_at or now)
        case "cancel":
            return changes.revived(tournament, about, now)
        case "extend":
            if (
                tournament.status != about["status"]
                or len(tournament.contest.rounds) != about["round"]
            ):
                raise Refusal("tournament-passed")
            # A deadline that has passed meanwhile is now.
            until = about["before"] and max(datetime.fromisoformat(about["before"]), now)
            return changes.due_then(tournament, until)
        case "move":
            return replace(tournament, channel_id=about["before"])
        case "move-tables":
            plan = replace(tournament.plan, tables_channel_id=about["before"])
            return replace(tournament, plan=plan)
        case "drop":
            return _not_dropped(tournament, act)
        case "disqualify":
            lifted = changes.lifted(tournament, about["user_id"])
            return _not_dropped(lifted, act) if about["active"] else _as_before(lifted, about)
        case "lift":
            return _disqualified(tournament, about["user_id"])
        case "come-back":
            return _as_before(tournament, about)
        case "replace":
            if tournament.participant(about["user_id"]) is not None:
                raise Refusal("tournament-joined-already")
            back = changes.replaced(tournament, about["number"], about["user_id"], about["name"])
            return back if about["active"] else _as_before(back, about)
        case "correct":
            result = about["before"] and load_result(about["before"])
            return changes.with_result(
                tournament, about["round"], about["table"], result, begun, now
            )
        case "add-organiser":
            others = (each for each in tournament.organisers if each != about["user_id"])
            return replace(tournament, organisers=tuple(others))
        case "remove-organiser":
            return replace(tournament, organisers=(*tournament.organisers, about["user_id"]))
    raise AssertionError(act.kind)


def _not_started(
    tournament: Tournament, begun: Collection[tuple[int, int]], now: datetime
) -> Tournament:
    """Return ``tournament`` open for sign-up again, unless a person has played.

    Refused: ``tournament-round-played``.
    """
    results = (match.result for each in tournament.contest.rounds for match in each.matches)
    if begun or any(results):
        raise Refusal("tournament-round-played")
    return changes.unbegun(tournament, now)


def _as_before(tournament: Tournament, about: dict[str, Any]) -> Tournament:
    """Return ``tournament`` with an entrant out for the reason for which they were."""
    return changes.dropped(tournament, about["number"], about.get("out") or "self")


def _disqualified(tournament: Tournament, user_id: int) -> Tournament:
    """Return ``tournament`` with a user disqualified, even if they are back."""
    there = tournament.participant(user_id)
    if there is not None:
        return changes.disqualified(tournament, there.number)
    return replace(tournament, disqualified=(*tournament.disqualified, user_id))


def _not_dropped(tournament: Tournament, act: Act) -> Tournament:
    """Return ``tournament`` with a dropped entrant back; a resigned game stays so."""
    there = tournament.participant(act.about["user_id"])
    if there is not None:
        return changes.returned(tournament, there.number)
    contest, number = tournament.contest, act.about["number"]
    if contest.rounds:
        raise Refusal("tournament-joining-over")
    taken = {each.number for each in contest.entrants}
    number = max(taken) + 1 if number in taken else number
    entrants = (*contest.entrants, Entrant(number, act.about["name"]))
    people = (*tournament.people, Participant(number, act.about["user_id"]))
    return replace(
        tournament,
        contest=replace(contest, entrants=tuple(sorted(entrants, key=lambda each: each.number))),
        people=tuple(sorted(people, key=lambda each: each.number)),
    )
