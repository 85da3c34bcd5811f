"""Templates in commands: suggestions, and the settings that can still be applied."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.features.tournaments.panels.draft import within_reach
from bot.features.tournaments.panels.edit import check_channel, check_tables_channel
from bot.features.tournaments.templates.service import Templates, draft_from
from bot.ui.command import Using, suggestions
from bot.ui.press import Pressing
from engine import Refusal

if TYPE_CHECKING:
    from discord import app_commands

    from bot.features.tournaments.draft import Draft
    from bot.features.tournaments.templates.storage import Template


async def using(interaction: Pressing, template: Template, draft: Draft) -> Draft:
    """Return ``draft`` with the settings of a template, as far as they still apply.

    A channel in which no tournament can be opened any more, or a role that the user can't give, is
    left out.
    """
    found = within_reach(interaction, draft_from(template, draft))
    channel_id, tables_channel_id = draft.channel_id, 0
    with suppress(Refusal):
        await check_channel(interaction, found.channel_id)
        channel_id = found.channel_id
    if found.tables_channel_id:
        with suppress(Refusal):
            await check_tables_channel(interaction, found.tables_channel_id)
            tables_channel_id = found.tables_channel_id
    return replace(found, channel_id=channel_id, tables_channel_id=tables_channel_id)


async def suggest_templates(interaction: Using, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest the templates of this server."""
    return suggestions(interaction.client.get(Templates).of_guild(interaction.guild_id), typed)
