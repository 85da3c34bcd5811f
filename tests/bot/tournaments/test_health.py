"""Tournaments that don't go on are counted, running or not."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.features.tournaments.running.director import Director
from bot.features.tournaments.running.health import Progress, progress_of
from bot.features.tournaments.storage import stored_progress
from bot.tables.dealer import Dealer
from tests.bot.tournaments.driver import ShortGames, begun, no_threads
from tests.bot.world import World
from tests.stores import outsider

NOW = datetime(2026, 11, 29, 12, tzinfo=UTC)
LONG_AGO, LATER = NOW - timedelta(hours=1), NOW + timedelta(hours=1)


@pytest.fixture
def dealer() -> Dealer:
    return ShortGames()


@pytest.mark.parametrize(
    ("progress", "stuck", "overdue"),
    [
        (Progress(1, "signup", None, LATER, ()), False, 0),
        (Progress(1, "signup", None, NOW - timedelta(minutes=1), ()), False, 0),
        (Progress(1, "signup", None, LONG_AGO, ()), True, 0),
        (Progress(1, "checkin", None, LONG_AGO, ()), True, 0),
        (Progress(1, "running", None, None, ((None, True),)), False, 0),
        (Progress(1, "running", None, LATER, ((LATER, True), (LATER, False))), True, 0),
        (Progress(1, "running", None, LONG_AGO, ((LONG_AGO, True), (LATER, True))), True, 1),
        (Progress(1, "running", None, LATER, ()), True, 0),
        (Progress(1, "running", LATER, None, ((None, False),)), False, 0),
        (Progress(1, "running", LONG_AGO, None, ((None, False),)), True, 0),
    ],
)
def test_what_should_have_happened(progress: Progress, stuck: bool, overdue: int) -> None:
    assert (progress.stuck(NOW), progress.overdue(NOW)) == (stuck, overdue)


async def test_what_is_stored_says_as_much_as_the_running_bot(world: World) -> None:
    driver = await begun(world, 4)
    director = world.bot.get(Director)
    with outsider(world.store_path) as games:
        stored = list(stored_progress(games))
    assert stored == director.progress() == [progress_of(driver.now)]
    assert not any(each.stuck(world.bot.tables.now()) for each in stored)
    assert director.failures() == 0


async def test_tables_that_cannot_be_opened_are_stuck(world: World) -> None:
    no_threads(world)
    driver = await begun(world)
    await world.later(minutes=10)
    (progress,) = world.bot.get(Director).progress()
    assert progress.stuck(world.bot.tables.now())
    assert world.bot.get(Director).failures() > 3
    assert driver.now.active
