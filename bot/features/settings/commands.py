"""/settings: the user's own settings; for moderators, also those of the server."""

from __future__ import annotations

from dataclasses import replace

from discord import app_commands

from bot.features.actions.command_context import LANGUAGE_CHOICES
from bot.features.people.service import People, find_zones
from bot.features.settings.messages import (
    server_here,
    set_server,
    show_own_settings,
    show_server_settings,
)
from bot.ui.command import SERVERS_AND_DMS, Using, command
from bot.ui.command_words import named
from bot.ui.panel import Panel
from render import themes

THEME_CHOICES = [
    app_commands.Choice(name=named(f"theme-{theme}"), value=theme) for theme in themes.NAMES
]


@command("settings", places=SERVERS_AND_DMS, language=LANGUAGE_CHOICES, theme=THEME_CHOICES)
async def settings_command(
    interaction: Using,
    zone: str | None = None,
    language: str | None = None,
    theme: str | None = None,
) -> Panel:
    """Change own settings, or with ``language`` and ``theme`` those of the server."""
    if zone is not None:
        await interaction.client.get(People).set_zone(interaction.user.id, zone)
    if language is None and theme is None:
        return show_own_settings(interaction)
    server = server_here(interaction)
    chosen = replace(server, language=language or server.language, theme=theme or server.theme)
    await set_server(interaction, chosen)
    return show_server_settings(interaction)


@settings_command.autocomplete("zone")
async def suggest_zones(_: Using, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest time zones."""
    return [
        app_commands.Choice(name=zone.replace("_", " "), value=zone) for zone in find_zones(typed)
    ]
