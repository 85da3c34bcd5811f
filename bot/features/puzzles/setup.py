"""The settings of a server's puzzles: their channel and hour."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.features.people.service import People
from bot.features.puzzles.service import Puzzles
from bot.tables.service import Tables
from bot.ui.choice import Choice
from bot.ui.errors import own_words
from bot.ui.membership import place_of
from bot.ui.menu import add_plain_menu
from bot.ui.panel import Panel
from bot.ui.permissions import NEEDED, check_may_post
from bot.ui.press import Press, Pressing, button
from bot.ui.times import shown_time
from engine import Refusal

if TYPE_CHECKING:
    from bot.core.words import Words
    from bot.features.puzzles.model import Channel

SETTINGS = 0x7A5FA8


def setup_panel(channel: Channel | None, zone: str, words: Words) -> Panel:
    """Return the channel of the puzzles, and the menus to change it.

    ``zone``: the time zone of the user, in which hours are chosen.
    """
    panel = Panel(SETTINGS).text(words("puzzle-setup-title"))
    if channel is None:
        panel.text(words("puzzle-setup-off"))
    else:
        hour = words("hour", hour=f"{channel.hour:02}")
        due, where = shown_time(channel.due), f"<#{channel.channel_id}>"
        panel.text(
            words("puzzle-setup-on", channel=where, hour=hour, place=_city(channel.zone), due=due)
        )
    panel.text(words("puzzle-setup-about"))
    panel.row(ChannelMenu(_channel_menu(channel, words)))
    if channel is None:
        return panel
    hours = [(str(hour), Choice(words("hour", hour=f"{hour:02}"))) for hour in range(24)]
    placeholder = words("puzzle-hour-placeholder", place=_city(zone))
    chosen = str(channel.hour) if channel.zone == zone else None
    add_plain_menu(panel, HourMenu, "puzzle-hour", hours, placeholder, chosen)
    return panel.row(OffButton(button("puzzle-off", words("puzzle-off-button"))))


def setup_button(words: Words) -> Press:
    """Return the button that leads to these settings."""
    return SetupButton(button("puzzle-setup", words("puzzle-setup-button")))


def setup_buttons(interaction: Pressing, words: Words) -> list[ui.Item]:
    """Return the settings button for a user with Manage Server."""
    return [setup_button(words)] if interaction.permissions.manage_guild else []


def _channel_menu(channel: Channel | None, words: Words) -> ui.ChannelSelect[Any]:
    kind = discord.SelectDefaultValueType.channel
    chosen = (
        [] if channel is None else [discord.SelectDefaultValue(id=channel.channel_id, type=kind)]
    )
    return ui.ChannelSelect(
        custom_id="puzzle-channel",
        placeholder=words("puzzle-channel-placeholder"),
        channel_types=[discord.ChannelType.text, discord.ChannelType.news],
        default_values=chosen,
    )


def _city(zone: str) -> str:
    """Return the city by which a time zone is known."""
    return zone.rpartition("/")[2].replace("_", " ")


def _check_manager(interaction: Pressing) -> int:
    """Return the server, if this user may change its settings.

    Refused: ``settings-not-allowed``.
    """
    manager = interaction.guild_id is not None and interaction.permissions.manage_guild
    return interaction.client.get(Tables).server_for(interaction.guild_id, manager=manager).guild_id


async def _check_channel(interaction: Pressing, channel_id: int) -> None:
    """Refuse a channel in which the bot, or the user, may not post.

    Refused: ``puzzle-channel-closed``, ``show-not-allowed``.
    """
    place = await place_of(interaction.client, channel_id)
    here = isinstance(place, discord.TextChannel) and place.guild.id == interaction.guild_id
    if place is None or not here or not place.permissions_for(place.guild.me) >= NEEDED:
        raise Refusal("puzzle-channel-closed", channel=f"<#{channel_id}>")
    check_may_post(interaction.user, place)


def _show(interaction: Pressing) -> Panel:
    guild_id, bot = _check_manager(interaction), interaction.client
    zone = bot.get(People).zone(interaction.user.id)
    return setup_panel(bot.get(Puzzles).channel(guild_id), zone, own_words(interaction))


class SetupButton(Press, template=r"puzzle-setup"):
    """Show the channel and the hour of the server's puzzles."""

    async def pressed(self, interaction: Pressing) -> Panel:
        return _show(interaction)


class ChannelMenu(Press, template=r"puzzle-channel"):
    """Choose the channel of the server's puzzles."""

    async def pressed(self, interaction: Pressing) -> Panel:
        guild_id, channel_id = _check_manager(interaction), self._chosen
        await _check_channel(interaction, channel_id)
        await interaction.client.get(Puzzles).set_channel(
            guild_id, interaction.user.id, channel_id, str(interaction.guild_locale or "")
        )
        return _show(interaction)

    @property
    def _chosen(self) -> int:
        chosen: Any = self.values[0]
        return int(chosen.id)


class HourMenu(Press, template=r"puzzle-hour"):
    """Choose the hour of the server's puzzles, in one's own time zone."""

    async def pressed(self, interaction: Pressing) -> Panel:
        guild_id = _check_manager(interaction)
        await interaction.client.get(Puzzles).set_hour(
            guild_id, interaction.user.id, int(self.values[0])
        )
        return _show(interaction)


class OffButton(Press, template=r"puzzle-off"):
    """Post no more puzzles on the server."""

    async def pressed(self, interaction: Pressing) -> Panel:
        await interaction.client.get(Puzzles).switch_off(_check_manager(interaction))
        return _show(interaction)
