"""The search on determinized tables: deterministic, and within its budget."""

import random
from typing import Any

import pytest

from engine import Decision, Game, new_game
from engine.games import GAMES
from engine.innovation.cards import CARDS
from engine.players import LEVELS, advise, choose, compare
from engine.players.search import Budget, Thinker


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


def searched(name: str, budget: Budget, seats: int = 2) -> Any:
    """Return the ranking that a search of the hard player ends with."""
    view, decision = first_action(name, 8, seats)
    agent, rng = GAMES[name].agent, random.Random(1)
    answers = agent.answers(agent.determinize(view, rng), decision, rng)
    return Thinker(agent, view, decision, budget).search(answers, rng, agent.horizon)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_same_seed_finds_the_same(name: str, seats: int) -> None:
    first, second = (searched(name, Budget(300), seats) for _ in range(2))
    assert first == second
    assert all(0 <= chance <= 1 for chance, _ in first)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_budget_is_kept(name: str) -> None:
    budget = Budget(200)
    assert searched(name, budget)
    assert -60 < budget.left <= 0


@pytest.mark.parametrize("name", sorted(GAMES))
def test_out_of_time_it_ends_at_once(name: str) -> None:
    budget = Budget(10**6, lambda: True)
    assert searched(name, budget) == []
    assert budget.left == 10**6


@pytest.mark.parametrize("name", sorted(GAMES))
@pytest.mark.parametrize("level", ["hard", "hard-1"])
def test_the_answer_found_is_legal(name: str, level: str) -> None:
    view, decision = first_action(name, 8)
    answer = choose(name, level, view, decision, random.Random(1), steps=100)
    assert decision.check(answer) == answer


@pytest.mark.timeout(60)
def test_a_decision_after_the_last_card_was_drawn_ends_no_search() -> None:
    """An effect is resumed from its beginning, and there is no second card to draw.

    So the copy of the game ends before it has asked, on every table, which costs no step.
    """
    setup = {
        "ann": {
            "board": {"blue": ["chemistry"], "purple": ["services"]},
            "score": ["pottery", "tools"],
        },
        "bob": {"hand": [id for id, card in CARDS.items() if card.age == 10][1:]},
        "turn": "ann",
        "seed": 0,
    }
    players = ("ann", "bob")
    table = GAMES["innovation"].rules.arrange(players, {}, setup)
    game = Game("innovation", players, {}, 0, table)
    game.answer("ann", ["dogma chemistry"])
    decision, view = game.pending["ann"], game.view("ann")
    assert decision.purpose == "return"
    for level in LEVELS:
        answer = choose("innovation", level, view, decision, random.Random(1))
        assert decision.check(answer) == answer
    assert advise("innovation", view, decision) == []
    assert compare("innovation", view, decision, [("pottery",), ("tools",)]) == []
