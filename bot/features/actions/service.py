"""What a command about a table does, once it is clear which table is meant."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.features.actions.mygames import show_mygames
from bot.features.board.navigation import elsewhere_panel
from bot.features.hints.messages import show_hint
from bot.features.lobby.terms import show_terms
from bot.features.orders.messages import show_orders
from bot.features.play.ending import end_panel, moderates, resign_panel
from bot.features.ratings.rated import ask_to_annul
from bot.features.reports.messages import offer_report
from bot.features.seats.messages import show_seat
from bot.features.seats.replacing_messages import show_replacing
from bot.features.settings.messages import show_own_settings
from bot.features.undo.messages import offer_undo
from bot.ui.authorization import check_reach
from bot.ui.errors import own_words
from bot.ui.membership import gone_from
from bot.ui.panel import Panel
from bot.ui.press import Pressing
from engine import Refusal

if TYPE_CHECKING:
    from bot.core.table import Table

DONE = 0x3F8F6B


async def carry_out(interaction: Pressing, wanted: str, table: Table) -> None:
    """Do what the command ``wanted`` is for, at ``table``; this person alone sees the answer.

    Refused: ``unknown-errand`` for an errand that this version does not know.
    """
    errand = ERRANDS.get(wanted)
    if errand is None:
        raise Refusal("unknown-errand")
    if table.private and wanted in WITH_OTHERS:
        raise Refusal("tutorial-stays")
    await errand(interaction, table)


async def _hand(interaction: Pressing, table: Table) -> None:
    await interaction.client.hands.show(interaction, table.id)


async def _log(interaction: Pressing, table: Table) -> None:
    await interaction.client.memory.show_log(interaction, table.id)


async def _board(interaction: Pressing, table: Table) -> None:
    """Those who play get the message anew at the end of the channel, others a look at the table."""
    here = interaction.channel_id == table.channel_id and not table.private
    if here and table.active and table.seat_of(interaction.user.id):
        interaction.client.herald.repost(table.id)
        await _say(interaction, "board-reposted")
    elif table.game is None:
        raise Refusal("not-started")
    else:
        await interaction.client.hands.show_table(interaction, table.id)


async def _board_in_words(interaction: Pressing, table: Table) -> None:
    await interaction.client.hands.show_text(interaction, table.id)


async def _replay(interaction: Pressing, table: Table) -> None:
    await interaction.client.memory.show_replay(interaction, table.id)


async def _export(interaction: Pressing, table: Table) -> None:
    await interaction.client.memory.show_export(interaction, table.id)


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


async def _end(interaction: Pressing, table: Table) -> None:
    if not table.active:
        raise Refusal("game-over")
    seat, moderator = table.seat_of(interaction.user.id), moderates(interaction, table)
    seated = seat is not None and not seat.resigned
    if not seated and not moderator:
        raise Refusal("end-not-allowed")
    panel = end_panel(table, own_words(interaction), seated=seated, moderator=moderator)
    await interaction.edit_original_response(**panel.editing())


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
    moved = await bot.tables.move(table.id, channel_id, guild_id)
    bot.herald.tell(table.id)
    await bot.herald.retire(table, elsewhere_panel(moved))
    await _say(interaction, "moved")


async def _check_all_are_there(interaction: Pressing, table: Table, guild_id: int) -> None:
    """Nobody takes a game to a server where others who play cannot follow, unless the bot is no
    longer where it was. Refused: ``move-not-all-there``."""
    bot = interaction.client
    lost = bot.get_guild(table.guild_id) is None and bot.tables.shards.mine(table.guild_id)
    if guild_id == table.guild_id or lost:
        return
    gone = await gone_from(bot, guild_id, [seat.person for seat in table.remaining])
    if names := tuple(table.names[seat.player] for seat in table.remaining if seat.person in gone):
        raise Refusal("move-not-all-there", names=names)


async def _mygames(interaction: Pressing, _: Table) -> None:
    await show_mygames(interaction)


async def _settings(interaction: Pressing, _: Table) -> None:
    await show_own_settings(interaction)


ERRANDS = {
    "hand": _hand,
    "hint": show_hint,
    "orders": show_orders,
    "seat": show_seat,
    "replace": show_replacing,
    "undo": offer_undo,
    "log": _log,
    "board": _board,
    "board-text": _board_in_words,
    "replay": _replay,
    "export": _export,
    "report": offer_report,
    "resign": _resign,
    "end": _end,
    "move": _move,
    "annul": ask_to_annul,
    "mygames": _mygames,
    "settings": _settings,
    "terms": show_terms,
}

# What makes no sense at a table of which nobody else knows.
WITH_OTHERS = {"move", "seat", "replace"}


def channel_for_a_table(interaction: Pressing) -> tuple[int, int]:
    """The channel and server of this command. Refuses where the bot could not show a table."""
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
