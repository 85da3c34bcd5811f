"""Zoom: one player's board, large and in private, from below a table or a hand."""

from __future__ import annotations

import pytest

from tests.bot.dealt import begin, deal
from tests.bot.world import World

PILES = {
    "p1": {"board": {"red": ["oars"]}, "hand": ["agriculture"]},
    "p2": {
        "board": {"blue": {"cards": ["writing", "tools"], "splay": "left"}},
        "hand": ["sailing"],
    },
    "turn": "p1",
}


async def test_one_board_is_shown_large_and_only_to_who_asks(world: World) -> None:
    deal(world, PILES)
    await begin(world, world.ann, world.bob)
    shown = await world.ann.click("Zoom", on=world.board)
    assert shown.private
    assert "Bob" in shown.message.text
    alt = shown.message.alt
    assert "The board of Bob." in alt
    assert "Blue: Writing 1 is on top of Tools 1, splayed left." in alt
    assert "The splay shows castle." in alt
    assert "Sailing" not in shown.message.everything  # Bob's hand


async def test_the_other_boards_are_one_press_away_in_the_same_message(world: World) -> None:
    deal(world, PILES)
    await begin(world, world.ann, world.bob)
    shown = await world.ann.click("Zoom", on=world.board)
    own = await world.ann.click("Ann", on=shown.message)
    assert own.message is not None
    assert "Red: Oars 1 lies alone." in own.message.alt
    assert "Agriculture" not in own.message.everything  # shown as others see it
    hand = await world.ann.click("My hand", on=own.message)
    assert "Agriculture" in hand.text


async def test_spectators_see_the_board_of_who_is_at_turn(world: World) -> None:
    deal(world, PILES)
    await begin(world, world.ann, world.bob)
    shown = await world.dan.click("Zoom", on=world.board)
    assert "The board of Ann." in shown.message.alt
    assert "My hand" not in shown.message.labels


@pytest.mark.parametrize("game", ["innovation", "civ"])
async def test_zoom_is_offered_in_the_hand_too(world: World, game: str) -> None:
    await begin(world, world.ann, world.bob, game=game)
    hand = await world.ann.click("My hand")
    shown = await world.ann.click("Zoom", on=hand.message)
    assert shown.message.alt
