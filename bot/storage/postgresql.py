"""A PostgreSQL database, which several processes may use at the same time.

One connection writes, in the writer's thread, and one reads, in the event loop's. As in a SQLite
file, only one process writes at a time, so that a transaction reads the latest state before it
writes.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any, TypeVar

import psycopg
from psycopg import errors
from psycopg.adapt import Dumper, Loader
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.pq import TransactionStatus
from psycopg.rows import dict_row
from psycopg.types.string import StrDumperUnknown

from bot.core.errors import ChannelTaken, NewerDatabase, NotRead, NotStored
from bot.core.settings import CannotStart, shown
from bot.storage.connection import Connection, Row, adding
from bot.storage.coordination import Coordination
from bot.storage.dialect import statement
from bot.storage.migrations import POSTGRESQL, missing, unknown, upgrade
from bot.storage.moving import applied

# Time limits, so that a slow or lost server does not block the event loop for long.
CONNECTING = {
    "connect_timeout": 3,
    "keepalives_idle": 20,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 8000,
    "application_name": "civitas",
    "client_encoding": "utf8",
    "target_session_attrs": "read-write",  # of several servers, the one that accepts changes
}
# Keepalives of the server, which would otherwise notice a lost client, and release its locks, only
# after hours.
NOTICING = {
    "tcp_keepalives_idle": "20",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
WRITING = {
    "default_transaction_isolation": "read committed",
    "lock_timeout": "5s",
    "statement_timeout": "60s",
    "idle_in_transaction_session_timeout": "15s",  # another process waits for this one
}
READING = {"default_transaction_read_only": "on", "statement_timeout": "5s"}
# Statements of workers, which block no other process.
READING_MUCH = {"statement_timeout": "60s"}
# Other processes wait while the tables are created or upgraded, which may take minutes.
OPENING = {
    "default_transaction_isolation": "read committed",
    "lock_timeout": "15min",
    "statement_timeout": "0",
    "idle_in_transaction_session_timeout": "0",
}
# Commits wait for the disk, even if the server is configured otherwise.
_ON_DISK = (
    "SELECT set_config('synchronous_commit', 'on', false)"
    " WHERE current_setting('synchronous_commit') = 'off'"
)
SECONDS_BETWEEN_TRIES = 3.0

# The first of two numbers of PostgreSQL's advisory locks. WRITE_LOCK: the right to write. IN_USE is
# shared by all running bots, and held exclusively to replace the whole database.
CIVITAS = 0x436978
WRITE_LOCK, IN_USE = 1, 2

Client = psycopg.Connection[Any]
T = TypeVar("T")


def connect(url: str, **options: str) -> Client:
    """Return a connection in autocommit mode. Raises ``psycopg.Error``."""
    address: dict[str, Any] = {**CONNECTING, **conninfo_to_dict(url)}
    connection = psycopg.connect(make_conninfo("", **address), autocommit=True)
    try:
        connection.adapters.register_dumper(str, _Text)
        connection.adapters.register_dumper(bool, _Flag)
        connection.adapters.register_loader("bool", _Truth)
        set_options(connection, {**NOTICING, **options})
    except BaseException:
        connection.close()
        raise
    return connection


def set_options(connection: Client, options: Mapping[str, str]) -> None:
    """Set the server's settings of these names for this connection."""
    connection.execute(
        "SELECT set_config(name, value, false) FROM unnest(%s::text[], %s::text[]) s (name, value)",
        [list(options), list(options.values())],
    )


