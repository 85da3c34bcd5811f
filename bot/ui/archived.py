"""Edits of messages in archived threads that leave the threads archived."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import discord

from bot.ui.membership import place_of

if TYPE_CHECKING:
    from bot.ui.client import Client

log = logging.getLogger(__name__)


async def edit_archived(bot: Client, message: discord.PartialMessage, **changes: Any) -> None:
    """Edit a message in an archived thread, which is unarchived for the edit.

    In a locked thread the message stays as it is: only members with Manage Threads can open it.
    Raises ``discord.HTTPException`` for any other failure.
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
