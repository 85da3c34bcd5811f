"""A game moves to a thread of its own by one press."""

from __future__ import annotations

import discord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.ui.threads import open_thread
from tests.bot.dealt import begin
from tests.bot.world import World


def thread_of(world: World, table_id: int) -> discord.Thread:
    """Return the thread in which a table is now."""
    channel = world.bot.get_channel(world.bot.tables.get(table_id).channel_id)
    assert isinstance(channel, discord.Thread)
    return channel


async def test_a_lobby_moves_to_a_thread_and_makes_room(world: World) -> None:
    await world.ann.slash("game new", game="civ", seats=2)
    (table,) = world.bot.tables.of_user(world.ann.id)
    reply = await world.ann.click("Move to a thread")
    thread = thread_of(world, table.id)
    assert thread.mention in reply.text
    assert thread.parent_id == world.channel.id
    assert thread.name == "Carta Impera Victoria 1: Ann"
    await world.bob.slash("game new")  # in the channel, which is free
    assert len(world.bot.tables.of_user(world.bob.id)) == 1


async def test_a_game_goes_on_in_its_thread(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob)
    hand = await world.ann.click("My hand")
    more = await world.ann.click("More…", on=hand.message)
    await world.ann.click("Move to a thread", on=more.message)
    thread = thread_of(world, table_id)
    shown = world.env.backend.messages[thread.id].values()
    assert any("Innovation" in str(message) for message in shown)
    hand = await world.ann.slash("game hand")
    more = await world.ann.click("More…", on=hand.message)
    again = await world.ann.click("Move to a thread", on=more.message)
    assert "already in a thread" in again.text
    assert len(world.bot.get_channel(world.channel.id).threads) == 1  # type: ignore[union-attr]


async def test_only_those_who_play_move_it(world: World) -> None:
    await world.ann.slash("game new", game="civ", seats=2)
    (table,) = world.bot.tables.of_user(world.ann.id)
    await world.cat.click("Move to a thread")
    assert world.bot.tables.get(table.id).channel_id == world.channel.id


async def test_a_users_thread_of_the_same_name_is_left_alone(world: World) -> None:
    await world.ann.slash("game new", game="civ", seats=2)
    theirs = world.thread("Carta Impera Victoria 1: Ann")
    await world.ann.click("Move to a thread")
    assert thread_of(world, 1).id != theirs.id


async def test_the_thread_that_was_opened_before_a_crash_is_used(world: World) -> None:
    await world.ann.slash("game new", game="civ", seats=2)
    channel = world.bot.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    opened = await open_thread(channel, "Carta Impera Victoria 1: Ann")
    await world.restart(killed=True)
    await world.ann.click("Move to a thread")
    assert thread_of(world, 1).id == opened.id


async def test_a_game_stays_where_the_bot_may_write(world: World) -> None:
    await world.ann.slash("game new", game="civ", seats=2)
    assert world.bot.user is not None
    silent = discord.Permissions(send_messages_in_threads=True).value
    world.env.backend.set_overwrite(
        world.channel.id, Overwrite(world.bot.user.id, OverwriteType.MEMBER, deny=silent)
    )
    refused = await world.ann.click("Move to a thread")
    assert "Send Messages in Threads" in refused.text
    assert world.bot.tables.get(1).channel_id == world.channel.id
