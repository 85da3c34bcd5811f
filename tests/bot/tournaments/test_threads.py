"""Threads and channels of a tournament that cannot be opened, or are lost."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest

from tests.bot.tournaments.discord_threads import ANNOUNCEMENT_THREAD, keep_to_discords_threads
from tests.bot.tournaments.hall import Hall, Mortal, begun, deal_short, first, no_threads
from tests.bot.world import World


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    deal_short(monkeypatch)
    keep_to_discords_threads(monkeypatch)


async def test_threads_that_cannot_be_opened(world: World) -> None:
    no_threads(world)
    hall = await begun(world)
    await world.later(minutes=5)
    told = [message for message in world.messages() if world.ann.id in message.pinged]
    assert len(told) == 1
    assert "Create Public Threads" in told[0].text
    assert hall.threads() == []
    world.env.backend.faults.clear()
    await world.later(minutes=5)
    assert len(hall.threads()) == 2
    assert "no-threads" not in world.bot.tournaments.said(hall.id)


async def test_a_channel_that_is_lost(world: World) -> None:
    hall = Hall(world, 4)
    await hall.create("swiss")
    await hall.sign_up()
    world.env.backend.delete_channel(world.channel.id)
    await hall.start()
    await world.later(minutes=5)
    assert len(world.ann.dms) == 1
    assert hall.threads() == []
    other = world.guild.create_text_channel("forum")
    async with hall.bot_at_work():
        await world.bot.tournaments.move(hall.id, world.ann.id, other.id)
    world.channel = other
    assert len(hall.threads()) == 2
    assert len(world.messages(other)) >= 1


@pytest.mark.parametrize("rule", ["forfeit", "computer", "standing"])
async def test_a_round_ends_although_the_thread_of_a_match_was_deleted(
    world: World, monkeypatch: pytest.MonkeyPatch, rule: str
) -> None:
    """If no other can be opened, whoever is awaited is reminded by direct message."""
    deal_short(monkeypatch, deck=9)
    hall = await begun(world, at_deadline=rule)
    match = first(hall)
    async with hall.bot_at_work():
        for _ in range(3):
            await hall.answer(match)
    no_threads(world)
    world.env.backend.delete_channel(hall.thread(match).id)
    late = world.person(hall.table(match).awaited[0].person)
    await world.later(hours=3, minutes=1)
    assert any("the round ends" in message.text for message in late.dms)
    await world.later(hours=1)
    if rule == "computer":
        venue = hall.now.venue(1, match.table)
        assert venue is not None
        assert [hall.person(number) for number in venue.overtime] == [late]
    else:
        assert hall.now.contest.round(1).at(match.table).result is not None


@pytest.mark.parametrize("steps", [None, 1, 2, 3])
async def test_a_match_whose_thread_was_deleted_goes_on_in_a_new_one(
    world: World, steps: int | None
) -> None:
    """Everybody is called there, and the links lead to it; also if the bot dies at any step."""
    hall = await begun(world)
    match = first(hall)
    old = hall.thread(match)
    if steps is not None:
        Mortal(steps).possess(world.bot)
    world.env.backend.delete_channel(old.id)
    with suppress(asyncio.CancelledError):
        await world.later(minutes=1)
    if steps is not None:
        await hall.restart()
    await world.later(minutes=5)
    assert len(hall.threads()) == 2
    thread = hall.thread(match)
    assert thread.id != old.id
    venue = hall.now.venue(1, match.table)
    assert venue is not None
    assert venue.thread_id == hall.table(match).channel_id == thread.id
    shown = world.messages(thread)
    greetings = [each for each in shown if "Summer Cup" in each.text and each.pinged]
    players = {hall.person(number).id for number in match.seats}
    assert [set(each.pinged) for each in greetings] == [players]
    round_message = next(each for each in world.messages() if "Round 1 of" in each.text)
    assert f"/{thread.id})" in round_message.text
    assert f"/{old.id})" not in round_message.text
    await hall.play()
    assert len(hall.now.contest.rounds) == 2


async def test_matches_go_on_where_the_tournament_has_moved_to(world: World) -> None:
    """Its channel was deleted, with all the threads in it."""
    hall = await begun(world)
    for thread in [*hall.threads(), world.channel]:
        world.env.backend.delete_channel(thread.id)
    await world.later(minutes=2)
    other = world.guild.create_text_channel("forum")
    async with hall.bot_at_work():
        await world.bot.tournaments.move(hall.id, world.ann.id, other.id)
    world.channel = other
    await world.later(minutes=2)
    assert {hall.table(match).channel_id for match in hall.now.open_matches()} == {
        thread.id for thread in hall.threads()
    }
    assert len(hall.threads()) == 2
    await hall.play()
    assert len(hall.now.contest.rounds) == 2


async def test_matches_of_an_announcement_channel(world: World) -> None:
    """Its threads are of another kind, which Discord does not take for that of other channels."""
    world.channel = world.guild.create_news_channel("news")
    hall = await begun(world)
    assert [thread._channel.type for thread in hall.threads()] == [ANNOUNCEMENT_THREAD] * 2
    world.env.backend.delete_channel(hall.thread(first(hall)).id)
    await world.later(minutes=1)
    await hall.play()
    assert len(hall.now.contest.rounds) == 2
    assert "no-threads" not in world.bot.tournaments.said(hall.id)
