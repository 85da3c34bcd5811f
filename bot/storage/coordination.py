"""Coordination of processes on a PostgreSQL database: locks and messages.

A lock is held by a connection: when its process dies, PostgreSQL releases it.
"""

from __future__ import annotations

import logging
import os
import socket
import threading
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

import psycopg

from bot.core.errors import NotStored
from bot.storage.inspection import Games

log = logging.getLogger(__name__)

CHANNEL = "civitas"
SECONDS_TO_WAIT_FOR_A_LOCK = 30
SECONDS_BETWEEN_LOOKS = 1.0
SECONDS_BETWEEN_TRIES = 5.0

# Locks with two numbers: each process holds one for the number of shards, and one per shard.
COUNT, SHARD = 0x436976, 0x436977


@dataclass(frozen=True, slots=True)
class AdvisoryLock:
    """A lock that is held."""

    across: Coordination
    connection: psycopg.Connection
    key: int
    own_connection: bool  # the connection was opened for it

    def release(self) -> None:
        """Release it; a lock lost with its connection is released already."""
        self.across.release(self)


def claimed_shards(games: Games) -> tuple[int, set[int]]:
    """Return the number of shards of all running processes, and the shards they hold."""
    rows = games.execute(
        "SELECT classid::int, objid::int FROM pg_locks"
        " JOIN pg_database ON pg_database.oid = database AND datname = current_database()"
        " WHERE locktype = 'advisory' AND objsubid = 2 AND granted AND classid IN (?, ?)",
        [COUNT, SHARD],
    )
    held: dict[int, set[int]] = {COUNT: set(), SHARD: set()}
    for kind, number in rows:
        held[kind].add(number)
    return max(held[COUNT], default=0), held[SHARD]


