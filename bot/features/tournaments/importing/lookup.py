"""Finding the members of a server that the lines of a player list mean."""

from __future__ import annotations

import asyncio
import logging
import unicodedata
from typing import TYPE_CHECKING

import discord

from bot.core.names import called
from bot.features.tournaments.importing.service import Candidate
from bot.ui.error_codes import DISCORD_FAILS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.features.tournaments.importing.reading import Line

log = logging.getLogger(__name__)

IDS_AT_ONCE = 100  # in one request, at most
SAME_BEGINNING = 100  # members with a name of the same beginning, at most

_FAILS = (asyncio.TimeoutError, *DISCORD_FAILS)


async def look_up(guild: discord.Guild, lines: Sequence[Line]) -> list[Candidate]:
    """Return the members that ``lines`` mean, by id, or by user name or nickname.

    A name has to be the whole name of one member. Lookups of ids and of the beginning of a name
    take no privileged intent:
    https://docs.discord.com/developers/events/gateway-events#request-guild-members
    """
    by_id = await _by_id(guild, [each.user_id for each in lines if each.user_id is not None])
    found = []
    for line in lines:
        if line.user_id is None:
            found.append(await _by_name(guild, line))
        elif by_id is None:
            found.append(Candidate(line, problem="unknown"))
        else:
            found.append(_candidate(line, by_id.get(line.user_id)))
    return found


async def _by_id(guild: discord.Guild, ids: Sequence[int]) -> dict[int, discord.Member] | None:
    """Return the members with these ids; ``None`` if Discord does not say."""
    found: dict[int, discord.Member] = {}
    for first in range(0, len(ids), IDS_AT_ONCE):
        some = [*ids[first : first + IDS_AT_ONCE]]
        try:
            members = await guild.query_members(user_ids=some, limit=IDS_AT_ONCE, cache=False)
        except _FAILS as error:
            log.info("the members of a list are unknown: %r", error)
            return None
        found |= {member.id: member for member in members}
    return found


async def _by_name(guild: discord.Guild, line: Line) -> Candidate:
    wanted = _folded(line.who)
    if not wanted:
        return Candidate(line, problem="no-member")
    try:
        members = await guild.query_members(line.who, limit=SAME_BEGINNING, cache=False)
    except _FAILS as error:
        log.info("a member of a list is unknown: %r", error)
        return Candidate(line, problem="unknown")
    names = {each.id: {each.name, each.global_name, each.nick} - {None} for each in members}
    same = [each for each in members if wanted in {_folded(str(name)) for name in names[each.id]}]
    # The user name is unique, and so decides.
    exact = [each for each in same if _folded(each.name) == wanted]
    if len(same) > 1 and len(exact) != 1:
        return Candidate(line, problem="several")
    return _candidate(line, next(iter(exact or same), None))


def _candidate(line: Line, member: discord.Member | None) -> Candidate:
    if member is None:
        return Candidate(line, problem="no-member")
    problem = "bot" if member.bot else ""
    return Candidate(line, member.id, called(member), problem)


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name).strip().casefold()
