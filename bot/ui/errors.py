"""Replies to refused and failed requests."""

from __future__ import annotations

import logging
from secrets import token_hex
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.core.metrics import ERRORS
from bot.core.names import stored_in_text, typed_text
from bot.core.words import Words, words_for
from bot.storage import NotRead
from bot.ui.error_codes import ALREADY_ACKNOWLEDGED, DISCORD_FAILS, message_gone, passing, too_late
from bot.ui.panel import Panel
from bot.ui.permissions import invite_link
from engine import Refusal

if TYPE_CHECKING:
    from bot.ui.client import Client

log = logging.getLogger(__name__)

WRONG = 0xB5483A

# Facts of a refusal that are mentions, and not to be escaped.
MADE = {"channel"}


def own_words(interaction: discord.Interaction[Any]) -> Words:
    """Return the words in the user's own language."""
    return words_for(str(interaction.locale))


def refused(refusal: Refusal, words: Words) -> str:
    """Return the text that explains ``refusal`` to the user.

    Names and typed texts in it are escaped: they add no formatting and no mentions.
    """

    def shown(key: str, fact: str | int | tuple[str, ...]) -> str | int | tuple[str, ...]:
        if isinstance(fact, tuple):
            return tuple(stored_in_text(name) for name in fact)
        if key == "name":
            return stored_in_text(str(fact))
        return typed_text(fact) if isinstance(fact, str) and key not in MADE else fact

    facts = {key: shown(key, fact) for key, fact in refusal.facts.items()}
    return words.refusal(Refusal(refusal.reason, **facts))


async def explain(interaction: discord.Interaction[Client], error: BaseException) -> None:
    """Tell the user of an interaction why it failed, and log unforeseen errors.

    It never raises: discord.py would log the exception with the interaction's content, and so with
    a player's cards.
    """
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    if isinstance(error, NotRead):
        log.error("not read: %s", error)
        error = Refusal("not-read")
    words = own_words(interaction)
    ways: list[discord.ui.Item[Any]] = []
    if isinstance(error, Refusal):
        text = refused(error, words)
        if error.reason == "invite-first":
            link = invite_link(interaction.application_id)
            ways.append(discord.ui.Button(label=words("invite-me-button"), url=link))
    elif message_gone(error):
        # The user has dismissed it, or a newer one has taken its place.
        log.info("the message to reply to is gone: %s", error)
        return
    elif too_late(error):
        log.warning("Discord no longer accepts our reply (interaction expired): %s", error)
        return
    elif isinstance(error, DISCORD_FAILS) and passing(error):
        log.warning("our reply didn't reach Discord: %r", error)
        text = words("not-through")
    else:
        ERRORS.inc()
        number = token_hex(4)
        log.error("unexpected error %s", number, exc_info=error)
        text = words("unexpected", number=number)
    try:
        await tell_privately(interaction, Panel(WRONG).text(text).row(*ways))
    except Exception as failure:
        log.warning("couldn't tell a user what went wrong: %r", failure)


async def tell_privately(interaction: discord.Interaction[Any], panel: Panel) -> None:
    """Send ``panel`` to the user alone, as the first response or as a followup."""
    if not interaction.response.is_done():
        try:
            await interaction.response.send_message(**panel.sending(), ephemeral=True)
            return
        except discord.HTTPException as error:
            if error.code != ALREADY_ACKNOWLEDGED:
                raise
    await interaction.followup.send(**panel.sending(), ephemeral=True)
