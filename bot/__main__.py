"""The command line: ``python -m bot [run|demo|doctor|check|…]``."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, nullcontext, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

import aiohttp
import discord

from bot import __version__
from bot.core.settings import CannotStart, Settings, settings_from, shown
from bot.core.words import DEFAULT, Words, words_for
from bot.host.api import find_gateway, use_api
from bot.host.backups import scheduled
from bot.host.check import run_checks
from bot.host.doctor import BAD, Finding, discord_findings, local_findings
from bot.host.heartbeat import LATE, heartbeat, silence
from bot.host.lock import lock_data_folder, lock_shards
from bot.host.logs import write_logs
from bot.host.monitor import serve_monitor
from bot.host.recording import Recorder
from bot.host.status import overview
from bot.host.warm import tidy_up, warm_up
from bot.storage import NotRead
from bot.storage.backup import back_up, migrate, restore
from bot.tables.service import Tables
from bot.ui.client import Client
from bot.ui.panel import QUIET

# The commands; some take a file or an id.
COMMANDS = {
    "run": None,
    "demo": None,
    "backup": "file",
    "restore": "file",
    "migrate": None,
    "forget": "user",
    "doctor": None,
    "status": None,
    "maintenance": "text",
    "check": "channel",
    "health": None,
}

LONGEST_NOTE = 500
_KINDS = {"file": Path, "text": str}

# The commands that are for the demo's games with ``--demo``.
OF_DEMO_TOO = ("backup", "restore", "doctor", "status")

# Other failures to log in, including rate limits (429).
UNREACHABLE = (
    discord.HTTPException,
    discord.RateLimited,
    discord.GatewayNotFound,
    discord.ConnectionClosed,
    aiohttp.ClientError,
)

# The close code for a bot whose token was reset while it ran.
TOKEN_WITHDRAWN = 4004


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code; print an error in one line."""
    words = words_for(DEFAULT)
    chosen = _parser(words).parse_args(arguments)
    try:
        settings = settings_from(os.environ)
        use_api(settings.discord_api)
        command = chosen.command or ("run" if settings.token else "demo")
        if command == "demo" or getattr(chosen, "demo", False):
            settings = settings.of_demo()
        if command == "health":
            return _health(settings)
        if command == "doctor":
            return _doctor(settings)
        if command == "status":
            return _status(settings)
        if command == "check":
            return asyncio.run(_check(settings, chosen.channel, chosen.user, chosen.record))
        if command == "backup":
            back_up(settings.games, chosen.file)
            print(words("backup-made", path=str(chosen.file)))
            return 0
        settings.open_data()
        if command == "forget":
            return _forget(settings, chosen.user)
        if command == "maintenance":
            return _maintenance(settings, chosen.text)
        if command == "restore":
            return _restore(settings, chosen.file)
        if command == "migrate":
            return _migrate(settings)
        write_logs(settings)
        # The bot uses no voice, so hosts need no libraries for it.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        # Processes that share a database have their own shards instead of the lock.
        several = command == "run" and settings.database_url
        with nullcontext() if several else lock_data_folder(settings):
            asyncio.run(_until_stopped(_run(settings) if command == "run" else _demo(settings)))
    except CannotStart as stop:
        print(words(stop.key, **stop.facts), file=sys.stderr)
        return 1
    return 0