class PostgresqlConnection(Connection):
    """The connection to the database at a URL."""

    def __init__(self, url: str, *, read_only: bool = False) -> None:
        """Open it, creating or upgrading its tables as needed, unless ``read_only``.

        Raises ``CannotStart`` if that is not possible, or it is of a newer version.
        """
        self._url = url
        self._unreadable_until = 0.0
        with opening(url):
            if read_only:
                self._writer = self._reader = _reader(url)
                set_options(self._reader, READING_MUCH)
                return
            self._writer = self._opened(OPENING)
            self._reader = _reader(url)
        self.across = Coordination(partial(connect, url))

    def close(self) -> None:
        """Close all connections."""
        if self.across is not None:
            self.across.close()
        self._reader.close()
        self._writer.close()

    def _opened(self, options: Mapping[str, str]) -> Client:
        """Return a connection for writing to a database of this version."""
        connection = connect(self._url, **options)
        try:
            enter(connection, self._url)
            set_options(connection, WRITING)
            connection.execute(_ON_DISK)
            connection.row_factory = dict_row
        except BaseException:
            connection.close()
            raise
        return connection

    # Writing

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Implement ``Connection.transaction``."""
        try:
            with self._begun():
                yield
        except errors.UniqueViolation as error:
            if error.diag.constraint_name == "one_active_table_per_channel":
                raise ChannelTaken(error_line(error)) from error
            raise NotStored(error_line(error)) from error
        except (psycopg.Error, UnicodeError) as error:
            raise NotStored(error_line(error)) from error

    @contextmanager
    def _begun(self) -> Iterator[None]:
        if self._writer.info.transaction_status == TransactionStatus.INTRANS:
            with self._writer.transaction():
                yield
            return
        try:
            self._again(self._acquire_write_lock)
            yield
            if self._writer.info.transaction_status == TransactionStatus.INERROR:
                raise NotStored("a statement of this transaction has failed")
            self._writer.execute("COMMIT")
        except BaseException:
            with suppress(psycopg.Error):  # a lost connection is rolled back by the server
                self._writer.rollback()
            raise

    def _again(self, act: Callable[[], T]) -> T:
        """Run ``act``, which begins a transaction or query; reconnect and retry if needed."""
        try:
            return act()
        except psycopg.OperationalError:
            if not self._writer.closed:
                raise
            try:
                self._writer = self._opened(WRITING)
            except CannotStart as stop:
                raise NotStored(str(stop)) from stop
            return act()

    def _acquire_write_lock(self) -> None:
        self._writer.execute(
            f"BEGIN; SELECT pg_advisory_xact_lock({CIVITAS}, {WRITE_LOCK})", prepare=False
        )

    def write(self, sql: str, values: Mapping[str, Any] | Sequence[Any] = ()) -> int:
        """Implement ``Connection.write``."""
        return self._writer.execute(statement(sql), values).rowcount

    def add(self, name: str, row: Row) -> int:
        """Implement ``Connection.add``."""
        (added,) = self._writer.execute(statement(f"{adding(name, row)} RETURNING id"), row)
        return int(added["id"])

    def add_all(self, name: str, rows: Sequence[Row]) -> None:
        """Implement ``Connection.add_all``."""
        if rows:
            with self._writer.cursor() as cursor:
                cursor.executemany(statement(adding(name, rows[0])), rows)

    def written(self, sql: str, *values: Any) -> list[Row]:
        """Implement ``Connection.written``."""

        def found() -> list[Row]:
            return self._writer.execute(statement(sql), values).fetchall()

        if self._writer.info.transaction_status == TransactionStatus.INTRANS:
            return found()
        try:
            return self._again(found)
        except psycopg.Error as error:
            raise NotRead(error_line(error)) from error

    # Reading

    @contextmanager
    def snapshot(self) -> Iterator[None]:
        """Implement ``Connection.snapshot``."""
        try:
            self._read("BEGIN ISOLATION LEVEL REPEATABLE READ")
            yield
            self._reader.execute("COMMIT")
        except BaseException as error:
            with suppress(psycopg.Error):
                self._reader.rollback()
            if isinstance(error, psycopg.Error):
                raise NotRead(error_line(error)) from error
            raise

    def all(self, sql: str, *values: Any) -> list[Row]:
        """Implement ``Connection.all``."""
        try:
            return self._read(statement(sql), values).fetchall()
        except (psycopg.Error, UnicodeError) as error:
            raise NotRead(error_line(error)) from error

    def _read(self, sql: str, values: Sequence[Any] = ()) -> psycopg.Cursor[Row]:
        """Execute a query; reconnect and retry if the connection turns out to be broken."""
        within = self._reader.info.transaction_status == TransactionStatus.INTRANS
        try:
            return self._reader.execute(sql, values)
        except psycopg.OperationalError:
            now = time.monotonic()
            if within or not self._reader.closed or now < self._unreadable_until:
                raise
            self._unreadable_until = now + SECONDS_BETWEEN_TRIES
            self._reader = _reader(self._url)
            self._unreadable_until = 0.0
            return self._reader.execute(sql, values)


def _reader(url: str) -> Client:
    connection = connect(url, **READING)
    _use(connection)
    connection.row_factory = dict_row
    return connection


def enter(connection: Client, url: str) -> None:
    """Create or upgrade the tables as needed, and mark the database as in use.

    Raises ``CannotStart`` if that is not possible, and ``psycopg.Error``.
    """
    with connection.transaction():
        acquire_write_lock(connection)
        done = applied(connection)
        if newer := unknown(done):
            raise NewerDatabase(shown(url), newer)
        if not done:
            check_encoding(connection, url)
        elif missing(done) and not lock_exclusively(connection):
            raise CannotStart("stop-older-database-in-use", path=shown(url))
        upgrade_schema(connection, done, url)
        _use(connection)


def upgrade_schema(connection: Client, done: Collection[str], url: str) -> None:
    """Create or upgrade the tables, to which the migrations ``done`` were applied.

    To be called in a transaction, which has to be rolled back if this fails.
    """
    try:
        upgrade(connection.execute, POSTGRESQL, done)
    except psycopg.Error as error:
        if not done or isinstance(error, errors.InsufficientPrivilege):
            raise
        raise CannotStart("stop-not-upgraded", path=shown(url), error=error_line(error)) from error


def _use(connection: Client) -> None:
    """Prevent replacement of the database for as long as this connection lasts."""
    connection.execute("SELECT pg_advisory_lock_shared(%s, %s)", [CIVITAS, IN_USE])


def acquire_write_lock(connection: Client) -> None:
    """Acquire the right to write until the end of this transaction."""
    connection.execute("SELECT pg_advisory_xact_lock(%s, %s)", [CIVITAS, WRITE_LOCK])


def lock_exclusively(connection: Client) -> bool:
    """Return whether no one else uses the database; lock it for this transaction.

    Tries for a second, since the server notices only a moment later that a bot has closed its
    connections.
    """
    for pause in (0.05, 0.2, 0.75, None):
        got = connection.execute("SELECT pg_try_advisory_xact_lock(%s, %s)", [CIVITAS, IN_USE])
        ((acquired,),) = got.fetchall()
        if acquired or pause is None:
            break
        time.sleep(pause)
    return bool(acquired)


def error_line(error: Exception) -> str:
    """Return an error's message in one line, without the row that it is about."""
    primary = error.diag.message_primary if isinstance(error, psycopg.Error) else None
    return " ".join((primary or str(error)).split())


