"""Standings of series that were shown in a channel are kept up to date."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from bot.features.series.delivery import SeriesMessages
from bot.features.series.service import SeriesService
from bot.features.series.storage import MOST_POSTS, StoredSeriesPosts
from bot.features.tournaments import changes
from bot.features.tournaments.editing import Editing
from bot.features.tournaments.model import placed
from bot.features.tournaments.service import Tournaments
from bot.tables.dealer import Dealer
from tests.bot.test_privacy import forget
from tests.bot.tournaments.driver import ShortGames, TournamentDriver
from tests.bot.world import Shown, World


@pytest.fixture
def dealer() -> Dealer:
    return ShortGames()


async def shown_in_channel(world: World) -> tuple[TournamentDriver, Shown]:
    """Return a tournament that is over, and the public standings of its series."""
    await world.ann.slash("series create", name="Circuit", points="fixed")
    driver = TournamentDriver(world, 4)
    await driver.create("swiss", rounds=1)
    await driver.sign_up()
    await driver.start()
    await driver.play()
    await world.ann.slash("series organise")
    await world.ann.select("Summer Cup")
    return driver, await show(world)


async def show(world: World) -> Shown:
    """Let Bob post the standings in public; return the message."""
    await world.bob.slash("series standings")
    return (await world.bob.click("Show everyone")).message


async def correct(driver: TournamentDriver) -> None:
    """Let Ann turn a result around."""
    match = driver.now.contest.rounds[0].matches[0]
    swapped = {number: 3 - place for number, place in match.places.items()}
    async with driver.bot_at_work():
        service = driver.world.bot.get(Tournaments)
        await service.correct(driver.id, driver.organiser, 1, match.table, swapped)


def edits(world: World, posted: Shown) -> int:
    """Return the number of requests to edit a message in its channel."""
    return len(world.requests("PATCH", f"/channels/{posted.channel_id}/messages/{posted.id}"))


async def test_a_correction_changes_what_was_shown(world: World) -> None:
    driver, posted = await shown_in_channel(world)
    before = posted.text
    assert edits(world, posted) == 0, "it is up to date"
    await correct(driver)
    assert posted.text != before


async def test_changes_of_a_series_change_what_was_shown(world: World) -> None:
    driver, posted = await shown_in_channel(world)
    await world.ann.slash("series organise")
    form = await world.ann.click("Name…")
    await world.ann.submit(form, text="Grand Prix")
    assert "Grand Prix" in posted.text
    await world.ann.slash("series organise")
    await world.ann.click("End series")
    assert "**Over**" in posted.text
    await world.ann.click("Reopen series")
    assert "**Over**" not in posted.text
    (series,) = world.bot.get(SeriesService).of_guild(world.guild.id)
    async with driver.bot_at_work():
        await world.bot.get(SeriesService).remove_event(series.id, driver.organiser, driver.id)
    assert "Summer Cup" not in posted.text


@pytest.mark.soak
async def test_a_tournament_of_a_series_is_edited_in_only_when_it_counts(world: World) -> None:
    _, posted = await shown_in_channel(world)
    other = TournamentDriver(world, 4)
    await other.create("swiss", rounds=1)
    (series,) = world.bot.get(SeriesService).of_guild(world.guild.id)
    async with other.bot_at_work():
        await world.bot.get(SeriesService).add_event(series.id, other.organiser, other.id)
        await world.bot.get(Editing).rename(other.id, other.organiser, "Winter Cup")
    assert "Winter Cup" in posted.text
    joined = edits(world, posted)
    await other.sign_up()
    await other.start()
    assert edits(world, posted) == joined, "nothing of this is in the standings"
    await other.play()
    assert edits(world, posted) == joined + 1
    assert "✅ Winter Cup" in posted.text


@pytest.mark.soak
async def test_an_edit_between_commit_and_publication_shows_nothing_old_for_ever(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver, posted = await shown_in_channel(world)
    before, tables, service = posted.text, world.bot.tables, world.bot.get(Tournaments)
    write = tables.write

    async def slowly(work: Callable[[], Any]) -> Any:
        """Let the worker see the commit before its announcement."""
        result = await write(work)
        monkeypatch.setattr(tables, "write", write)
        world.bot.get(SeriesMessages).wake_guild(world.guild.id)
        for _ in range(200):  # so many steps would edit the message
            await asyncio.sleep(0)
        return result

    async with driver.bot_at_work(), service.locked(driver.id) as now:
        monkeypatch.setattr(tables, "write", slowly)
        match = now.contest.rounds[0].matches[0]
        result = placed(match, {number: 3 - place for number, place in match.places.items()})
        await service.commit(now, changes.with_result(now, 1, 1, result, (), tables.now()))
    assert posted.text != before


async def test_a_deleted_series_says_so(world: World) -> None:
    _, posted = await shown_in_channel(world)
    await world.ann.slash("series organise")
    await world.ann.click("Delete…")
    await world.ann.click("Yes, delete it")
    assert "This series was deleted" in posted.text
    assert not world.bot.tables.store.section(StoredSeriesPosts).stale_guilds()


async def test_what_changed_before_a_crash_is_shown_after_it(world: World) -> None:
    driver, posted = await shown_in_channel(world)
    before = posted.text
    path = f"/channels/{posted.channel_id}/messages/{posted.id}"
    world.fails("PATCH", path)
    await correct(driver)
    assert posted.text == before
    await world.restart(killed=True)
    assert posted.text != before
    edited = edits(world, posted)
    await world.restart()
    assert edits(world, posted) == edited, "nothing has changed"


@pytest.mark.soak
async def test_a_failed_edit_is_tried_again(world: World) -> None:
    driver, posted = await shown_in_channel(world)
    before = posted.text
    world.fails("PATCH", f"/channels/{posted.channel_id}/messages/{posted.id}", times=2)
    await correct(driver)
    await world.later(minutes=3)
    assert posted.text != before


async def test_a_deleted_message_is_forgotten(world: World) -> None:
    driver, posted = await shown_in_channel(world)
    world.env.backend.delete_message(posted.channel_id, posted.id)
    await correct(driver)
    tried = edits(world, posted)
    assert tried == 1
    await correct(driver)
    await world.later(hours=3)
    assert edits(world, posted) == tried


async def test_a_channel_out_of_reach_waits_for_the_next_change(world: World) -> None:
    driver, posted = await shown_in_channel(world)
    before = posted.text
    path = f"/channels/{posted.channel_id}/messages/{posted.id}"
    world.fails("PATCH", path, status=403, code=50001, message="Missing Access", times=1)
    await correct(driver)
    tried = edits(world, posted)
    await world.later(minutes=50)
    assert edits(world, posted) == tried
    assert posted.text == before
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    world.bot.dispatch("guild_role_update", guild.default_role, guild.default_role)
    await world.env.settle()
    assert posted.text != before


async def test_the_messages_of_a_deleted_channel_are_forgotten(world: World) -> None:
    driver, posted = await shown_in_channel(world)
    channel = world.bot.get_channel(posted.channel_id)
    world.bot.dispatch("guild_channel_delete", channel)
    await world.env.settle()
    await correct(driver)
    assert edits(world, posted) == 0


async def test_old_messages_are_edited_seldom(world: World) -> None:
    driver, posted = await shown_in_channel(world)
    await world.later(hours=2)
    await correct(driver)
    assert edits(world, posted) == 1
    first = posted.text
    await correct(driver)
    assert (edits(world, posted), posted.text) == (1, first)
    await world.later(minutes=20)
    assert edits(world, posted) == 2
    assert posted.text != first


async def test_only_the_newest_messages_are_kept_up_to_date(world: World) -> None:
    driver, oldest = await shown_in_channel(world)
    newest = [await show(world) for _ in range(MOST_POSTS)]
    await correct(driver)
    await world.later(minutes=1)
    assert edits(world, oldest) == 0
    assert len({each.text for each in newest}) == 1
    assert newest[0].text != oldest.text


async def test_forgotten_players_vanish_from_what_was_shown(world: World) -> None:
    await world.ann.slash("series create", name="Circuit", points="fixed")
    driver = TournamentDriver(world, 3)
    await driver.create("swiss", rounds=1)
    await driver.sign_up([*driver.people, world.cat])
    await driver.start()
    await driver.play()
    await world.ann.slash("series organise")
    await world.ann.select("Summer Cup")
    posted = await show(world)
    assert "Cat" in posted.text
    await forget(world.cat)
    assert "Cat" not in posted.text
