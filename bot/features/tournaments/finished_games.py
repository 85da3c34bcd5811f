"""The finished games of matches: their tables, for links and replays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import Refusal

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.features.tournaments.tournament import Tournament
    from bot.tables.repository import TableRepository


def finished_games(
    tournament: Tournament, round_number: int, table: int, tables: TableRepository
) -> list[Table]:
    """Return the tables of the finished games of a match, in the order of play.

    Games in progress, matches without a game, and tables that are no longer stored are left out.
    """
    venue = tournament.venue(round_number, table)
    if venue is None:
        return []
    ids = dict.fromkeys([*(game.table_id for game in venue.games), venue.table_id])
    games = [_stored(each, tables) for each in ids if each is not None]
    return [game for game in games if game is not None and game.game and not game.active]


def _stored(table_id: int, tables: TableRepository) -> Table | None:
    try:
        return tables.get(table_id)
    except Refusal:
        return None  # its time of keeping is over
