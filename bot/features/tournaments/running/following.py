"""Spectators of matches of several games: they follow from game to game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.table import TableKind
from bot.features.tournaments.contest import formats
from bot.features.tournaments.service import Tournaments
from bot.features.watching.delivery import WatcherNews
from bot.features.watching.service import Watching
from bot.tables.service import Tables

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.features.tournaments.tournament import Tournament
    from bot.ui.client import Client


class Following:
    """Keeps the watchers of a finished game until the next one, or the end.

    ``TournamentRepository.seat`` lets them watch the table of the next game.
    """

    def __init__(self, bot: Client) -> None:
        self._tournaments = bot.get(Tournaments)
        self._tables = bot.get(Tables)
        self._news = bot.get(WatcherNews)
        self._stored = self._tables.store.watchers
        bot.get(Watching).goes_on.append(self._goes_on)
        self._tournaments.listeners.append(self._changed)

    def _goes_on(self, table: Table) -> bool:
        """Return whether another game may follow the one at ``table``, which is over."""
        if table.kind is not TableKind.TOURNAMENT:
            return False
        return any(
            table.id in _latest_games(tournament)
            for tournament in self._tournaments.of_guild(table.guild_id)
        )

    def _changed(self, tournament: Tournament) -> None:
        """Release the watchers of games after which no other game follows."""
        if tournament.contest.settings.best_of > 1 and self._tables.shards.mine(
            tournament.guild_id
        ):
            games = {game.table_id for venue in tournament.venues for game in venue.games}
            for table_id in games.intersection(self._stored.tables()):
                self._news.tell(table_id)


def _latest_games(tournament: Tournament) -> set[int]:
    """Return the tables of the latest games of the matches that are being played."""
    number = len(tournament.contest.rounds)
    if not number or formats.games_of_match(tournament.contest, number) == 1:
        return set()
    venues = (tournament.venue(number, match.table) for match in tournament.open_matches())
    return {
        each.games[-1].table_id if each.table_id is None else each.table_id
        for each in venues
        if each is not None and (each.games or each.table_id is not None)
    }
