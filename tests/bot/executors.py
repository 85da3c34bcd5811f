"""Search by computer players in tests: at once instead of in a pool, or brief."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

import pytest

from engine import players
from engine.players import analysis, puzzles


class InlineExecutor(Executor):
    """A synchronous executor that records the jobs submitted to it."""

    def __init__(self) -> None:
        self.submitted: list[tuple[Callable[..., Any], tuple[Any, ...]]] = []

    def submit(self, work: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.submitted.append((work, args))
        future: Future[Any] = Future()
        try:
            future.set_result(work(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


class DeferredExecutor(InlineExecutor):
    """An executor that runs no jobs until told to go on."""

    def __init__(self) -> None:
        super().__init__()
        self._waiting: list[Callable[[], None]] = []

    def submit(self, work: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()

        def carry_out() -> None:
            if future.set_running_or_notify_cancel():
                future.set_result(work(*args, **kwargs))

        self._waiting.append(carry_out)
        return future

    @property
    def waiting(self) -> int:
        """The number of submitted jobs that have not run."""
        return len(self._waiting)

    def go_on(self) -> None:
        """Run all submitted jobs."""
        while self._waiting:
            self._waiting.pop(0)()


def think_briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Search a little, where the quality of the result does not matter."""
    monkeypatch.setattr(players, "STEPS", dict.fromkeys(players.STEPS, 60))
    monkeypatch.setattr(players, "TACTICAL_STEPS", 200)
    monkeypatch.setattr(players, "COMPARED", 2)
    monkeypatch.setattr(analysis, "ADVICE_STEPS", 30)
    monkeypatch.setattr(puzzles, "SCREENING", 60)
    monkeypatch.setattr(puzzles, "CHECKING", 600)
