"""Moving a game to another channel."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.core.updates import Updates
from bot.features.actions.command_context import tables_moderated
from bot.features.actions.declaring import table_action
from bot.features.board.sync import MessageSync
from bot.features.board.views import show_board
from bot.tables.guards import among_others, in_play_or_moderator
from bot.tables.service import Tables
from bot.ui.authorization import check_reach
from bot.ui.errors import own_words
from bot.ui.membership import departed
from bot.ui.navigation import elsewhere_panel
from bot.ui.panel import Panel
from engine import Refusal

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.ui.press import Pressing

MOVED = 0x3F8F6B


def tables_to_move(interaction: Pressing) -> list[Table]:
    """Return the user's own tables elsewhere; for moderators, all of their server."""
    own = interaction.client.get(Tables).of_user(interaction.user.id)
    known = list({table.id: table for table in [*own, *tables_moderated(interaction)]}.values())
    return [table for table in known if table.channel_id != interaction.channel_id] or known


@table_action("move", among_others, in_play_or_moderator("move-not-allowed"), find=tables_to_move)
async def move(interaction: Pressing, table: Table) -> Panel:
    """Go on with the game in this channel.

    Refused: ``needs-channel``, ``bot-may-not-write``, ``move-not-all-there``, ``channel-busy``,
    ``game-over``, and as by ``check_reach``.
    """
    bot = interaction.client
    await check_reach(interaction, table.id, among_others=True)
    channel_id, guild_id = channel_for_a_table(interaction)
    if table.channel_id == channel_id:
        return await show_board(interaction, table)
    missing = await _missing(interaction, table, guild_id)
    moved = await bot.get(Tables).move(table.id, channel_id, guild_id, missing)
    bot.get(Updates).tell(table.id)
    await bot.get(MessageSync).retire(table, elsewhere_panel(moved))
    return Panel(MOVED).text(own_words(interaction)("moved"))


async def _missing(interaction: Pressing, table: Table, guild_id: int) -> set[int]:
    """Return the remaining players who are not on the server that the game moves to.

    No player counts as missing if the bot has been removed from the server where the game was.
    """
    bot = interaction.client
    lost = bot.get_guild(table.guild_id) is None and bot.get(Tables).shards.mine(table.guild_id)
    if guild_id == table.guild_id or lost:
        return set()
    return await departed(bot, guild_id, [seat.person for seat in table.remaining])


def channel_for_a_table(interaction: Pressing) -> tuple[int, int]:
    """Return the channel and server of this command.

    Refused: ``needs-channel``; ``bot-may-not-write`` where the bot could not show a table.
    """
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refusal("needs-channel")
    allowed = interaction.app_permissions
    thread = isinstance(interaction.channel, discord.Thread)
    may_write = allowed.send_messages_in_threads if thread else allowed.send_messages
    if not (allowed.view_channel and may_write and allowed.attach_files):
        raise Refusal("bot-may-not-write")
    return interaction.channel_id, interaction.guild_id
