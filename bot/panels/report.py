"""A report of something that is wrong: a form, and what comes of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.errors import own_words
from bot.panels.panel import Panel
from bot.panels.press import Press, Pressing, Style, button

if TYPE_CHECKING:
    from bot.table import Table
    from bot.words import Words

REPORT = 0xB5483A

TEXT_LIMIT = 1500
NO_TABLE = 0
FORM = re.compile(r"report-form:(?P<table>\d+)")


class ReportForm(ui.Modal):
    """The form in which somebody says what is wrong.

    It is answered by ``Reports.submitted``, which the client calls: also after a restart, of which
    this object knows nothing.
    """

    def __init__(self, table_id: int, words: Words) -> None:
        super().__init__(title=words("report-title"), custom_id=f"report-form:{table_id}")
        box = ui.TextInput[Any](
            style=discord.TextStyle.paragraph,
            custom_id="text",
            placeholder=words("report-placeholder"),
            max_length=TEXT_LIMIT,
        )
        self.add_item(ui.Label(text=words("report-what"), component=box))


def typed(data: Any) -> str:
    """What somebody typed into the only field of a form that was sent."""
    return next(_values(data["components"]), "").strip()


def _values(components: Any) -> Iterator[str]:
    for component in components:
        if "value" in component:
            yield component["value"]
        yield from _values(component.get("components", ()))
        if "component" in component:
            yield from _values([component["component"]])


def report_panel(table: Table, words: Words) -> Panel:
    """What a report is, and the way to the form."""
    game = words(f"game-{table.game_name}")
    panel = Panel(REPORT).text(words("report-about", game=game, channel=f"<#{table.channel_id}>"))
    write = button(f"report:{table.id}", words("report-button"), Style.primary)
    return panel.row(ReportButton(write))


async def offer_report(interaction: Pressing, table: Table) -> None:
    """Show the way to the form: after an acknowledgement it cannot be opened at once."""
    panel = report_panel(table, own_words(interaction))
    await interaction.edit_original_response(**panel.editing())


class ReportButton(Press, template=r"report:(?P<table>\d+)"):
    """Open the form."""

    defers = False

    async def pressed(self, interaction: Pressing) -> None:
        form = ReportForm(self.table_id, own_words(interaction))
        await interaction.response.send_modal(form)
