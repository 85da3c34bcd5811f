"""Notices to players: results, corrections, byes, and missed check-ins.

Each follows from the tournament as last committed and is posted once, so that a restart neither
loses nor repeats any.
"""

from __future__ import annotations

from contextlib import suppress
from datetime import timedelta
from functools import partial
from typing import TYPE_CHECKING

from bot.core.table import NOBODY
from bot.core.words import words_for
from bot.features.tournaments.finished_games import finished_games
from bot.features.tournaments.guards import may_enter, users_of
from bot.features.tournaments.panels.messages import SHOWN_MISSING
from bot.features.tournaments.panels.player_notices import (
    bye_panel,
    corrected_panel,
    missed_check_in_panel,
    penalty_hint_panel,
    penalty_panel,
    result_panel,
)
from bot.features.tournaments.penalties import PENALTIES
from bot.features.tournaments.running.attempts import Lost
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.tournament import RUNNING
from bot.tables.service import Tables
from engine import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.features.tournaments.model import Match
    from bot.features.tournaments.running.announcer import Announcer
    from bot.features.tournaments.tournament import Act, Tournament, Venue
    from bot.ui.client import Client

# Earlier acts are known by other means: after an upgrade, or a long outage.
RECENT = timedelta(days=1)
# The acts that change the result of a match.
CORRECTIONS = ("correct", "lose")


