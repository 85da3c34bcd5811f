"""The host's settings, read from environment variables, and the data folder."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

import platformdirs
import yarl

from bot.core.shards import ALL, Shards
from bot.core.words import Fact

LAST_PORT = 65_535
DEMO_PORTS = 10  # the index page, the channel, and two pages for each of four people

MOST_DAYS = 36_500
MOST_BACKUPS = 1_000

DISCORD_API = "https://discord.com/api/v10"

SWITCH = {"1": True, "yes": True, "on": True, "0": False, "no": False, "off": False}
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
FORMATS = ("text", "json")
VARIABLES = (
    "DISCORD_TOKEN",
    "DATABASE_URL",
    "CIVITAS_COMPILED",  # read by the engine
    "CIVITAS_SHARDS",
    "CIVITAS_DATA",
    "CIVITAS_LOG_LEVEL",
    "CIVITAS_LOG_FORMAT",
    "CIVITAS_DEMO_PORT",
    "CIVITAS_DISCORD_API",
    "CIVITAS_MONITOR",
    "CIVITAS_REPORT_CHANNEL",
    "CIVITAS_KEEP_DAYS",
    "CIVITAS_PAGES",
    "CIVITAS_WEBHOOKS",
    "CIVITAS_BACKUP",
    "CIVITAS_BACKUP_KEEP",
)


class CannotStart(Exception):
    """The bot cannot start or go on; ``key`` and ``facts`` make up the reason's text."""

    def __init__(self, key: str, **facts: Fact) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of one run. Secrets are left out of the repr, and so of logs."""

    token: str = field(repr=False)
    data: Path
    log_level: str
    demo_port: int
    log_format: str = "text"
    monitor: tuple[str, int] | None = None
    report_channel: int | None = None
    keep_days: int | None = None
    pages: str = ""
    webhooks: bool = False
    backup: Path | None = None
    backup_keep: int = 7
    database_url: str = field(default="", repr=False)
    shards: Shards | None = None
    discord_api: str = DISCORD_API
    demo: bool = False

    def of_demo(self) -> Settings:
        """Return the settings for the demo's games, without Discord and database."""
        return replace(self, demo=True, token="", database_url="", shards=None)

    @property
    def games(self) -> Path | str:
        """The place of the games: a file, or the URL of a PostgreSQL database."""
        return self.database_url or self.store

    @property
    def store(self) -> Path:
        """The file with the games, if they are not in a PostgreSQL database.

        The demo has one of its own, as its people and channels are not Discord's.
        """
        return self.data / ("demo.sqlite3" if self.demo else "civitas.sqlite3")

    @property
    def demo_ports(self) -> range:
        """The ports of the demo's pages."""
        return range(self.demo_port, self.demo_port + DEMO_PORTS)

    @property
    def lock(self) -> Path:
        """The lock file, which a process using the data folder holds locked."""
        return self.data / "civitas.lock"

    @property
    def lead(self) -> bool:
        """True for the leader: the one process that does work that must run only once."""
        return (self.shards or ALL).lead

    @property
    def heartbeat(self) -> Path:
        """The file that a running bot touches every few seconds; each process has its own."""
        shards = self.shards or ALL
        return self.data / ("heartbeat" if shards.lead else f"heartbeat-{shards.first}")

    def open_data(self) -> None:
        """Make the data folder. Raises ``CannotStart`` unless files can be written there."""
        try:
            self.data.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=self.data):
                pass
        except OSError as error:
            reason = error.strerror or str(error)
            raise CannotStart("stop-data-unwritable", path=str(self.data), error=reason) from error


def settings_from(environ: Mapping[str, str]) -> Settings:
    """Return the settings in ``environ``; unset and empty ones have their defaults.

    Raises ``CannotStart`` for an invalid value. A missing token is accepted: the demo needs none.
    """
    data = environ.get("CIVITAS_DATA")
    return Settings(
        token=environ.get("DISCORD_TOKEN", "").strip(),
        data=Path(data).expanduser() if data else platformdirs.user_data_path("civitas", False),
        log_level=_level(environ, "CIVITAS_LOG_LEVEL", "INFO"),
        demo_port=_port(environ, "CIVITAS_DEMO_PORT", 8300),
        log_format=_format(environ, "CIVITAS_LOG_FORMAT", "text"),
        monitor=_address(environ, "CIVITAS_MONITOR"),
        report_channel=_discord_id(environ, "CIVITAS_REPORT_CHANNEL"),
        keep_days=_days(environ, "CIVITAS_KEEP_DAYS"),
        pages=_pages(environ, "CIVITAS_PAGES"),
        webhooks=_switch(environ, "CIVITAS_WEBHOOKS"),
        backup=_folder(environ, "CIVITAS_BACKUP"),
        backup_keep=_number(environ, "CIVITAS_BACKUP_KEEP", 7, MOST_BACKUPS),
        database_url=_database(environ, "DATABASE_URL"),
        shards=_shards(environ, "CIVITAS_SHARDS"),
        discord_api=_api(environ, "CIVITAS_DISCORD_API", DISCORD_API),
    )


def is_database_url(where: Path | str) -> bool:
    """Return whether this is the URL of a PostgreSQL database."""
    return isinstance(where, str) and where.startswith(("postgresql://", "postgres://"))


