"""Scheduled backups are made once a day, and rotated."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.core.settings import CannotStart, Settings, settings_from
from bot.host.backups import back_up_if_due, backups
from bot.host.doctor import BAD, GOOD, NOTE, local_findings
from bot.storage import Store

NOW = datetime(2026, 11, 29, 3, tzinfo=UTC)
DAY = timedelta(days=1)


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """Return a database without any games."""
    path = tmp_path / "civitas.sqlite3"
    Store(path).close()
    return path


def test_one_a_day_and_only_the_newest_stay(games: Path, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    made = [back_up_if_due(games, folder, 3, NOW + number * DAY) for number in range(5)]
    assert back_up_if_due(games, folder, 3, NOW + 4.5 * DAY) is None
    assert list(backups(folder).values()) == made[2:]
    assert made[4] == folder / "civitas-20261203-030000.sqlite3"


def test_files_of_the_host_are_left_alone(games: Path, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    for name in ("civitas-old.sqlite3", "civitas-20200101-000000.sqlite3.gz", "notes.txt"):
        (folder / name).touch()
    before = set(folder.iterdir())
    made = back_up_if_due(games, folder, 1, NOW)
    assert set(folder.iterdir()) == before | {made}


def test_if_none_can_be_made_none_is_deleted(games: Path, tmp_path: Path) -> None:
    old = back_up_if_due(games, tmp_path / "backups", 1, NOW)
    games.write_bytes(b"no database at all" * 100)
    with pytest.raises(CannotStart):
        back_up_if_due(games, tmp_path / "backups", 1, NOW + DAY)
    assert list((tmp_path / "backups").iterdir()) == [old]
    (tmp_path / "notes").touch()
    with pytest.raises(CannotStart, match="notes"):
        back_up_if_due(games, tmp_path / "notes", 1, NOW)


def test_the_settings() -> None:
    assert settings_from({}).backup is None
    given = settings_from({"CIVITAS_BACKUP": "/backups", "CIVITAS_BACKUP_KEEP": "30"})
    assert (given.backup, given.backup_keep) == (Path("/backups"), 30)
    for wrong in ("0", "many", "-1"):
        with pytest.raises(CannotStart, match="CIVITAS_BACKUP_KEEP"):
            settings_from({"CIVITAS_BACKUP_KEEP": wrong})


def test_the_doctor_looks_at_the_last_one(games: Path, tmp_path: Path) -> None:
    def grade(backup: Path | None) -> tuple[str, str]:
        settings = Settings("", tmp_path, "INFO", 8300, backup=backup)
        found = [each for each in local_findings(settings, {}) if "backups" in each.key]
        return found[0].key, found[0].grade

    now, folder = datetime.now(UTC), tmp_path / "backups"
    assert grade(None) == ("doctor-no-backups", NOTE)
    assert grade(folder) == ("doctor-backups-none-yet", NOTE)
    back_up_if_due(games, folder, 2, now - 3 * DAY)
    assert grade(folder) == ("doctor-backups-old", BAD)
    back_up_if_due(games, folder, 2, now)
    assert grade(folder) == ("doctor-backups", GOOD)
