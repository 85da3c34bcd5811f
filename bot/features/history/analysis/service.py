"""Analyses of finished games: computed once in the worker pool, and stored.

Readers get the result that ``disclosure`` allows: of the whole game where hidden cards were
revealed; otherwise players that of their own views, and all others that of the public view.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence

from bot.core.names import in_text
from bot.core.table import Table
from bot.core.words import Words
from bot.core.workers import Workers
from bot.features.history.analysis.storage import StoredAnalyses
from bot.features.history.disclosure import is_open
from bot.games.registry import answer_named, presenter_of
from bot.storage import GivenAnswer
from bot.tables.replay import recorded
from bot.tables.repository import TableRepository
from engine import Refusal
from engine.players.analysis import EVERYONE, PUBLIC, Analysis, Verdict, analysed
from engine.replay import replayed

log = logging.getLogger(__name__)


class Analyses:
    """Computes and caches the analyses of finished games."""

    def __init__(self, tables: TableRepository, workers: Workers) -> None:
        self._tables = tables
        self._workers = workers
        self._stored = tables.store.section(StoredAnalyses)
        # One at a time, so that a worker remains for short tasks.
        self._turn = asyncio.Semaphore(1)

    def known(self, table: Table, player: str | None) -> Analysis | None:
        """Return the analysis for ``player`` (``None``: the public), if it was computed."""
        return self._stored.load(table.id, viewpoint_of(table, player), _state(table))

    async def of(self, table: Table, user_id: int) -> Analysis:
        """Return the analysis of a finished game for this user.

        Refused: ``no-replay`` if the current rules play the record otherwise, and as by
        ``Workers.once``.
        """
        player = table.player_of(user_id)
        viewpoint, state = viewpoint_of(table, player), _state(table)
        if found := self.known(table, player):
            return found
        about = ("analysis", table.id, state, viewpoint)
        return await self._workers.once(
            about, lambda: self._computed(table, viewpoint), user_id=user_id, table_id=table.id
        )

    async def told(self, table: Table, user_id: int, analysis: Analysis, words: Words) -> list[str]:
        """Return the turning points of ``analysis`` in words. Refused: as by ``of``."""
        viewpoint = viewpoint_of(table, table.player_of(user_id))
        return await self._workers.run(
            ("turning-points", table.id, _state(table), viewpoint, words.language,
             *table.names.values()),
            turning_points_told,
            table,
            self._tables.answers(table.id),
            analysis.turning_points,
            words,
            user_id=user_id,
            table_id=table.id,
        )  # fmt: skip

    async def _computed(self, table: Table, viewpoint: str) -> Analysis:
        async with self._turn:
            found = await self._workers.run(
                ("computed-analysis", table.id, _state(table), viewpoint),
                _analysed,
                table,
                self._tables.answers(table.id),
                viewpoint,
                cached=False,
            )
        self._stored.put(table.id, viewpoint, _state(table), found)
        return found


def viewpoint_of(table: Table, player: str | None) -> str:
    """Return the viewpoint of the analysis for ``player``."""
    return EVERYONE if is_open(table) else player or PUBLIC


def _state(table: Table) -> str:
    return f"{table.answer_count} {table.rewound}"


def _analysed(table: Table, answers: Iterable[GivenAnswer], viewpoint: str) -> Analysis:
    try:
        return analysed(recorded(table, answers), viewpoint, table.winners)
    except Refusal as refusal:
        log.warning("table %s can't be analysed: %s", table.id, refusal)
        raise Refusal("no-replay") from refusal


def turning_points_told(
    table: Table, answers: Iterable[GivenAnswer], points: Sequence[Verdict], words: Words
) -> list[str]:
    """Return the move at each of ``points``, and the hint for it, in words."""
    record, face = recorded(table, answers), presenter_of(table)
    sought = {point.number: point for point in points}
    told = []
    for number, game in enumerate(replayed(record)):
        point = sought.get(number)
        if point is None:
            continue
        decision, view = game.pending[point.player], game.view(point.player)
        _, given = record.answers[number]
        action = decision.kind == "action" and bool(point.best)
        forecast = game.forecast(point.player, point.best[0]) if action else None
        told.append(
            words(
                "analysis-point",
                turn=point.turn,
                player=in_text(table.names[point.player]),
                given=answer_named(table, decision, given, words),
                best=answer_named(table, decision, point.best, words),
                why=face.why(decision, point.best, view, words, table.names, forecast),
                possible=percent(point.possible),
                kept=percent(point.kept),
            )
        )
    return told


def percent(chance: float) -> int:
    """Return a chance in whole percents."""
    return round(100 * chance)
