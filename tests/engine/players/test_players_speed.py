"""Benchmarks of computer players (``make bench``); no test fails by a time."""

import random
from typing import Any

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from engine import Decision, new_game
from engine.games import GAMES
from engine.players import LEVELS, advise, choose


def in_mid_game(name: str) -> tuple[Any, Decision]:
    """Return the view and the decision of a player with an action to take in mid-game."""
    rng = random.Random(2)
    game = new_game(name, ["ann", "bob"], 2)
    while True:
        if game.over:
            pytest.skip("the game is over before it has such a choice")
        player, decision = next(iter(game.pending.items()))
        view = game.view(player)
        if view.turn_number >= 12 and decision.kind == "action" and len(decision.options) > 3:
            return view, decision
        game.answer(player, choose(name, "easy", view, decision, rng))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_choice(benchmark: BenchmarkFixture, name: str, level: str) -> None:
    view, decision = in_mid_game(name)
    answer = benchmark(lambda: choose(name, level, view, decision, random.Random(1)))
    assert set(answer) <= set(decision.options)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_hint(benchmark: BenchmarkFixture, name: str) -> None:
    view, decision = in_mid_game(name)
    assert benchmark(advise, name, view, decision)
