"""Tactics: sure wins, safety from the rivals' wins, and dominated answers."""

import json
import random
from pathlib import Path
from typing import Any

from engine.games import GAMES
from engine.players import TACTICAL_STEPS, positions
from engine.players.agent import TacticalAgent
from engine.players.search import Budget, Deals
from engine.players.tactics import Tactics


def tactics(tmp_path: Path, game: str, setup: dict[str, Any], steps: int = TACTICAL_STEPS) -> Any:
    """Return the tactics of Ann's decision in ``setup``, and her answers."""
    players = [name for name in ("ann", "bob", "cat") if name in setup]
    data = {
        "format": 1,
        "game": game,
        "title": "A table",
        "players": players,
        "setup": setup,
        "ask": {"player": "ann", "avoid": []},
    }
    path = tmp_path / "position.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    position = positions.load(path)
    view, decision, agent = position.game.view("ann"), position.decision, GAMES[game].agent
    assert isinstance(agent, TacticalAgent)
    rng = random.Random(1)
    table = agent.determinize(view, rng)
    answers = agent.candidates(table, decision, rng)
    deals = Deals(agent, view, rng)
    judge = Tactics(agent, deals, decision, Budget(steps), rng)
    return judge, answers


def civ(**setup: Any) -> dict[str, Any]:
    """Return a set-up in the effects step, with enough cards to draw."""
    deck = ["culture", "economy", "science", "army", "utopia", "religion"] * 4
    return {"deck": deck, "turn": "ann", "step": "effects", **setup}


def test_the_shortest_sure_win_is_found(tmp_path: Path) -> None:
    """Experiment would do as well, after a card that does not win."""
    setup = civ(
        ann={"area": {"army": 7, "science": 3}, "hand": ["culture", "army", "army"]},
        bob={"area": {}, "hand": ["culture"]},
        step="play",
    )
    judge, answers = tactics(tmp_path, "civ", setup)
    assert judge.sure_win(answers) == ("play army",)


def test_no_win_is_sure_that_needs_a_hidden_card(tmp_path: Path) -> None:
    setup = civ(
        ann={"area": {"army": 7, "science": 3, "religion": 1}, "hand": ["culture"]},
        bob={"area": {}, "hand": ["army", "culture", "culture"]},
    )
    judge, answers = tactics(tmp_path, "civ", setup)
    assert judge.sure_win(answers) is None


def test_only_the_answer_that_stops_the_rival_is_safe(tmp_path: Path) -> None:
    setup = civ(
        ann={"area": {}, "hand": ["utopia", "army", "science"]},
        bob={"area": {"army": 7}, "hand": ["army", "army", "culture"]},
        step="play",
    )
    judge, answers = tactics(tmp_path, "civ", setup)
    safety = judge.safety(answers)
    assert safety["play utopia",] == 1
    assert max(safety["play army",], safety["play science",]) < 0.9


def test_every_rival_who_moves_before_the_next_turn_is_feared(tmp_path: Path) -> None:
    setup = civ(
        ann={"area": {"army": 2}, "hand": ["religion"]},
        bob={"area": {"culture": 1}, "hand": ["army"]},
        cat={"area": {"army": 6}, "hand": ["army", "army", "army"]},
    )
    judge, answers = tactics(tmp_path, "civ", setup)
    safety = judge.safety(answers)
    assert safety["discard army",] == 1 > safety["draw",]


def test_nothing_is_said_of_safety_where_nobody_is_near(tmp_path: Path) -> None:
    setup = civ(
        ann={"area": {"army": 2, "culture": 1}, "hand": ["religion"]},
        bob={"area": {"army": 3}, "hand": ["army", "army", "culture"]},
    )
    judge, answers = tactics(tmp_path, "civ", setup)
    assert judge.safety(answers) == {}


def test_what_costs_and_changes_nothing_is_dominated(tmp_path: Path) -> None:
    setup = civ(
        ann={"area": {"army": 2, "culture": 3, "religion": 1}, "hand": ["science"]},
        bob={"area": {"science": 3}, "hand": []},
    )
    judge, answers = tactics(tmp_path, "civ", setup)
    assert judge.dominated(answers) == {("discard army",), ("discard religion",)}


def test_a_card_that_can_do_nothing_is_dominated_by_a_draw(tmp_path: Path) -> None:
    setup = {
        "ann": {"board": {"yellow": ["masonry"], "green": ["sailing"]}, "hand": ["pottery"]},
        "bob": {"board": {"blue": ["writing"]}, "hand": ["oars"]},
    }
    judge, answers = tactics(tmp_path, "innovation", setup)
    assert judge.dominated(answers) == {("dogma masonry",)}


def test_near_the_last_card_a_draw_is_not_better_than_nothing(tmp_path: Path) -> None:
    setup = {
        "ann": {"board": {"yellow": ["masonry"], "blue": ["software"]}, "hand": []},
        "bob": {"board": {"blue": ["writing"]}, "hand": ["oars"]},
    }
    judge, answers = tactics(tmp_path, "innovation", setup)
    assert ("dogma masonry",) not in judge.dominated(answers)


def test_without_a_budget_nothing_is_claimed(tmp_path: Path) -> None:
    setup = civ(
        ann={"area": {"army": 7}, "hand": ["army", "culture"]},
        bob={"area": {"army": 7}, "hand": ["army"]},
        step="play",
    )
    judge, answers = tactics(tmp_path, "civ", setup, steps=1)
    assert judge.sure_win(answers) is None
    assert judge.safety(answers) in ({}, dict.fromkeys(answers, 1.0))
