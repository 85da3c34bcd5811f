"""Measurements of response times, event loop lag, and memory."""

from __future__ import annotations

import asyncio
import gc
import time
from array import array
from asyncio.events import Handle
from collections import Counter, defaultdict
from collections.abc import Callable
from itertools import chain
from pathlib import Path
from typing import Any

import discord
import simcord
from simcord.backend.models import Interaction
from simcord.http import router

from bot.app import Civitas
from bot.core.metrics import PICTURES
from bot.core.table import Table
from bot.features.board.sync import MessageSync
from bot.ui.press import Press
from tests import simcord_seam

LAG_EVERY = 0.005
LONG = 0.05


class Meter:
    """An observer of the bot from outside, as Discord sees it.

    The only internal knowledge is which table a message shows.
    """

    def __init__(self, env: simcord.Env, bot: Civitas) -> None:
        self.acknowledged: list[float] = []
        self.answered: list[float] = []
        self.shown: list[float] = []
        # Of these there are very many: measurements of memory must not fill it.
        self.lags = array("f")
        self.steps = array("f")
        self.collections: list[float] = []
        self.memory: list[float] = []
        self.long_steps: Counter[str] = Counter()
        self.cpu = 0.0
        self.discord = 0.0  # processor time of the simulated Discord
        self._drawn = _drawn()
        self._began: dict[int, float] = {}
        self._done: dict[int, asyncio.Future[None]] = {}
        self._by_task: dict[Any, int] = {}
        self._unshown: dict[int, list[tuple[int, float]]] = defaultdict(list)
        self._pressing: dict[int, float] = {}
        simcord_seam.observe_dispatch(env, self._pressed)
        self._watch_requests()
        self._watch_answers(bot)
        self._watch_tables(bot)
        self._watch_steps()
        self._watch_collections()

    def begin(self) -> None:
        """Reset the measurements and begin to count."""
        for numbers in (
            self.acknowledged, self.answered, self.shown, self.lags, self.steps, self.collections,
            self.memory,
        ):  # fmt: skip
            del numbers[:]
        self.long_steps.clear()
        self.cpu = time.process_time()
        self.discord = 0.0
        self._drawn = _drawn()

    def pictures(self) -> tuple[float, float]:
        """Return the number of pictures drawn, and the seconds that took."""
        (count, seconds), (count_before, seconds_before) = _drawn(), self._drawn
        return count - count_before, seconds - seconds_before

    # Presses

    def _pressed(self, interaction: Interaction) -> None:
        task = asyncio.current_task()
        self._began[interaction.id] = time.perf_counter()
        self._done[interaction.id] = asyncio.get_running_loop().create_future()
        self._by_task[task] = interaction.id

    def at_table(self, table_id: int) -> None:
        """Note that the next press is at this table."""
        self._pressing[table_id] = time.perf_counter()

    async def answer(self, seconds: float) -> bool:
        """Wait until this task's last press is answered in full; return whether it was."""
        interaction_id = self._by_task.pop(asyncio.current_task(), None)
        if interaction_id is None:
            return True
        done = self._done[interaction_id]
        await asyncio.wait([done], timeout=seconds)
        del self._done[interaction_id], self._began[interaction_id]
        return done.done()

    def _watch_requests(self) -> None:
        carry_out = router.dispatch

        def watched(backend: Any, method: str, path: str, **request: Any) -> Any:
            kind, *rest = path.strip("/").split("/")
            began = self._began.get(int(rest[0])) if kind == "interactions" else None
            if began is not None:
                self.acknowledged.append(time.perf_counter() - began)
            before = time.thread_time()
            try:
                return carry_out(backend, method, path, **request)
            finally:
                self.discord += time.thread_time() - before

        router.dispatch = watched

    def _watch_answers(self, bot: Any) -> None:
        callback = Press.callback

        async def pressed(press: Press, interaction: discord.Interaction[Any]) -> None:
            await callback(press, interaction)
            self._finish(interaction.id)

        async def commanded(interaction: discord.Interaction[Any], _: Any) -> None:
            self._finish(interaction.id)

        Press.callback = pressed  # type: ignore[method-assign, assignment]
        bot.on_app_command_completion = commanded

    def _finish(self, interaction_id: int) -> None:
        done = self._done.get(interaction_id)
        if done is not None:
            done.set_result(None)
            self.answered.append(time.perf_counter() - self._began[interaction_id])

    # Tables

    def _watch_tables(self, bot: Civitas) -> None:
        """Take the time when a table's message has been posted, or edited where it stays."""
        message_sync: Any = bot.get(MessageSync)

        def watch(bring_up_to_date: Callable[..., Any]) -> Callable[..., Any]:
            async def watched(table: Table, **how: Any) -> None:
                await bring_up_to_date(table, **how)
                self._shows(table)

            return watched

        message_sync._post = watch(message_sync._post)
        message_sync._update_board = watch(message_sync._update_board)
        bot.tables.listeners.append(self._committed)

    def _shows(self, table: Table) -> None:
        now, waiting = time.perf_counter(), self._unshown.pop(table.id, [])
        self.shown += [now - began for version, began in waiting if version <= table.version]
        later = [each for each in waiting if each[0] > table.version]
        if later:
            self._unshown[table.id] = later

    def _committed(self, table: Table) -> None:
        began = self._pressing.get(table.id)
        if began is not None:
            self._unshown[table.id].append((table.version, began))

    @property
    def unshown(self) -> int:
        """The number of changes not visible yet."""
        return sum(map(len, self._unshown.values()))

    # The event loop

    def _watch_collections(self) -> None:
        began = 0.0

        def collected(phase: str, _: dict[str, int]) -> None:
            nonlocal began
            now = time.thread_time()
            if phase == "start":
                began = now
            else:
                self.collections.append(now - began)

        gc.callbacks.append(collected)

    def _watch_steps(self) -> None:
        run = Handle._run

        def timed(handle: Handle) -> None:
            before = time.thread_time()
            run(handle)
            took = time.thread_time() - before
            self.steps.append(took)
            if took >= LONG:
                self.long_steps[_name_of(handle)] += 1

        Handle._run = timed  # type: ignore[method-assign, assignment]

    async def lag(self) -> None:
        """Record the lag of the event loop, until cancelled."""
        while True:
            before = time.perf_counter()
            await asyncio.sleep(LAG_EVERY)
            self.lags.append(time.perf_counter() - before - LAG_EVERY)

    async def remember(self) -> None:
        """Record the memory of this process each second, until cancelled."""
        while True:
            self.memory.append(await asyncio.to_thread(resident))
            await asyncio.sleep(1)


