"""The scheduled event of a tournament on its server: its next round, or its start."""

from __future__ import annotations

import logging
from datetime import timedelta
from typing import TYPE_CHECKING

import discord

from bot.core.words import words_for
from bot.features.tournaments.exports.dates import dates
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.storage import Said
from bot.tables.service import Tables
from bot.ui.error_codes import DISCORD_FAILS, code_of, passing
from engine import Refusal

if TYPE_CHECKING:
    from datetime import datetime

    from bot.features.tournaments.tournament import Tournament
    from bot.ui.client import Client

log = logging.getLogger(__name__)

EVENT = "event"  # the key under which the event is stored, in the place of a message
UNKNOWN_EVENT = 10070
SHORTEST = timedelta(hours=1)  # an event has an end, a round need not
LONGEST_NAME = 100
LEAD = timedelta(minutes=1)  # an event begins in the future


class Events:
    """Creates and updates the event of a tournament, when an organiser asks for it.

    It needs Create Events or Manage Events; no other feature does.
    https://docs.discord.com/developers/resources/guild-scheduled-event
    """

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._tournaments = bot.get(Tournaments)
        self._creating: set[int] = set()  # tournaments
        self._shown: dict[int, tuple[datetime, datetime, str]] = {}  # by tournament

    async def create(self, tournament: Tournament) -> None:
        """Create the event, unless there is one.

        Refused: ``tournament-events-not-allowed``; ``tournament-no-dates`` if no round is to begin.
        """
        if EVENT in self._tournaments.said(tournament.id) or tournament.id in self._creating:
            return
        guild, wanted = self._bot.get_guild(tournament.guild_id), self._wanted(tournament)
        if wanted is None:
            raise Refusal("tournament-no-dates")
        if guild is None or not (
            guild.me.guild_permissions.create_events or guild.me.guild_permissions.manage_events
        ):
            raise Refusal("tournament-events-not-allowed")
        self._creating.add(tournament.id)
        try:
            await self._create(guild, tournament, wanted)
        finally:
            self._creating.discard(tournament.id)

    async def _create(
        self, guild: discord.Guild, tournament: Tournament, wanted: tuple[datetime, datetime, str]
    ) -> None:
        begins, ends, name = wanted
        try:
            event = await guild.create_scheduled_event(
                name=name,
                start_time=begins,
                end_time=ends,
                entity_type=discord.EntityType.external,
                privacy_level=discord.PrivacyLevel.guild_only,
                location=self._location(tournament),
            )
        except discord.Forbidden as error:
            raise Refusal("tournament-events-not-allowed") from error
        self._shown[tournament.id] = wanted
        await self._tournaments.say(tournament.id, Said(EVENT, tournament.channel_id, event.id))

    async def keep(self, tournament_id: int) -> None:
        """Move the event to the next round; delete it once the tournament has ended.

        An event that has begun stays as it is, and so does one that users have deleted.
        """
        said = self._tournaments.said(tournament_id).get(EVENT)
        if said is None:
            return
        tournament = self._tournaments.get(tournament_id)
        wanted = self._wanted(tournament)
        if tournament.active and (wanted is None or self._shown.get(tournament_id) == wanted):
            return
        try:
            await self._set(tournament, said.message_id, wanted)
        except DISCORD_FAILS as error:
            log.info("the event of tournament %s stays as it is: %r", tournament_id, error)
            if code_of(error) == UNKNOWN_EVENT or not tournament.active:
                await self._tournaments.unsay(tournament_id, EVENT)
            elif wanted is not None and not passing(error):
                self._shown[tournament_id] = wanted  # asked for once: it has begun, for instance
            return
        if wanted is None:
            await self._tournaments.unsay(tournament_id, EVENT)
            self._shown.pop(tournament_id, None)
        else:
            self._shown[tournament_id] = wanted

    async def _set(
        self,
        tournament: Tournament,
        event_id: int,
        wanted: tuple[datetime, datetime, str] | None,
    ) -> None:
        http = self._bot.http
        if wanted is None:
            await http.delete_scheduled_event(tournament.guild_id, event_id)
            return
        begins, ends, name = wanted
        await http.edit_scheduled_event(
            tournament.guild_id,
            event_id,
            name=name,
            scheduled_start_time=begins.isoformat(),
            scheduled_end_time=ends.isoformat(),
        )

    def _wanted(self, tournament: Tournament) -> tuple[datetime, datetime, str] | None:
        """Return begin, end and name of the next thing to begin, if there is any."""
        words, soon = words_for(tournament.language), self._bot.get(Tables).now() + LEAD
        for date in dates(tournament):
            begins = date.ends if date.kind != "round" else date.begins
            if begins is not None and begins > soon:
                ends = date.ends if date.kind == "round" else None
                key = "calendar-round" if date.kind == "round" else "calendar-start"
                name = words(key, name=tournament.name, round=date.round)
                return begins, max(ends or begins, begins + SHORTEST), name[:LONGEST_NAME]
        return None

    def _location(self, tournament: Tournament) -> str:
        """Return where it takes place: a link to the channel."""
        return f"https://discord.com/channels/{tournament.guild_id}/{tournament.channel_id}"
