"""Careful tables: the absence of a question never shows a lack in a hand."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from bot.core.table import Table
from bot.features.board.sync import MessageSync
from bot.features.invitations.service import Invitations
from bot.features.orders.service import Orders
from bot.tables.options import can_be_careful, is_careful
from tests.bot.choosing import activates
from tests.bot.dealt import begin, deal
from tests.bot.world import World
from tests.stores import outsider

LINE = "Careful: never reveal what a hand lacks"
# Bob shares Masonry, and has no card with a castle in hand.
SETUP = {
    "p1": {"board": {"yellow": ["masonry"]}, "hand": ["archery"]},
    "p2": {"board": {"red": ["construction"]}, "hand": ["pottery"]},
    "turn": "p1",
    "actions": 2,
}


def table_here(world: World) -> Table:
    table = world.bot.tables.at_channel(world.channel.id)
    assert table is not None
    return table


def stored_options(world: World, table_id: int) -> dict[str, Any]:
    table = world.bot.tables.get(table_id)
    assert table.game is not None
    assert table.game.options.get("strict", False) == table.options.get("strict", False)
    return table.options


async def test_where_people_play_nothing_is_skipped_and_it_takes_one_press(world: World) -> None:
    deal(world, SETUP)
    table_id = await begin(world, world.ann, world.bob)
    assert stored_options(world, table_id) == {"strict": True}
    panel = (await world.ann.click("Dogma", on=world.board)).message
    if panel.offers("Masonry"):
        await world.ann.click("Masonry", on=panel)
    await world.ann.click("Activate", on=panel)
    assert f"Waiting for <@{world.bob.id}>: what to meld" in world.board.text
    assert "Continue" not in world.board.labels, "everybody would see that there is nothing"
    panel = (await world.bob.click("Choose", on=world.board)).message
    assert "You can’t meld any card from your hand here." in panel.text
    assert "Continue" in panel.labels
    await world.bob.click("Continue", on=panel)
    assert world.bot.tables.answers(table_id)[-1].answer == ()


@pytest.mark.parametrize("hand", [["sailing"], ["archery"]])
async def test_a_standing_order_obeys_whether_or_not_the_hand_has_such_a_card(
    world: World, hand: list[str]
) -> None:
    # Ann demands a card with a crown with Oars: only Sailing has one.
    deal(
        world,
        {
            "p1": {"board": {"red": ["oars"], "yellow": ["masonry"]}},
            "p2": {"board": {}, "hand": hand},
            "turn": "p1",
            "actions": 2,
        },
    )
    table_id = await begin(world, world.ann, world.bob)
    assert stored_options(world, table_id) == {"strict": True}
    await world.bot.get(Orders).give(table_id, world.bob.id, "demand", "lowest")
    await activates(world.ann, "Oars (1)", (await world.ann.click("My hand")).message)
    given = world.bot.tables.answers(table_id)[-1]
    assert (given.player, given.by_order) == ("p2", "demand")
    assert given.answer == (("sailing",) if hand == ["sailing"] else ())


async def test_the_lobby_says_so_as_long_as_it_is_so(world: World) -> None:
    await world.ann.slash("game new", seats=3)
    assert LINE in world.last.text
    await world.ann.click("Easy", on=world.last)
    assert LINE not in world.last.text
    await world.bob.click("Join", on=world.last)
    assert LINE in world.last.text


async def test_against_computers_alone_nothing_is_asked_in_vain(world: World) -> None:
    await world.ann.slash("game new", seats=2, computers="easy")
    table_id = table_here(world).id
    assert LINE not in world.last.text
    await world.ann.click("Start", on=world.last)
    assert stored_options(world, table_id) == {}


@pytest.mark.parametrize("careful", [True, False])
async def test_who_opens_the_table_decides(world: World, careful: bool) -> None:
    await world.ann.slash("game new", seats=2, careful=careful)
    assert (LINE in world.last.text) == careful
    computers = not careful
    if computers:
        await world.bob.click("Join", on=world.last)
    else:
        await world.ann.click("Easy", on=world.last)
    assert (LINE in world.last.text) == careful
    table_id = table_here(world).id
    await world.ann.click("Start", on=world.last)
    assert stored_options(world, table_id) == ({"strict": True} if careful else {})


async def test_the_host_changes_it_in_the_lobby(world: World) -> None:
    await world.ann.slash("game new", game="civ", seats=2)
    await world.bob.click("Join", on=world.last)
    panel = (await world.ann.click("Options…", on=world.last)).message
    assert "**Careful:** you’re asked even when" in panel.text
    await world.ann.click("Turn careful off", on=panel)
    assert "**Careful:** off" in panel.text
    assert LINE not in world.last.text
    assert "has changed the options" in world.last.text
    await world.ann.click(LINE, on=panel)
    assert LINE in world.last.text
    await world.ann.click("Turn careful off", on=panel)
    table_id = table_here(world).id
    await world.ann.click("Start", on=world.last)
    assert stored_options(world, table_id) == {}


@pytest.mark.parametrize("careful", [None, True, False])
async def test_a_rematch_keeps_it(world: World, careful: bool | None) -> None:
    chosen = {} if careful is None else {"careful": careful}
    table_id = await begin(world, world.ann, world.bob, **chosen)
    before = world.bot.tables.get(table_id)
    assert bool(before.options.get("strict")) == (careful is not False)
    await world.bot.tables.end(table_id)
    rematch = await world.bot.get(Invitations).rematch(table_id, world.ann.id, "Ann")
    assert rematch.terms.careful is careful
    assert is_careful(rematch) == (careful is not False)
    await world.bot.tables.note(rematch.id, terms=replace(rematch.terms, careful=not careful))
    world.bot.get(MessageSync).tell(rematch.id)
    await world.env.settle()
    await world.bob.click("Join", on=world.board)
    await world.ann.click("Start", on=world.board)
    assert stored_options(world, rematch.id) == ({} if careful else {"strict": True})


async def test_a_table_of_an_earlier_version_stays_as_it_was(world: World) -> None:
    """Its stored terms do not have it: so it goes on without."""
    await world.ann.slash("game new", seats=2)
    await world.bob.click("Join", on=world.last)
    table_id = table_here(world).id
    with outsider(world.store_path) as games:
        (terms,) = (json.loads(row["terms"]) for row in games.tables()["tables"])
        del terms["careful"]
        games.execute("UPDATE tables SET terms = ?", [json.dumps(terms)])
    await world.restart()
    assert world.bot.tables.get(table_id).terms.careful is False
    assert not is_careful(world.bot.tables.get(table_id))


def test_both_games_can_be_played_so() -> None:
    assert can_be_careful("innovation")
    assert can_be_careful("civ")
