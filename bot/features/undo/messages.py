"""Taking back one's last answer, and asking the others where that takes their consent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.features.board.navigation import hand_button
from bot.ui.errors import own_words
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing, Style, button

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.core.words import Words
    from bot.features.undo.service import Prospect

BACK = 0x4E7FB8


def undo_button(table_id: int, number: int, words: Words) -> UndoButton:
    """The button that takes back the answer called ``number``."""
    return UndoButton(button(f"undo:{table_id}:{number}", words("undo-button")))


def ask_panel(table: Table, prospect: Prospect, words: Words) -> Panel:
    """That the others have to be asked before this is taken back."""
    panel = Panel(BACK).text(words("undo-needs-consent"))
    label = words("undo-ask-button")
    ask = button(f"undo-ask:{table.id}:{prospect.number}", label, Style.primary)
    return panel.row(AskButton(ask), hand_button(table.id, words))


async def offer_undo(interaction: Pressing, table: Table) -> None:
    """Take back this person's last answer at once if it is free, else offer to ask the others."""
    prospect = interaction.client.undo.prospect(table, interaction.user.id)
    if prospect.free:
        await _take_back(interaction, table.id, prospect.number)
        return
    panel = ask_panel(table, prospect, own_words(interaction))
    await interaction.edit_original_response(**panel.editing())


async def _take_back(interaction: Pressing, table_id: int, number: int) -> None:
    bot = interaction.client
    await bot.undo.take_back(table_id, interaction.user.id, number)
    bot.herald.tell(table_id)
    await bot.hands.show(interaction, table_id, note=own_words(interaction)("undo-done"))


class UndoButton(Press, template=r"undo:(?P<table>\d+):(?P<answer>\d+)"):
    """Take back the answer that has just been given; later, only what is still the last one."""

    async def pressed(self, interaction: Pressing) -> None:
        bot, number = interaction.client, int(self.said["answer"])
        table = bot.tables.get(self.table_id)
        prospect = bot.undo.prospect(table, interaction.user.id)
        if prospect.number == number and not prospect.free:
            panel = ask_panel(table, prospect, own_words(interaction))
            await interaction.edit_original_response(**panel.editing())
        else:
            await _take_back(interaction, self.table_id, number)


class AskButton(Press, template=r"undo-ask:(?P<table>\d+):(?P<answer>\d+)"):
    """Ask the others."""

    among_others = True

    async def pressed(self, interaction: Pressing) -> None:
        bot = interaction.client
        await bot.undo.ask(self.table_id, interaction.user.id, int(self.said["answer"]))
        bot.herald.tell(self.table_id)
        words = own_words(interaction)
        panel = Panel(BACK).text(words("undo-asked")).row(hand_button(self.table_id, words))
        await interaction.edit_original_response(**panel.editing())
