"""The series that a command refers to: by name, the only one, or chosen in a menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.features.series.messages import export_series, show_series
from bot.features.series.organising import show_organising
from bot.features.series.service import SeriesService
from bot.features.tournaments.panels.lines import TOURNAMENT
from bot.ui.choice import Choice
from bot.ui.errors import own_words
from bot.ui.menu import add_plain_menu
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing
from engine import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.words import Words
    from bot.features.series.model import Series
    from bot.ui.command import Using

# The panels of a series by command.
SHOWN = {"standings": show_series, "export": export_series, "organise": show_organising}


async def named_or_asked(interaction: Using, what: str, typed: str | None) -> Panel:
    """Show a panel of the series that a command means, or ask which it is.

    Refused: ``no-such-series``, ``series-none``.
    """
    service = interaction.client.get(SeriesService)
    if typed is not None:
        return await SHOWN[what](interaction, service.named(typed, interaction.guild_id))
    known = service.of_guild(interaction.guild_id)
    if not known:
        raise Refusal("series-none")
    if len(known) > 1:
        return which_panel(known, what, own_words(interaction))
    return await SHOWN[what](interaction, known[0])


def which_panel(all_series: Sequence[Series], what: str, words: Words) -> Panel:
    """Return the question which of several series is meant."""
    panel = Panel(TOURNAMENT).text(words("series-which"))
    lines = [(str(each.id), Choice(each.name)) for each in all_series]
    add_plain_menu(panel, WhichSeriesMenu, f"series-which:{what}", lines, words("series-choose"))
    return panel


class WhichSeriesMenu(Press, template=r"series-which:(?P<what>standings|export|organise)"):
    """Choose the series that a command refers to."""

    async def pressed(self, interaction: Pressing) -> Panel:
        service = interaction.client.get(SeriesService)
        series = service.get(int(self.values[0]), interaction.guild_id)
        return await SHOWN[self.said["what"]](interaction, series)
