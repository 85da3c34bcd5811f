"""The titles won on a server, worked out off the event loop."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.workers import Workers
from bot.features.hall_of_fame.titles import Title, Winner, of_tournaments
from bot.features.leagues.service import Leagues
from bot.features.series import points
from bot.features.series.service import SeriesService
from bot.features.series.standings import standings, winners
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.tournament import OVER

if TYPE_CHECKING:
    from datetime import datetime

    from bot.features.series.model import Series
    from bot.features.tournaments.tournament import Tournament


class HallOfFame:
    """The titles of all servers."""

    def __init__(
        self, workers: Workers, tournaments: Tournaments, series: SeriesService, leagues: Leagues
    ) -> None:
        self._workers = workers
        self._tournaments = tournaments
        self._series = series
        self._leagues = leagues

    async def titles(self, guild_id: int, caller: int) -> list[Title]:
        """Return the titles of a server, the latest first.

        Refused: as by ``Workers.once``.
        """
        leagues = self._leagues.of_guild(guild_id)
        divisions = self._leagues.stored.tournaments_of([each.id for each in leagues])
        everything = self._tournaments.of_guild(guild_id, active=False)
        over = [each for each in everything if each.status == OVER and each.id not in divisions]
        first = [
            (self._leagues.season_title(league, season), season.created_at, played[0])
            for league in leagues
            for season in self._leagues.stored.seasons(league.id)
            if self._leagues.over(season)
            and (played := self._leagues.divisions(season))
            and played[0].status == OVER
        ]
        closed = [
            (each, self._series.tournaments(each))
            for each in self._series.of_guild(guild_id)
            if each.closed_at is not None
        ]
        counted = [*over, *(each for *_, each in first)]
        counted += [each for _, some in closed for each in some]
        versions = [number for each in counted for number in (each.id, each.version)]
        about = [text for each, _ in closed for text in (each.name, each.points, str(each.best))]
        about += [title for title, *_ in first]
        found: list[Title] = await self._workers.run(
            ("champions", guild_id, *versions, *about), _titles, over, closed, first, user_id=caller
        )
        return found


def _titles(
    over: list[Tournament],
    closed: list[tuple[Series, list[Tournament]]],
    first: list[tuple[str, datetime, Tournament]],
) -> list[Title]:
    found = of_tournaments(over)
    found += [_of_series(series, tournaments) for series, tournaments in closed]
    for name, at, tournament in first:
        (title,) = of_tournaments([tournament])
        found.append(replace(title, kind="season", name=name, at=at))
    found.sort(key=lambda title: title.at, reverse=True)
    return [title for title in found if title.winners]


def _of_series(series: Series, tournaments: list[Tournament]) -> Title:
    lines = standings(tournaments, points.read(series.points), series.best)
    best = tuple(Winner(line.user_id, line.name) for line in winners(lines))
    return Title("series", series.name, series.closed_at or series.created_at, best)
