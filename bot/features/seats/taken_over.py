"""The way back to a seat at which a computer plays until its owner returns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.updates import Updates
from bot.features.computers.driver import Computers
from bot.tables.service import Tables
from bot.ui.errors import own_words
from bot.ui.press import Press, Pressing, Style, button
from bot.ui.private_view import PrivateView

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.core.words import Words


def back_button(table: Table, words: Words) -> BackButton:
    """Return the button with which a returning player takes back their seat."""
    label = words("taken-over-back-button")
    return BackButton(button(f"back-again:{table.id}", label, Style.success))


class BackButton(Press, template=r"back-again:(?P<table>\d+)"):
    """Take back one's own seat from the computer, and see the current state."""

    async def pressed(self, interaction: Pressing) -> None:
        bot = interaction.client
        before = bot.get(Tables).get(self.table_id)
        table = await bot.get(Computers).give_back(self.table_id, interaction.user.id)
        note = own_words(interaction)("taken-over-done") if table is not before else ""
        await bot.get(PrivateView).show(interaction, table.id, note=note)
        bot.get(Updates).tell(table.id)
