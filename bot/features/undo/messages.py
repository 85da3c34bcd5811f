"""Taking back one's last answer, or asking the other players for consent to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.updates import Updates
from bot.features.actions.declaring import table_action
from bot.features.undo.service import Undo
from bot.tables.guards import not_resigned, playing, seated_or_sitting_in
from bot.tables.service import Tables
from bot.ui.errors import own_words
from bot.ui.navigation import hand_button
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing, Style, button
from bot.ui.private_view import PrivateView
from bot.ui.responses import Answer

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.core.words import Words
    from bot.features.undo.service import Prospect

BACK = 0x4E7FB8


def undo_button(table_id: int, number: int, words: Words) -> UndoButton:
    """Return the button that takes back the answer ``number``."""
    return UndoButton(button(f"undo:{table_id}:{number}", words("undo-button")))


def ask_panel(table: Table, prospect: Prospect, words: Words) -> Panel:
    """Return the panel offering to ask the others for consent to take this back."""
    panel = Panel(BACK).text(words("undo-needs-consent"))
    label = words("undo-ask-button")
    ask = button(f"undo-ask:{table.id}:{prospect.number}", label, Style.primary)
    return panel.row(AskButton(ask), hand_button(table.id, words))


@table_action("undo", place=70, offered=(seated_or_sitting_in, playing, not_resigned))
async def offer_undo(interaction: Pressing, table: Table) -> Answer:
    """Take back the user's last answer if that is free, else offer to ask the others."""
    prospect = interaction.client.get(Undo).prospect(table, interaction.user.id)
    if prospect.free:
        await _take_back(interaction, table.id, prospect.number)
        return None
    return ask_panel(table, prospect, own_words(interaction))


async def _take_back(interaction: Pressing, table_id: int, number: int) -> None:
    bot = interaction.client
    await bot.get(Undo).take_back(table_id, interaction.user.id, number)
    bot.get(Updates).tell(table_id)
    await bot.get(PrivateView).show(interaction, table_id, note=own_words(interaction)("undo-done"))


class UndoButton(Press, template=r"undo:(?P<table>\d+):(?P<answer>\d+)"):
    """Take back the answer just given; later only if it is still the last one."""

    async def pressed(self, interaction: Pressing) -> Answer:
        bot, number = interaction.client, int(self.said["answer"])
        table = bot.get(Tables).get(self.table_id)
        prospect = bot.get(Undo).prospect(table, interaction.user.id)
        if prospect.number == number and not prospect.free:
            return ask_panel(table, prospect, own_words(interaction))
        await _take_back(interaction, self.table_id, number)
        return None


class AskButton(Press, template=r"undo-ask:(?P<table>\d+):(?P<answer>\d+)"):
    """Ask the others for consent to take back an answer."""

    among_others = True

    async def pressed(self, interaction: Pressing) -> Panel:
        bot = interaction.client
        await bot.get(Undo).ask(self.table_id, interaction.user.id, int(self.said["answer"]))
        bot.get(Updates).tell(self.table_id)
        words = own_words(interaction)
        return Panel(BACK).text(words("undo-asked")).row(hand_button(self.table_id, words))
