"""Rounds on fixed days: paired and announced at once, opened on the day."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.features.tournaments import course
from bot.features.tournaments.draft import Draft
from bot.features.tournaments.exports.dates import dates
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.weekly import Weekly
from bot.tables.dealer import Dealer
from tests.bot.tournaments.desk import ANN, BOB, CAT, DAN, NOW, Desk
from tests.bot.tournaments.driver import ShortGames, TournamentDriver, begun
from tests.bot.world import World

ROME = Weekly(0, 18, "Europe/Rome")


@pytest.fixture
def dealer() -> Dealer:
    return ShortGames()


@pytest.mark.parametrize(
    ("after", "then"),
    [
        ("2026-11-30T17:00", "2026-11-30T17:00"),
        ("2026-11-30T17:01", "2026-12-07T17:00"),
        ("2026-11-28T00:00", "2026-11-30T17:00"),
        ("2026-03-23T17:30", "2026-03-30T16:00"),  # clocks go forward on the 29th
        ("2026-10-20T00:00", "2026-10-26T17:00"),  # and back on the 25th
    ],
)
def test_the_next_monday_at_six_in_rome(after: str, then: str) -> None:
    moment = datetime.fromisoformat(after).replace(tzinfo=UTC)
    assert ROME.next(moment).isoformat(timespec="minutes")[:16] == then


def test_a_moment_that_has_just_passed_still_counts() -> None:
    six = datetime(2026, 11, 30, 17, tzinfo=UTC)
    assert ROME.due(six + timedelta(minutes=5)) == six
    assert ROME.due(six + timedelta(hours=1)) == six + timedelta(weeks=1)


def test_sign_up_closes_in_time_for_the_first_day() -> None:
    now = datetime(2026, 11, 24, 12, tzinfo=UTC)
    draft = Draft("Cup", "civ", "en", 1, sign_up_hours=24, zone="Europe/Rome").with_choice(
        round_day=1
    )
    first = datetime(2026, 11, 30, 17, tzinfo=UTC)
    assert (draft.round_hours, draft.signup_until(now)) == (0, first)
    asked = draft.with_choice(check_in="each", check_in_hours=24)
    assert asked.first_round(now) == first
    assert asked.plan(now).signup_until == first - timedelta(days=1)
    assert asked.plan(now).weekly == ROME


async def test_a_round_over_within_minutes_is_not_followed_on_the_same_day(desk: Desk) -> None:
    day = {"round_day": 1, "round_hour": 18, "zone": "Europe/Rome"}
    await desk.open(plan={**day, "signup_until": NOW + timedelta(days=3)})
    await desk.join(ANN, BOB, CAT, DAN)
    desk.now = six = ROME.next(NOW)
    for week in range(2):
        await desk.pair()
        assert desk.cup.opens_at == six + timedelta(weeks=week)
        for table in (1, 2):
            await desk.win(table)
        desk.now += timedelta(minutes=20)


async def test_rounds_with_a_check_in_before_each_take_a_week(desk: Desk) -> None:
    day = {"round_day": 1, "round_hour": 18, "zone": "Europe/Rome", "check_in": "each"}
    await desk.open(plan={**day, "check_in_hours": 24, "signup_until": NOW + timedelta(days=3)})
    await desk.join(ANN, BOB, CAT, DAN)
    opening = ROME.next(NOW)
    for week in range(2):
        desk.now = opening + timedelta(weeks=week, minutes=1)
        await desk.pair()
        assert desk.cup.opens_at == opening + timedelta(weeks=week)
        assert desk.cup.due_at == opening + timedelta(weeks=week, days=6)
        desk.now = desk.cup.due_at + timedelta(minutes=5)
        for table in (1, 2):
            await desk.win(table)
        async with desk.service.locked(desk.id) as before:
            await desk.service.commit(before, course.checking_in(before, desk.now))
        assert desk.cup.due_at == opening + timedelta(weeks=week + 1)
        for person in (ANN, BOB, CAT, DAN):
            await desk.service.check_in(desk.id, person)


@pytest.mark.parametrize(
    ("late", "opens"), [(timedelta(hours=24), 0), (timedelta(hours=47), 0), (timedelta(days=3), 1)]
)
async def test_a_round_that_took_longer_is_followed_late_and_not_a_week_later(
    desk: Desk, late: timedelta, opens: int
) -> None:
    """A computer has played on, or a player was asked if they are there."""
    day = {"round_day": 1, "round_hour": 18, "zone": "Europe/Rome"}
    await desk.open(plan={**day, "signup_until": NOW + timedelta(days=3)})
    await desk.join(ANN, BOB, CAT, DAN)
    desk.now = opening = ROME.next(NOW)
    await desk.pair()
    desk.now = opening + timedelta(weeks=1) + late
    for table in (1, 2):
        await desk.win(table)
    await desk.pair()
    assert desk.cup.opens_at == opening + timedelta(weeks=1 + opens)
    assert desk.cup.due_at == opening + timedelta(weeks=2 + opens)


async def test_check_in_for_a_round_that_is_late_takes_half_its_time(desk: Desk) -> None:
    day = {"round_day": 1, "round_hour": 18, "zone": "Europe/Rome", "check_in": "each"}
    await desk.open(plan={**day, "check_in_hours": 24, "signup_until": NOW + timedelta(days=3)})
    await desk.join(ANN, BOB, CAT, DAN)
    desk.now = opening = ROME.next(NOW)
    await desk.pair()
    assert desk.cup.due_at == opening + timedelta(days=6)
    desk.now = opening + timedelta(weeks=1)
    for table in (1, 2):
        await desk.win(table)
    async with desk.service.locked(desk.id) as before:
        await desk.service.commit(before, course.checking_in(before, desk.now))
    assert desk.cup.due_at == desk.now + timedelta(hours=12)
    (first, second, *_) = dates(desk.cup)
    assert (first.kind, first.ends) == ("checkin", desk.cup.due_at)
    assert (second.kind, second.begins) == ("round", opening + timedelta(weeks=1))
    desk.now += timedelta(hours=12)
    await desk.pair()
    assert desk.cup.opens_at == opening + timedelta(weeks=1)
    assert not desk.cup.waits(desk.now)
    assert desk.cup.due_at == opening + timedelta(weeks=1, days=6)


async def test_check_in_that_opens_early_pings_nobody_before_its_time(desk: Desk) -> None:
    day = {"round_day": 1, "round_hour": 18, "zone": "Europe/Rome", "check_in": "each"}
    await desk.open(plan={**day, "check_in_hours": 24, "signup_until": NOW + timedelta(days=3)})
    await desk.join(ANN, BOB, CAT, DAN)
    desk.now = opening = ROME.next(NOW)
    await desk.pair()
    desk.now = opening + timedelta(days=1)
    for table in (1, 2):
        await desk.win(table)
    async with desk.service.locked(desk.id) as before:
        await desk.service.commit(before, course.checking_in(before, desk.now))
    assert desk.cup.due_at == opening + timedelta(weeks=1)
    assert course.asking_from(desk.cup) == opening + timedelta(days=6)
    assert course.next_moment(desk.cup, desk.now) == course.asking_from(desk.cup)


async def test_the_next_round_is_announced_and_opens_on_its_day(world: World) -> None:
    """An early start by the organiser included; no player is stuck meanwhile."""
    driver = TournamentDriver(world, 4)
    now = world.bot.tables.now()
    soon = (now + timedelta(hours=2)).astimezone(UTC)
    day = {"round_day": soon.weekday() + 1, "round_hour": soon.hour, "zone": "UTC"}
    await driver.create("swiss", plan=day)
    first = driver.now.plan.weekly
    assert first is not None
    await driver.sign_up()
    await driver.start()
    assert driver.now.opens_at == first.next(now)
    assert driver.now.due_at == first.next(now) + timedelta(weeks=1)
    assert driver.threads() == []
    assert "The tables open" in world.last.text
    assert "P01" in world.last.text
    one, other = (match.seats[0] for match in driver.now.open_matches())
    await world.ann.slash("tournament drop", person=driver.person(one).user)
    reply = await world.ann.select(driver.now.name_of(other))
    assert "have swapped places" in reply.text
    assert [match.seats[0] for match in driver.now.open_matches()] == [other, one]
    await world.later(hours=2)
    assert len(driver.threads()) == 2
    assert "The tables open" not in world.last.text
    await driver.play()
    assert len(driver.now.contest.rounds) == 2
    assert driver.now.opens_at == first.next(now) + timedelta(weeks=1)
    assert len(driver.threads()) == 2
    await driver.restart()
    reply = await world.ann.slash("tournament start")
    assert "Open the tables" in reply.text
    async with driver.bot_at_work():
        await world.bot.get(Tournaments).start(driver.id, driver.organiser)
    assert len(driver.threads()) == 4
    assert world.bot.get(Tournaments).log(driver.id)[0].kind == "open"


async def test_the_day_is_changed_for_the_rounds_to_come(world: World) -> None:
    driver = await begun(world, format_="swiss")
    await world.ann.slash("tournament edit")
    reply = await world.ann.click("Settings…")
    reply = await world.ann.select("Tuesday", on=reply.message)
    reply = await world.ann.select("20:00, UTC", on=reply.message)
    assert "every Tuesday at 20:00" in reply.text
    assert driver.now.opens_at is None
    reply = await world.ann.slash("tournament organise")
    assert "18:00, UTC → 20:00, UTC" in reply.text
    await driver.play()
    tuesday = Weekly(1, 20, "UTC")
    assert driver.now.opens_at == tuesday.next(world.bot.tables.now())


async def test_the_day_is_chosen_in_a_menu(world: World) -> None:
    reply = await world.ann.slash("tournament create", name="Cup", game="civ")
    reply = await world.ann.click("Time", on=reply.message)
    reply = await world.ann.select("Monday", on=reply.message)
    assert "every Monday at 18:00" in reply.text
    assert "First round: <t:" in reply.text
    await world.ann.select("20:00, America/New_York", on=reply.message)
    await world.ann.click("Open sign-up", on=reply.message)
    (created,) = world.bot.get(Tournaments).of_guild(world.guild.id)
    weekly = Weekly(0, 20, "America/New_York")
    assert created.plan.weekly == weekly, "the likely zone of the organiser's language"
    assert created.plan.signup_until == weekly.next(created.plan.signup_until)
    assert created.plan.round_hours is None
