"""A game: its record, its boundaries, and its storage.

The rules of a game are a *table*: plain data, and a generator ``step()`` that plays from one
boundary to the next, yielding a decision (or several at once) whenever players have to choose. No
effect is in progress between two steps, so a game is stored as the state at the last boundary and
the answers since. This module is independent of the individual games.
"""

from __future__ import annotations

import random
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from engine.decision import Answer, Decision
from engine.event import Event
from engine.refusal import Refusal

FORMAT = 1

# A step yields a decision and is sent its answer, or yields a tuple of decisions of different
# players, made in secret at the same time, and is sent the answers by player.
Asked = Decision | tuple[Decision, ...]
Step = Generator[Asked, Any, None]


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a game. Several ``winners`` share the victory."""

    winners: tuple[str, ...]
    reason: str


class GameOver(Exception):
    """Raised by the rules at the moment at which the game ends, even within an effect.

    ``cause`` and ``facts`` are those of the event: the card that ended it, the final scores.
    """

    def __init__(
        self, winners: Sequence[str], reason: str, cause: str | None = None, **facts: Any
    ) -> None:
        super().__init__(reason)
        self.result = Result(tuple(winners), reason)
        self.cause = cause
        self.facts = facts


class Log:
    """The events of a game, numbered from 0.

    A restored game holds those since its last boundary. That of a determinized table, which has no
    reader, is not ``heard``: it drops all events. Objects are made only of events that are read.
    """

    __slots__ = ("_told", "first", "heard")

    def __init__(self, first: int = 0, heard: bool = True) -> None:
        self.first = first
        self.heard = heard
        self._told: list[tuple[Any, ...]] = []  # the fields of each event after its number

    def __len__(self) -> int:
        return self.first + len(self._told)

    @property
    def events(self) -> list[Event]:
        """The events in memory."""
        return self.since(self.first)

    def add(
        self,
        kind: str,
        player: str | None = None,
        *,
        card: str | None = None,
        age: int | None = None,
        seen: tuple[str, ...] | None = None,
        cause: str | None = None,
        other: str | None = None,
        origin: str | None = None,
        goal: str | None = None,
        facts: dict[str, Any] | None = None,
    ) -> None:
        """Append an event; the arguments are those of ``Event``."""
        if self.heard:
            facts = {} if facts is None else facts
            self._told.append((kind, player, card, age, seen, cause, other, origin, goal, facts))

    def since(self, number: int) -> list[Event]:
        """Return the events from ``number`` on that are in memory."""
        number = max(number, self.first)
        told = self._told[number - self.first :]
        return [Event(each, *fields) for each, fields in enumerate(told, number)]


class Snapshot(Protocol):
    """The state of a table at a boundary, which later moves don't change."""

    def dump(self) -> dict[str, Any]:
        """Return the state as JSON-ready data, a new object each time."""


class Table(Protocol):
    """The state of a table and the rules by which it goes on.

    ``disclosures`` counts, for as long as this object lives, how often hidden information was
    disclosed; see ``Game.disclosures`` for the rule that the game's moves have to follow.
    """

    log: Log
    result: Result | None
    disclosures: int

    def step(self) -> Step:
        """Play from this boundary to the next one."""

    def snapshot(self) -> Snapshot:
        """Return a copy of the state; called at boundaries and at the end only."""

    def view(self, viewer: str | None, pending: Mapping[str, Decision]) -> Any:
        """Return the table as ``viewer`` (``None``: the public) may see it."""

    def explain(self, decision: Decision, refusal: Refusal) -> Refusal:
        """Return ``refusal`` of an answer to ``decision``, or a more specific one."""

    def forecast(self, token: str, view: Any) -> Any:
        """Return the foreseeable effects of taking ``token``, as far as ``view`` shows.

        ``None`` if they are obvious.
        """


class Rules(Protocol):
    """The factory of a game's tables."""

    seats: range
    automatic: frozenset[str]  # tokens that the rules carry out if there is no other choice

    def set_up(
        self, players: tuple[str, ...], options: dict[str, Any], rng: random.Random
    ) -> Table:
        """Return a new table, shuffled with ``rng`` as the only source of randomness.

        Raises ``Refusal`` for an unknown option.
        """

    def load(
        self, players: tuple[str, ...], options: dict[str, Any], state: dict[str, Any]
    ) -> Table:
        """Return the table from ``state``, which is the dump of a ``Snapshot``."""

    def arrange(
        self, players: tuple[str, ...], options: dict[str, Any], setup: dict[str, Any]
    ) -> Table:
        """Return the table of a scenario's ``setup``. Raises ``Invalid`` if inconsistent."""

    def known(self, view: Any, public: Any, options: dict[str, Any]) -> Table:
        """Return the table between two steps as far as ``view`` shows it, for a tryout.

        ``public`` is the view of the public. Reading a card that the viewer does not know raises
        ``Unknown``.
        """

    def observe(self, table: Table) -> dict[str, Any]:
        """Return the state that a scenario can expect: by player name, and of the table.

        A ``Counter`` is compared as a bag, a list in its order.
        """

    def audit(self, table: Table) -> None:
        """Raise ``AssertionError`` if ``table`` breaks an invariant of the game."""

    def rank(self, view: Any, seat: Any) -> tuple[Any, ...]:
        """Return the sort key of ``seat`` among the players without a victory, best first."""

    def sketch(self, view: Any) -> str:
        """Return ``view`` in a few lines of plain text, for the terminal."""

    def named(self, view: Any) -> set[str]:
        """Return the cards that ``view`` names, to compare with the events its viewer saw."""


