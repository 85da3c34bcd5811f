"""The events of a tournament that its webhook posts, and their JSON. Pure.

Like the web page, they contain only facts public on the server: entrants' numbers and names, and
results; no ids of users. Names are added when an event is delivered, so that the outbox holds none
of users forgotten meanwhile.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from bot.features.tournaments.contest import formats
from bot.features.tournaments.tournament import CANCELLED, OVER

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.features.tournaments.model import Contest, Match, Round
    from bot.features.tournaments.tournament import Tournament

PING = "ping"
RESULT, CORRECTED, REMOVED = "match.result", "match.corrected", "match.removed"
ENDED, CALLED_OFF, REOPENED = "tournament.over", "tournament.cancelled", "tournament.reopened"


@dataclass(frozen=True, slots=True)
class Event:
    """An event: one of the kinds above, and its facts, JSON-ready, without names."""

    kind: str
    about: dict[str, Any] = field(default_factory=dict)


def events_between(before: Tournament, after: Tournament) -> list[Event]:
    """Return the events of a change: results by round and table, then the end.

    The end is an event again where a later correction changes the final standings.
    """
    changed = after.contest is not before.contest
    events = [*_results(before, after)] if changed else []
    if after.status == OVER:
        was = _standings(before.contest) if changed and before.status == OVER else None
        if before.status != OVER or changed:
            lines = _standings(after.contest)
            events += [Event(ENDED, {"standings": lines})] if lines != was else []
    elif after.active and not before.active:
        events.append(Event(REOPENED))
    elif before.active and after.status == CANCELLED:
        events.append(Event(CALLED_OFF, {"reason": after.reason}))
    return events


def _results(before: Tournament, after: Tournament) -> Iterator[Event]:
    was, now = _matches(before.contest), _matches(after.contest)
    for at in sorted(was.keys() | now.keys()):
        old, new = was.get(at), now.get(at)
        had = old is not None and old[1].result is not None
        if new is None or new[1].result is None:
            if had:
                yield Event(REMOVED, {"round": at[0], "table": at[1]})
        elif not had or old is None:
            yield Event(RESULT, _facts(after, *new))
        elif (old[1].seats, old[1].result) != (new[1].seats, new[1].result):
            yield Event(CORRECTED, _facts(after, *new))


def _matches(contest: Contest) -> dict[tuple[int, int], tuple[Round, Match]]:
    """Return the matches of all rounds, by round and table."""
    return {
        (round_.number, match.table): (round_, match)
        for round_ in contest.rounds
        for match in round_.matches
    }


def _facts(tournament: Tournament, round_: Round, match: Match) -> dict[str, Any]:
    assert match.result is not None
    result, venue = match.result, tournament.venue(round_.number, match.table)
    players: list[dict[str, Any]] = [
        {"number": number, "place": place, "absent": number in result.absent}
        for number, place in zip(match.seats, result.places, strict=True)
    ]
    for player, wins in zip(players, result.wins, strict=False):
        player["games_won"] = wins
    return {
        "round": round_.number,
        "table": match.table,
        "stage": round_.stage,
        "source": None if venue is None else venue.source,
        "players": players,
    }


def _standings(contest: Contest) -> list[dict[str, Any]]:
    return [
        {"place": each.place, "number": each.entrant, "points": float(each.points.value)}
        for each in formats.standings(contest)
    ]


def body(event: Event, tournament: Tournament, made_at: datetime) -> bytes:
    """Return an event as JSON in UTF-8, with the current names of entrants."""
    about: dict[str, Any] = {
        "tournament": {
            "id": tournament.id,
            "name": tournament.name,
            "game": tournament.game_name,
            "format": tournament.contest.settings.format,
        }
    }
    for name, value in event.about.items():
        lists = name in ("players", "standings")
        about[name] = [_named(each, tournament) for each in value] if lists else value
    payload = {
        "type": event.kind,
        "timestamp": made_at.astimezone(UTC).isoformat(),
        "data": about,
    }
    return json.dumps(payload, ensure_ascii=False).encode()


def _named(line: dict[str, Any], tournament: Tournament) -> dict[str, Any]:
    """Return a line with the entrant's name; ``None`` if they are not in it any more.

    Of a team, also with the names of its members.
    """
    try:
        name: str | None = tournament.name_of(line["number"])
        members = tournament.members(line["number"]) if tournament.teams else ()
    except KeyError:
        name, members = None, ()
    named = {**line, "name": name}
    if members:
        named["members"] = [tournament.member_name(each) for each in members]
    return named
