"""Taking back organisers' actions. Pure; the service commits it."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from typing import Any

from bot.core.table import NOBODY
from bot.features.tournaments import changes
from bot.features.tournaments.contest import formats
from bot.features.tournaments.edits import restored
from bot.features.tournaments.guards import (
    check_not_disqualified,
    check_return,
    check_swap,
    check_waits_with_no_other,
    people_of,
    users_of,
)
from bot.features.tournaments.helpers import with_helper, without_helper
from bot.features.tournaments.model import load_result
from bot.features.tournaments.tournament import SIGN_UP, Act, Single, Tournament
from engine import Refusal

# Announcements and nudges stay posted, taking back twice would be doing it again, a tournament is
# put into a series and taken out of it in the panel of the series, and the secret of a webhook that
# was removed is gone.
NEVER = (
    "create",
    "announce",
    "announce-featured",
    "open",
    "nudge",
    "move-up",
    "team",
    "break-up",
    "team-name",
    "series",
    "webhook",
    "take-back",
)


def last(
    tournament: Tournament, acts: Iterable[Act], undo: Callable[[Act], Tournament]
) -> tuple[Act, Tournament]:
    """Return the last action that can be taken back, and the tournament without it.

    ``acts`` are newest first. Actions that ``undo`` refuses are left out, with earlier ones of the
    same subjects, which they build on. Refused: as by ``undo`` of the newest action if no other can
    be taken back, ``tournament-nothing-to-take-back`` if there is none.
    """
    first: Refusal | None = None
    fixed: set[tuple[object, ...]] = set()
    for act in acts:
        if not can_be_taken_back(tournament, act):
            continue
        if fixed.isdisjoint(subjects(act)):
            try:
                return act, undo(act)
            except Refusal as refusal:
                first = first or refusal
        fixed |= subjects(act)
    raise first or Refusal("tournament-nothing-to-take-back")


def subjects(act: Act) -> set[tuple[object, ...]]:
    """Return the subjects of an action: users, matches, settings, or the course."""
    about = act.about
    match act.kind:
        case "edit":
            return {("setting", field) for field in (about["field"], *about["fitted"])}
        case "correct" | "extend-match":
            return {("match", about["round"], about["table"])}
        case "lose":
            return {("match", about["round"], about["table"]), ("user", about["user_id"])}
        case "swap" | "seed":
            return {("pairings",)}
        case "move" | "move-tables" | "publish":
            return {(act.kind,)}
        case "give-role":
            return {(act.kind, about["kind"])}
        case "feature" | "unfeature":
            return {("featured",)}
        case "import":
            return {("user", user_id) for each in about["people"] for user_id in users_of(each)}
    users: set[tuple[object, ...]] = {
        ("user", about[key]) for key in ("user_id", "to", "barred") if key in about
    }
    users |= {("user", each["user_id"]) for each in about.get("members", ())}
    return users or {("course",)}


def can_be_taken_back(tournament: Tournament, act: Act) -> bool:
    """Return whether an action still stands, and is of a kind that can be taken back.

    The automatic drop of an entrant who is back, or has no way back, can't be taken back, and so
    blocks no earlier action.
    """
    if act.taken_back_by is not None or act.kind in NEVER:
        return False
    if act.by is not None or act.kind != "drop":
        return True
    there = tournament.participant(act.about["user_id"])
    try:
        if there is None:
            formats.check_late(tournament.contest)
        else:
            check_return(tournament, there.number)
    except Refusal:
        return False
    return True


def without(
    tournament: Tournament,
    act: Act,
    begun: Collection[tuple[int, int]],
    now: datetime,
    chance: random.Random,
) -> Tournament:
    """Return the tournament as if ``act`` had not been done, as far as possible.

    ``begun`` are the rounds and tables at which a person has played; ``chance`` draws the lots of
    entrants added late. Refused: ``tournament-round-played`` and ``tournament-passed`` where it is
    too late, as by ``corrected``, and for entrants as by ``formats.check_late`` and
    ``guards.check_not_disqualified``; ``team-changed`` if a team is no longer the one that the
    action was about, ``team-incomplete`` if one of it was forgotten, and as by
    ``guards.check_waits_with_no_other``.
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
        case "extend-match":
            return _match_due_as_before(tournament, about, now)
        case "seed":
            if tournament.contest.rounds:
                raise Refusal("tournament-setting-fixed")
            # By user: numbers are given again before the first round.
            seeds = dict(about["seeds"])
            numbers = {each.number: seeds.get(each.user_id, 0) for each in tournament.people}
            return changes.with_seeds(tournament, numbers)
        case "swap":
            check_swap(tournament, about["number"], about["other"])
            return changes.swapped(tournament, about["number"], about["other"])
        case "edit":
            return restored(tournament, about["field"], about["before"], about["fitted"])
        case "move":
            return replace(tournament, channel_id=about["before"])
        case "publish":
            return replace(tournament, plan=replace(tournament.plan, page=about["before"]))
        case "give-role":
            given = {f"{about['kind']}_role_id": about["before"]}
            return replace(tournament, plan=replace(tournament.plan, **given))
        case "move-tables":
            plan = replace(tournament.plan, tables_channel_id=about["before"])
            return replace(tournament, plan=plan)
        case "feature" | "unfeature":
            return _featured_as_before(tournament, about["round"], about["before"])
        case "drop":
            return _not_dropped(tournament, act, chance)
        case "unlist":
            return _listed(tournament, about)
        case "disqualify":
            lifted = changes.lifted(tournament, about.get("barred", about["user_id"]))
            return (
                _not_dropped(lifted, act, chance) if about["active"] else _as_before(lifted, about)
            )
        case "lift":
            return _disqualified(tournament, about["user_id"])
        case "add":
            return _not_added(tournament, about)
        case "import":
            for each in reversed(about["people"]):
                with suppress(Refusal):  # a team that has changed is left alone
                    tournament = _not_added(tournament, each)
            return tournament
        case "come-back":
            return _as_before(tournament, about)
        case "replace":
            return _not_replaced(tournament, act, chance)
        case "warn":
            return tournament
        case "deduct":
            there = _users(tournament, about["number"])
            if set(there).isdisjoint(users_of(about)):
                return tournament
            return changes.deducted(tournament, about["number"], -about["halves"])
        case "correct" | "lose":
            result = about["before"] and load_result(about["before"])
            return changes.with_result(
                tournament, about["round"], about["table"], result, begun, now
            )
        case "add-organiser":
            return without_helper(tournament, about["user_id"])
        case "remove-organiser":
            limited = about.get("results_only", False)
            return with_helper(tournament, about["user_id"], results_only=limited)
        case "helper-role":
            if about["user_id"] not in tournament.organisers:
                return tournament
            limited = not about["results_only"]
            return with_helper(tournament, about["user_id"], results_only=limited)
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


