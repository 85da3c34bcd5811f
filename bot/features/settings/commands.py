"""/settings: what one has chosen for oneself; who may, also what the server has chosen."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.core.words import languages, words_for
from bot.features.people.service import find_zones
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
    from bot.app import Civitas

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
    interaction: discord.Interaction[Civitas],
    zone: str | None = None,
    language: str | None = None,
    theme: str | None = None,
) -> None:
    """Choose for oneself, or with ``language`` and ``theme`` for the server."""
    async with refusals_told(interaction):
        if zone is not None:
            await interaction.client.people.set_zone(interaction.user.id, zone)
        if language is None and theme is None:
            await show_own_settings(interaction)
            return
        server = server_here(interaction)
        chosen = replace(server, language=language or server.language, theme=theme or server.theme)
        await set_server(interaction, chosen)
        await show_server_settings(interaction)


@settings_command.autocomplete("zone")
async def suggest_zones(
    _: discord.Interaction[Civitas], typed: str
) -> list[app_commands.Choice[str]]:
    """The time zones that may be meant."""
    return [
        app_commands.Choice(name=zone.replace("_", " "), value=zone) for zone in find_zones(typed)
    ]
