"""Threads and channels of a tournament that cannot be opened, or are lost."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import timedelta

import discord
import pytest
from simcord.builders import ChannelHandle

from bot.features.tournaments import threads
from bot.features.tournaments.entrants import Entrants
from bot.features.tournaments.model import Match
from bot.features.tournaments.service import Tournaments
from bot.tables.dealer import Dealer
from tests.bot.tournaments.hall import Hall, Mortal, ShortGames, begun, first, no_threads
from tests.bot.world import World


@pytest.fixture
def dealer() -> Dealer:
    return ShortGames()


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
    assert "no-threads" not in world.bot.get(Tournaments).said(hall.id)


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
        await world.bot.get(Tournaments).move(hall.id, hall.organiser, other.id)
    world.channel = other
    assert len(hall.threads()) == 2
    assert len(world.messages(other)) >= 1


@pytest.mark.soak
@pytest.mark.parametrize("rule", ["forfeit", "computer", "standing"])
async def test_a_round_ends_although_the_thread_of_a_match_was_deleted(
    world: World, rule: str
) -> None:
    """If no other thread can be opened, awaited players are reminded by DM."""
    world.deals(ShortGames(9))
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


@pytest.mark.soak
@pytest.mark.parametrize("steps", [None, 1, 2, 3])
async def test_a_match_whose_thread_was_deleted_goes_on_in_a_new_one(
    world: World, steps: int | None
) -> None:
    """Everybody is pinged there and links lead to it, even if the bot dies meanwhile."""
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
        await world.bot.get(Tournaments).move(hall.id, hall.organiser, other.id)
    world.channel = other
    await world.later(minutes=2)
    assert {hall.table(match).channel_id for match in hall.now.open_matches()} == {
        thread.id for thread in hall.threads()
    }
    assert len(hall.threads()) == 2
    await hall.play()
    assert len(hall.now.contest.rounds) == 2


@pytest.mark.soak
async def test_a_lost_channel_is_looked_for_less_and_less_often(world: World) -> None:
    hall = await begun(world, 8, round_hours=200)
    old = world.channel
    for thread in [*hall.threads(), old]:
        world.env.backend.delete_channel(thread.id)
    await world.later(hours=3)
    looked = len(world.requests("GET", "/channels/*"))
    await world.later(hours=2)
    assert len(world.requests("GET", "/channels/*")) - looked <= 12, "of four tables, in two hours"
    other = world.guild.create_text_channel("forum")
    async with hall.bot_at_work():
        await world.bot.get(Tournaments).move(hall.id, hall.organiser, other.id)
    world.channel = other
    await world.env.settle()
    assert len(hall.threads()) == 4, "at once"


@pytest.mark.soak
async def test_announcements_are_tried_less_and_less_often_in_a_lost_channel(world: World) -> None:
    hall = await begun(world, round_hours=200)
    await hall.play()
    posts = f"/channels/{world.channel.id}/messages"
    world.fails("POST", posts, status=403, code=50001, message="Missing Access", times=None)
    await hall.play()
    await world.later(hours=3)
    tried = len(world.requests("POST", posts))
    await world.later(hours=2)
    assert 0 < len(world.requests("POST", posts)) - tried <= 20
    world.env.backend.faults.clear()
    channel = world.bot.get_channel(world.channel.id)
    world.bot.dispatch("guild_channel_update", channel, channel)
    await world.env.settle()
    assert f"round:{len(hall.now.contest.rounds)}" in world.bot.get(Tournaments).said(hall.id)


async def test_matches_of_an_announcement_channel(world: World) -> None:
    """Its threads are of another type, which Discord refuses in other channels."""
    world.channel = world.guild.create_news_channel("news")
    hall = await begun(world)
    assert [thread._channel.type for thread in hall.threads()] == [
        discord.ChannelType.news_thread.value
    ] * 2
    world.env.backend.delete_channel(hall.thread(first(hall)).id)
    await world.later(minutes=1)
    await hall.play()
    assert len(hall.now.contest.rounds) == 2
    assert "no-threads" not in world.bot.get(Tournaments).said(hall.id)


# Members of threads, and archiving


def members(hall: Hall, match: Match) -> set[int]:
    """Return the members of a match's thread, apart from the bot."""
    return set(hall.thread(match)._channel.thread_members) - {hall.world.env.backend.bot_user.id}


def archived(thread: ChannelHandle) -> bool:
    """Return whether a thread is archived."""
    about = thread._channel.thread_metadata
    assert about is not None
    return about.archived


@pytest.mark.soak
async def test_those_who_play_are_added_to_their_thread(world: World) -> None:
    hall = await begun(world, 8)
    added = world.requests("PUT", "/channels/*/thread-members/*")
    assert 0 < len(added) < 8, "not all at once"
    await world.later(seconds=20)
    assert hall.now.round is not None
    for match in hall.now.round.matches:
        assert members(hall, match) == {hall.person(number).id for number in match.seats}
    await hall.restart()
    await world.later(minutes=2)
    added = world.requests("PUT", "/channels/*/thread-members/*")
    assert len(added) == 8, "each once"


