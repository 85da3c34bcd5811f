"""/series: creating one, its standings, its files, and its organisers' panel."""

from __future__ import annotations

from discord import app_commands

from bot.features.series.organising import show_organising
from bot.features.series.points import DEFAULT, TABLES
from bot.features.series.service import MOST_COUNTED, SeriesService
from bot.features.series.which import named_or_asked
from bot.features.tournaments.panels.context import as_organiser
from bot.features.tournaments.service import LONGEST_NAME
from bot.ui.command import SERVERS, CommandGroup, Using, command, suggestions
from bot.ui.command_words import named
from bot.ui.panel import Panel

SERIES = CommandGroup("series", SERVERS)
TABLE_CHOICES = [
    app_commands.Choice(name=named(f"series-table-{name}"), value=name) for name in TABLES
]


@command("create", SERIES, points=TABLE_CHOICES)
async def create(
    interaction: Using,
    name: app_commands.Range[str, 1, LONGEST_NAME],
    points: str = DEFAULT,
    best: app_commands.Range[int, 0, MOST_COUNTED] = 0,
) -> Panel:
    """Create a series, and show its organisers' panel."""
    service = interaction.client.get(SeriesService)
    series = await service.create(as_organiser(interaction), name, TABLES[points], best)
    return await show_organising(interaction, series)


async def suggest_series(interaction: Using, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest the series of this server, open ones first."""
    return suggestions(interaction.client.get(SeriesService).of_guild(interaction.guild_id), typed)


@command("standings", SERIES, shared={"series": "series-which"})
async def standings(interaction: Using, series: str | None = None) -> Panel:
    """Show the standings of a series."""
    return await named_or_asked(interaction, "standings", series)


@command("export", SERIES, shared={"series": "series-which"})
async def export(interaction: Using, series: str | None = None) -> Panel:
    """Give the standings of a series as files."""
    return await named_or_asked(interaction, "export", series)


@command("organise", SERIES, shared={"series": "series-which"})
async def organise(interaction: Using, series: str | None = None) -> Panel:
    """Show the panel of a series' organisers."""
    return await named_or_asked(interaction, "organise", series)


for each in (standings, export, organise):
    each.autocomplete("series")(suggest_series)
