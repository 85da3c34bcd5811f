"""/report: report a problem, with the game attached."""

from __future__ import annotations

from bot.core.table import Table
from bot.features.actions.mine import mine_panel
from bot.features.reports.messages import ReportForm
from bot.tables.service import Tables
from bot.ui.command import SERVERS_AND_DMS, Using, command
from bot.ui.errors import own_words
from bot.ui.responses import Answer, acknowledge


@command("report", places=SERVERS_AND_DMS, form=True)
async def report_command(interaction: Using) -> Answer:
    """Open the form, or first ask which table the report is about."""
    words = own_words(interaction)
    tables = _meant(interaction)
    if len(tables) <= 1:
        table_id = tables[0].id if tables else None
        return ReportForm(interaction.user.id, table_id, words)
    await acknowledge(interaction)
    return mine_panel(tables, words, "report")


def _meant(interaction: Using) -> list[Table]:
    """Return the table of this channel, or else the user's own; there may be none."""
    tables = interaction.client.get(Tables)
    here = tables.last_at_channel(interaction.channel_id or 0)
    return [here] if here is not None else tables.of_user(interaction.user.id)
