"""Zoom: one player's board, large and in private, from below a table or a hand."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.core.painter import Painter
from render.picture import Picture
from tests.bot.dealt import begin, deal
from tests.bot.painting import DOTS
from tests.bot.world import World


class Shapes:
    """Painters of dots that note which pictures are drawn in landscape."""

    def __init__(self) -> None:
        self.wide: dict[str, list[bool]] = {}

    def noting(self, name: str) -> Any:
        def draw(*about: Any, wide: bool = False, **more: Any) -> Picture:
            self.wide.setdefault(name, []).append(wide)
            picture: Picture = getattr(DOTS, name)(*about, **more)
            return picture

        return draw


@pytest.fixture
def shapes() -> Shapes:
    return Shapes()


@pytest.fixture
def painter(shapes: Shapes) -> Painter:
    names = ("table", "hand", "zoom")
    return replace(DOTS, **{name: shapes.noting(name) for name in names})


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
    assert "Bob’s board." in alt
    assert "Blue: Writing 1 is on top of Tools 1, splayed left." in alt
    assert "The splay shows castle." in alt
    assert "Sailing" not in shown.message.everything  # Bob's hand


async def test_the_other_boards_are_one_press_away_in_the_same_message(world: World) -> None:
    deal(world, PILES)
    await begin(world, world.ann, world.bob)
    shown = await world.ann.click("Zoom", on=world.board)
    own = await world.ann.click("Ann", on=shown.message)
    assert own.message is not None
    assert "Red: Oars 1 is the only card." in own.message.alt
    assert "Agriculture" not in own.message.everything  # shown as others see it
    hand = await world.ann.click("My hand", on=own.message)
    assert "Agriculture" in hand.text


async def test_spectators_see_the_board_of_who_is_at_turn(world: World) -> None:
    deal(world, PILES)
    await begin(world, world.ann, world.bob)
    shown = await world.dan.click("Zoom", on=world.board)
    assert "Ann’s board." in shown.message.alt
    assert "My hand" not in shown.message.labels


@pytest.mark.parametrize("game", ["innovation", "civ"])
async def test_zoom_is_offered_in_the_hand_too(world: World, game: str) -> None:
    await begin(world, world.ann, world.bob, game=game)
    hand = await world.ann.click("My hand")
    shown = await world.ann.click("Zoom", on=hand.message)
    assert shown.message.alt


@pytest.mark.soak
async def test_landscape_is_a_setting_for_what_only_one_user_sees(
    world: World, shapes: Shapes
) -> None:
    deal(world, PILES)
    await begin(world, world.ann, world.bob)
    settings = await world.ann.slash("settings")
    assert "Public pictures stay portrait" in settings.text
    chosen = await world.ann.click("Show my pictures in landscape", on=settings.message)
    assert "landscape, for wide screens" in chosen.text
    await world.dan.slash("settings")
    await world.dan.click("Show my pictures in landscape", on=world.dan.sees()[-1])
    shapes.wide.clear()
    await world.ann.click("Zoom", on=world.board)
    await world.bob.click("Zoom", on=world.board)
    assert shapes.wide.pop("zoom") == [True, False]
    await world.ann.click("My hand", on=world.board)
    assert set(shapes.wide.pop("hand")) == {True}
    await world.bob.click("My hand", on=world.board)
    assert True not in shapes.wide.pop("hand", [])
    await world.dan.slash("game board")  # only for a spectator
    assert shapes.wide.pop("table") == [True]
    await world.ann.slash("game board")  # for everybody
    await world.restart()
    await world.ann.slash("game board")
    assert True not in shapes.wide.pop("table", [])
    await world.ann.click("Zoom", on=world.board)
    assert shapes.wide.pop("zoom") == [True]
    settings = await world.ann.slash("settings")
    await world.ann.click("Show my pictures in portrait", on=settings.message)
    await world.ann.click("Zoom", on=world.board)
    assert shapes.wide.pop("zoom") == [False]
