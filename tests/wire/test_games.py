"""Complete games of each kind, as two people play them over the wire."""

from __future__ import annotations

import re

import pytest

from tests.wire.bot_process import BotProcess
from tests.wire.reading import menus, pictures, text
from tests.wire.state import Message
from tests.wire.world import World

pytestmark = pytest.mark.soak

PNG = b"\x89PNG"


def assert_pictured(message: Message) -> None:
    """Check that the message's pictures exist, each with an alt text."""
    shown = pictures(message)
    assert shown
    for content in shown.values():
        assert content.startswith(PNG)
    told = str(message.components)
    assert told.count("'description': '") >= len(shown)


async def test_innovation(world: World, bot: BotProcess) -> None:
    ann, bob = world.ann, world.bob
    found = await ann.suggestions("card", "name", "agric")
    card = await ann.slash("card", name=found[0]["value"])
    assert card.original is not None
    assert_pictured(card.original)

    await world.begin("innovation")
    hand = (await world.asked()).dms[-1]
    assert hand.only_for is None, "a direct message"
    assert_pictured(hand)

    form = await bob.slash("report")
    assert form.modal is not None
    thanked = await bob.submit(form, "Oars looked odd.")
    assert thanked.original is not None
    assert thanked.original.only_for == bob.user.id
    assert "Oars looked odd." in text(thanked.original)

    await world.play.play(world.over)
    assert world.play.ways == {"dm", "board", "hand", "command"}
    end = world.over()
    assert end is not None
    assert_pictured(end)
    assert re.search(r" wins?\n", text(end))
    await _settled(world)


async def test_carta_impera_victoria(world: World, bot: BotProcess) -> None:
    await world.begin("civ")
    assert_pictured((await world.asked()).dms[-1])
    await world.play.play(world.over)
    end = world.over()
    assert end is not None
    assert_pictured(end)
    replay = await world.ann.slash("game replay")
    assert replay.original is not None
    assert pictures(replay.original)
    shown = await world.bob.slash("settings")
    assert shown.original is not None
    chosen = next(menu for menu in menus(shown.original) if menu.custom_id == "notify")
    await world.bob.select("notify", [sorted(chosen.options)[0]], shown.original)
    await _settled(world)


async def _settled(world: World) -> None:
    """Check that no interaction is unanswered, and no request was refused."""
    assert not world.discord.interactions.unanswered()
    refused = [r for r in world.discord.http.requests if r.status >= 400]
    assert not refused
    await world.settled()