def _parser(words: Words) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bot",
        description=words("console-description"),
        epilog=words("console-otherwise"),
    )
    parser.add_argument("--version", action="version", version=f"civitas {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    for name, file in COMMANDS.items():
        command = commands.add_parser(name, help=words(f"console-{name}"))
        if file is not None:
            command.add_argument(file, type=_KINDS.get(file, int))
        if name in OF_DEMO_TOO:
            command.add_argument("--demo", action="store_true", help=words("console-of-demo"))
        if name == "check":
            command.add_argument("--user", type=int, help=words("console-check-user"))
            command.add_argument("--record", type=Path, help=words("console-check-record"))
    return parser


async def _until_stopped(work: Coroutine[None, None, None]) -> None:
    """Run ``work`` until it ends or a signal cancels it, which closes its resources."""
    task = asyncio.ensure_future(work)
    for number in (signal.SIGINT, signal.SIGTERM):
        # Windows has no such handlers; there Ctrl-C cancels the task by itself.
        with suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(number, task.cancel)
    with suppress(asyncio.CancelledError):
        await task


async def _run(settings: Settings) -> None:
    """Run the bot on Discord; raise ``CannotStart`` for problems of the host's."""
    from bot.app import Civitas
    from bot.features.tournaments.webhooks.addresses import public_connector
    from bot.ui.services import Config

    if not settings.token:
        raise CannotStart("stop-no-token")
    try:
        with _games_in(settings.games):
            keep = None if settings.keep_days is None else timedelta(days=settings.keep_days)
            config = Config(
                settings.games,
                reports=settings.report_channel,
                keep=keep,
                shards=settings.shards,
                pages=settings.pages,
                webhooks=public_connector if settings.webhooks else None,
            )
            async with Civitas(config) as bot:
                lock_shards(bot.get(Tables))
                async with _looked_after(bot, settings):
                    await bot.login(settings.token)
                    await find_gateway(bot)
                    await bot.connect()
    except discord.LoginFailure as error:
        raise CannotStart("stop-token-refused") from error
    except discord.Forbidden as error:
        raise CannotStart("stop-discord-forbids", error=str(error)) from error
    except UNREACHABLE as error:
        if getattr(error, "code", None) == TOKEN_WITHDRAWN:
            raise CannotStart("stop-token-refused") from error
        raise CannotStart("stop-discord-unreachable", error=str(error)) from error


@asynccontextmanager
async def _looked_after(bot: Client, settings: Settings) -> AsyncIterator[None]:
    """Keep a running bot fast, and show that it runs: the heartbeat and the monitor."""
    warm_up()
    loops = [heartbeat(bot, settings.heartbeat), tidy_up(bot)]
    if settings.backup is not None and settings.lead and not settings.demo:
        loops.append(scheduled(bot, settings.games, settings.backup, settings.backup_keep))
    for loop in loops:
        loop.start()
    try:
        async with serve_monitor(bot, settings.monitor):
            yield
    finally:
        for loop in loops:
            loop.cancel()


async def _demo(settings: Settings) -> None:
    """Serve the demo's pages on this machine."""
    # simcord's changes to discord.py on import and at the start look like errors of the bot.
    logging.getLogger("discord").setLevel(logging.ERROR)
    try:
        from bot.demo.server import serve
    except ModuleNotFoundError as error:
        if error.name != "simcord":
            raise
        raise CannotStart("stop-demo-missing") from error
    with _games_in(settings.store):
        await serve(settings, _looked_after)


@contextmanager
def _games_in(where: Path | str) -> Iterator[None]:
    """Raise ``CannotStart`` if the database at ``where`` turns out to be unusable."""
    try:
        yield
    except (NotRead, sqlite3.Error) as error:
        raise CannotStart("stop-store-unusable", path=shown(where), error=str(error)) from error


def _restore(settings: Settings, backup: Path) -> int:
    words = words_for(DEFAULT)
    with nullcontext() if settings.database_url else lock_data_folder(settings):
        kept = restore(backup, settings.games, settings.store)
    print(words("restored", path=str(backup)))
    if kept is not None:
        print(words("restored-kept", path=str(kept)))
    return 0


def _migrate(settings: Settings) -> int:
    """Move the games from the file into the database."""
    if not settings.database_url:
        raise CannotStart("stop-no-database-url")
    with lock_data_folder(settings):
        tables, answers = migrate(settings.store, settings.database_url)
    facts = {"path": str(settings.store), "where": shown(settings.database_url)}
    print(words_for(DEFAULT)("migrated", tables=tables, answers=answers, **facts))
    return 0


def _forget(settings: Settings, user_id: int) -> int:
    """Record a user's wish to be forgotten; a running bot fulfils it."""
    from bot.storage import NotStored, Store

    if not (settings.database_url or settings.store.exists()):
        raise CannotStart("stop-nothing-to-forget", path=str(settings.store))
    store = Store(settings.games)
    try:
        store.privacy.wish(user_id, None, datetime.now(UTC))
    except NotStored as error:
        facts = {"path": shown(settings.games), "error": str(error)}
        raise CannotStart("stop-store-unusable", **facts) from error
    finally:
        store.close()
    print(words_for(DEFAULT)("forget-noted", user=str(user_id)))
    return 0


def _maintenance(settings: Settings, text: str) -> int:
    """Store a note to all tables for the running bot; an empty one withdraws it."""
    from bot.features.maintenance.storage import StoredMaintenance
    from bot.storage import NotStored, Store

    text = " ".join(text.split())
    if len(text) > LONGEST_NOTE:
        raise CannotStart("stop-note-too-long", most=str(LONGEST_NOTE))
    store = Store(settings.games)
    try:
        store.section(StoredMaintenance).put(text, datetime.now(UTC))
    except NotStored as error:
        facts = {"path": shown(settings.games), "error": str(error)}
        raise CannotStart("stop-store-unusable", **facts) from error
    finally:
        store.close()
    print(words_for(DEFAULT)("maintenance-noted" if text else "maintenance-withdrawn"))
    return 0


def _doctor(settings: Settings) -> int:
    """Print the findings; return exit code 1 if any of them is bad."""
    words = words_for(DEFAULT)

    async def everything() -> list[Finding]:
        found = list(local_findings(settings, os.environ))
        if settings.demo:
            return found
        async with discord.Client(intents=discord.Intents.none()) as client:
            return found + [finding async for finding in discord_findings(settings, client)]

    findings = asyncio.run(everything())
    for finding in findings:
        _say(finding, words)
    return 1 if any(finding.grade == BAD for finding in findings) else 0


def _status(settings: Settings) -> int:
    """Print an overview of servers, games and tournaments."""
    for line in overview(settings, datetime.now(UTC), words_for(DEFAULT)):
        print(line)
    return 0


async def _check(
    settings: Settings, channel_id: int, user_id: int | None, record: Path | None
) -> int:
    """Try all of the bot's operations on Discord, and print each finding at once.

    Returns the doctor's exit code.
    """
    words, recorder, bad = words_for(DEFAULT), Recorder(), False
    intents = discord.Intents(guilds=True)
    async with discord.Client(
        intents=intents, allowed_mentions=QUIET, max_messages=None, http_trace=recorder.trace()
    ) as client:
        async for finding in run_checks(settings, client, channel_id, user_id):
            _say(finding, words)
            bad |= finding.grade == BAD
    if record is not None:
        try:
            recorder.write(record)
        except OSError as error:
            raise CannotStart("stop-not-recorded", path=str(record), error=str(error)) from error
        print(words("check-recorded", path=str(record)))
    return 1 if bad else 0


def _say(finding: Finding, words: Words) -> None:
    print(words(f"doctor-{finding.grade}"), words(finding.key, **finding.facts), flush=True)


def _health(settings: Settings) -> int:
    words = words_for(DEFAULT)
    seconds = silence(settings.heartbeat)
    if seconds is None:
        print(words("health-never"))
    elif seconds > LATE:
        print(words("health-dead", seconds=int(seconds)))
    else:
        print(words("health-alive"))
        return 0
    return 1


if __name__ == "__main__":
    sys.exit(main())
