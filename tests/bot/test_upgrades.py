"""Databases of released versions: the current bot continues every game in them.

``tests/fixtures/write.py`` says how the fixture of a version is made.
"""

from __future__ import annotations

import gzip
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from simcord.builders import ChannelHandle
from sqlite_utils import Database

from bot.features.ratings.service import Ratings
from bot.storage.inspection import damage, read_only
from bot.storage.migrations import RECORD, missing
from bot.tables.replay import turns_of
from engine.simulate import random_answer
from tests import simcord_seam
from tests.bot.autoplay import Autoplay
from tests.bot.record import assert_replayed
from tests.bot.world import Person, World, new_bot
from tests.stores import KINDS, database, outsider

FIXTURES = sorted(Path(__file__).parents[1].joinpath("fixtures").glob("*.sqlite3.gz"))
# The channels in which ``write.py`` plays, table by table.
OVER, INNOVATION, CIV, RESIGNED, GATHERING = range(1, 6)
# Where the game that is over has an embargo where there is no card, as the rules were then.
OLDER_RULES = ("0.1.0",)

Rows = list[dict[str, object]]


class Upgraded:
    """The contents of a fixture, and the world in which the current bot runs on it."""

    def __init__(self, world: World, path: Path) -> None:
        self.world = world
        self.version = path.stem
        eve, fay = Person(world, "eve"), Person(world, "fay")
        self.people = {person.name: person for person in (*world.people, eve, fay)}
        self.channels: dict[int, ChannelHandle] = {}
        with closing(sqlite3.connect(path)) as file:
            games = Database(file)
            channels, people = {}, {}
            for table in games.query("SELECT id, channel_id FROM tables"):
                channel = self.channels[table["id"]] = world.guild.create_text_channel("moved-in")
                channels[table["channel_id"]] = channel.id
            for seat in games.query("SELECT DISTINCT user_id, name FROM seats"):
                people[seat["user_id"]] = self.people[seat["name"]].id
            # This world has other Discord ids, and no messages of that time.
            of_people = [(name, "user_id") for name in games.table_names() if name != "tables"]
            _renumber(file, channels, ("tables", "channel_id"), ("tables", "board_channel_id"))
            _renumber(file, people, ("tables", "host_id"), *of_people)
            servers = {server["guild_id"]: world.guild.id for server in games["servers"].rows}
            _renumber(file, servers, *((name, "guild_id") for name in games.table_names()))
            file.commit()
            self.tables = list(games.query("SELECT * FROM tables ORDER BY id"))
            self.seats = list(games.query("SELECT * FROM seats ORDER BY table_id, player"))
            self.answers = list(games.query("SELECT * FROM answers ORDER BY table_id, number"))
            self.events = list(games.query("SELECT * FROM events ORDER BY table_id, number"))

    def at(self, table_id: int) -> World:
        """Move people to the channel of this table; return the world."""
        self.world.channel = self.channels[table_id]
        return self.world


