"""The league service: leagues, seasons and players. It knows only ids of Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import timedelta
from functools import partial
from typing import TYPE_CHECKING, Any

from bot.core.table import NOBODY
from bot.core.words import words_for
from bot.features.leagues import ladder
from bot.features.leagues.storage import (
    ASKED,
    GATHERING,
    IN,
    OUT,
    RUNNING,
    STARTING,
    League,
    Player,
    Season,
    StoredLeagues,
)
from bot.features.tournaments.contest import formats
from bot.features.tournaments.draft import Draft
from engine import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.features.tournaments.service import Tournaments
    from bot.features.tournaments.tournament import Organiser, Tournament
    from bot.tables.repository import TableRepository

MOST = 25  # leagues on a server, as many as one menu shows
LONGEST_NAME = 40  # with season and division it is the name of a tournament
SIZES = range(3, 17)
MOVERS = range(6)
MOST_DIVISIONS = 10
FORMATS = ("round-robin", "swiss")
# The time in which players can leave before the first round.
BEFORE_THE_START = timedelta(hours=1)


class Leagues:
    """The leagues of all servers.

    Methods that take a league's id may refuse ``no-such-league``, also on another server; those of
    organisers refuse ``league-organise`` to all but its creator and Manage Server, and
    ``not-saved``. ``wake`` is called with a season for which messages or tournaments are due.
    """

    def __init__(self, tables: TableRepository, tournaments: Tournaments) -> None:
        self._tables = tables
        self._tournaments = tournaments
        self.stored = tables.store.section(StoredLeagues)
        self.wake: Callable[[int], None] = lambda _: None

    # Finding one

    def of_guild(self, guild_id: int | None) -> list[League]:
        """Return the leagues of a server, the newest first."""
        return self.stored.of_guild(guild_id or 0)

    def get(self, league_id: int, guild_id: int | None) -> League:
        """Return a league of this server."""
        league = self.stored.load(league_id)
        if league is None or league.guild_id != guild_id:
            raise Refusal("no-such-league")
        return league

    def named(self, name: str, guild_id: int | None) -> League:
        """Return the league of this name or id."""
        wanted = name.strip().casefold()
        for each in self.of_guild(guild_id):
            if wanted in (each.name.casefold(), str(each.id)):
                return each
        raise Refusal("no-such-league")

    def for_organiser(self, league_id: int, by: Organiser) -> League:
        """Return a league for its organiser."""
        league = self.get(league_id, by.guild_id)
        if not may_organise(league, by):
            raise Refusal("league-organise")
        return league

    def season(self, league: League) -> Season:
        """Return the latest season of a league."""
        return self.stored.seasons(league.id)[0]

    def season_title(self, league: League, season: Season) -> str:
        """Return the name of a season, in the language of the league."""
        words = words_for(str(league.chosen["language"]))
        return words("league-season-name", league=league.name, season=season.number)

    def divisions(self, season: Season) -> list[Tournament]:
        """Return the tournaments of a season, the highest division first."""
        return [self._tournaments.get(each) for each in self.stored.divisions(season.id).values()]

    def over(self, season: Season) -> bool:
        """Return whether all divisions of a season have ended."""
        return season.status == RUNNING and not any(each.active for each in self.divisions(season))

    def planned(self, league: League, season: Season) -> list[list[Player]]:
        """Return the divisions as they would be if the season started now."""
        playing = [each for each in self.stored.players(season.id) if each.answer == IN]
        return ladder.cut(playing, league.size)

    # Organising

    async def create(
        self, by: Organiser, name: str, draft: Draft, size: int, movers: int
    ) -> League:
        """Create a league, with a first season that gathers players.

        ``draft``: the settings of its divisions. Refused: ``league-name`` (``max``),
        ``league-name-taken``, ``league-limit`` (``max``), ``league-format``,
        ``league-no-teams``.
        """
        if draft.format not in FORMATS:
            raise Refusal("league-format")
        if draft.teams:
            raise Refusal("league-no-teams")
        name, guild_id = " ".join(name.split()), by.guild_id or 0
        async with self._tables.locks("league-names", guild_id):
            self._check_name(name, guild_id)
            if len(self.of_guild(guild_id)) >= MOST:
                raise Refusal("league-limit", max=MOST)
            league = League(
                id=0,
                guild_id=guild_id,
                channel_id=draft.channel_id,
                name=name,
                created_by=by.user_id,
                created_at=self._tables.now(),
                chosen=draft.as_data(),
                size=_checked(size, SIZES),
                movers=_checked(movers, MOVERS),
            )
            league_id = await self._tables.write(partial(self.stored.insert, league))
        league = replace(league, id=league_id)
        self.wake(self.season(league).id)
        return league

    async def set(self, league_id: int, by: Organiser, **choice: int) -> League:
        """Change ``size`` or ``movers``, for the next divisions.

        Refused: ``not-an-option``.
        """
        async with self._changing(league_id, by) as league:
            for field, value in choice.items():
                _checked(value, SIZES if field == "size" else MOVERS)
            changes: dict[str, Any] = {**choice}
            league = replace(league, **changes)
            await self._tables.write(partial(self.stored.save, league))
            return league

    async def delete(self, league_id: int, by: Organiser) -> League:
        """Delete a league; the tournaments of its divisions stay."""
        async with self._changing(league_id, by) as league:
            await self._tables.write(partial(self.stored.remove, league.id))
            return league

    async def place(
        self, league_id: int, by: Organiser, user_id: int, name: str, level: int
    ) -> League:
        """Let a user play in a division, first of it on the ladder; 0: below all others.

        Refused: ``league-season-begun``, ``league-full`` (``max``), ``not-an-option``.
        """
        async with self._changing(league_id, by) as league:
            season = self._gathering(league)
            if not 0 <= level <= MOST_DIVISIONS:
                raise Refusal("not-an-option")
            players = self.stored.players(season.id)
            player = _player(players, user_id, name)
            first = min((each.place for each in players if each.level == level), default=1) - 1
            player = replace(player, level=level, place=first if level else 0, answer=IN)
            await self._put(league, season, player, players)
            return league

    async def start(self, league_id: int, by: Organiser) -> Season:
        """Start the season: its players are divided, irrevocably.

        Refused: ``league-season-begun``, ``league-too-few`` (``min``).
        """
        async with self._changing(league_id, by) as league:
            season = self._gathering(league)
            divisions = self.planned(league, season)
            least = formats.people(Draft.restored(league.chosen).settings)[0]
            fewest = max(least, 3)
            if sum(map(len, divisions)) < fewest:
                raise Refusal("league-too-few", min=fewest)
            players = [
                replace(each, level=level, place=place)
                for level, division in enumerate(divisions, 1)
                for place, each in enumerate(division, 1)
            ]

            def write() -> None:
                with self._tables.store.transaction():
                    self.stored.put_players(season.id, players)
                    self.stored.set_status(season.id, STARTING)

            await self._tables.write(write)
        self.wake(season.id)
        return replace(season, status=STARTING)

    async def next_season(self, league_id: int, by: Organiser) -> Season:
        """Create the next season from the results of the last one, and ask its players."""
        async with self._changing(league_id, by) as league:
            last = self.season(league)
            if not self.over(last):
                raise Refusal("league-season-open")
            order = ladder.after_season(
                [ranked(each) for each in self.divisions(last)], league.movers
            )
            players = [
                Player(0, user_id, name, level, place, ASKED)
                for level, division in enumerate(order, 1)
                for place, (user_id, name) in enumerate(division, 1)
            ]
            players = [replace(each, number=at) for at, each in enumerate(players, 1)]
            season = Season(
                0, league.id, last.number + 1, GATHERING, self._tables.now(), known=len(players)
            )
            add = partial(self.stored.add_season, season, players)
            season = replace(season, id=await self._tables.write(add))
        self.wake(season.id)
        return season

    async def open_division(self, season: Season, level: int) -> None:
        """Open the tournament of a division, if it isn't open yet."""
        league = self.stored.load(season.league_id)
        if league is None or level in self.stored.divisions(season.id):
            return
        people = [
            (each.user_id, each.name)
            for each in self.stored.players(season.id)
            if each.level == level and each.answer == IN and each.user_id != NOBODY
        ]
        draft, now = Draft.restored(league.chosen), self._tables.now()
        words = words_for(draft.language)
        name = words(
            "league-division-name", league=league.name, season=season.number, division=level
        )
        taken = {each.name.casefold() for each in self._tournaments.of_guild(league.guild_id)}
        if name.casefold() in taken:
            name = self._tournaments.next_name(name, league.guild_id)
        least = formats.people(draft.settings)[0]
        plan = replace(
            draft.plan(now),
            min_people=least,
            max_people=max(least, len(people)),
            signup_until=now + BEFORE_THE_START,
            invites=None,
        )
        await self._tournaments.create(
            league.guild_id,
            league.channel_id,
            league.created_by,
            name,
            draft.game,
            draft.language,
            draft.options,
            draft.settings,
            plan,
            draft.terms,
            people=people,
            also=partial(self.stored.add_division, season.id, level),
        )

    # Taking part

    async def answer(
        self, season_id: int, guild_id: int | None, user_id: int, name: str, *, plays: bool
    ) -> tuple[League, Season]:
        """Note whether a user plays in a season; a newcomer comes below all others.

        Refused: ``no-such-league``, ``league-season-begun``, ``league-full`` (``max``).
        """
        season = self.stored.season(season_id)
        if season is None:
            raise Refusal("no-such-league")
        async with self._tables.locks("league", season.league_id):
            league = self.get(season.league_id, guild_id)
            if self._gathering(league).id != season_id:
                raise Refusal("league-season-begun")
            players = self.stored.players(season_id)
            player = _player(players, user_id, name)
            if plays or player in players:
                player = replace(player, answer=IN if plays else OUT)
                await self._put(league, season, player, players)
            return league, season

    async def _put(
        self, league: League, season: Season, player: Player, players: list[Player]
    ) -> None:
        most = league.size * MOST_DIVISIONS
        playing = sum(each.answer == IN and each.user_id != player.user_id for each in players)
        if player.answer == IN and playing >= most:
            raise Refusal("league-full", max=most)
        await self._tables.write(partial(self.stored.put_players, season.id, [player]))

    def _gathering(self, league: League) -> Season:
        season = self.season(league)
        if season.status != GATHERING:
            raise Refusal("league-season-begun")
        return season

    def _check_name(self, name: str, guild_id: int) -> None:
        if not 0 < len(name) <= LONGEST_NAME:
            raise Refusal("league-name", max=LONGEST_NAME)
        if any(each.name.casefold() == name.casefold() for each in self.of_guild(guild_id)):
            raise Refusal("league-name-taken", name=name)

    @asynccontextmanager
    async def _changing(self, league_id: int, by: Organiser) -> AsyncIterator[League]:
        async with self._tables.locks("league", league_id):
            yield self.for_organiser(league_id, by)


def ranked(tournament: Tournament) -> list[tuple[int, str]]:
    """Return the players of a division, best first, as ids and names.

    Dropouts come last; disqualified and forgotten users are left out.
    """
    contest, users = tournament.contest, {each.number: each.user_id for each in tournament.people}
    order = [each.entrant for each in formats.standings(contest) if each.entrant in users]
    order.sort(key=lambda number: not contest.entrant(number).active)
    return [
        (users[number], contest.entrant(number).name)
        for number in order
        if users[number] not in (NOBODY, *tournament.disqualified)
    ]


def may_organise(league: League, by: Organiser) -> bool:
    """Return whether a user may organise a league: its creator, or by Manage Server."""
    return by.guild_id == league.guild_id and (by.manager or by.user_id == league.created_by)


def _player(players: list[Player], user_id: int, name: str) -> Player:
    """Return the player with this Discord id, or a new one."""
    number = max((each.number for each in players), default=0) + 1
    known = (each for each in players if each.user_id == user_id)
    return next(known, Player(number, user_id, name))


def _checked(value: int, possible: range) -> int:
    if value not in possible:
        raise Refusal("not-an-option")
    return value
