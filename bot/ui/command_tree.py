"""The tree of slash commands."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.core.in_flight import InFlight
from bot.ui.authorization import check_membership
from bot.ui.client import Client
from bot.ui.errors import explain
from bot.ui.profiles import Profiles
from bot.ui.responses import acknowledge, receive


class Tree(app_commands.CommandTree[Client]):
    """The slash commands. An error in any of them is explained to its caller.

    They are available on servers that the bot is a member of and in direct messages with it, but
    not as a user-installed app, which could be used where no table can be shown.
    """

    def __init__(self, client: Client) -> None:
        """``client``: the bot to which the commands belong."""
        installs = app_commands.AppInstallationType(guild=True, user=False)
        super().__init__(client, allowed_installs=installs)

    async def interaction_check(self, interaction: discord.Interaction[Client], /) -> bool:
        """Acknowledge the interaction before any other request.

        discord.py calls this in the task that runs the command. A command with a form as its first
        response says so in its ``extras``. Returns whether to go on: not on servers that the bot is
        no member of.
        """
        interaction.client.get(InFlight).note()
        if interaction.type is discord.InteractionType.autocomplete:
            interaction.client.get(Profiles).remember_names(interaction)
            return True
        form = interaction.command is not None and "form" in interaction.command.extras
        try:
            check_membership(interaction)
            await receive(interaction, None if form else acknowledge)
        except Exception as error:
            await explain(interaction, error)
            return False
        return True

    async def on_error(
        self, interaction: discord.Interaction[Client], error: app_commands.AppCommandError, /
    ) -> None:
        """Explain an error to the command's caller; called by discord.py."""
        await explain(interaction, error)
