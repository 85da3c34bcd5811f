"""Interactions that no command and no registered component of discord.py answers."""

from __future__ import annotations

from typing import Any

import discord

from bot.core.in_flight import InFlight
from bot.ui.client import Client
from bot.ui.direct import DirectMessages
from bot.ui.errors import explain, own_words, tell_privately
from bot.ui.form import form_submitted
from bot.ui.panel import Panel
from bot.ui.press import PRESSES
from bot.ui.profiles import Profiles


async def on_interaction(interaction: discord.Interaction[Client]) -> None:
    """Answer forms, and presses on components that this version does not know.

    discord.py calls it for every interaction, also those that it dispatches elsewhere.
    """
    bot = interaction.client
    bot.get(InFlight).note()
    bot.get(Profiles).remember_names(interaction)
    bot.get(DirectMessages).pressed(interaction.user.id)
    try:
        if interaction.type is discord.InteractionType.modal_submit:
            await form_submitted(interaction)
        elif interaction.type is discord.InteractionType.component:
            await _say_if_unknown(interaction)
    except Exception as error:
        await explain(interaction, error)


async def _say_if_unknown(interaction: discord.Interaction[Any]) -> None:
    data: Any = interaction.data
    known = (kind.__discord_ui_compiled_template__ for kind in PRESSES)
    if not any(template.fullmatch(data["custom_id"]) for template in known):
        panel = Panel().text(own_words(interaction)("pressed-unknown"))
        await tell_privately(interaction, panel)