def _users(tournament: Tournament, number: int) -> list[int]:
    """Return the users with a number now; none if it is not taken.

    Entrants leaving before the first round leave no trace, and the next one gets their number. So
    does a team in which one of two has found another partner.
    """
    return [each.user_id for each in tournament.people if each.number == number]


def _not_added(tournament: Tournament, about: dict[str, Any]) -> Tournament:
    """Return ``tournament`` without an entrant added by an organiser.

    Refused: ``team-changed`` if only one of a team is left, or plays with another.
    """
    number, users = about["number"], users_of(about)
    if _users(tournament, number) != users:
        if tournament.teams and any(_takes_part(tournament, user_id) for user_id in users):
            raise Refusal("team-changed")
        return tournament
    if not tournament.contest.entrant(number).active:
        return tournament
    if not tournament.contest.rounds:
        return changes.without(tournament, [number])
    return changes.dropped(tournament, number, "organiser")


def _listed(tournament: Tournament, about: dict[str, Any]) -> Tournament:
    """Return ``tournament`` with an unlisted user or team back on its list, if free."""
    people = people_of(about)
    if any(user_id == NOBODY or _takes_part(tournament, user_id) for user_id, _ in people):
        return tournament
    if "place" in about:
        return changes.waiting(tournament, people, about["place"])
    late = tournament.status != SIGN_UP
    return changes.single(tournament, Single(*people[0], late=late))