class Coordination:
    """Locks and messages of all processes on one database. All methods block."""

    def __init__(self, connect: Callable[[], psycopg.Connection]) -> None:
        """``connect`` opens a connection in autocommit mode, or raises ``psycopg.Error``."""
        self._connect = connect
        self._turn = threading.Lock()
        self._locking: psycopg.Connection | None = None
        # The shards of this process, and the connection that holds their locks and listens.
        self._shards: tuple[list[int], int] | None = None
        self._home: psycopg.Connection | None = None
        self._closed = threading.Event()
        self._listener: threading.Thread | None = None

    def close(self) -> None:
        """Release all locks and stop listening."""
        self._closed.set()
        if self._listener is not None:
            self._end_wait()
            self._listener.join()
        if self._locking is not None:
            self._locking.close()
        if self._home is not None:
            self._home.close()

    # Locks

    def try_lock(self, name: str) -> AdvisoryLock | None:
        """Acquire a lock, unless another process holds it. Raises ``NotStored``."""
        key = _key(name)
        with self._turn:
            connection, row = self._answer("SELECT pg_try_advisory_lock(%s)", [key])
            return (
                AdvisoryLock(self, connection, key, own_connection=False)
                if row and row[0]
                else None
            )

    def _answer(self, sql: str, values: list[Any]) -> tuple[psycopg.Connection, Any]:
        """Execute a statement on the connection for locks; return that and the first row.

        Reconnects if the connection turns out to be broken. Raises ``NotStored``.
        """
        try:
            if self._locking is not None and not self._locking.closed:
                try:
                    return self._locking, self._locking.execute(sql, values).fetchone()
                except psycopg.OperationalError:
                    if not self._locking.closed:
                        raise
            self._locking = self._connect()
            return self._locking, self._locking.execute(sql, values).fetchone()
        except psycopg.Error as error:
            raise NotStored(str(error)) from error

    def lock(self, name: str) -> AdvisoryLock:
        """Wait for a lock and acquire it. Raises ``NotStored`` if that takes too long."""
        key = _key(name)
        connection = None
        try:
            connection = self._connect()
            connection.execute(f"SET lock_timeout = '{SECONDS_TO_WAIT_FOR_A_LOCK}s'")
            connection.execute(f"SET statement_timeout = '{SECONDS_TO_WAIT_FOR_A_LOCK + 1}s'")
            connection.execute("SELECT pg_advisory_lock(%s)", [key])
        except psycopg.Error as error:
            if connection is not None:
                connection.close()
            raise NotStored(str(error)) from error
        return AdvisoryLock(self, connection, key, own_connection=True)

    def release(self, held: AdvisoryLock) -> None:
        """Release a lock."""
        if held.own_connection:
            held.connection.close()
            return
        with self._turn:
            try:
                held.connection.execute("SELECT pg_advisory_unlock(%s)", [held.key])
            except psycopg.Error as error:
                log.info("a lock was given back with its connection: %s", error)

    def claim_shards(self, shards: Iterable[int], count: int) -> bool:
        """Lock ``shards`` of ``count`` for this process; return whether they were free.

        All processes must use the same ``count``. The connection that holds the locks is the one
        that listens later. Raises ``NotStored``.
        """
        self._shards = list(shards), count
        self._home = None
        try:
            connection = self._connect()
            try:
                claimed = self._lock_own_shards(connection)
            except BaseException:
                connection.close()  # or it would keep the locks that it has got so far
                raise
        except psycopg.Error as error:
            raise NotStored(str(error)) from error
        if not claimed:
            connection.close()
            self._shards = None
            return False
        self._home = connection
        return True

    def _lock_own_shards(self, connection: psycopg.Connection) -> bool:
        """Lock the shards of this process on ``connection``: all of them, or none."""
        if self._shards is None:
            return True
        shards, count = self._shards
        connection.execute("SELECT pg_advisory_lock_shared(%s, %s)", [COUNT, count])
        others = connection.execute(
            "SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = database"
            " WHERE datname = current_database() AND locktype = 'advisory' AND objsubid = 2"
            " AND classid = %s AND objid <> %s",
            [COUNT, count],
        ).fetchone()
        taken = connection.execute(
            "SELECT bool_and(pg_try_advisory_lock(%s, shard)) FROM unnest(%s::int[]) shard",
            [SHARD, shards],
        ).fetchone()
        if others or taken != (True,):
            connection.execute("SELECT pg_advisory_unlock_all()")
            return False
        return True

    # Messages

    def notify(self, news: str) -> None:
        """Notify all listening processes, including this one. Raises ``NotStored``."""
        with self._turn:
            self._answer("SELECT pg_notify(%s, %s)", [CHANNEL, news])

    def listen(self, heard: Callable[[str], object]) -> None:
        """Call ``heard`` in a thread with every message from now on."""
        self._listener = threading.Thread(
            target=self._keep_listening, args=[heard], name="news", daemon=True
        )
        self._listener.start()

    def _end_wait(self) -> None:
        """Shut down the socket of the listener, which may wait on it for a second."""
        home = self._home
        if home is not None:
            with (
                suppress(OSError, psycopg.Error),
                socket.socket(fileno=os.dup(home.fileno())) as waiting,
            ):
                waiting.shutdown(socket.SHUT_RDWR)

    def _keep_listening(self, heard: Callable[[str], object]) -> None:
        """Listen on the connection that holds the shards, so that its loss is noticed."""
        claimed, pause = True, 0.0
        while not self._closed.wait(pause):
            try:
                if self._home is None:
                    self._home = self._connect()
                    claimed = self._lock_own_shards(self._home)
                    if not claimed:
                        log.error("another process has taken a shard of this one: stop one")
                self._home.execute(f"LISTEN {CHANNEL}")
                pause = 0.0
                while not self._closed.is_set():
                    for news in self._home.notifies(timeout=SECONDS_BETWEEN_LOOKS):
                        heard(news.payload)
                    # The server may not have noticed yet that the old connection is lost.
                    claimed = claimed or self._lock_own_shards(self._home)
            except psycopg.Error as error:
                if self._closed.is_set():
                    return
                # The changes of lost messages are found by the next periodic check.
                log.warning("no news from other processes for now: %s", error)
                if self._home is None:
                    pause = SECONDS_BETWEEN_TRIES
                else:
                    self._home.close()
                    self._home = None


def _key(name: str) -> int:
    return int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), signed=True)
