"""A menu of a user's tables, for commands that could refer to several."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.core.names import in_labels, in_texts
from bot.core.words import Words
from bot.features.actions.registry import action_named
from bot.tables.service import Tables
from bot.ui.choice import Choice
from bot.ui.errors import own_words
from bot.ui.menu import add_menu
from bot.ui.navigation import board_link
from bot.ui.panel import OPTIONS_LIMIT, Panel
from bot.ui.press import Press, Pressing, button
from bot.ui.responses import Answer
from engine import Refusal

if TYPE_CHECKING:
    from bot.core.table import Table

MINE = 0x4E7FB8


def mine_panel(tables: Sequence[Table], words: Words, wanted: str, page: int = 0) -> Panel:
    """Return a list of tables with links, and a menu to choose the one that is meant.

    A page has 25 of them.
    """
    page = min(page, (len(tables) - 1) // OPTIONS_LIMIT)
    numbered = list(enumerate(tables, 1))
    shown = numbered[page * OPTIONS_LIMIT : (page + 1) * OPTIONS_LIMIT]
    panel = Panel(MINE)
    panel.text(words("mine-title"))
    panel.text("\n".join(_line(number, table, words) for number, table in shown))
    choices = []
    for number, table in numbered:
        # The same people may play at several tables: the number identifies the line.
        label = words("mine-choice", number=number, names=_names(table, words))
        choices.append((table.id, Choice(label, words(f"game-{table.game_name}"))))
    add_menu(
        panel,
        TableMenu,
        f"mine:{wanted}",
        choices,
        words(f"mine-{wanted}"),
        words,
        page=page,
        page_button=lambda page, label: MinePageButton(button(f"mine-page:{wanted}:{page}", label)),
    )
    return panel


def _line(number: int, table: Table, words: Words) -> str:
    return words(
        "mine-line",
        number=number,
        game=words(f"game-{table.game_name}"),
        names=words.list(in_texts(table.names).values()),
        channel=f"<#{table.channel_id}>",
        link=board_link(table),
    )


def _names(table: Table, words: Words) -> str:
    return words.list(in_labels(table.names).values())


class TableMenu(Press, template=r"mine:(?P<wanted>[a-z-]+)"):
    """Choose the table that a command refers to."""

    async def pressed(self, interaction: Pressing) -> Answer:
        table = interaction.client.get(Tables).get(int(self.values[0]))
        answer: Answer = await action_named(self.said["wanted"])(interaction, table)
        return answer


class MinePageButton(Press, template=r"mine-page:(?P<wanted>[a-z-]+):(?P<page>\d{1,3})"):
    """Turn to another page of the tables to choose from, as they are now."""

    async def pressed(self, interaction: Pressing) -> Panel:
        wanted = self.said["wanted"]
        tables = action_named(wanted).find(interaction)
        if not tables:
            raise Refusal(f"no-table-{wanted}")
        return mine_panel(tables, own_words(interaction), wanted, int(self.said["page"]))
