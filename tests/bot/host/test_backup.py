"""A backup is a snapshot of all games, and only such a file can be restored."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot import __main__ as command_line
from bot.core.settings import CannotStart, Settings
from bot.host.lock import lock_data_folder
from bot.storage import Server, Store
from bot.storage.backup import back_up, restore
from bot.tables.service import Tables
from tests.bot.tables.steps import ANN, BOB, opened, say, started
from tests.bot.test_upgrades import FIXTURES, unpacked
from tests.stores import database, outsider

in_a_file = pytest.mark.parametrize("where", ["sqlite"], indirect=True)
in_postgresql = pytest.mark.parametrize("where", ["postgresql"], indirect=True)


@pytest.fixture
def settings(settings: Settings, tmp_path: Path) -> Settings:
    """Return settings with an otherwise empty folder."""
    data = tmp_path / "data"
    data.mkdir()
    return replace(settings, data=data)


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    from engine import GAMES
    from tests.bot.toy import toy_game

    monkeypatch.setitem(GAMES, "toy", toy_game())


def everything(where: Path | str) -> dict[str, list[Any]]:
    """Return all rows, in a canonical order."""
    with outsider(where) as other:
        return {name: sorted(rows, key=repr) for name, rows in other.tables().items()}


def contents(settings: Settings) -> dict[str, list[Any]]:
    """Return the contents of the host's database."""
    Store(settings.games).close()
    return everything(settings.games)


