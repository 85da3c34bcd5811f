"""Tolls: the losses by a demand, as far as the demander can tell, and never more."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Game
from engine.innovation.cards import CARDS
from engine.innovation.toll import Toll, tolls
from tests.engine.innovation_tables import table


def of(game: Game, card: str) -> dict[str, Toll]:
    """Return the tolls of ann's ``card``, by player."""
    return {toll.player: toll for toll in tolls(game.view("ann"), card)}


def test_a_top_card_is_named_and_two_are_a_choice() -> None:
    game = table(
        ann={"board": {"red": ["gunpowder"]}},
        bob={"board": {"red": ["metalworking"], "green": ["the-wheel"]}},
        cat={"board": {"red": ["oars"], "blue": ["writing"]}},
    )
    assert of(game, "gunpowder") == {
        "bob": Toll("bob", 0, choice=("metalworking", "the-wheel"), count=1),
        "cat": Toll("cat", 0, cards=("oars",)),
    }


def test_a_hand_is_unknown_and_an_empty_one_loses_nothing() -> None:
    game = table(ann={"board": {"red": ["oars"]}}, bob={"hand": ["clothing"]}, cat={})
    assert of(game, "oars") == {"bob": Toll("bob", 0, unknown=True), "cat": Toll("cat", 0)}


def test_a_card_drawn_before_makes_the_loss_unknown() -> None:
    """Archery lets them draw before it takes their highest card."""
    game = table(ann={"board": {"red": ["archery"]}}, bob={}, cat={})
    assert of(game, "archery")["bob"].unknown


def test_a_card_that_ann_has_seen_is_named() -> None:
    game = table(ann={"board": {"red": ["oars"]}}, bob={"hand": ["clothing"]}, cat={})
    shown: Any = game.table
    shown.player("bob").show(CARDS["clothing"])
    assert of(game, "oars")["bob"].cards == ("clothing",)
    assert not of(game, "oars")["bob"].unknown


def test_more_may_be_lost_after_a_choice() -> None:
    """Skyscrapers takes a top card, and all but the next one of its pile are returned."""
    game = table(
        ann={"board": {"yellow": ["skyscrapers"]}},
        bob={"board": {"red": ["mobility", "oars", "archery"], "blue": ["publications"]}},
        cat={"board": {"green": ["databases"], "blue": ["software"]}},
    )
    assert of(game, "skyscrapers")["bob"].more
    assert not of(game, "skyscrapers")["cat"].more


def test_a_card_taken_in_return_for_the_chosen_one_is_no_loss() -> None:
    """Compass lets them take a top card of the demander's after they have given one."""
    game = table(
        ann={"board": {"green": ["compass"], "red": ["oars"], "blue": ["writing"]}},
        bob={"board": {"yellow": ["agriculture"], "blue": ["calendar"]}},
        cat={},
    )
    assert of(game, "compass")["bob"] == Toll("bob", 0, choice=("agriculture", "calendar"), count=1)


def test_players_with_as_many_icons_are_left_out() -> None:
    game = table(
        ann={"board": {"red": ["oars"]}}, bob={"board": {"red": ["archery"]}}, cat={"hand": []}
    )
    assert [*of(game, "oars")] == ["cat"]


@pytest.mark.parametrize("card", [each.id for each in CARDS.values() if "demand" in each.effects])
def test_a_demand_does_not_depend_on_what_is_hidden(card: str) -> None:
    """Two tables that ann cannot tell apart give the same."""

    def game(hand: str, score: str) -> Game:
        return table(
            ann={"board": {CARDS[card].color: [card]}},
            bob={"hand": [hand], "score": [score]},
            cat={"board": {"blue": ["pottery" if card != "pottery" else "tools"]}},
        )

    one, other = game("clothing", "sailing"), game("agriculture", "masonry")
    assert of(one, card) == of(other, card)
