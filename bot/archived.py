"""Messages in archived threads: of what is over, they are edited without disturbing anybody."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import discord

from bot.access import place_of

if TYPE_CHECKING:
    from bot.client import Civitas

log = logging.getLogger(__name__)


async def edit_archived(bot: Civitas, message: discord.PartialMessage, **changes: Any) -> None:
    """Edit a message in an archived thread, which is opened for that and archived again.

    In a thread that somebody has locked it stays as it is: only those open it who manage threads.
    Raises ``discord.HTTPException`` for what fails otherwise.
    https://docs.discord.com/developers/topics/threads#editing-deleting-threads
    """
    thread = await place_of(bot, message.channel.id)
    if not isinstance(thread, discord.Thread):
        return
    try:
        await thread.edit(archived=False)
    except discord.Forbidden:
        log.info("thread %s is locked: a message there stays as it is", thread.id)
        return
    try:
        await message.edit(**changes)
    finally:
        await thread.edit(archived=True)
