"""Reports of problems: the form, and the way to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.names import called, stored_in_text, typed_text
from bot.core.words import DEFAULT, words_for
from bot.features.actions.declaring import table_action
from bot.features.history.lookup import Lookup
from bot.features.reports.delivery import Reports
from bot.tables.guards import begun
from bot.tables.service import Tables
from bot.ui.errors import own_words
from bot.ui.form import Form
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing, Style, button

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.core.words import Words
    from bot.ui.panel import Attached

REPORT = 0xB5483A


class ReportForm(Form, template=r"report-form:(?P<person>\d+)(?::(?P<table>\d+))?"):
    """The form to report a problem, with or without a table."""

    def __init__(self, user_id: int, table_id: int | None, words: Words) -> None:
        about = "" if table_id is None else f":{table_id}"
        super().__init__(
            f"report-form:{user_id}{about}",
            words("report-title"),
            words("report-what"),
            words("report-placeholder"),
        )

    @classmethod
    async def submitted(
        cls, interaction: Pressing, said: dict[str, str | None], text: str
    ) -> Panel:
        """Pass the report on, and return a copy to its author."""
        about = said["table"]
        client, words = interaction.client, own_words(interaction)
        table = None if about is None else client.get(Tables).get(int(about))
        file = None
        if table is not None and table.stored is not None:
            file = await client.get(Lookup).exported(table, interaction.user.id)
        report = _report(_author(interaction), text, file)
        posted = await client.get(Reports).post(interaction.id, report)
        return _report(words("report-posted" if posted else "report-yours"), text, file)


def _author(interaction: Pressing) -> str:
    """Return the author of a report, in the language of the host."""
    user = interaction.user
    return words_for(DEFAULT)("report-from", name=stored_in_text(called(user)), id=user.id)


def _report(heading: str, text: str, file: Attached | None) -> Panel:
    """Return a report under ``heading``."""
    panel = Panel(REPORT).text(heading).text(typed_text(text))
    return panel if file is None else panel.attach(file)


def report_panel(table: Table, words: Words) -> Panel:
    """Return the explanation of a report, and the button that opens the form."""
    game = words(f"game-{table.game_name}")
    panel = Panel(REPORT).text(words("report-about", game=game, channel=f"<#{table.channel_id}>"))
    write = button(f"report:{table.id}", words("report-button"), Style.primary)
    return panel.row(ReportButton(write))


@table_action("report", typed=False, place=50, offered=(begun,))
async def offer_report(interaction: Pressing, table: Table) -> Panel:
    """Show the button that opens the form: no modal may follow an acknowledgement."""
    return report_panel(table, own_words(interaction))


class ReportButton(Press, template=r"report:(?P<table>\d+)"):
    """Open the form."""

    defers = False

    async def pressed(self, interaction: Pressing) -> ReportForm:
        return ReportForm(interaction.user.id, self.table_id, own_words(interaction))
