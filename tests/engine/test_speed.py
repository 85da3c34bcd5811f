"""Benchmarks of the engine (``make bench``); no test fails by a time."""

import json
import random
from typing import Any

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from engine import Game, new_game, restore
from engine.simulate import play, random_answer

NAMES = ["ann", "bob", "cat", "dan"]


def game_after(answers: int, seed: int = 0) -> Game:
    """Return a game of four in the middle of an action, after at least ``answers``.

    It is the first from ``seed`` on.
    """
    while True:
        rng = random.Random(seed)
        game = new_game("innovation", NAMES, seed)
        while not game.over:
            if game.answered >= answers and game.dump()["answers"]:
                return game
            decision = rng.choice(list(game.pending.values()))
            game.answer(decision.player, random_answer(decision, rng))
        seed += 1


def test_random_play_of_four(benchmark: BenchmarkFixture) -> None:
    """A whole game each round; the number of decisions is in ``extra_info``."""
    decisions = 0

    def one_game() -> None:
        nonlocal decisions
        decisions = play(new_game("innovation", NAMES, 1), random.Random(1), checks=False)

    benchmark(one_game)
    benchmark.extra_info["decisions"] = decisions
    assert decisions > 50


@pytest.mark.parametrize("variant", ["base", "draft"])
def test_random_play_of_four_at_carta_impera_victoria(
    benchmark: BenchmarkFixture, variant: str
) -> None:
    """A whole game each round; the number of decisions is in ``extra_info``."""
    decisions = 0

    def one_game() -> None:
        nonlocal decisions
        game = new_game("civ", NAMES, 1, variant=variant)
        decisions = play(game, random.Random(1), checks=False)

    benchmark(one_game)
    benchmark.extra_info["decisions"] = decisions
    assert decisions > 50


def test_restoring_a_game_of_300_answers(benchmark: BenchmarkFixture) -> None:
    stored = json.dumps(game_after(300, seed=661).dump())

    def from_the_store() -> Any:
        return restore(json.loads(stored))

    game = benchmark(from_the_store)
    assert game.answered >= 300


def test_a_view(benchmark: BenchmarkFixture) -> None:
    game = game_after(150)
    assert benchmark(game.view, "ann").viewer == "ann"


def test_a_forecast(benchmark: BenchmarkFixture) -> None:
    game = game_after(100)
    while (decision := next(iter(game.pending.values()))).kind != "action":
        game.answer(decision.player, random_answer(decision, random.Random(1)))
    token = next(option for option in decision.options if option.startswith("dogma"))
    assert benchmark(game.forecast, decision.player, token).card in token