def _takes_part(tournament: Tournament, user_id: int) -> bool:
    """Return whether a user plays, or waits for a place or a partner."""
    if user_id == NOBODY:
        return False
    waits = tournament.single(user_id) or tournament.place_in_line(user_id)
    return bool(waits) or tournament.participant(user_id) is not None


def _not_replaced(tournament: Tournament, act: Act, chance: random.Random) -> Tournament:
    """Return ``tournament`` with a user back in the place of their replacement.

    If the replacement has left, so has the entrant: then the entrant is back.
    """
    about = act.about
    member, users = about.get("member", 1), users_of(about)
    user_id, name = people_of(about)[member - 1]
    if tournament.teams and user_id == NOBODY:
        raise Refusal("team-incomplete")
    if tournament.participant(user_id) is not None:
        raise Refusal("tournament-joined-already")
    check_waits_with_no_other(tournament, [user_id])
    users[member - 1] = about["to"]
    if _users(tournament, about["number"]) != users:
        return _not_dropped(tournament, act, chance)
    there = changes.replaced(tournament, about["number"], user_id, name, member)
    return there if about["active"] else _as_before(there, about)


def _match_due_as_before(
    tournament: Tournament, about: dict[str, Any], now: datetime
) -> Tournament:
    """Return ``tournament`` with the earlier deadline of a match, or now.

    Refused: ``tournament-passed`` if the match is over.
    """
    venue = tournament.venue(about["round"], about["table"])
    if venue is None or venue.source is not None or venue.due_at is None:
        raise Refusal("tournament-passed")
    until = max(datetime.fromisoformat(about["before"]), now)
    return tournament.with_venue(replace(venue, due_at=until, late=None))


def _featured_as_before(tournament: Tournament, round_number: int, table: int | None) -> Tournament:
    """Return ``tournament`` with the match at ``table`` featured again, or none.

    Refused: ``tournament-passed`` if the round, that match, or the featured one is over.
    """
    round_ = tournament.round
    if round_ is None or round_.number != round_number:
        raise Refusal("tournament-passed")
    matches = [round_.featured_match, None if table is None else round_.at(table)]
    if any(match is not None and match.result is not None for match in matches):
        raise Refusal("tournament-passed")
    return changes.featured(tournament, table)


def _as_before(tournament: Tournament, about: dict[str, Any]) -> Tournament:
    """Return ``tournament`` with an entrant out again, for the same reason as before."""
    return changes.dropped(tournament, about["number"], about.get("out") or "self")


def _disqualified(tournament: Tournament, user_id: int) -> Tournament:
    """Return ``tournament`` with a user disqualified, even if they are back."""
    there = tournament.participant(user_id)
    if there is not None:
        return changes.disqualified(tournament, there.number, there.member)
    barred = (*tournament.disqualified, user_id)
    return replace(changes.without_user(tournament, user_id), disqualified=barred)


def _not_dropped(tournament: Tournament, act: Act, chance: random.Random) -> Tournament:
    """Return ``tournament`` with a dropped entrant back; a resigned game stays so.

    Refused: ``team-changed`` if one of a team has another partner by now.
    """
    about = act.about
    users = users_of(about)
    for user_id in users:
        check_not_disqualified(tournament, user_id)
    if tournament.teams and NOBODY in users:
        raise Refusal("team-incomplete")
    there = tournament.participant(about["user_id"])
    if there is not None and _users(tournament, there.number) == users:
        return changes.returned(tournament, there.number)
    if any(tournament.participant(user_id) is not None for user_id in users):
        raise Refusal("team-changed")
    check_waits_with_no_other(tournament, users)
    formats.check_late(tournament.contest)
    ratings = dict.fromkeys(users, about.get("rating", 0.0))
    after = changes.entered(tournament, people_of(about), ratings, chance)
    if not about.get("named"):
        return after
    return changes.with_team_name(after, after.people[-1].number, about["name"])
