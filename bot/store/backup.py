"""A copy of the games in one file, taken while they are being played, and put back."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlite_utils import Database

from bot.settings import CannotStart
from bot.store.inspection import unknown_changes


def back_up(store: Path, target: Path) -> None:
    """Copy the database ``store`` to the new file ``target``, as it is at one moment.

    The bot may run and write meanwhile. The copy is checked before it gets its name, so that what
    is called a backup is one. Raises ``CannotStart``: there is nothing to copy, the file is there
    already, or it cannot be written.
    """
    if not store.exists():
        raise CannotStart("stop-nothing-to-back-up", path=str(store))
    if target.exists():
        raise CannotStart("stop-file-is-there", path=str(target))
    unfinished = target.with_name(f"{target.name}.part")
    try:
        with closing(read_only(store)) as games, closing(sqlite3.connect(unfinished)) as copy:
            games.backup(copy)
            # The copy shall be one file, whoever opens it.
            copy.execute("PRAGMA journal_mode = DELETE")
            if complaint := damage(copy):
                raise CannotStart("stop-damaged", path=str(store), error=complaint)
        unfinished.replace(target)
    except (sqlite3.Error, OSError) as error:
        raise CannotStart("stop-not-copied", path=str(target), error=str(error)) from error
    finally:
        unfinished.unlink(missing_ok=True)


def restore(backup: Path, store: Path) -> Path | None:
    """Put the games of ``backup`` in the place of ``store``; where the old ones are kept now.

    No bot may be running on them. Raises ``CannotStart`` if ``backup`` is no database of this
    version or an older one, or is damaged; then nothing has changed.
    """
    if not backup.exists():
        raise CannotStart("stop-no-such-file", path=str(backup))
    coming = store.with_name(f"{store.name}.part")
    try:
        with closing(read_only(backup)) as games:
            if complaint := _unfit(games):
                raise CannotStart("stop-not-a-backup", path=str(backup), error=complaint)
            with closing(sqlite3.connect(coming)) as copy:
                games.backup(copy)
        kept = _put_aside(store)
        coming.replace(store)
    except (sqlite3.Error, OSError) as error:
        raise CannotStart("stop-not-a-backup", path=str(backup), error=str(error)) from error
    finally:
        coming.unlink(missing_ok=True)
    return kept


def damage(games: sqlite3.Connection) -> str:
    """What SQLite finds wrong with a database; empty if it is sound."""
    found = [line for (line,) in games.execute("PRAGMA integrity_check(5)") if line != "ok"]
    lost = games.execute("PRAGMA foreign_key_check").fetchmany(5)
    return "; ".join([*found, *(f"{table} {row}: no {parent}" for table, row, parent, _ in lost)])


def _unfit(games: sqlite3.Connection) -> str:
    if complaint := damage(games):
        return complaint
    if "tables" not in Database(games).table_names():
        return "civitas?"
    return ", ".join(unknown_changes(games))


def _put_aside(store: Path) -> Path | None:
    """Rename what is there, with what SQLite keeps beside it, so that nothing is lost."""
    if not store.exists():
        return None
    number = 1
    while (kept := store.with_name(f"{store.stem}.before-restore-{number}{store.suffix}")).exists():
        number += 1
    for beside in ("", "-wal", "-shm"):
        old = store.with_name(f"{store.name}{beside}")
        if old.exists():
            old.replace(kept.with_name(f"{kept.name}{beside}"))
    return kept


def read_only(path: Path) -> sqlite3.Connection:
    """A connection to the database at ``path`` that can change nothing."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
