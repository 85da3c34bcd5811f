"""What a learner is told, and when: each lesson once, when what it is about has happened."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine import Decision, Event

Facts = Mapping[str, str | int]

# So many lessons stand on one message at most: the others wait for the next one.
AT_ONCE = 2


@dataclass(frozen=True, slots=True)
class Moment:
    """A table of the tutorial at a moment in which the learner, ``me``, may read something.

    ``view``      the learner's own view
    ``decision``  what they are asked, if they are
    ``events``    all that has happened, as far as they may know it
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
        """How many turns of the learner have begun."""
        return sum(event.kind == "turn" and event.player == self.me for event in self.events)

    def asks(self, kind: str, purpose: str = "") -> bool:
        """Whether such a choice is asked of the learner."""
        decision = self.decision
        return decision is not None and decision.kind == kind and purpose in ("", decision.purpose)

    def offers(self, action: str) -> list[str]:
        """What the learner can take this action with, now."""
        if self.decision is None or self.decision.kind != "action":
            return []
        told = (token.partition(" ") for token in self.decision.options)
        return [which for what, _, which in told if what == action]

    def all(self, kind: str, player: str | None = None) -> Iterator[Event]:
        """The events of this kind, by ``player``; the newest first."""
        return (
            event
            for event in reversed(self.events)
            if event.kind == kind and player in (None, event.player)
        )

    def last(self, kind: str, player: str | None = None) -> Event | None:
        """The newest of these events, if there is one."""
        return next(self.all(kind, player), None)


@dataclass(frozen=True, slots=True)
class Lesson:
    """One thing to learn: the words ``tutorial-<game>-<name>``.

    ``due``  the facts for its words if what it is about is there to be seen; else ``None``
    """

    name: str
    due: Callable[[Moment], Facts | None]


def due_lessons(
    lessons: Sequence[Lesson], told: Collection[str], moment: Moment
) -> list[tuple[str, Facts]]:
    """The first ``AT_ONCE`` of ``lessons`` that are due and have not been ``told``."""
    found = []
    for lesson in lessons:
        if lesson.name not in told and (facts := lesson.due(moment)) is not None:
            found.append((lesson.name, facts))
            if len(found) == AT_ONCE:
                break
    return found


def when(holds: Callable[[Moment], object]) -> Callable[[Moment], Facts | None]:
    """A lesson without facts, due when ``holds`` says so."""
    return lambda moment: {} if holds(moment) else None
