"""/settings: what a server has chosen for the tables opened there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.commands.text import described, named
from bot.errors import own_words, refusals_told
from bot.panels.panel import Panel
from bot.panels.press import acknowledge
from bot.store import Server
from bot.words import DEFAULT, languages, words_for

if TYPE_CHECKING:
    from bot.client import Civitas

LANGUAGE_CHOICES = [
    app_commands.Choice(name=words_for(language)("language-name"), value=language)
    for language in languages()
]
THEME_CHOICES = [
    app_commands.Choice(name=named(f"theme-{theme}"), value=theme) for theme in ("dark", "light")
]


@app_commands.command(name="settings", description=described("settings"))
@app_commands.describe(language=described("settings-language"), theme=described("settings-theme"))
@app_commands.choices(language=LANGUAGE_CHOICES, theme=THEME_CHOICES)
@app_commands.default_permissions(manage_guild=True)
@app_commands.guild_only()
async def settings_command(
    interaction: discord.Interaction[Civitas],
    language: str | None = None,
    theme: str | None = None,
) -> None:
    """Choose for this server; without an option, look at what is chosen."""
    async with refusals_told(interaction):
        await acknowledge(interaction)
        assert interaction.guild_id is not None
        tables, words = interaction.client.tables, own_words(interaction)
        server = tables.server(interaction.guild_id)
        chosen = Server(server.guild_id, language or server.language, theme or server.theme)
        if chosen != server:
            await tables.set_server(chosen)
            for table in tables.of_guild(server.guild_id):
                interaction.client.herald.tell(table.id)
        text = words(
            "settings",
            language=words_for(language_here(interaction))("language-name"),
            theme=words(f"theme-{chosen.theme or 'dark'}"),
        )
        await interaction.edit_original_response(**Panel().text(text).editing())


def language_here(interaction: discord.Interaction[Civitas]) -> str:
    """The language of new tables in this server: what it has chosen, or that of Discord there."""
    server = interaction.client.tables.server(interaction.guild_id or 0)
    return words_for(server.language or str(interaction.guild_locale or DEFAULT)).language
