"""/game hand: the user's own hand and decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.features.actions.declaring import table_action
from bot.ui.private_view import PrivateView

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.ui.press import Pressing


@table_action("hand")
async def show_hand(interaction: Pressing, table: Table) -> None:
    """Show the user's private view of the table."""
    await interaction.client.get(PrivateView).show(interaction, table.id)
