"""A read-only overview of current play: servers, games and tournaments."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from bot.core.settings import CannotStart, Settings, shown
from bot.features.tournaments.storage import stored_progress
from bot.storage.connection import driver
from bot.storage.inspection import (
    Games,
    active_tournaments,
    changes,
    read_only,
    tables_ended_since,
    tables_in_progress,
)
from bot.storage.migrations import missing, unknown

if TYPE_CHECKING:
    from bot.core.words import Words

LISTED = 20  # servers and tournaments
RECENT = timedelta(days=7)


def overview(settings: Settings, now: datetime, words: Words) -> Iterator[str]:
    """Yield the lines of the overview. Raises ``CannotStart`` without any games."""
    with _games(settings) as games:
        yield from _tables(games, now, words)
        yield from _tournaments(games, now, words)


@contextmanager
def _games(settings: Settings) -> Iterator[Games]:
    """Open the games for reading. Raises ``CannotStart``, also if they are older."""
    where = shown(settings.games)
    if settings.database_url:
        with driver():
            from bot.storage.copies import open_snapshot
        with open_snapshot(settings.database_url) as games:
            _check(games.applied, where)
            yield games
        return
    if not settings.store.exists():
        raise CannotStart("stop-no-games", path=where)
    try:
        with closing(read_only(settings.store)) as file:
            _check(changes(file), where)
            yield file
    except sqlite3.Error as error:
        raise CannotStart("stop-store-unusable", path=where, error=str(error)) from error


def _check(applied: list[str], where: str) -> None:
    if not applied:
        raise CannotStart("stop-no-games", path=where)
    if newer := unknown(applied):
        raise CannotStart("stop-newer-database", names=", ".join(newer))
    if missing(applied):
        raise CannotStart("stop-games-older", path=where)


def _tables(games: Games, now: datetime, words: Words) -> Iterator[str]:
    kinds: Counter[tuple[str, str]] = Counter()
    servers: Counter[int] = Counter()
    for guild_id, game, status, count in tables_in_progress(games):
        kinds[status, game] += count
        servers[guild_id] += count
    tournaments: Counter[int] = Counter(row[1] for row in active_tournaments(games))
    yield words("status-servers", count=len(servers.keys() | tournaments.keys()))
    for (status, game), count in sorted(kinds.items()):
        yield words(f"status-{status}", count=count, game=words(f"game-{game}"))
    ended = tables_ended_since(games, (now - RECENT).isoformat())
    yield words("status-ended", count=ended, days=RECENT.days)
    busiest = (servers + tournaments).most_common(LISTED)
    for guild_id, _ in busiest:
        yield words(
            "status-server",
            id=str(guild_id),
            tables=servers[guild_id],
            tournaments=tournaments[guild_id],
        )
    yield from _more(len(servers.keys() | tournaments.keys()), words)


def _tournaments(games: Games, now: datetime, words: Words) -> Iterator[str]:
    stuck = {each.tournament_id for each in stored_progress(games) if each.stuck(now)}
    found = active_tournaments(games)
    yield words("status-tournaments", count=len(found))
    for number, guild_id, name, game, status, people, paused_at, round_ in found[:LISTED]:
        state = "stuck" if number in stuck else "paused" if paused_at else status
        yield words(
            "status-tournament",
            id=str(number),
            name=name,
            server=str(guild_id),
            game=words(f"game-{game}"),
            state=state,
            round=round_ or 0,
            people=people,
        )
    yield from _more(len(found), words)


def _more(count: int, words: Words) -> Iterator[str]:
    if count > LISTED:
        yield words("status-more", count=count - LISTED)