class PlayerNotices:
    """Posts notices to players in the thread of their match or the channel."""

    def __init__(self, bot: Client, announcer: Announcer) -> None:
        self._tables = bot.get(Tables)
        self._tournaments = bot.get(Tournaments)
        self._announcer = announcer
        self._told: dict[int, tuple[int, bool]] = {}

    async def tell(self, tournament_id: int) -> None:
        """Post the notices that are due and not posted yet."""
        tournament = self._tournaments.get(tournament_id)
        waits = tournament.waits(self._tables.now())
        if self._told.get(tournament_id) == (tournament.version, waits):
            return
        await self._tell_results(tournament)
        await self._tell_corrections(tournament)
        await self._tell_penalties(tournament)
        await self._tell_missed_check_in(tournament)
        if tournament.status == RUNNING and not waits:
            await self._tell_byes(tournament)
        self._told[tournament_id] = tournament.version, waits

    def forget(self, tournament_id: int) -> None:
        """Drop the cached state of an ended tournament."""
        self._told.pop(tournament_id, None)

    async def _tell_results(self, tournament: Tournament) -> None:
        """Tell the players of each match of the last two rounds its result.

        The last but one may have ended while Discord failed. No-shows get a notice of their own,
        and an organiser's results are told by ``_tell_corrections``.
        """
        said = self._tournaments.said(tournament.id)
        for round_ in tournament.contest.rounds[-2:]:
            for match in round_.matches:
                venue = tournament.venue(round_.number, match.table)
                if venue is None or venue.source in (None, "organiser"):
                    continue
                key = f"result:{venue.round}.{venue.table}.{venue.table_id or 0}"
                if key not in said and self._recent(tournament, venue):
                    await self._tell_result(tournament, venue, match, key)

    async def _tell_result(
        self, tournament: Tournament, venue: Venue, match: Match, key: str
    ) -> None:
        """Post the result of a match, unless its players are all out."""
        untold = match.present if venue.source == "missed" else match.seats
        people = tournament.users([each for each in untold if _is_in(tournament, each)])
        if people:
            words = words_for(tournament.language)
            games = finished_games(tournament, venue.round, venue.table, self._tables)
            panel = result_panel(tournament, venue.round, match, people, words, games)
            await self._announcer.say_there(tournament, key, panel, self._at(venue), people)

    def _recent(self, tournament: Tournament, venue: Venue) -> bool:
        """Return whether a match has got its result a short while ago.

        One without a table did at the beginning of its round.
        """
        if venue.table_id is None:
            return venue.round == len(tournament.contest.rounds)
        ended_at = self._tables.get(venue.table_id).ended_at
        return ended_at is None or self._tables.now() - ended_at < RECENT

    def _at(self, venue: Venue | None) -> int | None:
        """Return the thread of a match; ``None``: it has none, so the channel has to do."""
        if venue is None or venue.table_id is None:
            return None if venue is None else venue.thread_id
        return self._tables.get(venue.table_id).channel_id

    async def _tell_corrections(self, tournament: Tournament) -> None:
        """Tell players that an organiser has entered, changed or removed their result."""
        for act in self._untold(tournament, "corrected", _corrects):
            number, table = act.about["round"], act.about["table"]
            try:
                match = tournament.contest.round(number).at(table)
            except Refusal:
                continue  # a correction of an earlier round has removed it since
            how = "replay" if match.result is None else "changed"
            if act.kind in CORRECTIONS and act.about["before"] is None and match.result is not None:
                how = "entered"
            people = tournament.users(match.seats)
            games = finished_games(tournament, number, table, self._tables)
            words = words_for(tournament.language)
            panel = corrected_panel(tournament, number, match, how, people, words, games)
            at = self._at(tournament.venue(number, table))
            await self._announcer.say_there(tournament, f"corrected:{act.id}", panel, at, people)

    async def _tell_penalties(self, tournament: Tournament) -> None:
        """Notify entrants privately of organisers' penalties, and the reasons."""
        for act in self._untold(tournament, "told", _is_personal):
            person, *mates = _concerned(act)
            for number, mate in enumerate(mates):
                await self._tell_penalty(tournament, f"told-mate:{act.id}.{number}", act, mate)
            await self._tell_penalty(tournament, f"told:{act.id}", act, person)

    async def _tell_penalty(self, tournament: Tournament, key: str, act: Act, person: int) -> None:
        panel = partial(penalty_panel, tournament, act)
        if not await self._announcer.write_to(tournament, key, person, panel):
            hint = penalty_hint_panel(tournament, person, words_for(tournament.language))
            with suppress(Lost):
                await self._announcer.say(tournament, key, hint, pinged=[person])

    async def _tell_missed_check_in(self, tournament: Tournament) -> None:
        """Notify players dropped after a missed check-in, and how to come back."""
        missed = self._untold(tournament, "out", _missed_check_in)
        for first in range(0, len(missed), SHOWN_MISSING):
            batch = missed[first : first + SHOWN_MISSING]
            people = [user_id for act in batch for user_id in users_of(act.about)]
            open_ = all(may_enter(tournament, person) for person in people)
            panel = missed_check_in_panel(tournament, people, open_, words_for(tournament.language))
            await self._announcer.say_there(tournament, f"out:{batch[-1].id}", panel, None, people)

    async def _tell_byes(self, tournament: Tournament) -> None:
        """Notify entrants without an opponent that they have a bye."""
        assert tournament.round is not None
        words, number = words_for(tournament.language), tournament.round.number
        people = tournament.users(tournament.round.byes)
        for first in range(0, len(people), SHOWN_MISSING):
            batch = people[first : first + SHOWN_MISSING]
            panel = bye_panel(tournament, batch, words)
            key = f"bye:{number}.{first}"
            await self._announcer.say_there(tournament, key, panel, None, batch)

    def _untold(
        self, tournament: Tournament, what: str, concerns: Callable[[Act], bool]
    ) -> list[Act]:
        """Return the recent acts of a kind that were not told yet, the oldest first."""
        since = self._tables.now() - RECENT
        acts = self._announcer.untold(tournament, what)
        return [act for act in reversed(acts) if act.at >= since and concerns(act)]


def _corrects(act: Act) -> bool:
    """Return whether an act changes a result, itself or by undo of one that did."""
    return "table" in act.about and not {act.kind, act.about.get("kind")}.isdisjoint(CORRECTIONS)


def _is_personal(act: Act) -> bool:
    """Return whether an act of an organiser is a penalty or the like, or its undo."""
    about, kind = act.about, act.kind
    if kind == "take-back":
        kind = about["kind"]
    told = kind in (*PENALTIES, "disqualify", "lift", "unlist")
    told = told or (kind == "drop" and act.by is not None)
    return told and act.taken_back_by is None and bool(_concerned(act))


def _concerned(act: Act) -> list[int]:
    """Return the users concerned by a penalty or the like, such as a whole team."""
    if "user_id" not in act.about:
        return []
    if "barred" in act.about:  # the mate has another notice
        return [user_id for user_id in (act.about["barred"],) if user_id > NOBODY]
    return [user_id for user_id in users_of(act.about) if user_id > NOBODY]


def _missed_check_in(act: Act) -> bool:
    return act.about.get("cause") == "check-in"


def _is_in(tournament: Tournament, number: int) -> bool:
    return tournament.contest.entrant(number).active
