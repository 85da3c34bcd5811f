"""The dates of a tournament: as text, as a calendar file, as an event."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import discord
import pytest
from icalendar import Calendar

from bot.core.words import words_for
from bot.features.tournaments.exports.dates import calendar_file, dates
from bot.features.tournaments.model import Contest, Settings
from bot.features.tournaments.running.events import Events
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.tournament import Plan, Tournament
from bot.tables.dealer import Dealer
from tests import simcord_seam
from tests.bot.tournaments.driver import ShortGames, TournamentDriver, begun
from tests.bot.world import INVITED, World

MONDAY = datetime(2026, 11, 30, 17, tzinfo=UTC)
WEEK = timedelta(weeks=1)


@pytest.fixture
def dealer() -> Dealer:
    return ShortGames()


def weekly(**changes: object) -> Tournament:
    """Return a Swiss tournament of three rounds, each Monday at 18:00 in Rome."""
    plan = Plan(4, 8, MONDAY, round_day=1, round_hour=18, zone="Europe/Rome")
    about = {"due_at": MONDAY, "plan": plan, **changes}
    contest = Contest(Settings("swiss", 2, rounds=3), ())
    return Tournament(1, 2, 3, 4, MONDAY, "Cup", "civ", "en", contest=contest, **about)  # type: ignore[arg-type]


def test_all_rounds_on_fixed_days_are_known_from_the_start() -> None:
    found = [(each.kind, each.round, each.begins, each.ends) for each in dates(weekly())]
    assert found == [
        ("signup", 0, None, MONDAY),
        ("round", 1, MONDAY, MONDAY + WEEK),
        ("round", 2, MONDAY + WEEK, MONDAY + 2 * WEEK),
        ("round", 3, MONDAY + 2 * WEEK, MONDAY + 3 * WEEK),
    ]
    assert dates(weekly(paused_at=MONDAY)) == dates(weekly(status="over")) == []


def test_a_check_in_before_each_round_takes_its_time_from_the_round() -> None:
    plan = replace(weekly().plan, check_in="each", check_in_hours=48, signup_until=MONDAY)
    cup = weekly(plan=plan, due_at=MONDAY - timedelta(days=2))
    days = timedelta(days=2)
    rounds = [(MONDAY + week * WEEK, MONDAY + (week + 1) * WEEK - days) for week in range(3)]
    assert [(each.begins, each.ends) for each in dates(cup)][1:] == rounds


def test_a_calendar_reads_the_file() -> None:
    file = calendar_file(weekly(), MONDAY, words_for("en"))
    events = Calendar.from_ical(file).walk("VEVENT")
    assert [str(each["summary"]) for each in events][:2] == ["Cup: sign-up closes", "Cup: round 1"]
    assert events[1].decoded("dtstart") == MONDAY
    assert events[1].decoded("dtend") == MONDAY + WEEK
    assert len({str(each["uid"]) for each in events}) == 4


async def test_everybody_sees_the_dates_in_their_own_time(world: World) -> None:
    driver = await begun(world, 4)
    reply = await world.bob.slash("tournament calendar")
    assert reply.private
    assert driver.now.due_at is not None
    assert f"Round 1 ends <t:{int(driver.now.due_at.timestamp())}:f>" in reply.text
    assert "server events" not in str(reply.message.labels)
    assert (await world.bob.click("Dates", on=world.last)).private


def let_manage_events(world: World) -> None:
    """Give the bot Manage Events."""
    permissions = discord.Permissions(INVITED.value)
    permissions.manage_events = True
    simcord_seam.grant_bot(world.env.backend, world.guild.id, permissions)


async def test_an_event_is_created_once_and_a_refused_edit_not_repeated(world: World) -> None:
    let_manage_events(world)
    driver, events = TournamentDriver(world, 4), world.bot.get(Events)
    await driver.create("swiss")
    async with driver.bot_at_work():
        await asyncio.gather(*(events.create(driver.now) for _ in range(2)))
    assert len(world.env.backend.get_guild(world.guild.id).scheduled_events) == 1
    path = f"/guilds/{world.guild.id}/scheduled-events/*"
    event_id = next(iter(world.env.backend.get_guild(world.guild.id).scheduled_events))
    world.fails("PATCH", path.replace("*", str(event_id)), status=400, code=50035, times=None)
    later = world.bot.tables.now() + timedelta(days=5)
    async with driver.bot_at_work():
        await world.bot.get(Tournaments).extend(driver.id, driver.organiser, later)
    await world.later(minutes=30)
    assert len(world.requests("PATCH", path)) == 1


async def test_an_organiser_adds_the_start_to_the_servers_events(world: World) -> None:
    """It moves with the deadline, and is deleted with the tournament."""
    driver = TournamentDriver(world, 4)
    await driver.create("swiss")
    reply = await world.ann.slash("tournament calendar")
    refused = await world.ann.click("Add to server events", on=reply.message)
    assert "Create Events" in refused.text
    events = world.env.backend.get_guild(world.guild.id).scheduled_events
    assert not events
    let_manage_events(world)
    await world.ann.click("Add to server events", on=reply.message)
    (event,) = events.values()
    assert event.name == "Summer Cup: start"
    later = world.bot.tables.now() + timedelta(days=5)
    async with driver.bot_at_work():
        await world.bot.get(Tournaments).extend(driver.id, driver.organiser, later)
    (event,) = events.values()
    assert event.scheduled_start_time.startswith(later.isoformat()[:16])
    async with driver.bot_at_work():
        await world.bot.get(Tournaments).cancel(driver.id, driver.organiser)
    assert not events
