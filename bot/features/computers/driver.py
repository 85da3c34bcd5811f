"""The driver: it plays every seat that no person plays, as soon as the table waits for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Executor

from bot.core.periodic import every
from bot.core.table import PLAYING, Table
from bot.features.computers.pool import Pool
from bot.features.computers.seats import USUAL_LEVEL, ComputerSeats
from bot.features.computers.thinking import Question
from bot.features.tables.play import Play
from bot.features.tables.repository import Ledger
from engine import Refusal
from engine.decision import Answer

log = logging.getLogger(__name__)

SECONDS_BETWEEN_ROUNDS = 30
SECONDS_BETWEEN_NEWS = 5


class Computers(ComputerSeats):
    """Whoever has a ``seat.level``, or is asked to decide just once, is played by this.

    Whom a table waits for stands in the store: what was being thought about when the bot stopped is
    thought about again, with the same answer.
    """

    def __init__(
        self,
        ledger: Ledger,
        executor: Executor | None = None,
        tell: Callable[[int], None] = lambda table_id: None,
    ) -> None:
        """``executor`` thinks instead of processes of its own; ``tell`` tells what they did."""
        super().__init__(ledger)
        self.pool = Pool(executor)
        self._tell = tell
        self._playing: dict[int, asyncio.Task[None]] = {}
        ledger.listeners.append(self.look)

    def start(self) -> None:
        """Play on where a table waits, and look again now and then: none shall ever stand still."""
        self._look_around.start()

    async def stop(self) -> None:
        """Stop in mid-thought; what is being written is finished."""
        self._look_around.cancel()
        self._ledger.listeners.remove(self.look)
        playing = list(self._playing.values())
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        self.pool.close()

    async def idle(self) -> None:
        """Wait until no table waits for a computer."""
        while self._playing:
            await asyncio.wait(list(self._playing.values()))

    async def done_at(self, table_id: int) -> None:
        """Wait until no computer is about to decide anything at this table.

        It is played here, even if another process attends to it and does so as well: somebody is
        waiting for that, and what the other one decides is the same.
        """
        self.look(self._ledger.get(table_id))
        while playing := self._playing.get(table_id):
            await asyncio.wait([playing])

    def look(self, table: Table) -> None:
        """Play at ``table`` if it waits for a computer and nobody is about to already."""
        if table.id not in self._playing and waits_for_a_computer(table):
            task = asyncio.create_task(self._play(table.id), name=f"play-{table.id}")
            self._playing[table.id] = task

    @every(seconds=SECONDS_BETWEEN_ROUNDS)
    async def _look_around(self) -> None:
        waiting = self._ledger.store.tables.to_be_played()
        for table in self._ledger.here(each for each in waiting if each not in self._playing):
            await asyncio.sleep(0)  # the bot goes on working meanwhile
            self.look(table)

    async def _play(self, table_id: int) -> None:
        """Answer for one seat after another until the table waits for people only.

        What computers do in a row is told at once, but for those who think for long.
        """
        time = asyncio.get_running_loop().time
        told = time()
        try:
            while question := asked_first(self._ledger.get(table_id)):
                await self._answer(table_id, question, await self.pool.answer(question))
                if time() - told > SECONDS_BETWEEN_NEWS:
                    self._tell(table_id)
                    told = time()
            self._tell(table_id)
        except Refusal as refusal:  # it is tried again in the next round
            log.warning("table %s: no computer can play: %s", table_id, refusal)
        except Exception:
            log.exception("table %s: no computer can play", table_id)
        finally:
            del self._playing[table_id]

    async def _answer(self, table_id: int, question: Question, answer: Answer) -> None:
        """Give ``answer``, unless something else is asked by now."""
        async with self._ledger.locked(table_id) as table:
            now = asked_first(table)
            if now is None or now.decision != question.decision:
                return
            assert table.stored is not None
            play = Play.on(table.stored)
            play.give(question.decision.player, answer, None, self._ledger.now())
            await self._ledger.commit(table, table, play)


def waits_for_a_computer(table: Table) -> bool:
    """Whether a computer has to decide something at ``table``."""
    return table.status == PLAYING and any(
        seat.level is not None or seat.stand_in is not None for seat in table.awaited
    )


def asked_first(table: Table) -> Question | None:
    """What a computer has to decide at ``table``: for the first seat, if there are several."""
    if not waits_for_a_computer(table):
        return None
    game = table.game
    assert game is not None
    for seat in table.awaited:
        decision = game.pending[seat.player]
        level = seat.level
        if level is None and seat.stand_in == decision.number:
            level = USUAL_LEVEL
        if level is not None:
            luck = f"{table.id}.{decision.number}.{seat.player}"
            return Question(game.name, level, game.view(seat.player), decision, luck)
    return None
