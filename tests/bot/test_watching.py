"""Watching a table: the messages to a watcher, and no more."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest
from simcord.builders import ChannelHandle

from bot.app import Civitas
from bot.core.terms import Terms
from bot.core.workers import Workers
from bot.features.watching.service import Watching
from bot.ui.membership import Place, place_of
from tests.bot.autoplay import Autoplay
from tests.bot.choosing import locks_out, told
from tests.bot.dealt import begin
from tests.bot.world import World


async def play_turns(world: World, table_id: int, turns: int) -> None:
    """Let Ann and Bob play so many turns."""
    play = Autoplay(world, [world.ann, world.bob], 3)

    def turn() -> int:
        return int(world.game(table_id).view(None).turn_number)

    until = turn() + turns
    while turn() < until:
        await play.play(1)


async def test_a_watcher_is_told_of_each_turn_once_and_nothing_hidden(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob)
    answer = await world.cat.click("My hand", on=world.board)
    assert "only watch" in answer.text
    chosen = await world.cat.click("DM every turn", on=answer.message)
    assert "DM you every turn" in chosen.text
    assert world.cat.dms == []
    sent = "/channels/*/messages"
    before = len(world.requests("POST", sent))
    await play_turns(world, table_id, 2)
    assert len(world.cat.dms) == 1
    news = world.cat.last_dm
    assert "Waiting for" in news.text
    assert len(world.requests("POST", sent)) > before
    # The same once more, after a restart, and no further message within a turn.
    await world.restart()
    await told(world, table_id)
    assert world.cat.dms == [news]
    stopped = await world.cat.click("Stop watching", on=news)
    assert "no longer watch" in stopped.text
    count = len(world.cat.dms)
    await play_turns(world, table_id, 1)
    assert len(world.cat.dms) == count


async def test_news_shows_what_everybody_sees_and_not_the_hands(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob)
    await world.bot.get(Watching).watch(table_id, world.cat.id, "en", often=True)
    await play_turns(world, table_id, 1)
    hands = [await person.slash("game hand") for person in (world.ann, world.bob)]
    cards = {
        line for hand in hands for line in hand.text.splitlines() if "(1)" in line or "(2)" in line
    }
    assert cards
    assert not any(line in world.cat.last_dm.everything for line in cards)
    assert world.cat.last_dm.pictures == {}


async def test_a_watcher_of_the_end_hears_nothing_before(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob)
    reply = await world.cat.slash("watch")
    await world.cat.click("DM the result", on=reply.message)
    await play_turns(world, table_id, 1)
    assert world.cat.dms == []
    await world.bot.tables.end(table_id)
    await told(world, table_id)
    assert "ended by a moderator" in world.cat.last_dm.text
    assert world.bot.get(Watching).of_user(world.cat.id) == []


async def test_the_end_is_told_in_the_channel_where_direct_messages_are_closed(
    world: World,
) -> None:
    table_id = await begin(world, world.ann, world.bob)
    world.cat.closes_dms()
    await world.bot.get(Watching).watch(table_id, world.cat.id, "en", often=True)
    await play_turns(world, table_id, 1)
    assert all(world.cat.id not in shown.pinged for shown in world.messages())
    await world.bot.tables.end(table_id)
    await told(world, table_id)
    assert world.last.pinged == [world.cat.id]


async def test_news_of_the_end_comes_after_a_crash(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob)
    await world.bot.get(Watching).watch(table_id, world.cat.id, "en", often=False)
    await world.bot.tables.end(table_id)
    assert world.cat.dms == []
    await world.restart()
    assert len(world.cat.dms) == 1


async def test_no_news_of_a_channel_that_one_may_not_see(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob)
    for person in (world.cat, world.dan):
        await world.bot.get(Watching).watch(table_id, person.id, "en", often=True)
    locks_out(world, world.channel, world.cat)
    world.dan.leaves()
    await play_turns(world, table_id, 1)
    assert world.cat.dms == []
    assert world.dan.dms == []


async def test_who_plays_does_not_watch(world: World) -> None:
    await world.ann.slash("game new", seats=2)
    lobby = world.last
    await world.bot.get(Watching).watch(1, world.bob.id, "en", often=True)
    await world.bob.click("Join", on=lobby)
    assert world.bot.get(Watching).of_user(world.bob.id) == []
    reply = await world.bob.slash("watch")
    assert "You’re not watching any game" in reply.text


async def test_the_list_of_what_one_watches(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob)
    await world.bot.get(Watching).watch(table_id, world.cat.id, "en", often=True)
    reply = await world.cat.slash("watch", at=world.cat.dm)
    assert "Ann and Bob" in reply.text
    stopped = await world.cat.select(str(table_id), on=reply.message)
    assert "no longer watch" in stopped.text
    assert world.bot.get(Watching).of_user(world.cat.id) == []
    again = await world.cat.click("DM every turn", on=stopped.message)
    assert "DM you every turn" in again.text


async def test_tables_with_seats_free_and_those_that_are_played(world: World) -> None:
    empty = await world.dan.slash("tables")
    assert "No one is playing" in empty.text
    await begin(world, world.ann, world.bob)
    other = world.guild.create_text_channel("forum")
    await world.ann.slash("game new", at=other, seats=3)
    secret = world.guild.create_text_channel("secret")
    await world.bob.slash("game new", at=secret, seats=2)
    locks_out(world, secret, world.cat)
    reply = await world.cat.slash("tables")
    assert reply.private
    assert "2 seats free" in reply.text
    assert "In progress" in reply.text
    assert str(secret.id) not in str(reply)
    joined = await world.cat.select("2", on=reply.message)
    assert "You’ve joined" in joined.text
    assert world.bot.tables.get(2).seat_of(world.cat.id)
    reply = await world.dan.slash("tables")
    assert "one seat free" in reply.text
    follow = await world.dan.select("1", on=reply.message)
    assert "You’re not in this game" in follow.text


async def test_a_channel_that_was_closed_meanwhile_is_not_joined(world: World) -> None:
    other = world.guild.create_text_channel("forum")
    await world.ann.slash("game new", at=other, seats=3)
    reply = await world.cat.slash("tables")
    locks_out(world, other, world.cat)
    refused = await world.cat.select("1", on=reply.message)
    assert "isn’t here any more" in refused.text
    assert world.bot.tables.get(1).seat_of(world.cat.id) is None


async def test_a_private_thread_shows_only_to_its_members(world: World) -> None:
    made = world.env.backend.create_thread(
        world.channel.id, "hidden", world.ann.id, type=discord.ChannelType.private_thread.value
    )
    thread = ChannelHandle(world.env, world.guild, made)
    world.env.backend.add_thread_member(thread.id, world.env.backend.bot_user.id)
    await world.bot.tables.open(world.guild.id, thread.id, world.ann.id, "Ann", seats=3)
    assert str(thread.id) in (await world.ann.slash("tables")).text
    assert str(thread.id) not in (await world.cat.slash("tables")).text


async def test_more_than_ten_tables_have_pages(world: World) -> None:
    for number in range(12):
        channel = world.guild.create_text_channel(f"table-{number}")
        await world.bot.tables.open(world.guild.id, channel.id, world.ann.id, "Ann", seats=3)
    reply = await world.cat.slash("tables")
    assert "10. " in reply.text
    assert "11. " not in reply.text
    more = await world.cat.click("More ▶", on=reply.message)
    assert "12. " in more.text
    back = await world.cat.click("◀ Back", on=more.message)
    assert "1. " in back.text


async def test_pressing_again_does_not_read_all_tables_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.ann.slash("game new")
    workers, all_have_asked = world.bot.get(Workers), asyncio.Event()
    read: list[int] = []
    asked: list[Any] = []

    def once(key: Any, *about: Any, **more: Any) -> Any:
        asked.append(key)
        if len(asked) == 4:
            all_have_asked.set()
        return Workers.once(workers, key, *about, **more)

    async def place(bot: Civitas, channel_id: int) -> Place | None:
        read.append(channel_id)
        await all_have_asked.wait()
        return await place_of(bot, channel_id)

    monkeypatch.setattr("bot.features.lobby.open_tables.place_of", place)
    monkeypatch.setattr(workers, "once", once)
    replies = await world.together(*(world.bob.slash("tables") for _ in range(4)))
    assert all("Ann" in reply.text for reply in replies)
    assert read == [world.channel.id]


async def test_news_that_fails_is_sent_later_and_delays_nobody(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob)
    for person in (world.cat, world.dan):
        await world.bot.get(Watching).watch(table_id, person.id, "en", often=False)
    world.fails("POST", f"/channels/{world.cat.dm.id}/messages", status=500, times=1)
    await world.bot.tables.end(table_id)
    await told(world, table_id)
    assert "ended" in world.last.text
    await world.later(minutes=2)
    assert len(world.cat.dms) == 1
    assert len(world.dan.dms) == 1


async def test_however_much_there_is_to_say_of_tables_no_line_is_cut(world: World) -> None:
    name = "Wilhelmina-Alexandrina of Orange"
    for number in range(10):
        channel = world.guild.create_text_channel(f"table-{number}")
        table = await world.bot.tables.open(
            world.guild.id,
            channel.id,
            world.ann.id,
            name,
            "civ",
            options={"variant": "draft", "teams": True},
            terms=Terms(pace=24, overdue="computer", revealed=True, rated=False),
        )
        await world.bot.tables.join(table.id, world.bob.id, name)
    shown = (await world.cat.slash("tables")).message
    told_of = shown.text.count("[Go there]")
    while shown.offers("More ▶"):
        assert "…" not in shown.text
        shown = (await world.cat.click("More ▶", on=shown)).message
        told_of += shown.text.count("[Go there]")
    assert told_of == 10
