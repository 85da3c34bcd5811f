"""Backups: copying the games into a file during play, and restoring them.

The file is SQLite's, wherever the games are: in a file themselves, or in a PostgreSQL database.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.core.errors import NewerDatabase
from bot.core.settings import CannotStart, is_database_url, shown
from bot.storage.connection import driver
from bot.storage.inspection import changes, damage, has_table, read_only
from bot.storage.migrations import unknown


def back_up(games: Path | str, target: Path) -> None:
    """Copy a snapshot of the ``games`` to the new file ``target``.

    The bot may run and write meanwhile. The copy is verified before it is renamed to ``target``, so
    a file of that name is a valid backup. Raises ``CannotStart`` if there are no games to copy, or
    if the file exists already or cannot be written.
    """
    if target.exists():
        raise CannotStart("stop-file-is-there", path=str(target))
    unfinished = target.with_name(f"{target.name}.part")
    unfinished.unlink(missing_ok=True)
    try:
        with closing(sqlite3.connect(unfinished)) as copy:
            _copy(games, copy)
            # The copy has to be a single file, without a -wal file beside it.
            copy.execute("PRAGMA journal_mode = DELETE")
            if complaint := damage(copy):
                raise CannotStart("stop-damaged", path=shown(games), error=complaint)
        unfinished.replace(target)
    except (sqlite3.Error, OSError) as error:
        raise CannotStart("stop-not-copied", path=str(target), error=str(error)) from error
    finally:
        unfinished.unlink(missing_ok=True)


def _copy(games: Path | str, copy: sqlite3.Connection) -> None:
    if is_database_url(games):
        with driver():
            from bot.storage.copies import copy_out
        copy_out(str(games), copy)
        return
    path = Path(games)
    if not path.exists():
        raise CannotStart("stop-nothing-to-back-up", path=str(path))
    with closing(read_only(path)) as file:
        file.backup(copy)


def restore(backup: Path, games: Path | str, beside: Path | None = None) -> Path | None:
    """Replace the games by those of ``backup``; return the file with the old ones.

    It is made beside the file ``beside``, by default that of the games; ``None`` if there were no
    games. No bot may be running on them. Raises ``CannotStart``, without any change, if ``backup``
    is no database of this version or an older one, or is damaged.
    """
    if not backup.exists():
        raise CannotStart("stop-no-such-file", path=str(backup))
    kept = _free_name(beside or Path(games))
    try:
        with closing(read_only(backup)) as file:
            if complaint := _unfit(file):
                raise CannotStart("stop-not-a-backup", path=str(backup), error=complaint)
            if is_database_url(games):
                return kept if _put_in_database(file, str(games), kept) else None
            return kept if _put_in_file(file, Path(games), kept) else None
    except (sqlite3.Error, OSError) as error:
        raise CannotStart("stop-not-a-backup", path=str(backup), error=str(error)) from error


def migrate(path: Path, url: str) -> tuple[int, int]:
    """Copy the games of a file into an empty PostgreSQL database.

    Returns the numbers of tables and answers. The file stays as it is; no bot may be running on it.
    The copy is atomic. Raises ``CannotStart`` if a bot plays in the database, or if it is not
    empty.
    """
    if not path.exists():
        raise CannotStart("stop-nothing-to-move", path=str(path))
    try:
        with closing(read_only(path)) as file:
            if complaint := damage(file):
                raise CannotStart("stop-damaged", path=str(path), error=complaint)
            if newer := unknown(changes(file)):
                raise NewerDatabase(str(path), newer)
            _put_in_database(file, url, None)
            (moved,) = file.execute(
                "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM answers)"
            )
    except (sqlite3.Error, OSError) as error:
        raise CannotStart("stop-store-unusable", path=str(path), error=str(error)) from error
    return moved


def _put_in_file(file: sqlite3.Connection, path: Path, kept: Path) -> bool:
    coming = path.with_name(f"{path.name}.part")
    try:
        with closing(sqlite3.connect(coming)) as copy:
            file.backup(copy)
        there = _put_aside(path, kept)
        coming.replace(path)
    finally:
        coming.unlink(missing_ok=True)
    return there


def _put_in_database(file: sqlite3.Connection, url: str, kept: Path | None) -> bool:
    with driver():
        from bot.storage.copies import put_in_place
    try:
        return put_in_place(url, file, kept)
    except BaseException:
        if kept is not None:
            kept.unlink(missing_ok=True)
        raise


def _unfit(games: sqlite3.Connection) -> str:
    if complaint := damage(games):
        return complaint
    if not changes(games) or not has_table(games, "tables"):
        return "civitas?"
    return ", ".join(unknown(changes(games)))


def _free_name(store: Path) -> Path:
    number = 1
    while (kept := store.with_name(f"{store.stem}.before-restore-{number}{store.suffix}")).exists():
        number += 1
    return kept


def _put_aside(store: Path, kept: Path) -> bool:
    """Rename the database and SQLite's files beside it, so that no data is lost."""
    for beside in ("", "-wal", "-shm"):
        old = store.with_name(f"{store.name}{beside}")
        if old.exists():
            old.replace(kept.with_name(f"{kept.name}{beside}"))
    return kept.exists()