@contextmanager
def opening(url: str) -> Iterator[None]:
    """Raise ``CannotStart``, with advice, if opening the database fails inside."""
    where = shown(url)
    try:
        yield
    except psycopg.Error as error:
        reason = _reason(error)
        if reason == "stop-not-a-database-url":  # which the error repeats, with the password
            raise CannotStart(reason) from None
        raise CannotStart(reason, path=where, error=error_line(error)) from error


# Messages of a server that rejects a connection: such errors have no code.
_SAID = {
    "password authentication failed": "stop-database-refused",
    "no pg_hba.conf entry": "stop-database-refused",
    "no password supplied": "stop-database-refused",
    'role "': "stop-database-refused",
    'database "': "stop-database-missing",
    "read-only": "stop-database-read-only",
}


def _reason(error: psycopg.Error) -> str:
    if isinstance(error, errors.InsufficientPrivilege):
        return "stop-database-forbidden"
    if isinstance(error, errors.DuplicateTable):
        return "stop-database-occupied"
    if error.sqlstate is not None:
        return "stop-store-unusable"
    if isinstance(error, psycopg.ProgrammingError):
        return "stop-not-a-database-url"
    return next(
        (key for said, key in _SAID.items() if said in str(error)), "stop-database-unreachable"
    )


def check_encoding(connection: Client, url: str) -> None:
    """Raise ``CannotStart`` if the database cannot store all characters."""
    ((encoding,),) = connection.execute("SHOW server_encoding").fetchall()
    if encoding != "UTF8":
        raise CannotStart("stop-database-not-utf8", path=shown(url), encoding=encoding)


class _Text(StrDumperUnknown):
    """A dumper of texts that drops NUL, which PostgreSQL does not store."""

    def dump(self, obj: str) -> Any:
        return super().dump(obj.replace("\0", ""))


# SQLite has no booleans, but numbers: 1 and 0.


class _Flag(Dumper):
    oid = psycopg.adapters.types["int8"].oid

    def dump(self, obj: bool) -> bytes:
        return b"1" if obj else b"0"


class _Truth(Loader):
    def load(self, data: Any) -> int:
        return int(bytes(data) == b"t")
