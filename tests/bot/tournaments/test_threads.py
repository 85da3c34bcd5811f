"""Threads and channels of a tournament that cannot be opened, or are lost."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import timedelta

import discord
import pytest
from simcord.builders import ChannelHandle

from bot.features.tournaments.entrants import Entrants
from bot.features.tournaments.model import Match
from bot.features.tournaments.running import threads
from bot.features.tournaments.service import Tournaments
from bot.tables.dealer import Dealer
from tests.bot.tournaments.driver import (
    Mortal,
    ShortGames,
    TournamentDriver,
    begun,
    first,
    no_threads,
)
from tests.bot.world import World


@pytest.fixture
def dealer() -> Dealer:
    return ShortGames()


async def test_threads_that_cannot_be_opened(world: World) -> None:
    no_threads(world)
    driver = await begun(world)
    await world.later(minutes=5)
    told = [message for message in world.messages() if world.ann.id in message.pinged]
    assert len(told) == 1
    assert "Create Public Threads" in told[0].text
    assert driver.threads() == []
    world.env.backend.faults.clear()
    await world.later(minutes=5)
    assert len(driver.threads()) == 2
    assert "no-threads" not in world.bot.get(Tournaments).said(driver.id)


async def test_a_channel_that_is_lost(world: World) -> None:
    driver = TournamentDriver(world, 4)
    await driver.create("swiss")
    await driver.sign_up()
    world.env.backend.delete_channel(world.channel.id)
    await driver.start()
    await world.later(minutes=5)
    assert len(world.ann.dms) == 1
    assert driver.threads() == []
    other = world.guild.create_text_channel("forum")
    async with driver.bot_at_work():
        await world.bot.get(Tournaments).move(driver.id, driver.organiser, other.id)
    world.channel = other
    assert len(driver.threads()) == 2
    assert len(world.messages(other)) >= 1


@pytest.mark.soak
@pytest.mark.parametrize("rule", ["forfeit", "computer", "standing"])
async def test_a_round_ends_although_the_thread_of_a_match_was_deleted(
    world: World, rule: str
) -> None:
    """If no other thread can be opened, awaited players are reminded by DM."""
    world.deals(ShortGames(9))
    driver = await begun(world, at_deadline=rule)
    match = first(driver)
    async with driver.bot_at_work():
        for _ in range(3):
            await driver.answer(match)
    no_threads(world)
    world.env.backend.delete_channel(driver.thread(match).id)
    late = world.person(driver.table(match).awaited[0].person)
    await world.later(hours=3, minutes=1)
    assert any("the round ends" in message.text for message in late.dms)
    await world.later(hours=1)
    if rule == "computer":
        venue = driver.now.venue(1, match.table)
        assert venue is not None
        assert [driver.person(number) for number in venue.overtime] == [late]
    else:
        assert driver.now.contest.round(1).at(match.table).result is not None


@pytest.mark.soak
@pytest.mark.parametrize("steps", [None, 1, 2, 3])
async def test_a_match_whose_thread_was_deleted_goes_on_in_a_new_one(
    world: World, steps: int | None
) -> None:
    """Pings and links lead there, even if the bot dies."""
    driver = await begun(world)
    match = first(driver)
    old = driver.thread(match)
    if steps is not None:
        Mortal(steps).possess(world.bot)
    world.env.backend.delete_channel(old.id)
    with suppress(asyncio.CancelledError):
        await world.later(minutes=1)
    if steps is not None:
        await driver.restart()
    await world.later(minutes=5)
    assert len(driver.threads()) == 2
    thread = driver.thread(match)
    assert thread.id != old.id
    venue = driver.now.venue(1, match.table)
    assert venue is not None
    assert venue.thread_id == driver.table(match).channel_id == thread.id
    shown = world.messages(thread)
    greetings = [each for each in shown if "Summer Cup" in each.text and each.pinged]
    players = {driver.person(number).id for number in match.seats}
    assert [set(each.pinged) for each in greetings] == [players]
    round_message = next(each for each in world.messages() if "Round 1 of" in each.text)
    assert f"/{thread.id})" in round_message.text
    assert f"/{old.id})" not in round_message.text
    await driver.play()
    assert len(driver.now.contest.rounds) == 2


async def test_matches_go_on_where_the_tournament_has_moved_to(world: World) -> None:
    """Its channel was deleted, with all the threads in it."""
    driver = await begun(world)
    for thread in [*driver.threads(), world.channel]:
        world.env.backend.delete_channel(thread.id)
    await world.later(minutes=2)
    other = world.guild.create_text_channel("forum")
    async with driver.bot_at_work():
        await world.bot.get(Tournaments).move(driver.id, driver.organiser, other.id)
    world.channel = other
    await world.later(minutes=2)
    assert {driver.table(match).channel_id for match in driver.now.open_matches()} == {
        thread.id for thread in driver.threads()
    }
    assert len(driver.threads()) == 2
    await driver.play()
    assert len(driver.now.contest.rounds) == 2


@pytest.mark.soak
async def test_a_lost_channel_is_looked_for_less_and_less_often(world: World) -> None:
    driver = await begun(world, 8, round_hours=200)
    old = world.channel
    for thread in [*driver.threads(), old]:
        world.env.backend.delete_channel(thread.id)
    await world.later(hours=3)
    looked = len(world.requests("GET", "/channels/*"))
    await world.later(hours=2)
    assert len(world.requests("GET", "/channels/*")) - looked <= 12, "of four tables, in two hours"
    other = world.guild.create_text_channel("forum")
    async with driver.bot_at_work():
        await world.bot.get(Tournaments).move(driver.id, driver.organiser, other.id)
    world.channel = other
    await world.env.settle()
    assert len(driver.threads()) == 4, "at once"


@pytest.mark.soak
async def test_announcements_are_tried_less_and_less_often_in_a_lost_channel(world: World) -> None:
    driver = await begun(world, round_hours=200)
    await driver.play()
    posts = f"/channels/{world.channel.id}/messages"
    world.fails("POST", posts, status=403, code=50001, message="Missing Access", times=None)
    await driver.play()
    await world.later(hours=3)
    tried = len(world.requests("POST", posts))
    await world.later(hours=2)
    assert 0 < len(world.requests("POST", posts)) - tried <= 20
    world.env.backend.faults.clear()
    channel = world.bot.get_channel(world.channel.id)
    world.bot.dispatch("guild_channel_update", channel, channel)
    await world.env.settle()
    assert f"round:{len(driver.now.contest.rounds)}" in world.bot.get(Tournaments).said(driver.id)


async def test_matches_of_an_announcement_channel(world: World) -> None:
    """Its threads are of another type, which Discord refuses in other channels."""
    world.channel = world.guild.create_news_channel("news")
    driver = await begun(world)
    assert [thread._channel.type for thread in driver.threads()] == [
        discord.ChannelType.news_thread.value
    ] * 2
    world.env.backend.delete_channel(driver.thread(first(driver)).id)
    await world.later(minutes=1)
    await driver.play()
    assert len(driver.now.contest.rounds) == 2
    assert "no-threads" not in world.bot.get(Tournaments).said(driver.id)


# Members of threads, and archiving


def members(driver: TournamentDriver, match: Match) -> set[int]:
    """Return the members of a match's thread, apart from the bot."""
    return set(driver.thread(match)._channel.thread_members) - {
        driver.world.env.backend.bot_user.id
    }


