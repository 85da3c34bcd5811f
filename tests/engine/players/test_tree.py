"""The tree search: deterministic, and within its budget."""

import random
from typing import Any

import pytest

from engine import Decision, new_game
from engine.games import GAMES
from engine.players import choose
from engine.players.search import Budget, Deals
from engine.players.tree import TreeSearch


def first_action(name: str, turn: int, seats: int = 2) -> tuple[Any, Decision]:
    """Return view and decision of a player with several actions, from ``turn`` on."""
    rng = random.Random(3)
    game = new_game(name, [f"p{seat}" for seat in range(seats)], 3)
    while True:
        player, decision = next(iter(game.pending.items()))
        view = game.view(player)
        if view.turn_number >= turn and decision.kind == "action" and len(decision.options) > 2:
            return view, decision
        game.answer(player, choose(name, "easy", view, decision, rng))


def searched(name: str, steps: int, seed: int = 1, seats: int = 2) -> tuple[TreeSearch, Any]:
    view, decision = first_action(name, 8, seats)
    mind, rng = GAMES[name].mind, random.Random(seed)
    candidates = mind.candidates(mind.imagine(view, rng), decision, rng)
    search = TreeSearch(mind, Deals(mind, view, rng), decision, Budget(steps), rng)
    return search, search.search(candidates)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_same_seed_finds_the_same(name: str, seats: int) -> None:
    first, second = (searched(name, 300, seats=seats) for _ in range(2))
    assert first[1] == second[1]
    assert all(0 <= chance <= 1 for chance, _ in first[1])


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_budget_is_kept(name: str) -> None:
    search, ranked = searched(name, 200)
    assert ranked
    assert -60 < search.budget.left <= 0


@pytest.mark.parametrize("name", sorted(GAMES))
def test_out_of_time_it_ends_at_once(name: str) -> None:
    view, decision = first_action(name, 8)
    mind, rng = GAMES[name].mind, random.Random(1)
    candidates = mind.candidates(mind.imagine(view, rng), decision, rng)
    budget = Budget(10**6, lambda: True)
    search = TreeSearch(mind, Deals(mind, view, rng), decision, budget, rng)
    assert search.search(candidates) == []
    assert search.iterations == 0


@pytest.mark.parametrize("name", sorted(GAMES))
@pytest.mark.parametrize("level", ["hard", "tree"])
def test_the_candidates_hold_the_answer(name: str, level: str) -> None:
    view, decision = first_action(name, 8)
    answer = choose(name, level, view, decision, random.Random(1), steps=100)
    assert decision.check(answer) == answer