def shown(where: Path | str) -> str:
    """Return the path of a file, or the URL of a database without its secrets."""
    if not is_database_url(where):
        return str(where)
    scheme, _, rest = str(where).partition("?")[0].partition("://")
    who, at, server = rest.rpartition("@")
    return f"{scheme}://{who.partition(':')[0]}{at}{server}"


def _database(environ: Mapping[str, str], name: str) -> str:
    value = environ.get(name, "").strip()
    # A second @ would be part of a password, the rest of which would pass for the host name.
    if value and not (is_database_url(value) and value.partition("?")[0].count("@") <= 1):
        raise CannotStart("stop-not-a-database-url", name=name)
    return value


def _shards(environ: Mapping[str, str], name: str) -> Shards | None:
    """Return the shards of a value such as ``0-3/8``, or ``5/8`` for a single one."""
    value = environ.get(name)
    if not value:
        return None
    written = re.fullmatch(r"(\d{1,5})(?:-(\d{1,5}))?/(\d{1,5})", value.strip(), re.ASCII)
    if written is None:
        raise CannotStart("stop-not-shards", name=name, value=value)
    first, last, count = int(written[1]), int(written[2] or written[1]), int(written[3])
    if not first <= last < count:
        raise CannotStart("stop-not-shards", name=name, value=value)
    if last - first + 1 < count and not _database(environ, "DATABASE_URL"):
        raise CannotStart("stop-shards-without-database", name=name, value=value)
    return Shards(first, last, count)


def _api(environ: Mapping[str, str], name: str, default: str) -> str:
    """Return the URL of an HTTP API, without a trailing slash."""
    value = (environ.get(name) or default).strip()
    try:
        url = yarl.URL(value)
        usable = url.scheme in ("http", "https") and bool(url.host)
    except ValueError:
        usable = False
    # It is not shown, as it may contain a password.
    if not usable or url.user or url.query_string or url.fragment:
        raise CannotStart("stop-not-an-api", name=name)
    return value.rstrip("/")


def _pages(environ: Mapping[str, str], name: str) -> str:
    """Return the URL at which the monitor's server is public; empty if it is not.

    Raises ``CannotStart`` if it is set without the monitor's address.
    """
    if not environ.get(name):
        return ""
    if not environ.get("CIVITAS_MONITOR"):
        raise CannotStart("stop-pages-without-monitor", name=name)
    return _api(environ, name, "")


def _switch(environ: Mapping[str, str], name: str) -> bool:
    """Return whether the variable ``name`` is switched on; by default it is not."""
    value = environ.get(name) or "no"
    if value.strip().lower() not in SWITCH:
        values = ", ".join(SWITCH)
        raise CannotStart("stop-not-a-level", name=name, value=value, levels=values)
    return SWITCH[value.strip().lower()]


def _level(environ: Mapping[str, str], name: str, default: str) -> str:
    value = environ.get(name) or default
    if value.upper() not in LEVELS:
        raise CannotStart("stop-not-a-level", name=name, value=value, levels=", ".join(LEVELS))
    return value.upper()


def _format(environ: Mapping[str, str], name: str, default: str) -> str:
    value = environ.get(name) or default
    if value.lower() not in FORMATS:
        raise CannotStart("stop-not-a-level", name=name, value=value, levels=", ".join(FORMATS))
    return value.lower()


def _address(environ: Mapping[str, str], name: str) -> tuple[str, int] | None:
    """Return the host and port of ``HOST:PORT``, or of ``PORT`` on this machine only."""
    value = environ.get(name)
    if not value:
        return None
    host, _, port = value.rpartition(":")
    if not (port.isascii() and port.isdecimal() and 1 <= int(port) <= LAST_PORT):
        raise CannotStart("stop-not-an-address", name=name, value=value)
    return host or "127.0.0.1", int(port)


def _discord_id(environ: Mapping[str, str], name: str) -> int | None:
    value = environ.get(name)
    if not value:
        return None
    if not (value.isascii() and value.isdecimal()):
        raise CannotStart("stop-not-an-id", name=name, value=value)
    return int(value)


def _days(environ: Mapping[str, str], name: str) -> int | None:
    value = environ.get(name)
    if not value:
        return None
    if not (value.isascii() and value.isdecimal() and 1 <= int(value) <= MOST_DAYS):
        raise CannotStart("stop-not-days", name=name, value=value, most=str(MOST_DAYS))
    return int(value)


def _folder(environ: Mapping[str, str], name: str) -> Path | None:
    value = environ.get(name)
    return Path(value).expanduser() if value else None


def _number(environ: Mapping[str, str], name: str, default: int, most: int) -> int:
    """Return a whole number from 1 to ``most``."""
    value = environ.get(name) or str(default)
    if not (value.isascii() and value.isdecimal() and 1 <= int(value) <= most):
        raise CannotStart("stop-not-a-number", name=name, value=value, most=str(most))
    return int(value)


def _port(environ: Mapping[str, str], name: str, default: int) -> int:
    """Return a port with enough ports above it for all pages of the demo."""
    value, last = environ.get(name) or str(default), LAST_PORT - DEMO_PORTS + 1
    if not (value.isascii() and value.isdecimal() and 1 <= int(value) <= last):
        raise CannotStart("stop-not-a-port", name=name, value=value, last=str(last))
    return int(value)
