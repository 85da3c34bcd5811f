"""A game: its record, its boundaries, and how it is stored and restored.

The rules of a game are a *table*: plain data, and a generator ``step()`` that plays from one
boundary to the next, yielding a decision (or several at once) whenever somebody has to choose.
Between two steps nothing is in the air, so a game is stored as the state at the last boundary and
the answers given since. This module knows none of the games.
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

# What a step yields and what it is sent: one decision and its answer, or a tuple of decisions of
# different players, made in secret at the same time, and the answers by player.
Asked = Decision | tuple[Decision, ...]
Step = Generator[Asked, Any, None]


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: several ``winners`` share the victory."""

    winners: tuple[str, ...]
    reason: str


class GameOver(Exception):
    """Raised by the rules at the moment in which the game ends, also in mid-effect."""

    def __init__(self, winners: Sequence[str], reason: str) -> None:
        super().__init__(reason)
        self.result = Result(tuple(winners), reason)


class Log:
    """The events of a game, numbered from 0; a restored game holds those since its boundary."""

    __slots__ = ("events", "first")

    def __init__(self, first: int = 0) -> None:
        self.first = first
        self.events: list[Event] = []

    def __len__(self) -> int:
        return self.first + len(self.events)

    def add(self, kind: str, player: str | None = None, **what: Any) -> None:
        """Note that something happened; the arguments are those of ``Event``."""
        self.events.append(Event(len(self), kind, player, **what))

    def since(self, number: int) -> list[Event]:
        """The events from ``number`` on, as far as they are held."""
        return self.events[max(0, number - self.first) :]


class Table(Protocol):
    """A game's rules: the state of a table and how it goes on.

    ``disclosures`` counts, for as long as this object lives, how often hidden information was
    disclosed; see ``Game.disclosures`` for the rule that the game's moves have to follow.
    """

    log: Log
    result: Result | None
    disclosures: int

    def step(self) -> Step:
        """Play from this boundary to the next one."""

    def dump(self) -> dict[str, Any]:
        """The whole state as JSON-ready data; called at boundaries and at the end only."""

    def view(self, viewer: str | None, pending: Mapping[str, Decision]) -> Any:
        """What ``viewer`` (``None``: the public) may see."""

    def explain(self, decision: Decision, refusal: Refusal) -> Refusal:
        """``refusal`` of an answer to ``decision``, or one that says better why."""

    def forecast(self, token: str, view: Any) -> Any:
        """What taking ``token`` would do, as far as ``view`` shows; ``None`` if that is plain."""


class Rules(Protocol):
    """How a game makes its tables. ``engine.games`` lists the games."""

    seats: range
    automatic: frozenset[str]  # tokens that the rules carry out where there is no other choice

    def set_up(
        self, players: tuple[str, ...], options: dict[str, Any], rng: random.Random
    ) -> Table:
        """A new table, shuffled with ``rng`` and nothing else. Unknown options are refused."""

    def load(
        self, players: tuple[str, ...], options: dict[str, Any], state: dict[str, Any]
    ) -> Table:
        """The table that ``dump`` wrote."""

    def arrange(
        self, players: tuple[str, ...], options: dict[str, Any], setup: dict[str, Any]
    ) -> Table:
        """The table that a scenario's ``setup`` describes; ``Invalid`` if it makes no sense."""

    def observe(self, table: Table) -> dict[str, Any]:
        """What a scenario can expect: by player name what lies there, and facts of the table.

        A ``Counter`` is compared as a bag, a list in its order.
        """

    def audit(self, table: Table) -> None:
        """Raise ``AssertionError`` if ``table`` breaks an invariant of the game."""

    def sketch(self, view: Any) -> str:
        """``view`` in a few lines of plain text, for the terminal."""

    def named(self, view: Any) -> set[str]:
        """The cards that ``view`` names, to be compared with what its viewer has been told."""