def with_settings(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Callable[..., int]:
    """Run the command line with these settings."""
    monkeypatch.setenv("CIVITAS_DATA", str(settings.data))
    monkeypatch.setenv("DATABASE_URL", settings.database_url)
    return lambda *arguments: command_line.main(arguments)


def stop(error: pytest.ExceptionInfo[CannotStart]) -> str:
    return error.value.key


async def test_a_backup_of_a_running_bot_can_be_put_back(
    settings: Settings, tmp_path: Path
) -> None:
    tables, copy = Tables(Store(settings.games)), tmp_path / "games.bak"
    table = await started(tables, BOB)
    table = await say(tables, table, ANN, "draw")
    with outsider(settings.games) as busy:
        busy.execute("UPDATE tables SET language = 'it'")
        back_up(settings.games, copy)  # takes what is committed
        busy.rollback()
    later = await opened(tables, channel=77)
    await tables.close()

    kept = restore(copy, settings.games, settings.store)
    again = Tables(Store(settings.games))
    assert again.get(table.id) == table
    assert [each.id for each in again.active()] == [table.id]
    await again.close()
    assert kept is not None
    old = Tables(Store(kept))
    assert old.get(later.id) == later  # the earlier data are not lost
    await old.close()


def test_a_backup_is_never_written_over_another_file(settings: Settings, tmp_path: Path) -> None:
    Store(settings.games).close()
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary")
    with pytest.raises(CannotStart) as error:
        back_up(settings.games, diary)
    assert stop(error) == "stop-file-is-there"
    assert diary.read_text() == "Dear diary"


@in_a_file
def test_where_there_is_nothing_there_is_no_backup(settings: Settings, tmp_path: Path) -> None:
    before = [*tmp_path.iterdir()]
    with pytest.raises(CannotStart) as error:
        back_up(settings.store, tmp_path / "games.bak")
    assert stop(error) == "stop-nothing-to-back-up"
    assert [*tmp_path.iterdir()] == before


@in_a_file
def test_damaged_games_make_no_backup(settings: Settings, tmp_path: Path) -> None:
    Store(settings.store).close()
    pages = bytearray(settings.store.read_bytes())
    pages[4096:] = b"\xa5" * (len(pages) - 4096)
    settings.store.write_bytes(pages)
    with pytest.raises(CannotStart) as error:
        back_up(settings.store, tmp_path / "games.bak")
    assert stop(error) in ("stop-damaged", "stop-not-copied")
    assert not (tmp_path / "games.bak").exists()
    assert not (tmp_path / "games.bak.part").exists()


@pytest.mark.parametrize("content", [b"", b"Dear diary, I played cards. " * 99])
def test_what_is_no_backup_is_not_put_in_place(
    settings: Settings, tmp_path: Path, content: bytes
) -> None:
    before = contents(settings)
    files = list(settings.data.iterdir())
    wrong = tmp_path / "wrong"
    wrong.write_bytes(content)
    with pytest.raises(CannotStart) as error:
        restore(wrong, settings.games, settings.store)
    assert stop(error) == "stop-not-a-backup"
    assert contents(settings) == before
    assert list(settings.data.iterdir()) == files


def test_a_backup_of_a_newer_version_is_not_put_in_place(
    settings: Settings, tmp_path: Path
) -> None:
    before = contents(settings)
    newer = tmp_path / "newer"
    back_up(settings.games, newer)
    with outsider(newer) as games:
        games.execute(
            "INSERT INTO _sqlite_migrations (migration_set, name, applied_at)"
            " VALUES ('civitas', 'm999_later', '2040')"
        )
    with pytest.raises(CannotStart, match="m999_later"):
        restore(newer, settings.games, settings.store)
    assert contents(settings) == before


def test_two_bots_do_not_share_a_folder(settings: Settings) -> None:
    with (
        lock_data_folder(settings),
        pytest.raises(CannotStart) as error,
        lock_data_folder(settings),
    ):
        pass
    assert stop(error) == "stop-already-running"
    with lock_data_folder(settings):
        pass  # free again


async def test_backup_and_restore_from_the_command_line(
    settings: Settings,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    command = with_settings(settings, monkeypatch)
    running = Tables(Store(settings.games))
    await opened(running)
    copy = tmp_path / "games.bak"
    assert command("backup", str(copy)) == 0
    with lock_data_folder(settings):
        assert command("backup", str(copy)) == 1  # there already
        assert command("restore", str(copy)) == 1  # a bot is running
    await running.close()
    assert command("restore", str(copy)) == 0
    told = capsys.readouterr()
    assert "before-restore-1" in told.out
    assert ("A bot is running on" if settings.database_url else "Another Civitas") in told.err
    assert len(told.err.splitlines()) == 2


# From a file into a database


@in_postgresql
async def test_games_move_into_a_database(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command = with_settings(settings, monkeypatch)
    tables = Tables(Store(settings.store))
    table = await started(tables, BOB)
    table = await say(tables, table, ANN, "draw")
    gone = await opened(tables, channel=77)
    await tables.remove(gone.id)
    await tables.close()
    before = everything(settings.store)
    bytes_before = settings.store.read_bytes()

    assert command("migrate") == 0
    assert contents(settings) == before
    assert everything(settings.store) == before
    assert settings.store.read_bytes() == bytes_before
    moved = Tables(Store(settings.games))
    assert moved.get(table.id) == table
    # No number is reused, not even that of a deleted table.
    assert (await opened(moved, channel=78)).id == gone.id + 1
    await moved.close()
    assert command("migrate") == 1
    assert "already" in capsys.readouterr().err


@in_postgresql
async def test_games_of_an_older_version_move_as_well(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    with database(empty=True) as url:
        command = with_settings(replace(settings, database_url=url), monkeypatch)
        unpacked(FIXTURES[0], settings.store)
        assert command("migrate") == 0
        with closing(Store(url)) as moved, closing(Store(settings.store)) as file:
            for table_id in range(1, 6):
                assert moved.tables.load(table_id) == file.tables.load(table_id)
                assert moved.tables.answers(table_id) == file.tables.answers(table_id)


@in_postgresql
async def test_nothing_moves_while_a_bot_plays_or_where_something_is(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command = with_settings(settings, monkeypatch)

    def refusal() -> str:
        assert command("migrate") == 1
        (line,) = capsys.readouterr().err.splitlines()
        return str(line)

    assert "nothing to move" in refusal()
    Store(settings.store).close()
    with lock_data_folder(settings):
        assert "Another Civitas" in refusal()
    with closing(Store(settings.games)) as playing:
        assert "A bot is running on" in refusal()
        playing.servers.save(Server(1, "fr"))
    assert "already" in refusal()
    monkeypatch.delenv("DATABASE_URL")
    assert "DATABASE_URL isn't set" in refusal()


@in_postgresql
async def test_what_cannot_be_moved_whole_is_not_moved(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command = with_settings(settings, monkeypatch)
    tables = Tables(Store(settings.store))
    await started(tables, BOB)
    await tables.close()
    before = contents(settings)

    def stumble(*_: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    with monkeypatch.context() as broken:
        broken.setattr("bot.storage.moving._last_number", stumble)
        assert command("migrate") == 1
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert contents(settings) == before


async def test_a_backup_of_either_kind_can_be_put_into_the_other(
    settings: Settings, tmp_path: Path
) -> None:
    copy, back = tmp_path / "games.bak", tmp_path / "back.sqlite3"
    tables = Tables(Store(settings.games))
    table = await started(tables, BOB)
    await tables.close()
    before = contents(settings)
    back_up(settings.games, copy)
    with database(empty=True) as url:
        assert restore(copy, url, settings.store) is None
        assert everything(url) == before
        restore(copy, back)
        assert everything(back) == before
    with closing(Store(back)) as store:
        assert store.tables.load(table.id) == table
