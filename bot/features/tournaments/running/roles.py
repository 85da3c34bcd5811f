"""Gives the roles of participants and winners, and takes them away again."""

from __future__ import annotations

import logging
from datetime import timedelta
from functools import partial
from typing import TYPE_CHECKING

import discord

from bot.core.table import NOBODY
from bot.core.timers import Timers
from bot.features.tournaments.contest import formats
from bot.features.tournaments.running.delay_queue import DelayQueue
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.storage import StoredTournaments
from bot.features.tournaments.tournament import OVER
from bot.tables.service import Tables
from bot.ui.error_codes import DISCORD_FAILS, passing

if TYPE_CHECKING:
    from bot.features.tournaments.tournament import Tournament
    from bot.ui.client import Client

log = logging.getLogger(__name__)

Given = tuple[int, int]  # a user and a role

AT_A_TIME = 5
PAUSE = timedelta(seconds=5)
BETWEEN_TRIES = timedelta(minutes=5)


def holders(tournament: Tournament) -> set[Given]:
    """Return the users to be given the roles of this tournament now.

    Participants have theirs until it ends or they drop out, winners keep theirs.
    """
    plan, found = tournament.plan, set()
    if tournament.active and plan.player_role_id is not None:
        found |= {(each.user_id, plan.player_role_id) for each in tournament.active_people}
    if tournament.status == OVER and plan.winner_role_id is not None:
        users = tournament.users(formats.winners(tournament.contest))
        found |= {(user, plan.winner_role_id) for user in users}
    return {(user, role) for user, role in found if user != NOBODY}


class Roles:
    """Brings the roles of tournaments up to date, a few members at a time.

    It needs Manage Roles; no other feature does. A failure for one member, such as one gone from
    the server, does not block the others. A role shared by several tournaments is removed by the
    last of them.
    https://docs.discord.com/developers/resources/guild#add-guild-member-role
    """

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._tables = bot.get(Tables)
        self._tournaments = bot.get(Tournaments)
        self._stored = self._tables.store.section(StoredTournaments)
        self._refused: set[tuple[int, Given]] = set()
        timers, now = bot.get(Timers), self._tables.now
        self._queue = DelayQueue("tournament-roles", self._change_some, timers, now, pause=PAUSE)

    def update(self, tournament_id: int) -> None:
        """Queue the tournament if roles are to be given or taken away."""
        if self._to_do(tournament_id):
            self._queue.put(tournament_id)

    def try_again(self, guild_id: int) -> None:
        """Retry the refused changes of a server, after a change of permissions."""
        for number in {number for number, _ in self._refused}:
            if self._tournaments.get(number).guild_id == guild_id:
                self._refused = {each for each in self._refused if each[0] != number}
                self.update(number)

    def has_given(self, tournament_id: int, role_id: int) -> set[int]:
        """Return the users with a role given by a tournament."""
        given = self._stored.roles_given(tournament_id)
        return {user_id for user_id, role in given if role == role_id}

    def _to_do(self, tournament_id: int) -> list[Given]:
        """Return the roles that are to be given or taken away, in a fixed order."""
        wanted = holders(self._tournaments.get(tournament_id))
        given = self._stored.roles_given(tournament_id)
        refused = {each for number, each in self._refused if number == tournament_id}
        return sorted((wanted ^ given) - refused)

    async def _change_some(self, tournament_id: int) -> None:
        """Change some roles, and queue the tournament again for more."""
        to_do, again = self._to_do(tournament_id), False
        for each in to_do[:AT_A_TIME]:
            again |= await self._change(tournament_id, each)
        if again:
            self._queue.put(tournament_id, BETWEEN_TRIES)
        elif len(to_do) > AT_A_TIME:
            self._queue.put(tournament_id)

    async def _change(self, tournament_id: int, each: Given) -> bool:
        """Give a role or take it away; return whether it is to be tried again."""
        tournament = self._tournaments.get(tournament_id)
        user_id, role_id = each
        gives = each in holders(tournament)
        kept = not gives and self._stored.role_is_shared(tournament_id, *each)
        http = self._bot.http
        change = http.add_role if gives else http.remove_role
        try:
            if not kept:
                await change(tournament.guild_id, user_id, role_id, reason=tournament.name)
        except DISCORD_FAILS as error:
            log.info("tournament %s: a role stays as it is: %r", tournament_id, error)
            if passing(error):
                return True
            if gives:
                self._refused.add((tournament_id, each))
                return False
        await self._tables.write(partial(self._stored.note_role, tournament_id, *each, gives))
        return False


def check_role(role: discord.Role, user: discord.Member) -> str | None:
    """Return why ``user`` may not let the bot give ``role``; ``None`` if they may.

    No user gains more by it than they could give themselves: it takes Manage Roles, and a role
    below their highest one. https://docs.discord.com/developers/topics/permissions#permission-hierarchy
    """
    owner = role.guild.owner_id == user.id
    may = owner or (user.guild_permissions.manage_roles and role < user.top_role)
    if not may or role.is_default():
        return "tournament-role-not-yours"
    me = role.guild.me
    if role.managed or not (me.guild_permissions.manage_roles and role < me.top_role):
        return "tournament-role-not-mine"
    return None
