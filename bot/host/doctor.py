"""Diagnosis of an installation: findings, each with advice.

It only reads and never changes the installation. The texts of ``Finding.key`` are in
``console.ftl``.
"""

from __future__ import annotations

import os
import shutil
import socket
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path

import discord
from filelock import FileLock, Timeout

from bot.core.settings import VARIABLES, CannotStart, Settings, shown
from bot.core.table import StoredGame
from bot.core.words import Fact
from bot.features.tournaments.storage import stored_progress
from bot.host.backups import LATE as LATE_BACKUP
from bot.host.backups import backups
from bot.host.heartbeat import LATE, silence
from bot.host.places import NotThere, Places
from bot.storage.connection import driver
from bot.storage.inspection import (
    Games,
    changes,
    damage,
    games_being_played,
    locked,
    places_of_tables,
    read_only,
)
from bot.storage.migrations import missing, unknown
from bot.ui.error_codes import DISCORD_FAILS
from bot.ui.permissions import named
from engine import Refusal

GOOD, NOTE, BAD = "good", "note", "bad"

LITTLE_SPACE = 200_000_000
NO_SPACE = 20_000_000
CHANNELS = 200  # the most channels to request; Discord counts requests
NAMED = 10  # tables or tournaments listed in one finding
TOURNAMENTS = "m035_round_days"  # the last migration on which this check relies
# PostgreSQL's settings that keep commits durable through a power failure.
LASTING = ("fsync", "full_page_writes")


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of one check: ``grade`` is ``good``, ``note`` or ``bad``."""

    grade: str
    key: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


def local_findings(settings: Settings, variables: Mapping[str, str]) -> Iterator[Finding]:
    """Yield the findings on this machine."""
    yield from _unknown_settings(variables)
    yield from _packages(settings)
    yield from _folder(settings)
    yield from _running(settings)
    yield from _kept(settings)
    yield from _backups(settings)
    yield from _games(settings)


async def discord_findings(settings: Settings, client: discord.Client) -> AsyncIterator[Finding]:
    """Yield the findings on Discord: login, and access to the tables' channels."""
    if not settings.token:
        yield Finding(NOTE, "doctor-no-token")
        return
    finding = await log_in(settings, client)
    yield finding
    if finding.grade == BAD:
        return
    try:
        async for finding in _shown(settings, Places(client)):
            yield finding
    except DISCORD_FAILS as error:
        yield Finding(NOTE, "doctor-not-asked", {"error": str(error)})


async def log_in(settings: Settings, client: discord.Client) -> Finding:
    """Log ``client`` in with the token; return whether Discord accepts it."""
    try:
        await client.login(settings.token)
    except discord.LoginFailure:
        return Finding(BAD, "stop-token-refused")
    except DISCORD_FAILS as error:
        return Finding(BAD, "stop-discord-unreachable", {"error": str(error)})
    return Finding(GOOD, "doctor-token", {"name": str(client.user)})


async def _shown(settings: Settings, places: Places) -> AsyncIterator[Finding]:
    """Check that tables can be shown in their channels."""
    removed, lost, lacking, names = [], [], [], set()
    for table_id, guild_id, channel_id in _places(settings):
        try:
            missing = await places.lacking(guild_id, channel_id)
        except NotThere:
            removed.append(table_id)
        except (discord.NotFound, discord.Forbidden):
            lost.append(table_id)
        else:
            if missing:
                lacking.append(table_id)
                names |= {*named(missing)}
    if removed:
        yield Finding(BAD, "doctor-removed", _tables(removed))
    if lost:
        yield Finding(BAD, "doctor-channels-lost", _tables(lost))
    if lacking:
        facts = {**_tables(lacking), "permissions": ", ".join(sorted(names))}
        yield Finding(BAD, "doctor-permissions", facts)
    if not (removed or lost or lacking):
        yield Finding(GOOD, "doctor-channels")


def _unknown_settings(variables: Mapping[str, str]) -> Iterator[Finding]:
    unknown = sorted(
        name for name in variables if name.startswith("CIVITAS_") and name not in VARIABLES
    )
    if unknown:
        yield Finding(NOTE, "doctor-unknown-setting", {"names": ", ".join(unknown)})


