"""The channel of a tournament: its messages, and the place of its tables."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.builders import ChannelHandle

from bot.features.tournaments.service import Tournaments
from bot.tables.dealer import Dealer
from tests import simcord_seam
from tests.bot.tournaments.driver import ShortGames, TournamentDriver, begun, first
from tests.bot.world import INVITED, Reply, Shown, World


@pytest.fixture
def dealer() -> Dealer:
    return ShortGames()


def pinned(world: World) -> list[str]:
    """Return the texts of the pinned messages in the channel."""
    messages = world.env.backend.messages[world.channel.id]
    return [each.text for each in world.messages() if messages[each.id].pinned]


async def test_nothing_of_discords_stands_below_the_rounds_message(world: World) -> None:
    """A thread that a player opens there keeps its line."""
    driver = await begun(world)
    world.thread("talk")
    assert len(world.notices()) == 3
    await world.later(minutes=1)
    assert world.notices() == [18]
    assert "Round 1 of" in world.last.text
    assert len(driver.threads()) == 3


@pytest.mark.soak
async def test_the_message_of_the_stage_is_pinned_where_the_bot_may(world: World) -> None:
    permissions = discord.Permissions(INVITED.value)
    permissions.pin_messages = True
    simcord_seam.grant_bot(world.env.backend, world.guild.id, permissions)
    driver = TournamentDriver(world, 4)
    await driver.create("swiss", plan={"check_in": "first"})
    await driver.sign_up()
    (shown,) = pinned(world)
    assert "4 players** have signed up" in shown
    await driver.start()
    (shown,) = pinned(world)
    assert "Check-in for round 1" in shown
    async with driver.bot_at_work():
        for person in driver.people:
            await world.bot.get(Tournaments).check_in(driver.id, person.id)
    await driver.restart()
    while driver.now.active:
        await driver.play()
        await world.later(minutes=1)
        if driver.now.active:
            (shown,) = pinned(world)
            assert f"Round {len(driver.now.contest.rounds)} of" in shown
    assert pinned(world) == []
    assert world.notices() == []


async def test_a_pin_that_is_refused_is_not_tried_again(world: World) -> None:
    """There is no notice: the messages are posted all the same."""
    await begun(world)
    await world.later(minutes=20)
    assert len(world.requests("PUT", "/channels/*/messages/pins/*")) == 2
    assert pinned(world) == []
    assert world.ann.dms == []


async def choose_for_tables(
    world: World, driver: TournamentDriver, channel: ChannelHandle, on: Shown
) -> str:
    """Choose a channel for the tables as the organiser; return the answer."""
    menu, handle = f"t-tables:{driver.id}", world.handle(on)
    result = await world.ann.member.select(handle, [channel], custom_id=menu)
    return Reply(world.env, result).text


@pytest.mark.parametrize("kind", ["text", "forum"])
async def test_tables_open_in_a_channel_of_their_own(world: World, kind: str) -> None:
    make = world.guild.create_text_channel if kind == "text" else world.guild.create_forum_channel
    other = make("tables")
    driver = await begun(world, tables_channel_id=other.id)
    driver.tables_channel = other
    parents = {world.env.backend.get_channel(each.id).parent_id for each in driver.threads()}
    assert parents == {other.id}
    assert len(driver.threads()) == 2
    await world.later(minutes=1)
    assert world.notices() == world.notices(other) == []
    if kind == "forum":
        opening, *_ = world.messages(driver.thread(first(driver)))
        assert "Summer Cup** · round 1" in opening.text
        assert opening.pinged == []
    await driver.play()
    assert len(driver.now.contest.rounds) == 2


async def test_an_organiser_sends_the_tables_to_a_forum(world: World) -> None:
    """From then on; undo takes it back."""
    forum = world.guild.create_forum_channel("tables")
    driver = await begun(world)
    reply = await world.ann.slash("tournament edit")
    await choose_for_tables(world, driver, forum, reply.message)
    assert driver.now.tables_channel_id == forum.id
    assert driver.now.channel_id == world.channel.id
    act = world.bot.get(Tournaments).log(driver.id)[0]
    assert (act.kind, act.about["channel"]) == ("move-tables", forum.id)
    async with driver.bot_at_work():
        await world.bot.get(Tournaments).take_back(driver.id, driver.organiser)
    assert driver.now.tables_channel_id == world.channel.id


async def test_a_forum_that_takes_no_tag_of_the_bots_is_refused(world: World) -> None:
    forum = world.guild.create_forum_channel("tables")
    driver = await begun(world)
    found: Any = world.bot.get_channel(forum.id)
    found._flags = discord.ChannelFlags(require_tag=True).value
    reply = await world.ann.slash("tournament edit")
    refused = await choose_for_tables(world, driver, forum, reply.message)
    assert "needs a tag" in refused
    assert driver.now.tables_channel_id == world.channel.id


async def test_an_announcement_to_many_pings_them_in_its_thread(world: World) -> None:
    """If no thread can be opened, they are pinged in the channel."""
    driver = TournamentDriver(world, 10)
    await driver.create("swiss")
    await driver.sign_up()
    everybody = sorted(person.id for person in driver.people)
    await world.ann.slash("tournament announce", text="The hall opens at six.")
    assert "opens at six" in world.last.text
    assert world.last.pinged == world.notices() == []
    (thread,) = driver.threads()
    (shown,) = world.messages(thread)
    assert sorted(shown.pinged) == everybody
    assert "opens at six" in shown.text
    path = "/channels/*/messages/*/threads"
    world.fails("POST", path, status=403, code=50013, message="Missing Permissions", times=None)
    await world.ann.slash("tournament announce", text="At seven.")
    first, second = world.messages()[-2:]
    assert first.pinged == []
    assert sorted(second.pinged) == everybody
