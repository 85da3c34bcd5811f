"""Host commands while people play: no loss of data, and complete copies."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path

import pytest

from bot import __main__ as command_line
from bot.core.settings import CannotStart, Settings
from bot.features.computers.thinking import Question, think
from bot.host.lock import lock_data_folder
from bot.storage import Store
from bot.storage.backup import back_up, migrate, restore
from bot.storage.inspection import damage, read_only
from bot.tables.service import Tables
from tests.bot.record import assert_replayed
from tests.stores import database

pytestmark = pytest.mark.soak

TABLES = 3
in_postgresql = pytest.mark.parametrize("where", ["postgresql"], indirect=True)


class Players:
    """People who answer at some tables as fast as they can."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.told: dict[int, int] = {}  # answers that were told to be accepted, by table
        self._over = False
        self._given = asyncio.Event()

    async def sit_down(self) -> None:
        """Begin the games."""
        for number in range(1, TABLES + 1):
            await self._begin(number, "civ" if number % 2 else "innovation")

    async def _begin(self, channel: int, game: str) -> int:
        ann, bob = 10 * channel, 10 * channel + 1
        table = await self.tables.open(1, channel, ann, "Ann", game)
        await self.tables.join(table.id, bob, "Bob")
        await self.tables.start(table.id, ann, seed=table.id)
        self.told[table.id] = 0
        return table.id

    async def play(self, table_id: int) -> None:
        """Answer until told to stop; after a game, play another one."""
        while not self._over:
            table = self.tables.get(table_id)
            if not table.active:
                table_id = await self._begin(table.channel_id, table.game_name)
                continue
            assert table.game is not None
            seat = table.awaited[0]
            decision, view = table.game.pending[seat.player], table.game.view(seat.player)
            question = Question(table.game_name, "easy", view, decision, f"{decision.number}")
            answered = await self.tables.answer(
                table_id, seat.person, decision.number, think(question)
            )
            self.told[table_id] = answered.answer_count
            self._given.set()

    async def answers(self, count: int) -> None:
        """Wait until so many more answers have been given."""
        for _ in range(count):
            self._given.clear()
            await self._given.wait()

    @asynccontextmanager
    async def at_it(self) -> AsyncIterator[None]:
        """Let them play in this context."""
        playing = [asyncio.create_task(self.play(table_id)) for table_id in self.told]
        try:
            yield
        finally:
            self._over = True
            await asyncio.gather(*playing)
            self._over = False


async def players(settings: Settings) -> Players:
    """Players with seats at the bot of these settings."""
    found = Players(Tables(Store(settings.games)))
    await found.sit_down()
    return found


def assert_whole(where: Path | str, at_least: dict[int, int], at_most: dict[int, int]) -> None:
    """Check that all games are there, with so many answers that lead to their state."""
    with closing(Store(where)) as store:
        for table_id, told in at_least.items():
            table, answers = store.tables.load(table_id), store.tables.answers(table_id)
            assert table is not None
            assert told <= table.answer_count <= at_most[table_id]
            assert_replayed(table, answers, store.tables.events(table_id))


async def test_backups_while_answers_are_given(settings: Settings, tmp_path: Path) -> None:
    """Each is a snapshot: all answers shown before it, and none stored in part."""
    people, taken = await players(settings), []
    async with people.at_it():
        for number in range(4):
            await people.answers(5)
            before, copy = dict(people.told), tmp_path / f"games-{number}.bak"
            await asyncio.to_thread(back_up, settings.games, copy)
            # A committed answer may not have been told yet: one at each table.
            after = {table: told + 1 for table, told in people.told.items()}
            taken.append((copy, before, after))
    for copy, before, after in taken:
        with closing(read_only(copy)) as file:
            assert damage(file) == ""
        assert_whole(copy, before, after)
    told = dict(people.told)
    await people.tables.close()
    assert_whole(settings.games, told, told)
    copy, before, after = taken[-1]
    restore(copy, settings.games, settings.store)
    assert_whole(settings.games, before, after)


async def test_nothing_is_restored_while_answers_are_given(
    settings: Settings,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The host is refused, also in the middle of a change; no player notices it."""
    monkeypatch.setenv("CIVITAS_DATA", str(settings.data))
    monkeypatch.setenv("DATABASE_URL", settings.database_url)
    people, copy = await players(settings), tmp_path / "games.bak"
    back_up(settings.games, copy)
    with lock_data_folder(settings):
        async with people.at_it():
            for _ in range(4):
                await people.answers(3)
                command = ["restore", str(copy)]
                assert await asyncio.to_thread(command_line.main, command) == 1
                assert len(capsys.readouterr().err.splitlines()) == 1
    told = dict(people.told)
    await people.tables.close()
    assert_whole(settings.games, told, told)
    assert list(settings.data.glob("*before-restore*")) == []


@in_postgresql
async def test_no_database_is_replaced_under_those_who_play_there(
    settings: Settings, tmp_path: Path
) -> None:
    """Several processes may use it: the lock of one folder does not cover them."""
    people, copy = await players(settings), tmp_path / "games.bak"
    back_up(settings.games, copy)
    refused = 0
    async with people.at_it():
        for _ in range(4):
            await people.answers(3)
            with suppress(CannotStart):
                await asyncio.to_thread(restore, copy, settings.games, settings.store)
                continue
            refused += 1
    assert refused == 4
    told = dict(people.told)
    await people.tables.close()
    assert_whole(settings.games, told, told)


@in_postgresql
async def test_games_do_not_move_while_answers_are_given(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Neither from a bot that is playing, nor to one; once both have stopped they do."""
    monkeypatch.setenv("CIVITAS_DATA", str(settings.data))
    monkeypatch.setenv("DATABASE_URL", settings.database_url)
    people = Players(Tables(Store(settings.store)))
    await people.sit_down()
    with lock_data_folder(settings):
        async with people.at_it():
            for _ in range(3):
                await people.answers(3)
                assert await asyncio.to_thread(command_line.main, ["migrate"]) == 1
                assert "Another Civitas" in capsys.readouterr().err
    told = dict(people.told)
    await people.tables.close()

    there = await players(settings)
    async with there.at_it():
        await there.answers(3)
        assert await asyncio.to_thread(command_line.main, ["migrate"]) == 1
        assert "A bot is running on" in capsys.readouterr().err
    played = dict(there.told)
    await there.tables.close()
    assert_whole(settings.games, played, played)
    with database(empty=True) as empty:
        migrate(settings.store, empty)
        assert_whole(empty, told, told)
