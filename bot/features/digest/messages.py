"""The weekly digest as a message."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from bot.core.names import typed_text
from bot.core.words import Words
from bot.features.actions.mygames import rank, table_line
from bot.features.ratings.arithmetic import number_of
from bot.features.tournaments.panels.lines import stage_text
from bot.ui.panel import Panel
from bot.ui.times import shown_time

if TYPE_CHECKING:
    from bot.features.digest.service import Week
    from bot.features.digest.storage import Digest, Finished
    from bot.features.tournaments.tournament import Tournament

DIGEST = 0x4E7FB8
SHOWN = 8  # games under way, or finished ones
TOURNAMENTS = 5


def digest_panel(
    digest: Digest,
    week: Week,
    tournaments: Sequence[Tournament],
    servers: Mapping[int, str],
    words: Words,
) -> Panel | None:
    """Return the digest, or ``None`` if it would be empty.

    ``servers`` are the names of Discord servers, as far as they are known.
    """
    parts = [
        _under_way(week, digest.user_id, words),
        _finished(week.finished, servers, words),
        _ratings(week.finished, servers, words),
        _tournaments(tournaments, words),
    ]
    if not any(parts):
        return None
    panel = Panel(DIGEST).text(words("digest-title", since=shown_time(digest.since, "D")))
    for part in parts:
        panel.text(part)
    return panel.text(words("digest-foot"))


def _under_way(week: Week, user_id: int, words: Words) -> str:
    ordered = sorted(week.tables, key=lambda table: rank(table, user_id))
    waiting = sum(rank(table, user_id)[0] == 0 for table in ordered)
    lines = [
        table_line(number, table, user_id, words) for number, table in enumerate(ordered[:SHOWN], 1)
    ]
    head = words("digest-under-way", count=len(ordered), waiting=waiting)
    return _section(head, lines, len(ordered), words)


def _finished(finished: Sequence[Finished], servers: Mapping[int, str], words: Words) -> str:
    lines = [
        _at(
            servers.get(each.guild_id),
            words(
                "digest-game",
                game=words(f"game-{each.game_name}"),
                won="yes" if each.won else "no",
                place=each.place,
                seats=each.seats,
            ),
            words,
        )
        for each in finished[-SHOWN:]
    ]
    head = words("digest-finished", count=len(finished), won=sum(each.won for each in finished))
    return _section(head, lines, len(finished), words)


def _ratings(finished: Sequence[Finished], servers: Mapping[int, str], words: Words) -> str:
    """Return how each rating changed, from the first rated game to the last one."""
    before: dict[tuple[int, str], float] = {}
    after: dict[tuple[int, str], float] = {}
    for each in finished:
        if each.before is not None and each.after is not None:
            before.setdefault((each.guild_id, each.game_name), each.before)
            after[each.guild_id, each.game_name] = each.after
    lines = []
    for (guild_id, game), first in before.items():
        rating = number_of(after[guild_id, game])
        change = rating - number_of(first)
        line = words(
            "digest-rating",
            game=words(f"game-{game}"),
            rating=str(rating),
            way="up" if change > 0 else "down" if change < 0 else "even",
            points=abs(change),
        )
        lines.append(_at(servers.get(guild_id), line, words))
    return _section(words("digest-ratings"), lines[:SHOWN], len(lines), words)


def _tournaments(tournaments: Sequence[Tournament], words: Words) -> str:
    lines = [
        words(
            "digest-tournament",
            name=typed_text(each.name),
            channel=f"<#{each.channel_id}>",
            stage=stage_text(each, words).replace("\n", " · "),
        )
        for each in tournaments[:TOURNAMENTS]
    ]
    return _section(words("digest-tournaments"), lines, len(tournaments), words)


def _section(head: str, lines: Sequence[str], count: int, words: Words) -> str:
    """Return ``lines`` below their heading, and how many more there are of ``count``."""
    if not lines:
        return ""
    more = [words("digest-more", count=count - len(lines))] if count > len(lines) else []
    return "\n".join([head, *lines, *more])


def _at(server: str | None, line: str, words: Words) -> str:
    """Return ``line`` with the name of the server, if it is known."""
    return line if server is None else words("digest-at", line=line, server=typed_text(server))
