"""Matches that hold a round up, and a nudge for their players once in a while."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.features.tournaments.nudges import BETWEEN_NUDGES, Nudges
from bot.tables.dealer import Dealer
from engine import Refusal
from tests.bot.tournaments.driver import ShortGames, begun
from tests.bot.world import World


@pytest.fixture
def dealer() -> Dealer:
    return ShortGames()


@pytest.mark.soak
async def test_players_who_hold_a_round_up_are_nudged_once_in_a_while(world: World) -> None:
    driver = await begun(world, round_hours=96)
    one, other = driver.now.open_matches()
    await world.later(hours=1)
    async with driver.bot_at_work():
        await driver.answer(one)
    await world.ann.slash("tournament organise")
    reply = await world.ann.click("Waiting for")
    holdups = world.bot.get(Nudges).holdups(driver.now)
    assert [each.match.table for each in holdups] == [other.table, one.table], "the longest first"
    (awaited,) = holdups[0].awaited
    assert "**2** matches are open" in reply.text
    assert f"waiting for **{driver.now.name_of(awaited)}**" in reply.text
    reply = await world.ann.select(str(other.table))
    assert "Reminded" in reply.text
    nudge = world.messages(driver.thread(other))[-1]
    assert nudge.pinged == [driver.person(awaited).id]
    nudges = world.bot.get(Nudges)
    with pytest.raises(Refusal, match="tournament-nudged"):
        await nudges.nudge(driver.id, driver.organiser, other.table)
    with pytest.raises(Refusal, match="tournament-nobody-awaited"):
        await nudges.nudge(driver.id, driver.organiser, 9)
    await world.later(hours=BETWEEN_NUDGES / timedelta(hours=1))
    assert (await nudges.nudge(driver.id, driver.organiser, other.table)).awaited == (awaited,)
