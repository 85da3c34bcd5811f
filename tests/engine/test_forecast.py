"""Forecasts of dogmas: sharing players, demanded players, and changes."""

from typing import Any

import pytest

from engine import Game, Refusal
from engine.games import GAMES


def table(**setup: Any) -> Game:
    players = ("ann", "bob", "cat")
    arranged = GAMES["innovation"].rules.arrange(players, {}, {"actions": 2, "seed": 0, **setup})
    return Game("innovation", players, {}, 0, arranged)


def test_it_names_who_shares_and_of_whom_is_demanded() -> None:
    game = table(
        ann={"board": {"red": ["oars"]}},
        bob={"board": {"red": ["archery"]}},
        cat={"board": {"blue": ["pottery"]}},
    )
    seen = game.forecast("ann", "dogma oars")
    assert seen.resource == "castle"
    assert seen.counts == {"ann": 2, "bob": 2, "cat": 0}
    assert seen.shares == ("bob",)
    assert seen.demands == ("cat",)


def test_a_dogma_without_any_effect_is_foretold() -> None:
    game = table(ann={"board": {"blue": ["calendar"]}})
    assert not game.forecast("ann", "dogma calendar").changes


def test_what_hidden_cards_may_bring_counts_as_a_change() -> None:
    """Ann cannot know that bob has no castle to give."""
    game = table(
        ann={"board": {"purple": ["feudalism"]}},
        bob={"hand": ["pottery"], "board": {"green": ["sailing"]}},
    )
    assert game.forecast("ann", "dogma feudalism").changes


def test_only_what_could_be_answered_is_foretold() -> None:
    game = table(ann={"board": {"blue": ["calendar"]}})
    assert game.forecast("ann", "draw") is None
    with pytest.raises(Refusal, match="not-on-top"):
        game.forecast("ann", "dogma oars")
    with pytest.raises(Refusal, match="not-awaited"):
        game.forecast("bob", "draw")
