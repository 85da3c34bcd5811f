"""The driver of computer players, which answers as soon as a table waits for them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Executor
from datetime import datetime, timedelta

from bot.core.keyed_worker import Backoff, KeyedWorker
from bot.core.table import PLAYING, Table
from bot.core.timers import PAUSE, Timers
from bot.features.computers.pool import SearchPool
from bot.features.computers.seats import USUAL_LEVEL, ComputerSeats
from bot.features.computers.thinking import Question
from bot.tables.play import Play
from bot.tables.repository import TableRepository
from engine import Refusal
from engine.decision import Answer

log = logging.getLogger(__name__)

SECONDS_BETWEEN_NEWS = 5
RETRIES = Backoff(longest=timedelta(minutes=5))


class Computers(ComputerSeats):
    """Answers for every seat with a ``seat.level`` or a pending ``stand_in``.

    The pending decisions are in the store: a search that a restart interrupts is repeated with the
    same seed, and gives the same answer.
    """

    def __init__(
        self,
        tables: TableRepository,
        timers: Timers,
        executor: Executor | None = None,
        tell: Callable[[int], None] = lambda table_id: None,
    ) -> None:
        """Search in ``executor`` instead of a process pool; report updates to ``tell``."""
        super().__init__(tables)
        self.pool = SearchPool(executor)
        self._tell = tell
        self._worker = KeyedWorker("play", self._play, timers, tables.now, backoff=RETRIES)
        timers.add("computers", self._poll, due=self._next_poll, at_start=True)
        tables.listeners.append(self.wake)

    async def stop(self) -> None:
        """Cancel searches; writes under way are finished."""
        self._tables.listeners.remove(self.wake)
        await self._worker.finish(seconds=0)
        self.pool.close()

    async def idle(self) -> None:
        """Wait until no table waits for a computer."""
        await self._worker.idle()

    async def done_at(self, table_id: int) -> None:
        """Wait until no decision of a computer is pending at this table.

        This process plays it even if another one serves the table and does so as well: an
        interaction waits for the result, and both processes decide the same.
        """
        self.wake(self._tables.get(table_id))
        await self._worker.wait(table_id)

    def wake(self, table: Table) -> None:
        """Play at ``table`` if it waits for a computer and no task does so already."""
        if table.id not in self._worker and waits_for_a_computer(table):
            self._worker.request(table.id)

    async def _poll(self) -> None:
        """Resume the tables that wait: after a restart, or for another process."""
        waiting = self._tables.store.tables.to_be_played()
        for table in self._tables.here(each for each in waiting if each not in self._worker):
            await asyncio.sleep(0)  # let other tasks run
            self.wake(table)

    def _next_poll(self) -> datetime | None:
        return self._tables.now() + PAUSE if self._tables.store.shared else None

    async def _play(self, table_id: int) -> bool:
        """Answer for one seat after another until the table waits for people only.

        Consecutive answers are shown together, unless computers think for long.
        """
        time = asyncio.get_running_loop().time
        told = time()
        try:
            while question := asked_first(self._tables.get(table_id)):
                await self._answer(table_id, question, await self.pool.answer(question))
                if time() - told > SECONDS_BETWEEN_NEWS:
                    self._tell(table_id)
                    told = time()
            self._tell(table_id)
        except Refusal as refusal:
            log.warning("table %s: no computer can play: %s", table_id, refusal)
            return False
        return True

    async def _answer(self, table_id: int, question: Question, answer: Answer) -> None:
        """Give ``answer``, unless another decision is asked by now."""
        async with self._tables.locked(table_id) as table:
            now = asked_first(table)
            if now is None or now.decision != question.decision:
                return
            assert table.stored is not None
            play = Play.on(table.stored)
            play.give(question.decision.player, answer, None, self._tables.now())
            await self._tables.commit(table, table, play)


def waits_for_a_computer(table: Table) -> bool:
    """Return whether a decision of a computer is pending at ``table``."""
    return table.status == PLAYING and any(
        seat.level is not None or (seat.waiting and seat.waiting.stand_in is not None)
        for seat in table.awaited
    )


def asked_first(table: Table) -> Question | None:
    """Return the first decision that a computer has to make at ``table``, if any."""
    if not waits_for_a_computer(table):
        return None
    game = table.game
    assert game is not None
    for seat in table.awaited:
        decision = game.pending[seat.player]
        level = seat.level
        if level is None and seat.waiting and seat.waiting.stand_in == decision.number:
            level = USUAL_LEVEL
        if level is not None:
            luck = f"{table.id}.{decision.number}.{seat.player}"
            return Question(game.name, level, game.view(seat.player), decision, luck)
    return None
