"""Lookups shown publicly in the channel."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord

from bot.core.words import Words, words_for
from bot.features.actions.command_context import language_here
from bot.ui.panel import Panel
from bot.ui.responses import Pressing, defer
from engine import Refusal


async def show_to_all(interaction: Pressing, made: Callable[[Words], Awaitable[Panel]]) -> Panel:
    """Post the panel that ``made`` makes, in the language of the server.

    Refused: as by ``defer_to_all``.
    """
    return await made(await defer_to_all(interaction))


async def defer_to_all(interaction: Pressing) -> Words:
    """Defer a public response in the channel; return the server's words.

    Refused: ``show-not-allowed`` if the user may not write in this channel themselves.
    """
    allowed = interaction.permissions
    thread = isinstance(interaction.channel, discord.Thread)
    if not (allowed.send_messages_in_threads if thread else allowed.send_messages):
        raise Refusal("show-not-allowed")
    await defer(interaction, thinking=True)
    return words_for(language_here(interaction))
