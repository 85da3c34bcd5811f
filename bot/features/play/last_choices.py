"""The defaults of /game new: the last choices of the user, or else of the server.

They are read from the tables themselves, without further storage about users.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from bot.core.table import Table, TableKind
from bot.core.terms import Terms
from bot.storage import Server
from bot.tables.options import DEFAULT_GAME, check_options
from bot.tables.service import Tables
from engine import GAMES, Refusal

MOST_SEATS = 4
LOOKED_AT = 10  # a host's latest tables, of which some may be matches of a tournament


@dataclass(frozen=True, slots=True)
class Choices:
    """Defaults of a new table, taken from earlier ones.

    ``remembered``  whether any of it comes from an earlier table of theirs
    """

    game: str
    seats: int
    options: dict[str, Any]
    terms: Terms
    remembered: bool = False


def last_choices(
    tables: Tables, guild_id: int, user_id: int, game: str | None, language: str
) -> Choices:
    """Return the defaults for a table of this user, of ``game`` if that is chosen."""
    server = tables.server(guild_id)
    own = _last(tables, guild_id, user_id, game)
    if own is None:
        other = None if game else _last(tables, guild_id, None, None)
        game = game or (other.game_name if other else DEFAULT_GAME)
        return Choices(game, MOST_SEATS, {}, server.terms)
    chosen = Choices(
        own.game_name, own.max_seats, dict(own.options), _terms(server, own.terms), remembered=True
    )
    try:  # the game may have other options by now
        check_options(chosen.game, chosen.seats, language, chosen.options)
    except Refusal:
        return replace(chosen, seats=MOST_SEATS, options={})
    return chosen


def _last(tables: Tables, guild_id: int, user_id: int | None, game: str | None) -> Table | None:
    """Return the last table opened on a server by this user; ``None``: by any user."""
    for table_id in tables.store.tables.opened_on(guild_id, user_id, LOOKED_AT):
        table = tables.get(table_id)
        known = table.game_name in GAMES and game in (None, table.game_name)
        if known and table.kind is TableKind.ORDINARY:
            return table
    return None


def _terms(server: Server, last: Terms) -> Terms:
    """Return the terms of a host's last table, overridden by the server's settings."""
    usual = server.terms
    return Terms(
        pace=usual.pace if server.pace is not None else last.pace,
        overdue=usual.overdue if server.overdue is not None else last.overdue,
        rated=usual.rated if server.rated is not None else last.rated,
        revealed=last.revealed,
        careful=last.careful,
        strict=last.strict,
        advice=last.advice_at_start,
    )
