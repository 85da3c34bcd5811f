"""Authorization: which users may reach a table, and from which places."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.core.table import TableKind
from bot.tables.guards import Caller
from bot.tables.service import Tables
from bot.ui.membership import departed, may_see, place_of
from engine import Refusal

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.ui.client import Client


def check_membership(interaction: discord.Interaction[Client]) -> None:
    """Refuse an interaction on a server without the bot: ``invite-first``.

    The commands are there without the bot if the server has authorised them alone, or as a
    user-installed app. Permissions do not tell: ``app_permissions`` are then those of @everyone,
    with Attach Files and Embed Links.
    https://docs.discord.com/developers/interactions/receiving-and-responding
    """
    guild_id = interaction.guild_id
    if guild_id is not None and interaction.client.get_guild(guild_id) is None:
        raise Refusal("invite-first")


async def check_reach(
    interaction: discord.Interaction[Client], table_id: int, *, among_others: bool = False
) -> Table:
    """Return the table that an interaction is about, if its user may use it.

    Users who have left its server, or were banned from it, may still play at their seat, for which
    no one else can; but they may not look at other tables, nor take actions that affect its members
    (``among_others``). While Discord does not tell membership, all users count as members. Members
    without access to the table's channel have none to the table either.
    Refused: ``no-such-table``, on another server, or about another user's tutorial,
    ``other-server``, ``not-on-its-server``, and ``invite-first`` on a server without the bot.
    """
    table = known_reach(interaction, table_id, among_others=among_others)
    bot, user_id = interaction.client, interaction.user.id
    here = interaction.guild_id == table.guild_id
    if here and interaction.channel_id == table.channel_id:
        return table
    concerned = _concerns(bot, table, user_id)
    if here and not concerned:
        return await seen_by(interaction, table)
    matters = not here and table.kind is not TableKind.TUTORIAL and (among_others or not concerned)
    if matters and await departed(bot, table.guild_id, [user_id]):
        raise Refusal("not-on-its-server")
    return table


def known_reach(
    interaction: discord.Interaction[Client], table_id: int, *, among_others: bool = False
) -> Table:
    """Like ``check_reach``, but without requests to Discord: enough to open a form.

    Membership of the table's server and access to its channel are not checked.
    """
    table = interaction.client.get(Tables).get(table_id)
    concerned = _concerns(interaction.client, table, interaction.user.id)
    if among_others or not concerned:
        check_membership(interaction)
    elsewhere = interaction.guild_id not in (None, table.guild_id)
    if not concerned and (elsewhere or table.kind is TableKind.TUTORIAL):
        raise Refusal("other-server")
    return table


def caller_at(interaction: discord.Interaction[Client], table: Table) -> Caller:
    """Return the user as a caller at ``table``.

    Only on its server do users with Manage Channels count as moderators.
    """
    here = interaction.guild_id == table.guild_id
    moderator = here and interaction.permissions.manage_channels
    return Caller(table, interaction.user.id, moderator)


async def seen_by(interaction: discord.Interaction[Client], table: Table) -> Table:
    """Return ``table`` if this is its server and the user may see its channel.

    Refused: ``no-such-table``.
    """
    member = interaction.user
    if not isinstance(member, discord.Member) or member.guild.id != table.guild_id:
        raise Refusal("no-such-table")
    place = await place_of(interaction.client, table.channel_id)
    if place is None or not await may_see(place, member):
        raise Refusal("no-such-table")
    return table


def _concerns(bot: Client, table: Table, user_id: int) -> bool:
    """Return whether the user has a part in ``table``.

    They play there, sit in, watch, are guests, or were offered a seat.
    """
    return (
        table.played_by(user_id) is not None
        or any(guest.user_id == user_id for guest in table.guests)
        or any(seat.offer is not None and seat.offer.to == user_id for seat in table.seats)
        or bot.get(Tables).watched_by(table.id, user_id)
    )
