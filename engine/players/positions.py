"""Positions with a provable right answer, put to a computer player."""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine import scenario
from engine.decision import Answer, Decision
from engine.game import Game
from engine.players import choose
from engine.refusal import Invalid


@dataclass(frozen=True, slots=True)
class Position:
    """A decision of ``player``; an answer in ``best``, or not in ``avoid``, is right."""

    title: str
    game: Game
    player: str
    best: tuple[Answer, ...]
    avoid: tuple[Answer, ...]

    @property
    def decision(self) -> Decision:
        """The pending decision of the player."""
        return self.game.pending[self.player]

    def right(self, answer: Answer) -> bool:
        """Return whether ``answer`` is right; the order counts only where it is asked for."""
        ordered = self.decision.kind in ("order", "arrange")

        def same(other: Answer) -> bool:
            return answer == other if ordered else Counter(answer) == Counter(other)

        if self.best:
            return any(map(same, self.best))
        return not any(map(same, self.avoid))


def load(path: Path) -> Position:
    """Return the position in ``path``. Raises ``Invalid`` if it is unusable."""
    game, data = scenario.position(path)
    ask = data.get("ask")
    if not isinstance(ask, dict) or "player" not in ask:
        raise Invalid("ask", "must name a player")
    if ask["player"] not in game.pending:
        raise Invalid("ask.player", f"{ask['player']!r} has nothing to decide here")
    if len(ask) != 2 or not ("best" in ask) ^ ("avoid" in ask):
        raise Invalid("ask", "must have either best or avoid")
    decision = game.pending[ask["player"]]
    return Position(
        data["title"],
        game,
        ask["player"],
        _answers("ask.best", ask.get("best", []), decision),
        _answers("ask.avoid", ask.get("avoid", []), decision),
    )


def _answers(where: str, tokens: Any, decision: Decision) -> tuple[Answer, ...]:
    """Return the answers that a file lists, each a token or a list of tokens."""
    if not isinstance(tokens, list):
        raise Invalid(where, "must be a list of answers")
    answers = tuple((each,) if isinstance(each, str) else tuple(each) for each in tokens)
    for answer in answers:
        fits = decision.min <= len(answer) <= decision.max
        if not fits or Counter(answer) - Counter(decision.options):
            raise Invalid(where, f"{list(answer)} is no legal answer to {decision.kind}")
    return answers


def share_right(position: Position, level: str, seeds: int, steps: int | None = None) -> float:
    """Return the share of right answers of a computer player, asked once per seed."""
    view = position.game.view(position.player)
    rngs = (random.Random(seed) for seed in range(seeds))
    answers = (
        choose(position.game.name, level, view, position.decision, rng, steps=steps) for rng in rngs
    )
    return sum(map(position.right, answers)) / seeds


def main(chosen: argparse.Namespace) -> int:
    """Run the command ``positions``: print each share, and the overall one last."""
    shares = []
    for path in scenario.files(chosen.path):
        try:
            position = load(path)
        except Invalid as error:
            print(f"{path}: {error}", file=sys.stderr)
            return 2
        share = share_right(position, chosen.level, chosen.seeds, chosen.steps)
        shares.append(share)
        print(f"{share:4.0%}  {position.title}")
    if not shares:
        print("no position there", file=sys.stderr)
        return 2
    print(f"right: {_percent(shares)}%")
    return 0


def _percent(shares: Sequence[float]) -> str:
    return f"{100 * sum(shares) / len(shares):.1f}".removesuffix(".0")
