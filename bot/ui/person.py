"""User menus: choosing a member of a server in a menu that Discord fills."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord import ui

from bot.core.names import called
from bot.ui.membership import departed
from bot.ui.press import Press, Pressing
from engine import Refusal


def user_menu(custom_id: str, placeholder: str) -> ui.UserSelect[Any]:
    """Return a menu for the choice of one of the server's members."""
    return ui.UserSelect(custom_id=custom_id, placeholder=placeholder)


async def chosen_person(
    press: Press, interaction: Pressing, guild_id: int
) -> discord.Member | discord.User:
    """Return the user chosen in a user menu. Refused: as by ``check_can_play``."""
    return await check_can_play(interaction, guild_id, press.picked[0])


async def check_can_play(
    interaction: Pressing, guild_id: int, person: discord.Member | discord.User
) -> discord.Member | discord.User:
    """Return ``person`` if they can play on this server.

    Refused: ``is-a-bot``, ``not-a-member``.
    """
    if person.bot:
        raise Refusal("is-a-bot", name=called(person))
    there = interaction.guild_id == guild_id and isinstance(person, discord.Member)
    if not there:
        await check_members(interaction, guild_id, {person.id: called(person)})
    return person


async def check_members(interaction: Pressing, guild_id: int, people: Mapping[int, str]) -> None:
    """Refuse users, by id and name, who have left the server: ``not-a-member``."""
    for user_id in await departed(interaction.client, guild_id, people):
        raise Refusal("not-a-member", name=people[user_id])
