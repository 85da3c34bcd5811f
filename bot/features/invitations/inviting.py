"""Inviting users to a lobby, and declining an invitation."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.core.names import called, in_text, isolated
from bot.core.updates import Updates
from bot.core.words import Words
from bot.features.invitations.service import INVITING, Invitations
from bot.tables.guards import check
from bot.tables.service import Tables
from bot.ui.authorization import caller_at
from bot.ui.errors import own_words
from bot.ui.panel import Panel
from bot.ui.person import check_can_play, user_menu
from bot.ui.presence import note_presence
from bot.ui.press import Press, Pressing, button

if TYPE_CHECKING:
    from bot.core.offers import Guest
    from bot.core.table import Table

LOBBY = 0x4E7FB8


def invite_panel(table: Table, user_id: int, words: Words, *, in_server: bool) -> Panel:
    """Return a menu of users to invite, and for the host, invitations to withdraw."""
    panel = Panel(LOBBY)
    game, channel = words(f"game-{table.game_name}"), f"<#{table.channel_id}>"
    panel.text(words("invite-whom", game=game, channel=channel, free=table.free))
    if in_server and table.free > 0:
        panel.row(InviteMenu(user_menu(f"invite-whom:{table.id}", words("invite-placeholder"))))
    if user_id == table.host_id and table.guests:
        panel.text(words("invite-back"))
        panel.row(
            *(
                UninviteButton(button(f"uninvite:{table.id}:{guest.user_id}", _guest(table, guest)))
                for guest in table.guests
            )
        )
    return panel


def _guest(table: Table, guest: Guest) -> str:
    return isolated(table.name_of(guest.user_id))


def show_inviting(interaction: Pressing, table: Table) -> Panel:
    """Ask the user to choose a player to invite.

    Refused: ``already-started``, ``game-over``, ``not-joined``.
    """
    check(caller_at(interaction, table), *INVITING)
    return invite_panel(
        table,
        interaction.user.id,
        own_words(interaction),
        in_server=interaction.guild_id == table.guild_id,
    )


async def invite(
    interaction: Pressing, table_id: int, person: discord.Member | discord.User
) -> Panel:
    """Invite ``person``, and confirm it to the user."""
    bot = interaction.client
    await check_can_play(interaction, bot.get(Tables).get(table_id).guild_id, person)
    await note_presence(interaction, table_id)
    name = called(person)
    table = await bot.get(Invitations).invite(table_id, interaction.user.id, person.id, name)
    bot.get(Updates).tell(table_id)
    text = own_words(interaction)("invite-done", name=in_text(table.name_of(person.id)))
    return Panel(LOBBY).text(text)


class InviteButton(Press, template=r"invite:(?P<table>\d+)"):
    """Open the menu for inviting a user."""

    among_others = True

    async def pressed(self, interaction: Pressing) -> Panel:
        return show_inviting(interaction, interaction.client.get(Tables).get(self.table_id))


class InviteMenu(Press, template=r"invite-whom:(?P<table>\d+)"):
    """Invite the chosen user."""

    among_others = True

    async def pressed(self, interaction: Pressing) -> Panel:
        return await invite(interaction, self.table_id, self.picked[0])


class UninviteButton(Press, template=r"uninvite:(?P<table>\d+):(?P<user>\d+)"):
    """Withdraw the invitation of this user."""

    among_others = True

    async def pressed(self, interaction: Pressing) -> Panel:
        bot = interaction.client
        table = await bot.get(Invitations).withdraw(
            self.table_id, interaction.user.id, int(self.said["user"])
        )
        bot.get(Updates).tell(table.id)
        return show_inviting(interaction, table)


class DeclineInvitationButton(Press, template=r"decline:(?P<table>\d+)"):
    """Decline an invitation: the seat is free again."""

    async def pressed(self, interaction: Pressing) -> Panel:
        bot = interaction.client
        await bot.get(Invitations).decline(self.table_id, interaction.user.id)
        bot.get(Updates).tell(self.table_id)
        return Panel(LOBBY).text(own_words(interaction)("offer-you-declined"))
