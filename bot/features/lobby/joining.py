"""Joining a table that has not begun, and leaving it."""

from __future__ import annotations

from bot.core.names import called
from bot.core.words import Words
from bot.features.lobby.press import LobbyPress
from bot.tables.service import Tables
from bot.ui.errors import own_words, tell_privately
from bot.ui.panel import Panel
from bot.ui.press import Pressing, Style, button
from bot.ui.responses import Answer, in_private
from engine import Refusal

OPEN = 0x4E7FB8


def seated_panel(table_id: int, words: Words) -> Panel:
    """Return the reply to players who press **Join** again: they may leave."""
    panel = Panel(OPEN).text(words("lobby-seated"))
    return panel.row(LeaveButton(button(f"leave:{table_id}", words("lobby-leave"), Style.danger)))


class JoinButton(LobbyPress, template=r"join:(?P<table>\d+)"):
    """Join the table; players already seated are offered to leave it."""

    among_others = True

    async def pressed(self, interaction: Pressing) -> Answer:
        """Join, or offer players already seated to leave."""
        try:
            return await super().pressed(interaction)
        except Refusal as refusal:
            if refusal.reason != "already-seated":
                raise
        panel = seated_panel(self.table_id, own_words(interaction))
        if in_private(interaction):
            return panel
        await tell_privately(interaction, panel)
        return None

    async def change(self, interaction: Pressing) -> None:
        user = interaction.user
        await interaction.client.get(Tables).join(self.table_id, user.id, called(user))


class LeaveButton(LobbyPress, template=r"leave:(?P<table>\d+)"):
    """Leave the table; when the last player does, it is closed."""

    async def change(self, interaction: Pressing) -> None:
        await interaction.client.get(Tables).leave(self.table_id, interaction.user.id)
