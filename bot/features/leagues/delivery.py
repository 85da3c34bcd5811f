"""Asks the players of a season, and opens its divisions; failures are retried."""

from __future__ import annotations

import logging
from datetime import datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING

from bot.core.table import NOBODY
from bot.core.timers import Timers
from bot.core.words import words_for
from bot.features.leagues.messages import asking
from bot.features.leagues.service import Leagues
from bot.features.leagues.storage import AT_ONCE, GATHERING, IN, RUNNING, STARTING
from bot.features.reminders.ping_policy import PingPolicy
from bot.tables.service import Tables
from bot.ui.direct import DirectMessages
from bot.ui.error_codes import DISCORD_FAILS
from bot.ui.outbox import Outbox
from bot.ui.slot import DmsClosed, MessageSlot, Unreachable
from engine import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.features.leagues.storage import League, Season
    from bot.ui.client import Client

log = logging.getLogger(__name__)

BETWEEN_TRIES = timedelta(minutes=5)


class LeagueDelivery:
    """Takes the steps that are due for seasons, each once, also after a restart."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._leagues = bot.get(Leagues)
        self._tables = bot.get(Tables)
        self._stored = self._leagues.stored
        self._later: dict[int, datetime] = {}  # seasons with a step that has failed
        self._timer = bot.get(Timers).add("leagues", self._poll, due=self._due, at_start=True)
        self._leagues.wake = self._wake

    def _wake(self, season_id: int) -> None:
        self._later.pop(season_id, None)
        self._timer.at(self._tables.now())

    def _due(self) -> datetime | None:
        moments = [
            self._later.get(each.id, self._tables.now())
            for each in self._stored.pending()
            if self._mine(each)
        ]
        return min(moments, default=None)

    def _mine(self, season: Season) -> bool:
        league = self._stored.load(season.league_id)
        return league is not None and self._tables.shards.mine(league.guild_id)

    async def _poll(self) -> None:
        for season in self._stored.pending():
            now = self._tables.now()
            if not self._mine(season) or self._later.get(season.id, now) > now:
                continue
            try:
                await self._attend(season.id)
                self._later.pop(season.id, None)
            except (Unreachable, DmsClosed, Refusal, *DISCORD_FAILS) as error:
                log.warning("season %s: a step failed: %r", season.id, error)
                self._later[season.id] = now + BETWEEN_TRIES

    async def _attend(self, season_id: int) -> None:
        """Take all steps of a season that are due."""
        season = self._stored.season(season_id)
        league = None if season is None else self._stored.load(season.league_id)
        if season is None or league is None:
            return
        if season.status == STARTING:
            async with self._tables.locks("league", league.id):
                playing = [each for each in self._stored.players(season.id) if each.answer == IN]
                for level in sorted({each.level for each in playing}):
                    await self._leagues.open_division(season, level)
                await self._tables.write(partial(self._stored.set_status, season.id, RUNNING))
        elif season.status == GATHERING:
            known = [
                each.user_id
                for each in sorted(self._stored.players(season.id), key=lambda each: each.number)
                if each.number <= season.known
            ]
            groups = [known[first : first + AT_ONCE] for first in range(0, len(known), AT_ONCE)]
            for number, some in enumerate(groups or [[]]):
                if number >= season.posted:
                    await self._ask(league, season, number, some)

    async def _ask(
        self, league: League, season: Season, number: int, people: Sequence[int]
    ) -> None:
        """Post a message that asks these users, and notify them as they have chosen."""
        bot, people = self._bot, [each for each in people if each != NOBODY]
        words, policy = words_for(str(league.chosen["language"])), bot.get(PingPolicy)
        pinged = policy.pingable(people)
        begun = await bot.get(Outbox).begin(f"season {season.id} asks {number}")
        slot = MessageSlot(bot, begun.key, guild_id=league.guild_id)
        message = asking(league, season, people, words)
        posted = await slot.post(league.channel_id, message, pinged=pinged, begun=begun)
        told = asking(league, season, [], words, buttons=False)
        for person, loud in policy.written_to(people).items():
            try:
                direct = MessageSlot(bot, begun.key)
                await bot.get(DirectMessages).post(
                    person, direct, told, silent=not loud, begun=begun
                )
            except (DmsClosed, *DISCORD_FAILS) as error:
                log.info("a question of a league does not arrive: %r", error)

        def write() -> None:
            with self._tables.store.transaction():
                posted.finish()
                self._stored.note_posted(season.id, number + 1)

        await self._tables.write(write)
