"""The bot's requests to Discord, counted per bucket and limited by ``budget.py``."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.demo.behaviour import simcord_seam
from bot.features.board.sync import TABLES_AT_ONCE
from bot.features.people.service import People
from tests.bot.budget import INVALID, Budget
from tests.bot.dealt import begin, deal
from tests.bot.test_presses import OARS
from tests.bot.tournaments.driver import ShortGames, TournamentDriver
from tests.bot.world import World

RESTORED = 1000
UNTOLD = 60


async def test_an_ordinary_turn(world: World) -> None:
    """Two actions of a player with an open hand: acknowledged, shown, next notified."""
    deal(world, OARS)
    await begin(world, world.ann, world.bob)
    await world.later(minutes=1)
    hand = (await world.ann.click("My hand", on=world.board)).message
    world.behaviour.log.clear()
    await world.ann.click("Draw", on=hand)
    await world.later(seconds=10)
    await world.ann.click("Draw", on=hand)
    await world.later(minutes=1)
    Budget(requests=16, in_a_channel=4, new_dms=1).hold(world)


@pytest.mark.soak
async def test_a_round_of_32_tables(world: World) -> None:
    world.deals(ShortGames())
    driver = TournamentDriver(world, 64)
    await driver.create("swiss")
    await driver.sign_up()
    await world.later(minutes=10)
    world.behaviour.log.clear()
    await driver.start()
    await world.later(minutes=30)
    assert len(driver.threads()) == 32
    # For each table: a thread, the deletion of Discord's line about it, whether its players are
    # still members, its players, the board, and a direct message for each player.
    Budget(requests=32 * 14, invalid=INVALID).hold(world)


@pytest.mark.soak
async def test_an_announcement_to_200_people(world: World) -> None:
    world.deals(ShortGames())
    driver = TournamentDriver(world, 200)
    await driver.create("swiss", plan={"check_in": "first", "max_people": 256})
    for person in driver.people:
        await world.bot.get(People).notify_by(person.id, "dm")
    await driver.sign_up()
    await world.later(minutes=10)
    world.behaviour.log.clear()
    await driver.start()
    await world.later(minutes=40)
    Budget(requests=2 * 200 + 20, invalid=INVALID).hold(world)


@pytest.mark.soak
async def test_a_restart_with_1000_tables(world: World, store_path: Path | str) -> None:
    """Each of them is up to date."""
    if not isinstance(store_path, Path):
        pytest.skip("tables are copied within a SQLite file")
    await begin(world, world.ann, world.bob)
    await world.later(minutes=1)
    copy_tables(world, store_path, RESTORED)
    world.behaviour.log.clear()
    await world.restart(killed=True)
    await world.later(minutes=10)
    assert len(world.bot.tables.of_user(world.ann.id)) == RESTORED
    Budget(requests=10, new_dms=0).hold(world)


@pytest.mark.soak
async def test_a_restart_of_which_many_tables_know_nothing(world: World) -> None:
    """The bot died with games that were never shown: each gets its message."""
    tables = world.bot.tables
    for number in range(UNTOLD):
        channel = world.guild.create_text_channel(f"c{number}")
        table = await tables.open(world.guild.id, channel.id, world.ann.id, "Ann", seats=2)
        table = await tables.join(table.id, world.bob.id, "Bob")
        await tables.start(table.id, world.ann.id, seed=number)
    world.behaviour.log.clear()
    await world.restart(killed=True)
    await world.later(minutes=30)
    assert not list(world.bot.tables.untold())
    # Both are sent a message for each table: requests that discord.py sends too fast count as
    # invalid.
    Budget(requests=10 + 12 * UNTOLD, in_a_channel=TABLES_AT_ONCE + 5, invalid=INVALID).hold(world)


@pytest.mark.soak
async def test_a_removal_from_a_server_with_many_tables(
    world: World, store_path: Path | str
) -> None:
    """Players are told by direct message; servers without the bot get no requests."""
    if not isinstance(store_path, Path):
        pytest.skip("tables are copied within a SQLite file")
    world.meet_elsewhere()
    await begin(world, world.ann, world.bob)
    await world.later(minutes=1)
    copy_tables(world, store_path, UNTOLD)
    await world.restart(killed=True)
    await world.later(minutes=10)
    world.behaviour.log.clear()
    simcord_seam.leave(world.env.backend, world.guild.id)
    await world.later(hours=2)
    for person in (world.ann, world.bob):
        assert len([dm for dm in person.dms if "any more. Nothing’s lost" in dm.text]) == UNTOLD
    # Both are told of each table, by messages that discord.py sends too fast.
    Budget(requests=3 * UNTOLD, in_a_channel=TABLES_AT_ONCE + 5, invalid=UNTOLD).hold(world)
    assert not any(code == 50001 for _, code in world.behaviour.log.refused)


def copy_tables(world: World, path: Path, number: int) -> None:
    """Copy the only table to other channels, until there are so many."""
    channels = [world.guild.create_text_channel(f"copy-{n}").id for n in range(1, number)]
    changed = {
        "tables": {"id": "id + n", "channel_id": "copy.channel"},
        "seats": {"table_id": "table_id + n"},
        "games": {"table_id": "table_id + n"},
        "events": {"table_id": "table_id + n"},
    }
    with closing(sqlite3.connect(path)) as disk, disk:
        disk.execute("CREATE TEMP TABLE copy (n INTEGER PRIMARY KEY, channel INTEGER)")
        disk.executemany("INSERT INTO copy VALUES (?, ?)", enumerate(channels, 1))
        for name, columns in changed.items():
            known = [row[1] for row in disk.execute(f"PRAGMA table_info({name})")]
            values = ", ".join(columns.get(column, column) for column in known)
            disk.execute(f"INSERT INTO {name} SELECT {values} FROM copy, {name}")
