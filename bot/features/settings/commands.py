"""/settings: the user's own settings; for moderators, also those of the server."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.core.words import languages, words_for
from bot.features.people.service import People, find_zones
from bot.features.settings.messages import (
    THEMES,
    server_here,
    set_server,
    show_own_settings,
    show_server_settings,
)
from bot.ui.command_words import described, named
from bot.ui.errors import refusals_told

if TYPE_CHECKING:
    from bot.ui.client import Client

LANGUAGE_CHOICES = [
    app_commands.Choice(name=words_for(language)("language-name"), value=language)
    for language in languages()
]
THEME_CHOICES = [app_commands.Choice(name=named(f"theme-{theme}"), value=theme) for theme in THEMES]


@app_commands.command(name="settings", description=described("settings"))
@app_commands.describe(
    zone=described("settings-zone"),
    language=described("settings-language"),
    theme=described("settings-theme"),
)
@app_commands.choices(language=LANGUAGE_CHOICES, theme=THEME_CHOICES)
@app_commands.allowed_contexts(guilds=True, dms=True)
async def settings_command(
    interaction: discord.Interaction[Client],
    zone: str | None = None,
    language: str | None = None,
    theme: str | None = None,
) -> None:
    """Change own settings, or with ``language`` and ``theme`` those of the server."""
    async with refusals_told(interaction):
        if zone is not None:
            await interaction.client.get(People).set_zone(interaction.user.id, zone)
        if language is None and theme is None:
            await show_own_settings(interaction)
            return
        server = server_here(interaction)
        chosen = replace(server, language=language or server.language, theme=theme or server.theme)
        await set_server(interaction, chosen)
        await show_server_settings(interaction)


@settings_command.autocomplete("zone")
async def suggest_zones(
    _: discord.Interaction[Client], typed: str
) -> list[app_commands.Choice[str]]:
    """Suggest time zones."""
    return [
        app_commands.Choice(name=zone.replace("_", " "), value=zone) for zone in find_zones(typed)
    ]
