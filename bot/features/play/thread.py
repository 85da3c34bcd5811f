"""Moving a game to its own thread, by one press."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.core.names import in_labels
from bot.core.updates import Updates
from bot.core.words import words_for
from bot.features.actions.declaring import table_action
from bot.features.board.sync import MessageSync
from bot.tables.guards import active, among_others, in_play_or_moderator
from bot.tables.service import Tables
from bot.ui.authorization import check_reach
from bot.ui.errors import own_words
from bot.ui.membership import place_of
from bot.ui.navigation import elsewhere_panel
from bot.ui.panel import Panel, cut
from bot.ui.threads import (
    may_write_in_threads,
    open_thread,
    refuses_threads,
    takes_threads,
    threads_called,
)
from engine import Refusal

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.ui.client import Client
    from bot.ui.press import Pressing

MOVED = 0x3F8F6B
NAME_LIMIT = 100  # https://docs.discord.com/developers/resources/channel#channel-object


@table_action(
    "thread", among_others, active, in_play_or_moderator("move-not-allowed"), typed=False, place=105
)
async def to_a_thread(interaction: Pressing, table: Table) -> Panel:
    """Go on in a new thread of the table's channel.

    Refused: ``no-threads-here``, ``already-in-thread``, and as by ``Tables.move``.
    """
    bot = interaction.client
    await check_reach(interaction, table.id, among_others=True)
    async with bot.get(Tables).locks("thread", table.id):
        table = bot.get(Tables).get(table.id)
        channel = await place_of(bot, table.channel_id)
        if isinstance(channel, discord.Thread):
            raise Refusal("already-in-thread")
        if not takes_threads(channel) or not may_write_in_threads(channel):
            raise Refusal("no-threads-here")
        thread_id = await _thread(bot, channel, _name(table))
        moved = await bot.get(Tables).move(table.id, thread_id, table.guild_id)
    bot.get(Updates).tell(table.id)
    await bot.get(MessageSync).retire(table, elsewhere_panel(moved))
    return Panel(MOVED).text(own_words(interaction)("moved-to-thread", thread=f"<#{thread_id}>"))


async def _thread(bot: Client, channel: discord.TextChannel, name: str) -> int:
    """Open the thread, or return the one that was opened before a crash."""
    if opened := threads_called(bot, channel, name):
        return opened[0].id
    try:
        return (await open_thread(channel, name)).id
    except discord.HTTPException as error:
        if refuses_threads(error):
            raise Refusal("no-threads-here") from error
        raise


def _name(table: Table) -> str:
    """Return a name for a table's thread that is unique among tables."""
    words = words_for(table.language)
    names = words.list(in_labels(table.names).values())
    game = words(f"game-{table.game_name}")
    return cut(words("thread-name", number=table.id, game=game, names=names), NAME_LIMIT)
