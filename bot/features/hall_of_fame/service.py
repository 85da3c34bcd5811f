"""The titles won on a server, worked out off the event loop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.workers import Workers
from bot.features.hall_of_fame.titles import Title, Winner, of_tournaments
from bot.features.series import points
from bot.features.series.service import AllSeries
from bot.features.series.standings import standings, winners
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.tournament import OVER

if TYPE_CHECKING:
    from bot.features.series.storage import Series
    from bot.features.tournaments.tournament import Tournament
    from bot.ui.client import Client


class HallOfFame:
    """The titles of all servers."""

    def __init__(self, bot: Client) -> None:
        self._workers = bot.get(Workers)
        self._tournaments = bot.get(Tournaments)
        self._series = bot.get(AllSeries)

    async def titles(self, guild_id: int, caller: int) -> list[Title]:
        """Return the titles of a server, the latest first.

        Refused: as by ``Workers.once``.
        """
        everything = self._tournaments.of_guild(guild_id, active=False)
        over = [each for each in everything if each.status == OVER]
        closed = [
            (each, self._series.tournaments(each))
            for each in self._series.of_guild(guild_id)
            if each.closed_at is not None
        ]
        versions = [number for each in over for number in (each.id, each.version)]
        about = [text for each, _ in closed for text in (each.name, each.points, str(each.best))]
        found: list[Title] = await self._workers.run(
            ("champions", guild_id, *versions, *about), _titles, over, closed, user_id=caller
        )
        return found


def _titles(over: list[Tournament], closed: list[tuple[Series, list[Tournament]]]) -> list[Title]:
    found = of_tournaments(over)
    found += [_of_series(series, tournaments) for series, tournaments in closed]
    found.sort(key=lambda title: title.at, reverse=True)
    return [title for title in found if title.winners]


def _of_series(series: Series, tournaments: list[Tournament]) -> Title:
    lines = standings(tournaments, points.read(series.points), series.best)
    best = tuple(Winner(line.user_id, line.name) for line in winners(lines))
    return Title("series", series.name, series.closed_at or series.created_at, best)