async def test_who_plays_on_for_somebody_is_added_and_who_left_the_thread_is_not(
    world: World,
) -> None:
    hall = await begun(world, round_hours=None)
    await world.later(seconds=20)
    match = first(hall)
    one, other = match.seats
    world.env.backend.remove_thread_member(hall.thread(match).id, hall.person(other).id)
    async with hall.bot_at_work():
        await world.bot.get(Entrants).replace(
            hall.id, hall.organiser, one, world.bob.id, world.bob.name
        )
    await world.later(minutes=2)
    assert world.bob.id in members(hall, match)
    assert hall.person(other).id not in members(hall, match)


@pytest.mark.parametrize(
    ("status", "code", "tries"), [(404, 10013, [1]), (403, 50001, [1]), (500, 0, [3, 4, 5])]
)
async def test_who_cannot_be_added_keeps_nobody_from_playing(
    world: World, status: int, code: int, tries: list[int]
) -> None:
    hall = Hall(world, 4)
    gone = hall.people[0]
    path = f"/channels/*/thread-members/{gone.id}"
    world.fails("PUT", path, status=status, code=code, message="No", times=None)
    await hall.create("swiss")
    await hall.sign_up()
    await hall.start()
    await world.later(seconds=80)
    assert len(world.requests("PUT", path)) in tries
    assert hall.now.round is not None
    for match in hall.now.round.matches:
        assert members(hall, match) == {hall.person(n).id for n in match.seats} - {gone.id}
    assert world.ann.dms == []
    await hall.play()
    assert len(hall.now.contest.rounds) == 2


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Threads are archived an hour after their match is over."""
    monkeypatch.setattr(threads, "ARCHIVED_AFTER", timedelta(hours=1))


@pytest.mark.usefixtures("soon")
@pytest.mark.parametrize("restarted", [False, True])
async def test_threads_of_matches_that_are_over_are_archived(world: World, restarted: bool) -> None:
    """Some time after that; also if the bot was not there meanwhile."""
    hall = await begun(world, round_hours=None)
    one, other = hall.now.round.matches if hall.now.round else ()
    there, elsewhere = hall.thread(one), hall.thread(other)
    await hall.play([one])
    await world.later(minutes=55)
    assert not archived(there)
    if restarted:
        await hall.restart()
    await world.later(minutes=15)
    assert archived(there)
    assert there._channel.thread_metadata is not None
    assert not there._channel.thread_metadata.locked, "people can talk on"
    assert not archived(elsewhere)
    await hall.person(one.seats[0]).member.send(there, "Good game!")
    world.env.backend.edit_channel(there.id, {}, thread_metadata={"archived": False})
    await world.later(hours=2)
    assert not archived(there), "it is left to them"


@pytest.mark.soak
@pytest.mark.usefixtures("soon")
async def test_the_last_threads_of_a_tournament_are_archived_too(world: World) -> None:
    hall = await begun(world, 4, "elimination")
    while hall.now.active:
        await hall.play()
    await world.later(hours=1, minutes=10)
    assert [archived(thread) for thread in hall.threads()] == [True] * 3


@pytest.mark.usefixtures("soon")
async def test_a_thread_that_nobody_needs_any_more_is_archived(world: World) -> None:
    """The start of the first round was taken back."""
    hall = await begun(world, round_hours=None)
    threads = hall.threads()
    async with hall.bot_at_work():
        await world.bot.get(Tournaments).take_back(hall.id, hall.organiser)
    await world.later(hours=1, minutes=10)
    assert [archived(thread) for thread in threads] == [True] * 2


@pytest.mark.usefixtures("soon")
async def test_a_match_that_is_played_anew_opens_its_thread(world: World) -> None:
    hall = await begun(world, round_hours=None)
    match = first(hall)
    thread = hall.thread(match)
    await hall.play([match])
    await world.later(hours=1, minutes=10)
    assert archived(thread)
    async with hall.bot_at_work():
        await world.bot.get(Tournaments).correct(hall.id, hall.organiser, 1, match.table, None)
    await world.later(minutes=1)
    assert hall.thread(match).id == thread.id
    assert not archived(thread)
    assert members(hall, match) >= {hall.person(number).id for number in match.seats}
    await world.later(hours=1, minutes=10)
    assert not archived(thread), "they are playing"
    await hall.play([match])
    await world.later(hours=1, minutes=10)
    assert archived(thread)


@pytest.mark.parametrize("locked", [False, True])
async def test_what_is_over_is_edited_in_an_archived_thread(
    world: World, locked: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A moderator annuls the game: the message changes, and the thread stays archived."""
    monkeypatch.setattr(threads, "ARCHIVED_AFTER", timedelta(minutes=20))
    hall = await begun(world, round_hours=None)
    match = first(hall)
    thread = hall.thread(match)
    await hall.play([match])
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
    hall = await begun(world, round_hours=None)
    match = first(hall)
    thread = hall.thread(match)
    await hall.play([match])
    world.fails("PATCH", f"/channels/{thread.id}", status=503, times=3)
    await world.later(hours=1, minutes=10)
    assert not archived(thread)
    await world.later(minutes=15)
    assert archived(thread)
