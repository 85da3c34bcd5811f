"""The table actions that belong to no other feature."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.core.table import TableKind
from bot.core.updates import Updates
from bot.features.actions.mygames import show_mygames
from bot.features.actions.registry import table_action
from bot.features.board.sync import MessageSync
from bot.features.hand.private_view import HandView
from bot.features.history.exports import show_export
from bot.features.history.log import show_log
from bot.features.history.replays import show_replay
from bot.features.play.ending import end_panel, moderates, resign_panel
from bot.features.settings.messages import show_own_settings
from bot.tables.service import Tables
from bot.ui.authorization import check_reach
from bot.ui.errors import own_words
from bot.ui.membership import gone_from
from bot.ui.navigation import elsewhere_panel
from bot.ui.panel import Panel
from bot.ui.press import Pressing
from bot.ui.private_view import PrivateView
from engine import Refusal

if TYPE_CHECKING:
    from bot.core.table import Table

DONE = 0x3F8F6B


@table_action("hand")
async def _hand(interaction: Pressing, table: Table) -> None:
    await interaction.client.get(PrivateView).show(interaction, table.id)


@table_action("log")
async def _log(interaction: Pressing, table: Table) -> None:
    await show_log(interaction, table.id)


@table_action("board")
async def _board(interaction: Pressing, table: Table) -> None:
    """Repost the board at the end of the channel for players; show others the table."""
    here = interaction.channel_id == table.channel_id and table.kind is not TableKind.TUTORIAL
    if here and table.active and table.seat_of(interaction.user.id):
        interaction.client.get(Updates).repost(table.id)
        await _say(interaction, "board-reposted")
    elif table.game is None:
        raise Refusal("not-started")
    else:
        await interaction.client.get(HandView).show_table(interaction, table.id)


@table_action("board-text")
async def _board_in_words(interaction: Pressing, table: Table) -> None:
    await interaction.client.get(HandView).show_text(interaction, table.id)


@table_action("replay")
async def _replay(interaction: Pressing, table: Table) -> None:
    await show_replay(interaction, table.id)


@table_action("export")
async def _export(interaction: Pressing, table: Table) -> None:
    await show_export(interaction, table.id)


@table_action("resign")
async def _resign(interaction: Pressing, table: Table) -> None:
    seat = table.seat_of(interaction.user.id)
    if seat is None:
        raise Refusal("not-seated")
    if not table.active:
        raise Refusal("game-over")
    if table.game is None:
        await _end(interaction, table)  # which offers to leave
        return
    if seat.resigned:
        raise Refusal("resigned")
    panel = resign_panel(table, interaction.user.id, own_words(interaction))
    await interaction.edit_original_response(**panel.editing())


@table_action("end")
async def _end(interaction: Pressing, table: Table) -> None:
    if not table.active:
        raise Refusal("game-over")
    seat, moderator = table.seat_of(interaction.user.id), moderates(interaction, table)
    seated = seat is not None and not seat.resigned
    if not seated and not moderator:
        raise Refusal("end-not-allowed")
    panel = end_panel(table, own_words(interaction), seated=seated, moderator=moderator)
    await interaction.edit_original_response(**panel.editing())


@table_action("move", with_others=True)
async def _move(interaction: Pressing, table: Table) -> None:
    bot = interaction.client
    seat = table.seat_of(interaction.user.id)
    if (seat is None or seat.resigned) and not moderates(interaction, table):
        raise Refusal("move-not-allowed")
    await check_reach(interaction, table.id, among_others=True)
    channel_id, guild_id = channel_for_a_table(interaction)
    if table.channel_id == channel_id:
        await _board(interaction, table)
        return
    await _check_all_are_there(interaction, table, guild_id)
    moved = await bot.get(Tables).move(table.id, channel_id, guild_id)
    bot.get(Updates).tell(table.id)
    await bot.get(MessageSync).retire(table, elsewhere_panel(moved))
    await _say(interaction, "moved")


async def _check_all_are_there(interaction: Pressing, table: Table, guild_id: int) -> None:
    """Refuse to move a game to a server that a remaining player is not on.

    Allowed if the bot has been removed from the server where the game was. Refused:
    ``move-not-all-there``.
    """
    bot = interaction.client
    lost = bot.get_guild(table.guild_id) is None and bot.get(Tables).shards.mine(table.guild_id)
    if guild_id == table.guild_id or lost:
        return
    gone = await gone_from(bot, guild_id, [seat.person for seat in table.remaining])
    if names := tuple(table.names[seat.player] for seat in table.remaining if seat.person in gone):
        raise Refusal("move-not-all-there", names=names)


@table_action("mygames")
async def _mygames(interaction: Pressing, _: Table) -> None:
    await show_mygames(interaction)


@table_action("settings")
async def _settings(interaction: Pressing, _: Table) -> None:
    await show_own_settings(interaction)


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


async def _say(interaction: Pressing, key: str) -> None:
    panel = Panel(DONE).text(own_words(interaction)(key))
    await interaction.edit_original_response(**panel.editing())