def _drawn() -> tuple[float, float]:
    measured = {sample.name: sample.value for each in PICTURES.collect() for sample in each.samples}
    return measured["civitas_picture_seconds_count"], measured["civitas_picture_seconds_sum"]


def resident() -> float:
    """Return the memory of this process and all its children, in megabytes."""
    return sum(held())


def held(process: int | str = "self") -> list[float]:
    """Return the megabytes of this process, and of each of its children."""
    folder = Path("/proc", str(process))
    try:
        told = Path(folder, "smaps_rollup").read_text(encoding="utf-8")
        children = [
            child
            for path in folder.glob("task/*/children")
            for child in path.read_text(encoding="utf-8").split()
        ]
    except OSError:  # it has just ended
        return []
    # Pages shared by several of them count once.
    own = next(line for line in told.splitlines() if line.startswith("Pss:"))
    return [int(own.split()[1]) / 1024, *chain.from_iterable(map(held, children))]


def _name_of(handle: Handle) -> str:
    callback: Any = handle._callback  # type: ignore[attr-defined]
    task = getattr(callback, "__self__", None)
    if isinstance(task, asyncio.Task):
        coroutine: Any = task.get_coro()
        inner = coroutine
        while getattr(inner, "cr_await", None) is not None and hasattr(inner.cr_await, "cr_code"):
            inner = inner.cr_await
        return f"{coroutine.__qualname__} … {getattr(inner, '__qualname__', inner)}"
    return str(getattr(callback, "__qualname__", callback))
