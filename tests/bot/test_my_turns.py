"""The list of a user's games in one direct message, kept up to date."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import discord
import pytest

from bot.features.my_turns.delivery import MyTurnsMessages
from bot.features.people.service import People
from bot.ui.direct import DirectMessages
from tests.bot.dealt import begin, deal
from tests.bot.waiting import ANNS_TURN
from tests.bot.world import Person, Shown, World

TITLES = ("Your games", "waiting for you")


def lists(person: Person) -> list[Shown]:
    """Return the lists of games in this person's direct messages."""
    return [each for each in person.dms if any(title in each.text for title in TITLES)]


async def switch(person: Person, label: str) -> None:
    await person.slash("settings")
    await person.click("My turns…")
    await person.click(label)


async def test_nobody_gets_it_unless_they_want_it(world: World) -> None:
    await begin(world, world.ann, world.bob)
    assert not lists(world.ann)
    await switch(world.ann, "Switch on")
    assert len(lists(world.ann)) == 1
    assert not lists(world.bob)


async def test_it_is_one_message_that_follows_the_game(world: World) -> None:
    await switch(world.bob, "Switch on")
    (message,) = lists(world.bob)
    first = message.id
    deal(world, ANNS_TURN)
    await begin(world, world.ann, world.bob)
    (message,) = lists(world.bob)
    assert message.id == first
    assert "Waiting for" in message.text
    while world.bot.tables.get(1).seat("p2").wait is None:
        await world.ann.click("Draw", on=world.board)
    (message,) = lists(world.bob)
    assert message.id == first
    assert "waiting for you" in message.text.lower()


async def test_an_old_one_is_replaced_silently(world: World) -> None:
    await switch(world.bob, "Switch on")
    (before,) = lists(world.bob)
    await world.later(hours=2)
    await begin(world, world.ann, world.bob)
    (after,) = lists(world.bob)
    assert after.id != before.id
    sent = world.env.backend.messages[after.channel_id][after.id]
    assert discord.MessageFlags._from_value(sent.flags).suppress_notifications


async def test_it_is_taken_away_when_it_is_switched_off(world: World) -> None:
    await switch(world.bob, "Switch on")
    assert lists(world.bob)
    await switch(world.bob, "Switch off")
    assert not lists(world.bob)
    await begin(world, world.ann, world.bob)
    assert not lists(world.bob)


async def test_a_table_that_one_has_left_is_not_on_it_any_more(world: World) -> None:
    await switch(world.bob, "Switch on")
    await world.ann.slash("game new", game="civ", seats=2)
    await world.bob.click("Join")
    (message,) = lists(world.bob)
    assert "Carta Impera Victoria" in message.text
    await world.bob.click("Leave")
    (message,) = lists(world.bob)
    assert "Carta Impera Victoria" not in message.text


async def test_it_is_brought_up_to_date_after_a_restart(world: World) -> None:
    await switch(world.bob, "Switch on")
    await begin(world, world.ann, world.bob)
    await world.restart(killed=True)
    assert len(lists(world.bob)) == 1


async def test_who_takes_no_direct_messages_gets_none(world: World) -> None:
    world.bob.closes_dms()
    await switch(world.bob, "Switch on")
    reply = await world.bob.slash("settings")
    assert "off" in (await world.bob.click("My turns…", on=reply.message)).text


async def test_it_arrives_once_their_channel_can_be_opened(world: World) -> None:
    path = "/users/@me/channels"
    world.behaviour.refuses("POST", path, status=403, code=40003, times=1)
    await switch(world.bob, "Switch on")
    assert not lists(world.bob)
    await world.later(hours=1)
    assert len(lists(world.bob)) == 1


async def test_nothing_is_stored_about_a_user_who_was_forgotten_meanwhile(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    after_the_next_message(world, monkeypatch, world.bot.get(People).forget)
    await switch(world.bob, "Switch on")
    await world.env.settle()
    assert "list_of_games" not in world.bot.tables.store.privacy.stored(world.bob.id)
    assert not lists(world.bob)


async def test_it_is_taken_away_also_while_it_is_being_sent(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    switching: list[asyncio.Task[None]] = []

    async def switch_off(user_id: int) -> None:
        off = world.bot.get(MyTurnsMessages).switch(user_id, on=False)
        switching.append(asyncio.create_task(off))
        await asyncio.sleep(0)

    after_the_next_message(world, monkeypatch, switch_off)
    await switch(world.bob, "Switch on")
    await asyncio.gather(*switching)
    await world.env.settle()
    assert switching
    assert not lists(world.bob)


def after_the_next_message(
    world: World, monkeypatch: pytest.MonkeyPatch, act: Callable[[int], Awaitable[None]]
) -> None:
    """Call ``act`` once a direct message has arrived but is not noted."""
    direct = world.bot.get(DirectMessages)
    post = direct.post

    async def post_and_act(user_id: int, *given: Any, **options: Any) -> Any:
        posted = await post(user_id, *given, **options)
        monkeypatch.undo()
        await act(user_id)
        return posted

    monkeypatch.setattr(direct, "post", post_and_act)
