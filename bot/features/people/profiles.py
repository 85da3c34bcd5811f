"""The names and languages of users, noted in the settings of ``People``."""

from __future__ import annotations

import logging
from typing import Any

import discord

from bot.features.people.service import People
from bot.storage import NotRead
from bot.ui.profiles import Profiles
from engine import Refusal

log = logging.getLogger(__name__)


class StoredProfiles(Profiles):
    """Notes names and languages with ``People``; a failure is logged."""

    def __init__(self, people: People) -> None:
        self._people = people

    def remember_names(self, interaction: discord.Interaction[Any]) -> None:
        try:
            self._people.remember_names(*_names(interaction))
        except NotRead as error:
            log.warning("couldn't fetch a user's names: %s", error)

    async def note(self, interaction: discord.Interaction[Any]) -> None:
        try:
            await self._people.note_names(*_names(interaction))
            await self._people.note_locale(interaction.user.id, str(interaction.locale))
        except (NotRead, Refusal) as error:  # noted at their next interaction
            log.warning("couldn't store a user's names: %s", error)


def _names(interaction: discord.Interaction[Any]) -> tuple[int, int, str, str | None, str | None]:
    """Return the arguments of ``People.note_names``: user id, server id, names."""
    user = interaction.user
    nick = user.nick if isinstance(user, discord.Member) else None
    return user.id, interaction.guild_id or 0, user.name, user.global_name, nick
