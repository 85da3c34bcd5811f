"""Outcomes of options: their predictions come true."""

from __future__ import annotations

import json
import random

import pytest

from engine import Game, new_game, restore
from engine.innovation.outcome import Outcome, outcomes
from engine.line import game_of
from engine.players import choose


@pytest.mark.soak
def test_what_they_say_of_melds_happens() -> None:
    checked = 0
    for seed in range(6):
        game, chance = new_game("innovation", ["p1", "p2", "p3"], seed=seed), random.Random(seed)
        for _ in range(120):
            if game.over:
                break
            player, decision = next(iter(game.pending.items()))
            view = game.view(player)
            before, stored = view.seat(player), json.dumps(game.dump())
            for token, outcome in outcomes(view, decision).items():
                if token.startswith("meld "):
                    trial = restore(json.loads(stored))
                    trial.answer(player, token)
                    after = trial.view(player).seat(player)
                    assert outcome.points == after.points - before.points
                    new = [one for one in after.achievements if one not in before.achievements]
                    assert list(outcome.claimed) == new
                    for icon, count in after.icons.items():
                        assert outcome.icons.get(icon, 0) == count - before.icons[icon]
                    checked += 1
            game.answer(player, choose("innovation", "easy", view, decision, chance))
    assert checked > 200


def outcome_of(line: str, token: str, dogma: str = "") -> Outcome:
    """Return the outcome of ``token`` for p1, asked by the dogma if there is one."""
    game: Game = game_of(f"innovation; {line}")
    (player,) = game.pending
    if dogma:
        game.answer(player, f"dogma {dogma}")
    return outcomes(game.view(player), game.pending[player])[token]


def test_a_meld_shows_icons() -> None:
    line = "ann: hand oars; bob: blue writing; turn ann 2"
    assert outcome_of(line, "meld oars").icons == {"castle": 2, "crown": 1}


def test_a_meld_that_opens_an_achievement() -> None:
    line = "ann: hand calendar | score pottery writing tools agriculture archery oars clothing " \
           "masonry mysticism sailing; bob: blue alchemy; turn ann 2"  # fmt: skip
    assert outcome_of(line, "meld calendar").possible == ("1", "2")


def test_whom_a_dogma_concerns() -> None:
    line = "ann: red oars; bob: red archery; cat: blue pottery; turn ann 2"
    outcome = outcome_of(line, "dogma oars")
    assert outcome.shares == ("bob",)
    assert outcome.demands == ("cat",)


def test_a_splay_counts_the_icons_that_it_shows() -> None:
    line = (
        "ann: red oars/archery | blue writing/pottery | purple philosophy; bob: green sailing; "
        "turn ann 2"
    )
    outcome = outcome_of(line, "red", "philosophy")
    assert outcome.icons
    assert all(count > 0 for count in outcome.icons.values())
