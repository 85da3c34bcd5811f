"""Finds puzzles in the background, one game at a time, while a server lacks some.

First in finished games that may be used (``storage``); where there are none, in games that
computers play for it. At tables whose hidden cards stay hidden, positions are public views. Each
step is a job of some seconds in the worker pool, which leaves workers free between them.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING

from bot.core.timers import Timers
from bot.core.workers import Workers
from bot.features.history.disclosure import is_open
from bot.features.puzzles.storage import StoredPuzzles
from bot.tables.replay import recorded
from bot.tables.service import Tables
from engine import GAMES, Refusal
from engine.players.puzzles import Position, Puzzle, checked, screened, self_played
from engine.replay import Recorded

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.storage import GivenAnswer

log = logging.getLogger(__name__)

STOCK = 3  # puzzles that each server should be able to be given
PAUSE = timedelta(minutes=2)
SEATS = 2  # at the tables that computers play for puzzles


class PuzzleFinder:
    """Keeps puzzles in stock; only the process that leads does."""

    def __init__(self, tables: Tables, workers: Workers, timers: Timers) -> None:
        self._tables = tables
        self._workers = workers
        self._stored = tables.store.section(StoredPuzzles)
        self._games = 0  # played for puzzles since the start
        self._listeners: list[Callable[[], None]] = []
        self._timer = timers.add("puzzle-search", self._search, due=self._due, pause=PAUSE)

    def listen(self, listener: Callable[[], None]) -> None:
        """Call ``listener`` whenever puzzles were found."""
        self._listeners.append(listener)

    def wake(self) -> None:
        """Search soon, if some server lacks puzzles."""
        if (due := self._due()) is not None:
            self._timer.at(due)

    def _due(self) -> datetime | None:
        lacks = self._tables.shards.lead and any(
            self._stored.stock(channel.guild_id) < STOCK for channel in self._stored.channels()
        )
        return self._tables.now() if lacks else None

    async def _search(self) -> None:
        """Search one game, and store the puzzles found; a no-op if none is lacking."""
        if self._due() is None:
            return
        table_id = self._stored.unsearched()
        if table_id is not None:
            table = self._tables.get(table_id)
            game, found = table.game_name, await self._found_at(table)
        else:
            game, found = await self._found_by_computers()
        await self._tables.write(partial(self._stored.add, game, found, table_id))
        log.info("%s puzzles found in a game of %s", len(found), game)
        if found:
            for listener in self._listeners:
                listener()

    async def _found_at(self, table: Table) -> list[Puzzle]:
        """Return the puzzles of a finished game, if the current rules replay it."""
        key, answers = ("puzzle", "table", table.id), self._tables.answers(table.id)
        if table.options.get("teams"):
            return []
        try:
            positions = await self._workers.run(
                key, _screened_at, replace(table, stored=None), answers, is_open(table),
                cached=False,
            )  # fmt: skip
        except Refusal as refusal:
            log.info("table %s has no puzzles: %s", table.id, refusal)
            return []
        return await self._checked(positions, key)

    async def _found_by_computers(self) -> tuple[str, list[Puzzle]]:
        game, seed = [*GAMES][self._games % len(GAMES)], self._tables.dealer.seed()
        self._games += 1
        key = ("puzzle", "computers", seed)
        record = await self._workers.run(key, self_played, game, SEATS, seed, cached=False)
        if record is None:
            return game, []
        positions = await self._workers.run((*key, "screened"), _screened, record, cached=False)
        return game, await self._checked(positions, key)

    async def _checked(
        self, positions: Iterable[Position], key: tuple[str | int, ...]
    ) -> list[Puzzle]:
        found = []
        for number, position in enumerate(positions):
            puzzle = await self._workers.run((*key, number), checked, position, cached=False)
            if puzzle is not None:
                found.append(puzzle)
        return found


def _screened_at(table: Table, answers: Iterable[GivenAnswer], revealed: bool) -> list[Position]:
    return screened(recorded(table, answers), revealed=revealed)


def _screened(record: Recorded) -> list[Position]:
    return screened(record, revealed=True)
