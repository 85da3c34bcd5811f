"""The way back to a seat at which a computer plays until its owner returns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ui.errors import own_words
from bot.ui.press import Press, Pressing, Style, button

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.core.words import Words


def back_button(table: Table, words: Words) -> BackButton:
    """The button with which whoever was away takes their seat again."""
    label = words("taken-over-back-button")
    return BackButton(button(f"back-again:{table.id}", label, Style.success))


class BackButton(Press, template=r"back-again:(?P<table>\d+)"):
    """I am back: my seat is mine again, and I see at once how things stand."""

    async def pressed(self, interaction: Pressing) -> None:
        bot = interaction.client
        before = bot.tables.get(self.table_id)
        table = await bot.computers.give_back(self.table_id, interaction.user.id)
        note = own_words(interaction)("taken-over-done") if table is not before else ""
        await bot.hands.show(interaction, table.id, note=note)
        bot.herald.tell(table.id)