def archived(thread: ChannelHandle) -> bool:
    """Return whether a thread is archived."""
    about = thread._channel.thread_metadata
    assert about is not None
    return about.archived


@pytest.mark.soak
async def test_those_who_play_are_added_to_their_thread(world: World) -> None:
    driver = await begun(world, 8)
    added = world.requests("PUT", "/channels/*/thread-members/*")
    assert 0 < len(added) < 8, "not all at once"
    await world.later(seconds=20)
    assert driver.now.round is not None
    for match in driver.now.round.matches:
        assert members(driver, match) == {driver.person(number).id for number in match.seats}
    await driver.restart()
    await world.later(minutes=2)
    added = world.requests("PUT", "/channels/*/thread-members/*")
    assert len(added) == 8, "each once"


async def test_who_plays_on_for_somebody_is_added_and_who_left_the_thread_is_not(
    world: World,
) -> None:
    driver = await begun(world, round_hours=None)
    await world.later(seconds=20)
    match = first(driver)
    one, other = match.seats
    world.env.backend.remove_thread_member(driver.thread(match).id, driver.person(other).id)
    async with driver.bot_at_work():
        await world.bot.get(Entrants).replace(
            driver.id, driver.organiser, one, world.bob.id, world.bob.name
        )
    await world.later(minutes=2)
    assert world.bob.id in members(driver, match)
    assert driver.person(other).id not in members(driver, match)


