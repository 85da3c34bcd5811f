"""The menu of further actions at a table, those without a button of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.features.actions.registry import ACTIONS, action_named
from bot.tables.service import Tables
from bot.ui.errors import own_words
from bot.ui.navigation import hand_button
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing, Style, button
from bot.ui.responses import Answer

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.core.words import Words

MORE = 0x7A5FA8


def more_panel(table: Table, user_id: int, words: Words) -> Panel:
    """Return the menu of this user's actions at ``table`` now, apart from playing."""
    panel = Panel(MORE).text(words("more-title", game=words(f"game-{table.game_name}")))
    offered = [action for action in ACTIONS.values() if action.in_menu(table, user_id)]
    offered.sort(key=lambda action: action.place or 0)
    panel.row(
        *(
            action_button(each.name, table.id, words(f"more-{each.name}"), each.style)
            for each in offered
        )
    )
    return panel.row(hand_button(table.id, words))


def looking_back_buttons(table_id: int, words: Words) -> list[ActionButton]:
    """Return the public buttons below a finished game."""
    names = ("replay", "analysis", "export")
    return [action_button(name, table_id, words(f"more-{name}")) for name in names]


def action_button(
    name: str,
    table_id: int,
    label: str,
    style: Style = Style.secondary,
    emoji: str | None = None,
) -> ActionButton:
    """Return the button of the table action called ``name``."""
    return ActionButton(button(f"do:{name}:{table_id}", label, style, emoji=emoji))


class MoreButton(Press, template=r"more:(?P<table>\d+)"):
    """Show the menu of further actions."""

    navigation = True

    async def pressed(self, interaction: Pressing) -> Panel:
        table = interaction.client.get(Tables).get(self.table_id)
        return more_panel(table, interaction.user.id, own_words(interaction))


class ActionButton(Press, template=r"do:(?P<wanted>[a-z-]+):(?P<table>\d+)"):
    """Carry out a table action, as the command of the same name would."""

    async def pressed(self, interaction: Pressing) -> Answer:
        table = interaction.client.get(Tables).get(self.table_id)
        answer: Answer = await action_named(self.said["wanted"])(interaction, table)
        return answer
