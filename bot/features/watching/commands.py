"""/watch and /tables: the tables of this server, to join or to watch."""

from __future__ import annotations

from bot.features.lobby.open_tables import show_tables
from bot.features.watching.panel import show_watching
from bot.tables.service import Tables
from bot.ui.command import SERVERS, SERVERS_AND_DMS, Using, command
from bot.ui.panel import Panel


@command("watch", places=SERVERS_AND_DMS)
async def watch_command(interaction: Using) -> Panel:
    """Watch the table of this channel; list the tables one watches."""
    here = interaction.client.get(Tables).at_channel(interaction.channel_id or 0)
    if here is not None and here.player_of(interaction.user.id) is not None:
        here = None  # players are notified anyway
    return show_watching(interaction, here)


@command("tables", places=SERVERS)
async def tables_command(interaction: Using) -> Panel:
    """List the tables of this server."""
    return await show_tables(interaction)
