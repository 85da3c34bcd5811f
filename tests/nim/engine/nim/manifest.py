"""Nim: in turn, take one to three sticks; the player who takes the last one loses."""

from __future__ import annotations

import copy
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from engine.decision import Answer, Decision
from engine.game import GameOver, Log, Result, Rules, Step
from engine.manifest import Manifest
from engine.players.agent import Agent
from engine.refusal import Invalid, Refusal
from engine.view import Awaited

STICKS = 21
MOST = 3  # sticks to take in a turn


@dataclass(frozen=True, slots=True)
class SeatView:
    """A player, and the number of sticks that they have taken."""

    name: str
    points: int


@dataclass(frozen=True, slots=True)
class TableView:
    """The table; everybody sees the same."""

    game: str
    viewer: str | None
    seats: tuple[SeatView, ...]
    sticks: int
    turn: str
    turn_number: int
    awaited: tuple[Awaited, ...]
    over: bool
    winners: tuple[str, ...]
    reason: str | None

    def seat(self, name: str) -> SeatView:
        """Return the seat of a player."""
        return next(seat for seat in self.seats if seat.name == name)


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The state of a table at a boundary."""

    state: dict[str, Any]

    def dump(self) -> dict[str, Any]:
        """Return the state as JSON-ready data."""
        return copy.deepcopy(self.state)


class NimTable:
    """The sticks left, those that each player has taken, and the number of the turn."""

    def __init__(self, players: Sequence[str], state: Mapping[str, Any], log: Log) -> None:
        self.players = tuple(players)
        self.sticks: int = state["sticks"]
        self.turn_number: int = state["turn_number"]
        self.taken: dict[str, int] = dict(state["taken"])
        result = state["result"]
        self.result = None if result is None else Result(tuple(result[0]), result[1])
        self.disclosures = 0
        self.log = log

    @property
    def turn(self) -> str:
        """The player whose turn it is."""
        return self.players[(self.turn_number - 1) % len(self.players)]

    def step(self) -> Step:
        """Play a turn."""
        tokens = tuple(f"take {number}" for number in range(1, min(MOST, self.sticks) + 1))
        (token,) = tokens if len(tokens) == 1 else (yield Decision(
            self.turn, "action", tokens, purpose="nim-take"
        ))  # fmt: skip
        number = int(token.removeprefix("take "))
        self.sticks -= number
        self.taken[self.turn] += number
        self.log.add("take", self.turn, facts={"count": number})
        if not self.sticks:
            raise GameOver([name for name in self.players if name != self.turn], "nim-last-stick")
        self.turn_number += 1

    def snapshot(self) -> Snapshot:
        """Return a copy of the state."""
        return Snapshot(self.state())

    def state(self) -> dict[str, Any]:
        """Return the state as JSON-ready data."""
        return {
            "sticks": self.sticks,
            "turn_number": self.turn_number,
            "taken": dict(self.taken),
            "result": None
            if self.result is None
            else [list(self.result.winners), self.result.reason],
        }

    def view(self, viewer: str | None, pending: Mapping[str, Decision]) -> TableView:
        """Return what everybody sees."""
        awaited = (Awaited(d.player, d.kind, d.purpose, d.card, d.number) for d in pending.values())
        return TableView(
            game="nim",
            viewer=viewer,
            seats=tuple(SeatView(name, self.taken[name]) for name in self.players),
            sticks=self.sticks,
            turn=self.turn,
            turn_number=self.turn_number,
            awaited=tuple(awaited),
            over=self.result is not None,
            winners=self.result.winners if self.result else (),
            reason=self.result.reason if self.result else None,
        )

    def explain(self, decision: Decision, refusal: Refusal) -> Refusal:
        """Return ``refusal``: there is nothing more to say."""
        return refusal

    def forecast(self, token: str, view: Any) -> None:
        """Return ``None``: the outcome is plain."""


class Nim:
    """The rules, which have no options of their own."""

    seats = range(2, 5)
    automatic = frozenset({"take 1"})

    def set_up(
        self, players: tuple[str, ...], options: dict[str, Any], rng: random.Random
    ) -> NimTable:
        """Return a table with all sticks; there is no chance in this game."""
        return self.arrange(players, options, {})

    def load(
        self, players: tuple[str, ...], options: dict[str, Any], state: dict[str, Any]
    ) -> NimTable:
        """Return the table that ``dump`` wrote."""
        if unknown := set(options) - {"language"}:
            raise Refusal("unknown-option", option=min(unknown))
        return NimTable(players, state, Log())

    def arrange(
        self, players: tuple[str, ...], options: dict[str, Any], setup: dict[str, Any]
    ) -> NimTable:
        """Return the table of a scenario, which names the number of ``sticks``."""
        sticks = setup.get("sticks", STICKS)
        if type(sticks) is not int or sticks < 1:
            raise Invalid("setup.sticks", "must be a number of sticks")
        taken = dict.fromkeys(players, 0)
        state = {"sticks": sticks, "turn_number": 1, "taken": taken, "result": None}
        return self.load(players, options, state)

    def observe(self, table: Any) -> dict[str, Any]:
        """Return the state that a scenario can expect."""
        return {"sticks": table.sticks, "turn": table.turn, **table.taken}

    def audit(self, table: Any) -> None:
        """Check that no stick is lost."""
        assert table.sticks >= 0
        assert table.sticks + sum(table.taken.values()) == STICKS

    def rank(self, view: TableView, seat: SeatView) -> tuple[int]:
        """Return the sort key among those who did not win: fewer sticks are better."""
        return (seat.points,)

    def sketch(self, view: TableView) -> str:
        """Return the table as a row of sticks."""
        return "|" * view.sticks

    def named(self, view: TableView) -> set[str]:
        """Return nothing: there are no cards."""
        return set()


class NimAgent(Agent):
    """An agent that leaves one stick more than a multiple of four, if it can."""

    view = TableView
    horizon = 1
    patience = STICKS

    def determinize(self, view: TableView, rng: random.Random) -> NimTable:
        """Return the table, of which everything is known."""
        state = {
            "sticks": view.sticks,
            "turn_number": view.turn_number,
            "taken": {seat.name: seat.points for seat in view.seats},
            "result": None,
        }
        return NimTable([seat.name for seat in view.seats], state, Log(heard=False))

    def clone(self, table: NimTable) -> NimTable:
        """Return a copy of ``table``."""
        return NimTable(table.players, table.state(), Log(heard=False))

    def resume(self, table: NimTable, decision: Decision) -> Step:
        """Play on from ``decision``."""
        return table.step()

    def step(self, table: NimTable) -> Step:
        """Play a turn."""
        return table.step()

    def rule(self, table: NimTable, decision: Decision, rng: random.Random, firm: bool) -> Answer:
        """Return the winning answer of two players, or any if there is none."""
        wanted = f"take {(table.sticks - 1) % (MOST + 1)}"
        return (wanted if wanted in decision.options else rng.choice(decision.options),)

    def answers(self, table: NimTable, decision: Decision, rng: random.Random) -> list[Answer]:
        """Return all answers."""
        return [(option,) for option in decision.options]

    def settled(self, table: NimTable, turn: int) -> bool:
        """Return true after a turn."""
        return table.turn_number > turn

    def evaluate_by_hand(self, table: NimTable) -> dict[str, float]:
        """Return low chances for the player who is left one more than a multiple of four."""
        lost = table.sticks % (MOST + 1) == 1
        return {name: 0.1 if (name == table.turn) is lost else 0.9 for name in table.players}


MANIFEST = Manifest(name="nim", order=3, rules=cast(Rules, Nim()), agent=NimAgent())
