"""Forecasts of dogmas: sharing players, demanded players, and changes."""

import pytest

from engine import Refusal
from tests.engine.innovation_tables import table


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


def test_what_a_demand_could_take_is_foretold() -> None:
    game = table(
        ann={"board": {"red": ["gunpowder"]}},
        bob={"board": {"red": ["metalworking"]}, "score": ["tools"]},
        cat={"board": {"blue": ["writing"]}},
    )
    (loss,) = game.forecast("ann", "dogma gunpowder").losses
    assert (loss.player, loss.origin, loss.card) == ("bob", "board", "metalworking")


def test_what_a_demand_could_take_from_a_hand_is_a_number_alone() -> None:
    """Ann doesn't know whether bob has a crown, nor may she be told."""
    told = []
    for hand in (["currency"], ["tools"]):
        game = table(
            ann={"board": {"red": ["oars"]}},
            bob={"hand": hand, "board": {"blue": ["pottery"]}},
            cat={"board": {"red": ["archery"]}},
        )
        told.append(game.forecast("ann", "dogma oars").losses)
    assert told[0][0].card is None
    assert (told[0][0].least, told[0][0].most) == (0, 1)


def test_shared_effects_take_nothing() -> None:
    game = table(
        ann={"board": {"blue": ["pottery"]}, "hand": ["oars"]},
        bob={"board": {"blue": ["writing"]}, "hand": ["tools"]},
    )
    assert game.forecast("ann", "dogma pottery").losses == ()