class Game:
    """One game from its first decision to its end. Made by ``new_game`` and ``restore``."""

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
        self._open_boundary()
        if not self.over:
            self._go_on(None)

    @property
    def pending(self) -> dict[str, Decision]:
        """Who has to choose what now; empty when the game is over."""
        return dict(self._pending)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.result is not None

    @property
    def result(self) -> Result | None:
        """How the game ended, or ``None`` while it goes on."""
        return self.table.result

    def answer(self, player: str, answer: str | Sequence[str]) -> None:
        """Carry out ``player``'s answer to the decision pending for them.

        Raises ``Refusal`` if the game is over, nothing is asked of this player, or the answer does
        not fit; then nothing has changed.
        """
        decision = self._pending.get(player)
        if decision is None:
            if self.over:
                raise Refusal("game-over")
            raise Refusal("not-awaited")
        tokens = self._check(decision, answer)
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
        """The table as ``player`` may see it; ``None`` is the public."""
        return self.table.view(player, self._pending)

    def events(self, since: int = 0, player: str | None = None) -> list[Event]:
        """What happened from event number ``since`` on, as ``player`` (``None``: all) may know it.

        A restored game knows the events since its boundary only; the store keeps the others.
        """
        return [event.for_viewer(player) for event in self.table.log.since(since)]

    def record(self, since: int = 0) -> list[Event]:
        """The events with everything hidden in them: for the store, never for a person."""
        return self.table.log.since(since)

    def forecast(self, player: str, token: str) -> Any:
        """What ``player`` would set off by answering ``token``, from what they may know.

        ``None`` where there is nothing to foretell. Raises ``Refusal`` like ``answer``.
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
        - everyone sees a face that the public could not see where the card lay;
        - hidden faces decide what everyone can see: whether a question is asked, which of several
          things happens, that nothing does.

        Whether it has risen follows from public information: the rules count by zones, values and
        public faces, and where faces decide, they count whichever way it goes. So it never differs
        between two games that the public cannot tell apart. In doubt it rises.

        An answer that leaves it unchanged has disclosed nothing, and can be taken back without
        giving any player an advantage, or information by the undo itself.
        """
        return self.table.disclosures

    @property
    def told(self) -> int:
        """How many events there have been."""
        return len(self.table.log)

    def dump(self) -> dict[str, Any]:
        """The game as JSON-ready data: the state at the last boundary and the answers since."""
        return {
            "format": FORMAT,
            "game": self.name,
            "players": list(self.players),
            "options": self.options,
            "seed": self.seed,
            "answered": self._boundary_answered,
            "told": self._boundary_told,
            "events": self.told,
            "state": self._boundary,
            "answers": [[player, list(tokens)] for player, tokens in self._answers],
        }

    def _check(self, decision: Decision, answer: str | Sequence[str]) -> Answer:
        try:
            return decision.check(answer)
        except Refusal as refusal:
            raise self.table.explain(decision, refusal) from None

    def _open_boundary(self) -> None:
        """Take down the state to come back to; nothing is in the air at this moment."""
        self._boundary = self.table.dump()
        self._boundary_answered = self.answered
        self._boundary_told = len(self.table.log)
        self._answers = []
        self._asked = ()
        self._pending = {}
        self._given = {}
        self._steps = self.table.step()

    def _go_on(self, answers: Answer | dict[str, Answer] | None) -> None:
        """Play on until somebody has to choose, or to the end."""
        while True:
            try:
                asked = self._steps.send(answers)
            except StopIteration:
                self._open_boundary()
                answers = None
                continue
            except GameOver as end:
                self.table.result = end.result
                self.table.log.add(
                    "over",
                    facts={"winners": list(end.result.winners), "reason": end.result.reason},
                )
                self._open_boundary()
                return
            break
        self._asked = asked
        self._given = {}
        everything = (asked,) if isinstance(asked, Decision) else asked
        for decision in everything:
            decision.number = self.answered
        self._pending = {decision.player: decision for decision in everything}