def _renumber(file: sqlite3.Connection, numbers: dict[int, int], *places: tuple[str, str]) -> None:
    """Replace numbers in these columns; a new number may equal another old one."""
    for table, column in places:
        if column not in Database(file)[table].columns_dict:
            continue
        for before, after in numbers.items():
            file.execute(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", [-after, before])
        file.execute(f"UPDATE {table} SET {column} = -{column} WHERE {column} < 0")


def unpacked(fixture: Path, path: Path) -> Path:
    """Return the database of another version, as a file."""
    for beside in ("-wal", "-shm"):
        path.with_name(path.name + beside).unlink(missing_ok=True)
    path.write_bytes(gzip.decompress(fixture.read_bytes()))
    return path


@pytest.fixture(params=FIXTURES, ids=lambda path: path.name.removesuffix(".sqlite3.gz"))
def path(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """Return the fixture as a file."""
    return unpacked(request.param, tmp_path / request.param.stem)


@pytest.fixture(params=KINDS)
def old(request: pytest.FixtureRequest, path: Path) -> Iterator[Path | str]:
    """Yield the location for the games of that version."""
    if request.param == "sqlite":
        yield path
        return
    with database(empty=True) as url:
        yield url


@pytest.fixture
async def upgraded(
    world: World,
    path: Path,
    old: Path | str,
) -> Upgraded:
    """Start the current bot on the database of another version."""
    await world.bot.close()
    upgraded = Upgraded(world, path)
    if isinstance(old, str):
        put_as_it_is(path, old)
    await world.env.restart_bot(new_bot(old))
    await world.env.settle()
    return upgraded


def put_as_it_is(path: Path, url: str) -> None:
    """Turn an empty PostgreSQL database into one of the version of a file."""
    from bot.storage.moving import put
    from bot.storage.postgresql import connect

    with (
        closing(sqlite3.connect(path)) as file,
        closing(connect(url)) as connection,
        connection.transaction(),
    ):
        put(connection, file)


def test_there_is_a_fixture_of_every_released_version() -> None:
    assert [path.name for path in FIXTURES] == ["0.1.0.sqlite3.gz", "0.2.0.sqlite3.gz"]


def test_a_fixture_is_small() -> None:
    assert all(path.stat().st_size < 100_000 for path in FIXTURES)


async def test_everything_in_it_is_still_there(upgraded: Upgraded, old: Path | str) -> None:
    tables = upgraded.world.bot.tables
    if isinstance(old, Path):
        with closing(read_only(old)) as games:
            assert damage(games) == ""
    with outsider(old) as other:
        stored = other.tables()
    for name, before in (
        ("tables", upgraded.tables),
        ("seats", upgraded.seats),
        ("answers", upgraded.answers),
        ("events", upgraded.events),
    ):
        assert _common(stored[name], before) == _common(before, before)
    assert not missing(str(row["name"]) for row in stored[RECORD])
    assert tables.server(upgraded.world.guild.id).language == "it"
    for row in upgraded.tables:
        table = tables.get(int(row["id"]))
        if table.game is None:
            continue
        answers = tables.answers(table.id)
        if table.id == OVER and upgraded.version in OLDER_RULES:
            assert turns_of(table, answers) == []
        else:
            assert_replayed(table, answers, tables.events(table.id), by_older_version=True)


# Effects of the bot's start: it shows tables again.
SHOWN = ("board_", "dm_", "call_", "shown", "told", "pinged", "lost_told")


def _common(rows: Rows, before: Rows) -> list[tuple[tuple[str, object], ...]]:
    """Return ``rows`` with only the old columns, in a canonical order."""
    columns = [name for name in before[0] if not name.startswith(SHOWN)]
    return sorted(tuple((name, row[name]) for name in columns) for row in rows)


PRESSED = 30  # decisions that are made by presses before the rest is answered without


async def answer_at_random(world: World, table_id: int) -> None:
    """Answer all decisions until the game is over; then let the bot show it."""
    tables, chance = world.bot.tables, random.Random(5)
    with simcord_seam.bot_scope(world.env):
        while awaited := (table := tables.get(table_id)).awaited:
            user_id = awaited[0].user_id
            assert table.game is not None
            assert user_id is not None
            decision = table.game.pending[awaited[0].player]
            answer = random_answer(decision, chance)
            await tables.answer(table_id, user_id, decision.number, answer)
    await world.env.settle()


@pytest.mark.soak
@pytest.mark.parametrize(
    ("table_id", "names"), [(INNOVATION, ("Ann", "Bob", "Cat")), (CIV, ("Eve", "Fay"))]
)
async def test_a_game_in_the_middle_of_an_effect_goes_on_to_its_end(
    upgraded: Upgraded, table_id: int, names: tuple[str, ...]
) -> None:
    world = upgraded.at(table_id)
    before = world.bot.tables.get(table_id)
    assert before.awaited
    people = [upgraded.people[name] for name in names]
    await people[0].slash("game board")
    await Autoplay(world, people, seed=5).play(PRESSED)
    await answer_at_random(world, table_id)
    table = world.bot.tables.get(table_id)
    assert table.status == "over"
    assert table.answer_count > before.answer_count
    answers, events = world.bot.tables.answers(table_id), world.bot.tables.events(table_id)
    assert_replayed(table, answers, events, by_older_version=True)


async def test_people_who_gathered_begin(upgraded: Upgraded) -> None:
    world = upgraded.at(GATHERING)
    await world.cat.slash("game board")
    await world.dan.click(f"join:{GATHERING}")
    await world.cat.click(f"start:{GATHERING}")
    table = world.bot.tables.get(GATHERING)
    assert (table.status, len(table.seats), table.language) == ("playing", 3, "it")


async def test_a_game_that_was_over_can_be_looked_at_and_counts_in_the_statistics(
    upgraded: Upgraded,
) -> None:
    world = upgraded.at(OVER)
    log = await world.dan.slash("game log")
    assert log.private
    assert "Bob" in log.text
    replay = await world.dan.slash("game replay")
    older = upgraded.version in OLDER_RULES
    assert ("played under older rules" in replay.message.text) == older
    assert "played under older rules" not in log.text
    result = world.bot.get(Ratings).result(OVER)
    assert result is not None
    assert result.reason == "majority"
    assert world.bot.get(Ratings).result(RESIGNED) is not None