@pytest.mark.parametrize(
    ("status", "code", "tries"), [(404, 10013, [1]), (403, 50001, [1]), (500, 0, [3, 4, 5])]
)
async def test_who_cannot_be_added_keeps_nobody_from_playing(
    world: World, status: int, code: int, tries: list[int]
) -> None:
    driver = TournamentDriver(world, 4)
    gone = driver.people[0]
    path = f"/channels/*/thread-members/{gone.id}"
    world.fails("PUT", path, status=status, code=code, message="No", times=None)
    await driver.create("swiss")
    await driver.sign_up()
    await driver.start()
    await world.later(seconds=80)
    assert len(world.requests("PUT", path)) in tries
    assert driver.now.round is not None
    for match in driver.now.round.matches:
        assert members(driver, match) == {driver.person(n).id for n in match.seats} - {gone.id}
    assert world.ann.dms == []
    await driver.play()
    assert len(driver.now.contest.rounds) == 2


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Threads are archived an hour after their match is over."""
    monkeypatch.setattr(threads, "ARCHIVED_AFTER", timedelta(hours=1))


@pytest.mark.usefixtures("soon")
@pytest.mark.parametrize("restarted", [False, True])
async def test_threads_of_matches_that_are_over_are_archived(world: World, restarted: bool) -> None:
    """Some time after that; also if the bot was not there meanwhile."""
    driver = await begun(world, round_hours=None)
    one, other = driver.now.round.matches if driver.now.round else ()
    there, elsewhere = driver.thread(one), driver.thread(other)
    await driver.play([one])
    await world.later(minutes=55)
    assert not archived(there)
    if restarted:
        await driver.restart()
    await world.later(minutes=15)
    assert archived(there)
    assert there._channel.thread_metadata is not None
    assert not there._channel.thread_metadata.locked, "people can talk on"
    assert not archived(elsewhere)
    await driver.person(one.seats[0]).member.send(there, "Good game!")
    world.env.backend.edit_channel(there.id, {}, thread_metadata={"archived": False})
    await world.later(hours=2)
    assert not archived(there), "it is left to them"


@pytest.mark.soak
@pytest.mark.usefixtures("soon")
async def test_the_last_threads_of_a_tournament_are_archived_too(world: World) -> None:
    driver = await begun(world, 4, "elimination")
    while driver.now.active:
        await driver.play()
    await world.later(hours=1, minutes=10)
    assert [archived(thread) for thread in driver.threads()] == [True] * 3


@pytest.mark.usefixtures("soon")
async def test_a_thread_that_nobody_needs_any_more_is_archived(world: World) -> None:
    """The start of the first round was taken back."""
    driver = await begun(world, round_hours=None)
    threads = driver.threads()
    async with driver.bot_at_work():
        await world.bot.get(Tournaments).take_back(driver.id, driver.organiser)
    await world.later(hours=1, minutes=10)
    assert [archived(thread) for thread in threads] == [True] * 2


@pytest.mark.usefixtures("soon")
async def test_a_match_that_is_played_anew_opens_its_thread(world: World) -> None:
    driver = await begun(world, round_hours=None)
    match = first(driver)
    thread = driver.thread(match)
    await driver.play([match])
    await world.later(hours=1, minutes=10)
    assert archived(thread)
    async with driver.bot_at_work():
        await world.bot.get(Tournaments).correct(driver.id, driver.organiser, 1, match.table, None)
    await world.later(minutes=1)
    assert driver.thread(match).id == thread.id
    assert not archived(thread)
    assert members(driver, match) >= {driver.person(number).id for number in match.seats}
    await world.later(hours=1, minutes=10)
    assert not archived(thread), "they are playing"
    await driver.play([match])
    await world.later(hours=1, minutes=10)
    assert archived(thread)


@pytest.mark.parametrize("locked", [False, True])
async def test_what_is_over_is_edited_in_an_archived_thread(
    world: World, locked: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A moderator annuls the game: the message changes, and the thread stays archived."""
    monkeypatch.setattr(threads, "ARCHIVED_AFTER", timedelta(minutes=20))
    driver = await begun(world, round_hours=None)
    match = first(driver)
    thread = driver.thread(match)
    await driver.play([match])
    role = world.guild.create_role(
        "moderators", permissions=discord.Permissions(manage_channels=True)
    )
    world.env.backend.guilds[world.guild.id].members[world.dan.id].role_ids.append(role.id)
    asked = await world.dan.slash("game annul", at=thread)
    await world.later(minutes=30)
    before = world.messages(thread)
    assert archived(thread)
    if locked:
        path = f"/channels/{thread.id}"
        world.fails("PATCH", path, status=403, code=50013, message="Locked", times=None)
    await world.dan.click("Annul this game", on=asked.message)
    await world.later(minutes=5)
    assert archived(thread)
    assert world.messages(thread) == before
    assert any("annulled" in shown.text for shown in before) != locked
    table = world.bot.tables.get(1)
    assert table.shown == table.version


@pytest.mark.usefixtures("soon")
async def test_a_thread_that_cannot_be_archived_is_tried_again(world: World) -> None:
    driver = await begun(world, round_hours=None)
    match = first(driver)
    thread = driver.thread(match)
    await driver.play([match])
    world.fails("PATCH", f"/channels/{thread.id}", status=503, times=3)
    await world.later(hours=1, minutes=10)
    assert not archived(thread)
    await world.later(minutes=15)
    assert archived(thread)
