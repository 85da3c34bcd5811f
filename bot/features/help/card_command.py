"""/card: show a card."""

from __future__ import annotations

from discord import app_commands

from bot.core.words import NAMES, find
from bot.features.help.cards import show_card
from bot.ui.command import Using, command
from bot.ui.errors import own_words
from bot.ui.panel import Panel
from engine import Refusal


@command("card")
async def card_command(interaction: Using, name: str) -> Panel:
    """Show one card to the caller."""
    words = own_words(interaction)
    game, _, card = name.partition(":")
    found = [(game, card)] if card in NAMES.get(game, {}) else find(name, words.language, 1)
    if not found or not any(map(str.isalnum, name)):
        raise Refusal("no-such-card", name=name[:40])
    ((game, card),) = found
    return await show_card(interaction, game, card)


@card_command.autocomplete("name")
async def suggest_cards(interaction: Using, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest cards by their name in any language."""
    words = own_words(interaction)
    found = find(typed, words.language)
    names = [words.card(card) for _, card in found]
    return [
        app_commands.Choice(
            name=name if names.count(name) == 1 else f"{name} ({words(f'game-{game}')})",
            value=f"{game}:{card}",
        )
        for name, (game, card) in zip(names, found, strict=True)
    ]
