"""/card: what a card does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.commands.text import described
from bot.errors import own_words, refusals_told, tell_privately
from bot.panels.card import card_panel
from bot.panels.panel import clean
from bot.words import find_cards
from engine import Refusal
from engine.innovation.cards import CARDS

if TYPE_CHECKING:
    from bot.client import Civitas


@app_commands.command(name="card", description=described("card"))
@app_commands.describe(name=described("card-name"))
async def card_command(interaction: discord.Interaction[Civitas], name: str) -> None:
    """Show one card to the person who asks."""
    words = own_words(interaction)
    async with refusals_told(interaction):
        found = [name] if name in CARDS else find_cards(name, words.language, 1)
        if not found or not name.strip():
            raise Refusal("no-such-card", name=clean(name[:40]))
        await tell_privately(interaction, card_panel(found[0], words))


@card_command.autocomplete("name")
async def suggest_cards(
    interaction: discord.Interaction[Civitas], typed: str
) -> list[app_commands.Choice[str]]:
    """The cards that may be meant, whatever language their name is typed in."""
    words = own_words(interaction)
    return [
        app_commands.Choice(name=words.card(card), value=card)
        for card in find_cards(typed, words.language)
    ]
