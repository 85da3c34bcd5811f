"""Undo of a move, a turn, or back to a move, at once or by one vote of the others."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bot.core.names import in_labels
from bot.core.updates import Updates
from bot.features.actions.declaring import table_action
from bot.features.undo.service import MOVES, TURN, Undo
from bot.games.registry import presenter_of
from bot.tables.guards import not_resigned, playing, seated_or_sitting_in
from bot.tables.service import Tables
from bot.ui.choice import Choice
from bot.ui.errors import own_words
from bot.ui.menu import add_plain_menu
from bot.ui.navigation import hand_button
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing, Style, button
from bot.ui.private_view import PrivateView
from bot.ui.responses import Answer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.table import Table
    from bot.core.words import Words
    from bot.features.undo.service import Prospect

BACK = 0x4E7FB8

# The marks of Markdown, and of lists: menus show them as they are.
MARKS = re.compile(r"[*_~`]|^\s*- ")


def how_far_panel(table: Table, player: str, prospects: Sequence[Prospect], words: Words) -> Panel:
    """Return the choice of how far to go back: this move, this turn, or further."""
    panel = Panel(BACK).text(words("undo-how-far")).text(_price(prospects, words))
    buttons = [_button(table, each, words) for each in prospects if each.span != MOVES]
    panel.row(*buttons)
    if len(prospects) > 1:
        lines = [(str(each.number), move_choice(table, player, each, words)) for each in prospects]
        placeholder = words("undo-back-placeholder")
        add_plain_menu(
            panel, BackMenu, f"undo-back:{table.id}:{table.answer_count}", lines, placeholder
        )
    return panel.row(hand_button(table.id, words))


def confirm_panel(table: Table, player: str, prospect: Prospect, words: Words) -> Panel:
    """Return the moment to go back to, the moves undone, and the button for it."""
    panel = Panel(BACK).text(words("undo-here", move=_told(table, player, prospect, words)))
    panel.text(_price([prospect], words))
    panel.text(words("undo-count", count=prospect.moves))
    return panel.row(_button(table, prospect, words), hand_button(table.id, words))


def _price(prospects: Sequence[Prospect], words: Words) -> str:
    """Return the cost of an undo: a vote, or the rating of the game; empty if none."""
    last = prospects[0]
    if last.practice:
        costs = any(each.costs for each in prospects)
        return words("undo-practice", costs="yes" if costs else "no")
    return "" if last.free else words("undo-needs-consent")


def _button(table: Table, prospect: Prospect, words: Words) -> Press:
    """Return the button that undoes this at once, or asks the others."""
    if prospect.at_once:
        at = f"{table.id}:{prospect.number}:{table.answer_count}"
        return BackButton(button(f"undo-to:{at}", words(f"undo-{prospect.span}-button")))
    label = words("undo-ask-turn-button" if prospect.span == TURN else "undo-ask-button")
    return AskButton(button(f"undo-ask:{table.id}:{prospect.number}", label, Style.primary))


def move_choice(table: Table, player: str, prospect: Prospect, words: Words) -> Choice:
    """Return a move as a line of the menu: its turn, its events, and any vote needed."""
    how = "practice" if prospect.practice else "free" if prospect.free else "vote"
    label = _told(table, player, prospect, words)
    return Choice(label, words(f"undo-back-{how}", count=prospect.moves))


def _told(table: Table, player: str, prospect: Prospect, words: Words) -> str:
    """Return the turn of a move and its events, without markup."""
    face, names = presenter_of(table), in_labels(table.names)
    lines = face.log_lines(prospect.happened, words, names, player)
    told = MARKS.sub("", lines[0].rsplit("\n")[-1]) if lines else words("undo-back-secret")
    return words("undo-back-line", turn=prospect.turn or 0, what=told)


@table_action("undo", place=70, offered=(seated_or_sitting_in, playing, not_resigned))
async def offer_undo(interaction: Pressing, table: Table) -> Answer:
    """Undo the user's only move if that is free, else show how far they can go back."""
    prospects = interaction.client.get(Undo).prospects(table, interaction.user.id)
    if len(prospects) == 1 and prospects[0].free:
        await undo_now(interaction, table.id, prospects[0].number)
        return None
    player = table.player_of(interaction.user.id) or ""
    return how_far_panel(table, player, prospects, own_words(interaction))


async def undo_now(
    interaction: Pressing, table_id: int, number: int, answers: int | None = None
) -> None:
    """Undo this and all since, and show the hand. Refused: as by ``take_back``."""
    bot = interaction.client
    await bot.get(Undo).take_back(table_id, interaction.user.id, number, answers)
    bot.get(Updates).tell(table_id)
    await bot.get(PrivateView).show(interaction, table_id, note=own_words(interaction)("undo-done"))


class BackPress(Press, template=r"(?!)"):
    """A button or menu that goes back, as far as was shown when it was made.

    ``confirms``  it first shows the moves undone, even if no vote is needed
    """

    confirms = False

    async def go_back(self, interaction: Pressing, number: int) -> Answer:
        """Undo the answer ``number`` and all since; if too late, show the possible undos."""
        bot = interaction.client
        table = bot.get(Tables).get(self.table_id)
        prospects = bot.get(Undo).prospects(table, interaction.user.id)
        words, player = own_words(interaction), table.player_of(interaction.user.id) or ""
        chosen = next((each for each in prospects if each.number == number), None)
        if chosen is None or table.answer_count != int(self.said["answers"]):
            return how_far_panel(table, player, prospects, words)
        if self.confirms or not chosen.at_once:
            return confirm_panel(table, player, chosen, words)
        await undo_now(interaction, table.id, number, table.answer_count)
        return None


class BackButton(BackPress, template=r"undo-to:(?P<table>\d+):(?P<answer>\d+):(?P<answers>\d+)"):
    """Undo this move or this turn."""

    async def pressed(self, interaction: Pressing) -> Answer:
        return await self.go_back(interaction, int(self.said["answer"]))


class BackMenu(BackPress, template=r"undo-back:(?P<table>\d+):(?P<answers>\d+)"):
    """Go back to just before this move."""

    async def pressed(self, interaction: Pressing) -> Answer:
        return await self.go_back(interaction, int(self.values[0]))


class AskButton(Press, template=r"undo-ask:(?P<table>\d+):(?P<answer>\d+)"):
    """Ask the others for consent to undo this."""

    among_others = True

    async def pressed(self, interaction: Pressing) -> Panel:
        bot = interaction.client
        await bot.get(Undo).ask(self.table_id, interaction.user.id, int(self.said["answer"]))
        bot.get(Updates).tell(self.table_id)
        words = own_words(interaction)
        return Panel(BACK).text(words("undo-asked")).row(hand_button(self.table_id, words))
