"""A backup is a whole game collection of one moment, and can be put back; nothing else can."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot import __main__ as command_line
from bot.host.lock import alone
from bot.settings import CannotStart, Settings
from bot.store import Store
from bot.store.backup import back_up, restore
from bot.tables import Tables
from tests.bot.tables.steps import ANN, BOB, opened, say, started


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    data = tmp_path / "data"
    data.mkdir()
    return Settings(token="", data=data, log_level="INFO", demo_port=8300)


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    from engine import GAMES
    from tests.bot.toy import Toy

    monkeypatch.setitem(GAMES, "toy", Toy())


def stop(error: pytest.ExceptionInfo[CannotStart]) -> str:
    return error.value.key


async def test_a_backup_of_a_running_bot_can_be_put_back(
    settings: Settings, tmp_path: Path
) -> None:
    tables, copy = Tables(Store(settings.store)), tmp_path / "games.bak"
    table = await started(tables, BOB)
    table = await say(tables, table, ANN, "draw")
    with closing(sqlite3.connect(settings.store, isolation_level=None)) as busy:
        busy.execute("BEGIN IMMEDIATE")
        busy.execute("UPDATE tables SET language = 'it'")
        back_up(settings.store, copy)  # takes what is committed
        busy.execute("ROLLBACK")
    later = await opened(tables, channel=77)
    await tables.close()

    kept = restore(copy, settings.store)
    again = Tables(Store(settings.store))
    assert again.get(table.id) == table
    assert [each.id for each in again.active()] == [table.id]
    await again.close()
    assert kept is not None
    old = Tables(Store(kept))
    assert old.get(later.id) == later  # what was there before is not lost
    await old.close()


def test_a_backup_is_never_written_over_another_file(settings: Settings, tmp_path: Path) -> None:
    Store(settings.store).close()
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary")
    with pytest.raises(CannotStart) as error:
        back_up(settings.store, diary)
    assert stop(error) == "stop-file-is-there"
    assert diary.read_text() == "Dear diary"


def test_where_there_is_nothing_there_is_no_backup(settings: Settings, tmp_path: Path) -> None:
    with pytest.raises(CannotStart) as error:
        back_up(settings.store, tmp_path / "games.bak")
    assert stop(error) == "stop-nothing-to-back-up"
    assert list(tmp_path.iterdir()) == [settings.data]


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
    Store(settings.store).close()
    before = settings.store.read_bytes()
    wrong = tmp_path / "wrong"
    wrong.write_bytes(content)
    with pytest.raises(CannotStart) as error:
        restore(wrong, settings.store)
    assert stop(error) == "stop-not-a-backup"
    assert settings.store.read_bytes() == before
    assert [path.name for path in settings.data.iterdir()] == [settings.store.name]


def test_a_backup_of_a_newer_version_is_not_put_in_place(
    settings: Settings, tmp_path: Path
) -> None:
    Store(settings.store).close()
    newer = tmp_path / "newer"
    back_up(settings.store, newer)
    with closing(sqlite3.connect(newer)) as games, games:
        games.execute(
            "INSERT INTO _sqlite_migrations (migration_set, name, applied_at)"
            " VALUES ('civitas', 'm999_later', '2040')"
        )
    with pytest.raises(CannotStart, match="m999_later"):
        restore(newer, settings.store)


def test_two_bots_do_not_share_a_folder(settings: Settings) -> None:
    with alone(settings), pytest.raises(CannotStart) as error, alone(settings):
        pass
    assert stop(error) == "stop-already-running"
    with alone(settings):
        pass  # free again


def test_backup_and_restore_from_the_command_line(
    settings: Settings,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("CIVITAS_DATA", str(settings.data))
    Store(settings.store).close()
    copy = tmp_path / "games.bak"
    assert command_line.main(["backup", str(copy)]) == 0
    with alone(settings):
        assert command_line.main(["backup", str(copy)]) == 1  # there already
        assert command_line.main(["restore", str(copy)]) == 1  # a bot is running
    assert command_line.main(["restore", str(copy)]) == 0
    told = capsys.readouterr()
    assert "before-restore-1" in told.out
    assert "Another Civitas" in told.err
