"""Failing steps of tournaments: each is retried with back-off, and counted.

A step is named by what is attempted: ``threads`` (open one), ``post:<key>``, ``edit:<key>``,
``pair``, ``match:<round>.<table>``, or ``go-on`` for anything else.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import discord

from bot.ui.error_codes import DISCORD_FAILS, passing
from engine import Refusal

log = logging.getLogger(__name__)

# The organiser is told after this many failures in a row.
ENOUGH = 5
# In rounds of half a minute: the first retries follow in each, then the pause doubles.
LONGEST_PAUSE = 10
QUICK_TRIES = 3

GO_ON = "go-on"
THREADS = "threads"
PAIR = "pair"


class Lost(Exception):
    """The bot has lost access to the channel where it has to post or open a thread."""


class Failed(Exception):
    """A step has failed, and the failure is counted."""


@dataclass(slots=True)
class Failing:
    """A step that fails.

    ``count``  failures in a row, the last with ``error``
    ``last``   the round of the last failure; the step is retried in round ``again``
    ``told``   whether the organiser was told
    """

    step: str
    error: Exception
    count: int = 0
    last: int = -1
    again: int = 0
    told: bool = False

    @property
    def cause(self) -> str:
        """The cause of the failure, as far as the organiser can act on it.

        ``forbidden``, ``refused`` by Discord for another reason, ``discord`` does not work,
        ``rules``: a refusal of our own, ``unexpected``.
        """
        error = self.error
        if isinstance(error, Refusal):
            return "unexpected" if error.reason == "not-saved" else "rules"
        if not isinstance(error, DISCORD_FAILS):
            return "unexpected"
        if passing(error):
            return "discord"
        return "forbidden" if isinstance(error, discord.Forbidden) else "refused"


class Attempts:
    """The failing steps of each tournament, and when each is retried."""

    def __init__(self) -> None:
        self._round = 0
        self._failing: dict[int, dict[str, Failing]] = {}

    def next_round(self) -> None:
        """Begin another round, and drop steps that are no longer attempted."""
        self._round += 1
        oldest = self._round - 2 * LONGEST_PAUSE
        for tournament_id, steps in list(self._failing.items()):
            for step in [each.step for each in steps.values() if each.last < oldest]:
                self.worked(tournament_id, step)

    def due(self, tournament_id: int, step: str) -> bool:
        """Return whether to try a step now: it does not fail, or its pause is over."""
        failing = self._failing.get(tournament_id, {}).get(step)
        return failing is None or self._round >= failing.again

    def hurry(self, tournament_id: int) -> None:
        """Retry all steps of this tournament now: something has changed."""
        for failing in self._failing.get(tournament_id, {}).values():
            failing.again = self._round

    @contextmanager
    def at(self, tournament_id: int, step: str) -> Iterator[None]:
        """Try a step in this context. Raises ``Failed`` for any error but ``Lost``."""
        try:
            yield
        except (Lost, Failed):
            raise
        except Exception as error:
            self.failed(tournament_id, step, error)
            raise Failed from error
        self.worked(tournament_id, step)

    def failed(self, tournament_id: int, step: str, error: Exception) -> None:
        """Count a failure, once a round, and log it."""
        if isinstance(error, (Refusal, Lost, *DISCORD_FAILS)):
            log.warning("tournament %s: %s failed: %r", tournament_id, step, error)
        else:
            log.error("tournament %s: %s failed", tournament_id, step, exc_info=error)
        steps = self._failing.setdefault(tournament_id, {})
        failing = steps.setdefault(step, Failing(step, error))
        failing.error = error
        if failing.last < self._round:
            failing.count += 1
            failing.last = self._round
        pause = 2 ** min(max(0, failing.count - QUICK_TRIES), LONGEST_PAUSE)
        failing.again = self._round + min(pause, LONGEST_PAUSE)

    def worked(self, tournament_id: int, step: str) -> None:
        """Note that a step does not fail any more."""
        steps = self._failing.get(tournament_id, {})
        steps.pop(step, None)
        if not steps:
            self._failing.pop(tournament_id, None)

    def failing(self, tournament_id: int) -> list[Failing]:
        """The failing steps of a tournament, those with most failures first."""
        steps = self._failing.get(tournament_id, {}).values()
        return sorted(steps, key=lambda each: each.count, reverse=True)

    def tournaments(self) -> list[int]:
        """The tournaments with failing steps."""
        return list(self._failing)
