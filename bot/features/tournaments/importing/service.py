"""Importing a list of players in one step. It knows only ids of Discord."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from bot.features.tournaments import changes
from bot.features.tournaments.guards import (
    check_active,
    check_entry,
    facts_of,
    waiting_with_others,
)
from bot.features.tournaments.importing.storage import Listed, StoredImports
from bot.features.tournaments.tournament import SIGN_UP
from engine import Refusal

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from bot.features.tournaments.importing.reading import Line
    from bot.features.tournaments.service import Tournaments
    from bot.features.tournaments.tournament import Organiser, Tournament
    from bot.tables.repository import TableRepository

KEPT = timedelta(days=1)  # an unconfirmed list

# Why a line is refused: no member of the server, several of that name, a bot, Discord did not
# answer, listed twice, takes part already, disqualified, on the waiting list with another user, not
# two people in a line of a team, a seed that is given already, or all places are taken.
PROBLEMS = (
    "no-member",
    "several",
    "bot",
    "unknown",
    "twice",
    "plays",
    "disqualified",
    "waits",
    "no-partner",
    "seed-taken",
    "full",
)


@dataclass(frozen=True, slots=True)
class Candidate:
    """A line of a list, and its user or the ``problem`` with it, of ``PROBLEMS``."""

    line: Line
    user_id: int = 0
    name: str = ""
    problem: str = ""


# A line of a list, before or after it was checked.
Person = TypeVar("Person", Candidate, Listed)


@dataclass(frozen=True, slots=True)
class Checked:
    """The accepted players, and the refused lines with their problems."""

    accepted: tuple[Listed, ...]
    refused: tuple[Candidate, ...]


class Imports:
    """Checks lists of players, stores them until confirmed, and enters the players.

    All methods refuse as ``Tournaments.locked_for_organiser`` and ``guards.check_active``, and
    ``import-closed`` once sign-up is over.
    """

    def __init__(self, tournaments: Tournaments, tables: TableRepository) -> None:
        self._tournaments = tournaments
        self._tables = tables
        self._stored = tables.store.section(StoredImports)

    def for_import(self, tournament_id: int, by: Organiser) -> Tournament:
        """Return a tournament that takes a list now, before its users are looked up."""
        tournament = self._tournaments.for_organiser(tournament_id, by)
        _check_open(tournament)
        return tournament

    async def prepare(
        self, tournament_id: int, by: Organiser, candidates: Sequence[Candidate]
    ) -> Checked:
        """Check all lines, and keep the accepted players until ``enter``."""
        async with self._tournaments.locked_for_organiser(tournament_id, by) as tournament:
            _check_open(tournament)
            found = checked(tournament, candidates)
            now = self._tables.now()

            def keep() -> None:
                with self._tables.store.transaction():
                    self._stored.remove_older(now - KEPT)
                    self._stored.save(tournament_id, by.user_id, [*found.accepted], now)

            await self._tables.write(keep)
            return found

    async def enter(
        self, tournament_id: int, by: Organiser
    ) -> tuple[Tournament, list[Listed], list[Listed]]:
        """Enter the players of the list; return them, and those refused by now.

        Refused: ``import-gone`` if there is no list, or it has been entered.
        """
        async with self._tournaments.locked_for_organiser(tournament_id, by) as before:
            _check_open(before)
            listed = self._stored.load(tournament_id, by.user_id)
            if not listed:
                raise Refusal("import-gone")
            groups = [each for each in _groups(listed) if _can_enter(before, each)]
            groups = groups[: _room(before)]
            entered = [each for group in groups for each in group]
            ratings = self._tournaments.ratings_of(before, [each.user_id for each in entered])
            after, facts = before, []
            for group in groups:
                people = [(each.user_id, each.name) for each in group]
                after = changes.entered(after, people, ratings, self._tournaments.chance)
                facts.append(facts_of(after, after.people[-1].number))
            after = _seeded(after, entered)
            done = partial(self._stored.remove, tournament_id, by.user_id)
            about = {"people": facts, "count": len(entered)}
            after = await self._tournaments.act(
                before, after, by.user_id, "import", about, also=done
            )
            return after, entered, [each for each in listed if each not in entered]

    async def discard(self, tournament_id: int, by: Organiser) -> None:
        """Delete the list."""
        await self._tables.write(partial(self._stored.remove, tournament_id, by.user_id))


def checked(tournament: Tournament, candidates: Iterable[Candidate]) -> Checked:
    """Return the accepted players, in the order of the list, and the refused. Pure."""
    accepted: list[Listed] = []
    refused: list[Candidate] = []
    known: set[int] = set()
    seeds = {each.seed for each in tournament.contest.entrants if each.seed}
    entrants = 0
    for group in _groups(candidates):
        problems: list[Candidate] = []
        elsewhere = waiting_with_others(tournament, [each.user_id for each in group])
        for each in group:
            problem = _problem_in_list(tournament, each, known, seeds)
            if not problem and each.user_id in elsewhere:
                problem = "waits"
            if not problem and len(group) != _size(tournament):
                problem = "no-partner"
            if not problem and entrants >= _room(tournament):
                problem = "full"
            if problem:
                problems.append(Candidate(each.line, each.user_id, each.name, problem))
            known.add(each.user_id)
        if problems:
            refused += problems
            known -= {each.user_id for each in group} - {each.user_id for each in accepted}
            continue
        entrants += 1
        seeds |= {each.line.seed for each in group} - {0}
        accepted += [
            Listed(each.user_id, each.name, each.line.seed, each.line.team) for each in group
        ]
    return Checked(tuple(accepted), tuple(refused))


def _groups(people: Iterable[Person]) -> list[list[Person]]:
    """Return the entrants of a list: a player each, or the two of each team."""
    groups: list[list[Person]] = []
    for each in people:
        if groups and _team(each) and _team(each) == _team(groups[-1][0]):
            groups[-1].append(each)
        else:
            groups.append([each])
    return groups


def _team(one: Candidate | Listed) -> int:
    return one.line.team if isinstance(one, Candidate) else one.team


def _size(tournament: Tournament) -> int:
    """Return the number of people that an entrant has."""
    return 2 if tournament.teams else 1


def _can_enter(tournament: Tournament, group: Sequence[Listed]) -> bool:
    """Return whether all of a team, or a player, can be entered."""
    return (
        len(group) == _size(tournament)
        and not any(_problem(tournament, each.user_id) for each in group)
        and not waiting_with_others(tournament, [each.user_id for each in group])
    )


def _problem_in_list(
    tournament: Tournament, one: Candidate, known: Collection[int], seeds: Collection[int]
) -> str:
    """Return why a line is refused, apart from places; empty if it is not."""
    if one.problem:
        return one.problem
    if one.user_id in known:
        return "twice"
    if problem := _problem(tournament, one.user_id):
        return problem
    return "seed-taken" if one.line.seed in seeds else ""


def _problem(tournament: Tournament, user_id: int) -> str:
    """Return why a user can't be entered, apart from places; empty if they can be."""
    if tournament.bars(user_id):
        return "disqualified"
    try:
        check_entry(tournament.not_waiting(user_id), user_id)
    except Refusal:
        return "plays"
    return ""


def _room(tournament: Tournament) -> int:
    """Return the number of free places."""
    return max(tournament.plan.max_people - len(tournament.active_entrants), 0)


def _seeded(tournament: Tournament, entered: Iterable[Listed]) -> Tournament:
    """Return ``tournament`` with the seeds of the list, besides those given before."""
    seeds = {each.number: each.seed for each in tournament.contest.entrants}
    given = {each.user_id: each.seed for each in entered}
    seeds |= {
        each.number: given[each.user_id] for each in tournament.people if each.user_id in given
    }
    return changes.with_seeds(tournament, seeds)


def _check_open(tournament: Tournament) -> None:
    check_active(tournament)
    if tournament.status != SIGN_UP:
        raise Refusal("import-closed")