def _folder(settings: Settings) -> Iterator[Finding]:
    try:
        settings.open_data()
    except CannotStart as stop:
        yield Finding(BAD, stop.key, stop.facts)
        return
    free = shutil.disk_usage(settings.data).free
    grade = BAD if free < NO_SPACE else NOTE if free < LITTLE_SPACE else GOOD
    key = "doctor-space" if grade == GOOD else "doctor-little-space"
    yield Finding(grade, key, {"path": str(settings.data), "megabytes": free // 1_000_000})


def _running(settings: Settings) -> Iterator[Finding]:
    if settings.database_url:  # the database knows which bots are running
        return
    try:
        with FileLock(settings.lock, timeout=0):
            yield Finding(NOTE, "doctor-not-running")
            yield from _ports(settings)
            return
    except Timeout:
        pass
    except OSError:  # the folder is unusable, which has been reported
        return
    seconds = silence(settings.heartbeat)
    if seconds is None or seconds > LATE:
        yield Finding(NOTE if seconds is None else BAD, "doctor-silent")
    else:
        yield Finding(GOOD, "doctor-running")


def _packages(settings: Settings) -> Iterator[Finding]:
    if settings.demo and find_spec("simcord") is None:
        yield Finding(BAD, "stop-demo-missing")


def _ports(settings: Settings) -> Iterator[Finding]:
    """Check that the demo's pages could be served now."""
    ports = settings.demo_ports if settings.demo else range(0)
    taken = [port for port in ports if not _is_free(port)]
    if taken:
        yield Finding(BAD, "stop-port-taken", {"port": str(taken[0])})


def _is_free(port: int) -> bool:
    with socket.socket() as tried:
        # As servers do: connections that have just ended do not count.
        tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            tried.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


def _kept(settings: Settings) -> Iterator[Finding]:
    if settings.keep_days is None:
        yield Finding(GOOD, "doctor-kept-for-ever")
    else:
        yield Finding(GOOD, "doctor-kept", {"days": settings.keep_days})


def _backups(settings: Settings) -> Iterator[Finding]:
    """Check that scheduled backups are made."""
    if settings.backup is None:
        yield Finding(NOTE, "doctor-no-backups")
        return
    facts: dict[str, Fact] = {"path": str(settings.backup)}
    try:
        made = backups(settings.backup)
    except OSError as error:
        yield Finding(BAD, "doctor-backups-unreadable", {**facts, "error": str(error)})
        return
    if not made:
        yield Finding(NOTE, "doctor-backups-none-yet", facts)
    elif datetime.now(UTC) - max(made) > LATE_BACKUP:
        yield Finding(BAD, "doctor-backups-old", facts)
    else:
        yield Finding(GOOD, "doctor-backups", {**facts, "count": len(made)})


def _games(settings: Settings) -> Iterator[Finding]:
    if settings.database_url:
        yield from _games_in_database(settings.database_url)
    else:
        yield from _games_in_file(settings.store)


def _games_in_file(path: Path) -> Iterator[Finding]:
    if not path.exists():
        yield Finding(NOTE, "doctor-no-games", {"path": str(path)})
        return
    try:
        with closing(read_only(path)) as games:
            complaint = damage(games)
            if complaint:
                yield Finding(BAD, "doctor-damaged", {"error": complaint})
                return
            yield Finding(GOOD, "doctor-sound", {"path": str(path)})
            yield from _not_writable(path)
            yield from _of_version(games, changes(games))
    except sqlite3.Error as error:
        yield Finding(BAD, "stop-store-unusable", {"path": str(path), "error": str(error)})


def _games_in_database(url: str) -> Iterator[Finding]:
    try:
        with driver():
            from bot.storage.copies import open_snapshot
        with open_snapshot(url) as games:
            facts: dict[str, Fact] = {
                "path": shown(url),
                "version": games.setting("server_version"),
                "megabytes": games.size() // 1_000_000,
            }
            yield Finding(GOOD, "doctor-server", facts)
            careless = [name for name in LASTING if games.setting(name) == "off"]
            if careless:
                yield Finding(NOTE, "doctor-server-forgets", {"names": ", ".join(careless)})
            yield from _shard_findings(games)
            if games.applied:
                yield from _of_version(games, games.applied)
            else:
                yield Finding(NOTE, "doctor-no-games", {"path": shown(url)})
    except CannotStart as stop:
        yield Finding(BAD, stop.key, stop.facts)


def _shard_findings(games: Games) -> Iterator[Finding]:
    from bot.storage.coordination import claimed_shards

    count, shards = claimed_shards(games)
    lonely = sorted(set(range(count)) - shards)
    if not count:
        yield Finding(NOTE, "doctor-nobody-plays")
    elif lonely:
        facts: dict[str, Fact] = {"shards": ", ".join(map(str, lonely)), "count": count}
        yield Finding(BAD, "doctor-shards-alone", facts)
    else:
        yield Finding(GOOD, "doctor-shards-attended", {"count": count})


def _of_version(games: Games, applied: list[str]) -> Iterator[Finding]:
    if newer := unknown(applied):
        yield Finding(BAD, "stop-newer-database", {"names": ", ".join(newer)})
        return
    if missing(applied):
        yield Finding(NOTE, "doctor-older")
    yield from _playing(games)
    if TOURNAMENTS in applied:
        yield from _tournaments(games)


def _not_writable(store: Path) -> Iterator[Finding]:
    """Check that the bot could write to the database now, without writing."""
    if not os.access(store, os.W_OK, effective_ids=os.access in os.supports_effective_ids):
        yield Finding(BAD, "doctor-not-writable", {"path": str(store)})
    elif locked(store):
        yield Finding(BAD, "doctor-locked", {"path": str(store)})


def _playing(games: Games) -> Iterator[Finding]:
    """Check that every game in progress can be read and waits for a player."""
    found: Counter[str] = Counter()
    unreadable, waiting_for_nobody = [], []
    for table_id, dump in games_being_played(games):
        found["playing"] += 1
        try:
            game = StoredGame(dump).copy()
        except Refusal:
            unreadable.append(table_id)
            continue
        if not game.pending:
            waiting_for_nobody.append(table_id)
        found["restarted"] += game.restarted
    yield Finding(GOOD, "doctor-playing", {"count": found["playing"]})
    if found["restarted"]:
        yield Finding(NOTE, "doctor-restarted", {"count": found["restarted"]})
    if unreadable:
        yield Finding(BAD, "doctor-unreadable", _tables(unreadable))
    if waiting_for_nobody:
        yield Finding(BAD, "doctor-stuck", _tables(waiting_for_nobody))


def _tournaments(games: Games) -> Iterator[Finding]:
    """Check that every tournament goes on."""
    now, going_on = datetime.now(UTC), list(stored_progress(games))
    yield Finding(GOOD, "doctor-tournaments", {"count": len(going_on)})
    if stuck := [each.tournament_id for each in going_on if each.stuck(now)]:
        yield Finding(BAD, "doctor-tournaments-stuck", _tables(stuck))
    if overdue := sum(each.overdue(now) for each in going_on):
        yield Finding(BAD, "doctor-matches-overdue", {"count": overdue})


def _places(settings: Settings) -> list[tuple[int, int, int]]:
    """Return the active tables on servers: table, server and channel."""
    try:
        if settings.database_url:
            with driver():
                from bot.storage.copies import open_snapshot
            with open_snapshot(settings.database_url) as games:
                return places_of_tables(games, CHANNELS) if games.applied else []
        with closing(read_only(settings.store)) as file:
            return places_of_tables(file, CHANNELS)
    except (CannotStart, sqlite3.Error):  # which has been reported
        return []


def _tables(ids: list[int]) -> dict[str, Fact]:
    named = ", ".join(map(str, ids[:NAMED]))
    return {"count": len(ids), "tables": named + ("…" if len(ids) > NAMED else "")}
