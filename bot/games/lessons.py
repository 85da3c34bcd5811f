"""Lessons of a tutorial, each given once, when its subject has come up."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine import Decision, Event

Facts = Mapping[str, str | int]

# The most lessons on one message; further ones wait for the next message.
AT_ONCE = 2


@dataclass(frozen=True, slots=True)
class Moment:
    """A tutorial's table at a moment when the learner, ``me``, may get a lesson.

    ``view``      the learner's own view
    ``decision``  the learner's pending decision, if any
    ``events``    all events, as far as the learner may know them
    """

    me: str
    view: Any
    decision: Decision | None
    events: Sequence[Event]

    @property
    def other(self) -> str:
        """The computer player."""
        return next(seat.name for seat in self.view.seats if seat.name != self.me)

    @property
    def turns(self) -> int:
        """The number of the learner's turns that have begun."""
        return sum(event.kind == "turn" and event.player == self.me for event in self.events)

    def asks(self, kind: str, purpose: str = "") -> bool:
        """Return whether the learner has such a decision."""
        decision = self.decision
        return decision is not None and decision.kind == kind and purpose in ("", decision.purpose)

    def offers(self, action: str) -> list[str]:
        """Return the objects with which the learner can take this action now."""
        if self.decision is None or self.decision.kind != "action":
            return []
        told = (token.partition(" ") for token in self.decision.options)
        return [which for what, _, which in told if what == action]

    def all(self, kind: str, player: str | None = None) -> Iterator[Event]:
        """Yield the events of this kind, by ``player`` if given, newest first."""
        return (
            event
            for event in reversed(self.events)
            if event.kind == kind and player in (None, event.player)
        )

    def last(self, kind: str, player: str | None = None) -> Event | None:
        """Return the newest of these events, if there is one."""
        return next(self.all(kind, player), None)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson, with the words ``tutorial-<game>-<name>``.

    ``due``  returns the facts for its words once its subject can be seen; else ``None``
    """

    name: str
    due: Callable[[Moment], Facts | None]


def due_lessons(
    lessons: Sequence[Lesson], told: Collection[str], moment: Moment
) -> list[tuple[str, Facts]]:
    """Return the first ``AT_ONCE`` of ``lessons`` that are due and not yet ``told``."""
    found = []
    for lesson in lessons:
        if lesson.name not in told and (facts := lesson.due(moment)) is not None:
            found.append((lesson.name, facts))
            if len(found) == AT_ONCE:
                break
    return found


def when(holds: Callable[[Moment], object]) -> Callable[[Moment], Facts | None]:
    """Return the ``due`` of a lesson without facts, from the condition ``holds``."""
    return lambda moment: {} if holds(moment) else None