class Game:
    """A game from its first decision to its end.

    Created by ``new_game`` and ``restore``.
    """

    def __init__(
        self,
        name: str,
        players: tuple[str, ...],
        options: dict[str, Any],
        seed: int,
        table: Table,
        answered: int = 0,
    ) -> None:
        self.name = name
        self.players = players
        self.options = options
        self.seed = seed
        self.table = table
        self.restarted = False
        self.answered = answered
        self._pending: dict[str, Decision] = {}
        self._given: dict[str, Answer] = {}
        self._asked: Asked = ()
        self._answers: list[tuple[str, Answer]] = []
        self._views: dict[str | None, Any] = {}
        self._steps = _boundaries(table)
        self._open_boundary()
        if not self.over:
            self._go_on(None)

    @property
    def pending(self) -> dict[str, Decision]:
        """The pending decisions by player; empty when the game is over."""
        return dict(self._pending)

    @property
    def over(self) -> bool:
        """True if the game has ended."""
        return self.table.result is not None

    @property
    def result(self) -> Result | None:
        """The result of the game, or ``None`` while it goes on."""
        return self.table.result

    def answer(self, player: str, answer: str | Sequence[str]) -> None:
        """Carry out the answer of ``player`` to their pending decision.

        Raises ``Refusal``, without any change, if the game is over, this player has no pending
        decision, or the answer does not fit.
        """
        decision = self._pending.get(player)
        if decision is None:
            if self.over:
                raise Refusal("game-over")
            raise Refusal("not-awaited")
        tokens = self._check(decision, answer)
        self._views = {}
        self.answered += 1
        self._answers.append((player, tokens))
        if isinstance(self._asked, Decision):
            self._go_on(tokens)
            return
        del self._pending[player]
        self._given[player] = tokens
        if not self._pending:
            self._go_on(self._given)

    def view(self, player: str | None = None) -> Any:
        """Return the table as ``player`` may see it; ``None`` is the public.

        It is cached until the next answer, as showing a table reads it many times.
        """
        if player not in self._views:
            self._views[player] = self.table.view(player, self._pending)
        return self._views[player]

    def events(self, since: int = 0, player: str | None = None) -> list[Event]:
        """Return the events from number ``since`` on, as ``player`` may know them.

        ``None`` is the public. A restored game holds the events since its last boundary only; the
        store keeps the others.
        """
        return [event.for_viewer(player) for event in self.table.log.since(since)]

    def record(self, since: int = 0) -> list[Event]:
        """Return the events with their hidden cards: for the store, never for a person."""
        return self.table.log.since(since)

    def forecast(self, player: str, token: str) -> Any:
        """Return the foreseeable effects of answering ``token``, as ``player`` knows them.

        ``None`` if there is no forecast. Raises ``Refusal`` as ``answer`` does.
        """
        if player not in self._pending:
            raise Refusal("game-over" if self.over else "not-awaited")
        self._check(self._pending[player], token)
        return self.table.forecast(token, self.view(player))

    @property
    def disclosures(self) -> int:
        """The number of disclosures of hidden information since this object was made.

        It rises, and never falls, whenever

        - a player sees the face of a card that they could not see where it lay: one that was drawn,
          dealt or passed on, or given to them from a hand or a score pile;
        - all viewers see a face that the public could not see where the card lay;
        - hidden faces decide public facts: whether a question is asked, which of several results
          occurs, or that there is none.

        Whether it has risen follows from public information: the rules count by zones, values and
        public faces, and where faces decide, they count whichever way it goes. So it never differs
        between two games that the public cannot tell apart. In doubt it rises.

        An answer that leaves it unchanged has not disclosed any information, and can be taken back
        without giving any player an advantage, or information by the undo itself.
        """
        return self.table.disclosures

    @property
    def told(self) -> int:
        """The number of events so far."""
        return len(self.table.log)

    def dump(self) -> dict[str, Any]:
        """Return the game as JSON-ready data: the last boundary's state, later answers."""
        return {
            "format": FORMAT,
            "game": self.name,
            "players": list(self.players),
            "options": self.options,
            "seed": self.seed,
            "answered": self._boundary_answered,
            "told": self._boundary_told,
            "events": self.told,
            "state": self._boundary.dump(),
            "answers": [[player, list(tokens)] for player, tokens in self._answers],
        }

    def _check(self, decision: Decision, answer: str | Sequence[str]) -> Answer:
        try:
            return decision.check(answer)
        except Refusal as refusal:
            raise self.table.explain(decision, refusal) from None

    def _open_boundary(self) -> None:
        """Keep the state at this boundary as the one to return to."""
        self._boundary = self.table.snapshot()
        self._boundary_answered = self.answered
        self._boundary_told = len(self.table.log)
        self._answers = []

    def _go_on(self, answers: Answer | dict[str, Answer] | None) -> None:
        """Play on until a decision is pending or the game is over."""
        try:
            asked = self._steps.send(answers)
            while asked is None:
                self._open_boundary()
                asked = self._steps.send(None)
        except GameOver as end:
            self.table.result = end.result
            self.table.log.add(
                "over",
                cause=end.cause,
                facts={
                    "winners": list(end.result.winners),
                    "reason": end.result.reason,
                    **end.facts,
                },
            )
            self._open_boundary()
            asked = ()
        self._asked = asked
        self._given = {}
        everything = (asked,) if isinstance(asked, Decision) else asked
        for decision in everything:
            decision.number = self.answered
        self._pending = {decision.player: decision for decision in everything}


def _boundaries(table: Table) -> Generator[Asked | None, Any, None]:
    """Play step after step; yield ``None`` at the boundaries between them."""
    while True:
        yield from table.step()
        yield None
