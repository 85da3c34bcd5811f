"""Undo buttons where moves are shown: below a hand, the log and the replay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.features.undo.messages import BackButton, BackMenu, how_far_panel, move_choice, undo_now
from bot.features.undo.service import Undo
from bot.tables.service import Tables
from bot.ui.errors import own_words
from bot.ui.menu import add_plain_menu
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing, button
from bot.ui.responses import Answer
from engine import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discord import ui

    from bot.core.table import Table
    from bot.core.words import Words
    from bot.features.undo.service import Prospect


def undo_button(table_id: int, number: int, words: Words) -> UndoButton:
    """Return the button that undoes the answer ``number``, the last one."""
    return UndoButton(button(f"undo:{table_id}:{number}", words("undo-button")))


def here_buttons(table: Table, moments: Sequence[Prospect], words: Words) -> list[ui.Item]:
    """Return the button back to the earliest of ``moments``, which come latest first."""
    if not moments:
        return []
    at = f"{table.id}:{moments[-1].number}:{table.answer_count}"
    return [HereButton(button(f"undo-here:{at}", words("undo-here-button")))]


def add_here_menu(
    panel: Panel, table: Table, player: str, moments: Sequence[Prospect], words: Words
) -> None:
    """Add the menu of ``moments`` to go back to, if there are any."""
    if moments:
        lines = [(str(each.number), move_choice(table, player, each, words)) for each in moments]
        name = f"undo-here-menu:{table.id}:{table.answer_count}"
        add_plain_menu(panel, HereMenu, name, lines, words("undo-here-placeholder"))


class UndoButton(Press, template=r"undo:(?P<table>\d+):(?P<answer>\d+)"):
    """Undo the move just made; later only if it is still the last one."""

    async def pressed(self, interaction: Pressing) -> Answer:
        bot, number = interaction.client, int(self.said["answer"])
        table = bot.get(Tables).get(self.table_id)
        prospects = bot.get(Undo).prospects(table, interaction.user.id)
        last = prospects[0]
        if last.number != number:
            raise Refusal("undo-late")
        if last.costs or not last.at_once:
            player = table.player_of(interaction.user.id) or ""
            return how_far_panel(table, player, prospects, own_words(interaction))
        await undo_now(interaction, self.table_id, number)
        return None


class HereButton(BackButton, template=r"undo-here:(?P<table>\d+):(?P<answer>\d+):(?P<answers>\d+)"):
    """Preview the effects of going back to the shown turn."""

    confirms = True


class HereMenu(BackMenu, template=r"undo-here-menu:(?P<table>\d+):(?P<answers>\d+)"):
    """Preview the effects of going back to just before this move."""

    confirms = True
