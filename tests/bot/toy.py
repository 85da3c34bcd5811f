"""A tiny game with every feature that tables have to support, for their tests.

All players pick a card in secret; then, in turn, ``draw`` a point or ``ask`` the next player, who
may take two. ``all`` asks all of them at once. Players with ``goal`` points win; several may.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast

from bot.features.computers.thinking import plain_answer
from engine import Decision, Refusal, Result
from engine.decision import Answer
from engine.game import GameOver, Log, Rules, Step
from engine.manifest import Manifest
from engine.players.agent import Agent


class Toy:
    """The rules, as far as tables need them. A newer version may change ``actions``."""

    seats = range(2, 5)
    actions = ("draw", "ask", "all")

    def set_up(
        self, players: tuple[str, ...], options: dict[str, Any], rng: random.Random
    ) -> ToyTable:
        if unknown := options.keys() - {"goal", "language"}:
            raise Refusal("unknown-option", option=min(unknown))
        state = {"points": dict.fromkeys(players, 0), "turn": -1, "luck": rng.randrange(1000)}
        return self.load(players, options, state)

    def load(
        self, players: tuple[str, ...], options: dict[str, Any], state: dict[str, Any]
    ) -> ToyTable:
        return ToyTable(self.actions, players, options.get("goal", 6), state)

    def rank(self, view: ToyView, seat: ToySeat) -> tuple[int]:
        return (-seat.points,)


class ToyTable:
    """A table of the toy game: the points, and the turn (-1: the first cards)."""

    def __init__(
        self,
        actions: tuple[str, ...],
        players: tuple[str, ...],
        goal: int,
        state: dict[str, Any],
    ) -> None:
        self.actions = actions
        self.players = players
        self.goal = goal
        self.points: dict[str, int] = dict(state["points"])
        self.turn: int = state["turn"]
        self.luck: int = state["luck"]
        self.log = Log()
        self.disclosures = 0
        result = state.get("result")
        self.result = Result(tuple(result[0]), result[1]) if result else None

    def snapshot(self) -> ToySnapshot:
        state: dict[str, Any] = {
            "points": dict(self.points),
            "turn": self.turn,
            "luck": self.luck,
        }
        if self.result:
            state["result"] = [list(self.result.winners), self.result.reason]
        return ToySnapshot(state)

    def view(self, viewer: str | None, pending: Mapping[str, Decision]) -> Any:
        return ToyView(viewer, self.points, self.result)

    def explain(self, decision: Decision, refusal: Refusal) -> Refusal:
        return refusal

    def step(self) -> Step:
        if self.turn < 0:
            yield tuple(
                Decision(player, "cards", ("ant", "bee"), secret=True) for player in self.players
            )
            self.disclosures += 1
            self.log.add("first-cards")
            self.turn = 0
            return
        player = self.players[self.turn % len(self.players)]
        self.log.add("turn", player)
        (action,) = yield Decision(player, "action", self.actions)
        if action == "draw":
            self.disclosures += 1
            self.log.add("draw", player, card=f"card-{self.luck}", seen=(player,))
            self.score(player, 1)
        elif action == "ask":
            other = self.players[(self.turn + 1) % len(self.players)]
            (said,) = yield Decision(other, "yes-no", ("yes", "no"))
            if said == "yes":
                self.score(other, 2)
        else:
            said = yield tuple(
                Decision(other, "cards", ("ant", "bee"), min=0) for other in self.players
            )
            self.disclosures += 1
            for other in self.players:
                if said[other]:
                    self.score(other, 1)
        self.turn += 1
        winners = [name for name in self.players if self.points[name] >= self.goal]
        if winners:
            raise GameOver(winners, "score")

    def score(self, player: str, points: int) -> None:
        self.points[player] += points
        self.log.add("score", player, facts={"points": points})


@dataclass(frozen=True)
class ToySnapshot:
    """The state of a table at a boundary."""

    state: dict[str, Any]

    def dump(self) -> dict[str, Any]:
        return self.state


@dataclass(frozen=True)
class ToySeat:
    """A player and their points."""

    name: str
    points: int


class ToyView(dict[str, int]):
    """A view of the toy game: the points, which are public."""

    game = "toy"
    turn_number = 0

    def __init__(
        self, viewer: str | None, points: Mapping[str, int], result: Result | None
    ) -> None:
        super().__init__(points)
        self.viewer = viewer
        self.seats = tuple(ToySeat(*each) for each in points.items())
        self.over = result is not None
        self.winners = result.winners if result else ()


class ToyAgent:
    """An agent of a computer player that has no strategy."""

    view = ToyView
    patience = 1000
    network = None

    def determinize(self, view: ToyView, rng: random.Random) -> ToyView:
        return view

    def rule(self, table: ToyView, decision: Decision, rng: random.Random, firm: bool) -> Answer:
        return plain_answer(decision)

    def answers(self, table: ToyView, decision: Decision, rng: random.Random) -> list[Answer]:
        return [plain_answer(decision)]


def toy_game(rules: Toy | None = None) -> Manifest:
    """Return the manifest of the toy game, to be put among the games of a test."""
    return Manifest("toy", 9, cast(Rules, rules or Toy()), cast(Agent, ToyAgent()))
