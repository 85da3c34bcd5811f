"""Failing steps of tournaments: each is retried with back-off, and counted.

A step is named by its action: ``threads:<channel>`` (open one there), ``post:<key>:<channel>``,
``edit:<key>``, ``pair``, ``match:<round>.<table>``, or ``go-on`` for all others. As channels are
part of the name, a move is a step that has not failed.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

import discord

from bot.core.keyed_worker import Backoff
from bot.ui.error_codes import DISCORD_FAILS, passing
from engine import Refusal

if TYPE_CHECKING:
    from bot.features.tournaments.tournament import Tournament

log = logging.getLogger(__name__)

# The organiser is told after this many failures in a row.
ENOUGH = 5
RETRIES = Backoff(longest=timedelta(minutes=5))
# A lost channel seldom comes back by itself; moves and permissions are noticed at once.
RETRIES_WHERE_LOST = Backoff(longest=timedelta(minutes=20))

GO_ON = "go-on"
PAIR = "pair"


class Lost(Exception):
    """The bot has lost access to the channel where it has to post or open a thread."""


class Failed(Exception):
    """A step has failed, and the failure is counted."""


@dataclass(slots=True)
class Failing:
    """A step that fails.

    ``count``  failures in a row, the last with ``error``
    ``last``   when a failure was last counted; the step is retried at ``again``
    ``told``   whether the organiser was told
    """

    step: str
    error: Exception
    last: datetime
    again: datetime
    count: int = 1
    told: bool = False

    @property
    def backoff(self) -> Backoff:
        """The pauses before its retries."""
        return RETRIES_WHERE_LOST if isinstance(self.error, Lost) else RETRIES

    def stale(self, now: datetime) -> bool:
        """Return whether it has not failed for so long that it is no longer attempted."""
        return now - self.last > 2 * self.backoff.longest

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

    def __init__(self, now: Callable[[], datetime], retry_at: Callable[[datetime], None]) -> None:
        """Call ``retry_at`` with the time at which a failed step is to be tried again."""
        self._now = now
        self._retry_at = retry_at
        self._failing: dict[int, dict[str, Failing]] = {}

    def drop_stale(self) -> None:
        """Drop steps that are no longer attempted."""
        now = self._now()
        for tournament_id, steps in list(self._failing.items()):
            for step in [each.step for each in steps.values() if each.stale(now)]:
                self.succeeded(tournament_id, step)

    def due(self, tournament_id: int, step: str) -> bool:
        """Return whether to try a step now: it does not fail, or its pause is over."""
        failing = self._failing.get(tournament_id, {}).get(step)
        return failing is None or self._now() >= failing.again

    def retry_now(self, tournament_id: int) -> None:
        """Retry all steps of this tournament now, after a change."""
        for failing in self._failing.get(tournament_id, {}).values():
            failing.again = self._now()

    def next_retry(self) -> datetime | None:
        """Return when the next step is to be tried again."""
        steps = [each for some in self._failing.values() for each in some.values()]
        return min((each.again for each in steps), default=None)

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
        self.succeeded(tournament_id, step)

    def failed(self, tournament_id: int, step: str, error: Exception) -> None:
        """Log a failure, and count it unless one was counted a moment ago."""
        if isinstance(error, (Refusal, Lost, *DISCORD_FAILS)):
            log.warning("tournament %s: %s failed: %r", tournament_id, step, error)
        else:
            log.error("tournament %s: %s failed", tournament_id, step, exc_info=error)
        now = self._now()
        steps = self._failing.setdefault(tournament_id, {})
        failing = steps.get(step)
        if failing is None:
            failing = steps[step] = Failing(step, error, last=now, again=now)
        elif now - failing.last >= RETRIES.first:
            failing.count += 1
            failing.last = now
        failing.error = error
        failing.again = now + failing.backoff.pause(failing.count)
        self._retry_at(failing.again)

    def succeeded(self, tournament_id: int, step: str) -> None:
        """Note that a step does not fail any more."""
        steps = self._failing.get(tournament_id, {})
        steps.pop(step, None)
        if not steps:
            self._failing.pop(tournament_id, None)

    def failing(self, tournament_id: int) -> list[Failing]:
        """The failing steps of a tournament, those with most failures first."""
        steps = self._failing.get(tournament_id, {}).values()
        return sorted(steps, key=lambda each: each.count, reverse=True)

    def blocked(self, tournament_id: int) -> bool:
        """Return whether a step fails for another reason than a lost channel."""
        return any(not isinstance(each.error, Lost) for each in self.failing(tournament_id))

    def tournaments(self) -> list[int]:
        """The tournaments with failing steps."""
        return list(self._failing)


def threads_step(tournament: Tournament) -> str:
    """Return the name of the step that opens threads where matches are played now."""
    return f"threads:{tournament.tables_channel_id}"
