"""The standings of a series as a message, for one user or for all, and as files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.core.names import Called, distinct, in_text, typed_text
from bot.core.workers import Workers
from bot.features.series import points
from bot.features.series.export import csv_text, json_text
from bot.features.series.service import SeriesService, may_organise
from bot.features.series.standings import standings
from bot.features.tournaments.panels.context import as_organiser
from bot.features.tournaments.panels.export import MARK, as_file_name
from bot.features.tournaments.panels.lines import MEDALS, OVER, STOPPED, TOURNAMENT, as_fit
from bot.features.tournaments.tournament import OVER as IS_OVER
from bot.tables.service import Tables
from bot.ui.errors import own_words
from bot.ui.panel import Attached, Panel, cut
from bot.ui.press import Press, Pressing, button

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from discord import ui

    from bot.core.words import Words
    from bot.features.series.model import Series
    from bot.features.series.standings import Key, Line
    from bot.features.tournaments.tournament import Tournament
    from bot.ui.client import Client

ON_A_PAGE = 15
LINES_ROOM = 2400
EVENTS_ROOM = 500
POINTS_ROOM = 90  # characters of one row of the table of points


class SeriesPress(Press, template=r"(?!)"):
    """A button or menu of one series."""

    @property
    def series_id(self) -> int:
        """The id of the series that this belongs to."""
        return int(self.said["series"])


def title_text(series: Series, words: Words) -> str:
    """Return the title of a series, and whether it has ended."""
    title = words("series-title", name=typed_text(series.name))
    return title if series.closed_at is None else f"{title}\n{words('series-over')}"


def rules_text(series: Series, words: Words) -> str:
    """Return how many results count, and the points by place."""
    lines = [words("series-best", count=series.best)]
    table = points.read(series.points)
    if not table.rows:
        lines.append(words("series-points-beaten"))
    for row in table.rows:
        numbers = cut(" ".join(map(str, row.points)), POINTS_ROOM)
        lines.append(words("series-points-row", least=row.least, points=numbers))
    lines.append(words("series-ties"))
    return "\n".join(lines)


def events_text(tournaments: Sequence[Tournament], words: Words) -> str:
    """Return the tournaments of a series, and which of them are over."""
    if not tournaments:
        return words("series-no-events")
    lines = [
        words(
            "series-event",
            name=typed_text(each.name),
            over="yes" if each.status == IS_OVER else "no",
        )
        for each in tournaments
    ]
    return as_fit(lines, EVENTS_ROOM, words)


def names_of(bot: Client, guild_id: int, lines: Sequence[Line], words: Words) -> dict[Key, str]:
    """Return the current names of all players of a series, no two alike."""
    users = [line.user_id for line in lines if line.user_id]
    known = bot.get(Tables).directory.of(guild_id, users)
    people = [known.get(line.user_id, Called(line.name)) for line in lines]
    unseen = [words("picture-player", number=number) for number in range(1, len(lines) + 1)]
    return dict(zip((line.key for line in lines), distinct(people, unseen), strict=True))


async def standings_of(
    bot: Client, series: Series, user_id: int | None = None
) -> tuple[list[Tournament], tuple[Line, ...]]:
    """Return the tournaments of a series, and its standings.

    Refused: as by ``Workers.once``, to a user.
    """
    tournaments = bot.get(SeriesService).tournaments(series)
    versions = [number for each in tournaments for number in (each.id, each.version)]
    lines = await bot.get(Workers).run(
        ("series", series.id, series.points, series.best, *versions),
        standings,
        tournaments,
        points.read(series.points),
        series.best,
        user_id=user_id,
        heavy=True,
    )
    return tournaments, lines


def line_text(line: Line, name: str, words: Words) -> str:
    """Return a line of the standings, with the results that count and the others."""
    results = " + ".join(words.number(each.points) for each in line.counted)
    others = " ".join(f"~~{words.number(each.points)}~~" for each in line.others)
    return words(
        "series-line",
        place=MEDALS.get(line.place, f"`{line.place:>2}`"),
        name=in_text(name),
        points=words.number(line.points),
        results=f"{results} {others}".strip(),
        count=len(line.counted) + len(line.others),
    )


def series_panel(
    series: Series,
    tournaments: Sequence[Tournament],
    lines: Sequence[Line],
    names: Mapping[Key, str],
    page: int,
    words: Words,
    *,
    viewer: int | None = None,
    organiser: bool = False,
) -> Panel:
    """Return a page of the standings of a series.

    ``viewer``: ``None`` if it is shown to all.
    """
    panel = Panel(TOURNAMENT if series.closed_at is None else OVER)
    panel.text(title_text(series, words)).text(events_text(tournaments, words))
    last = max(len(lines) - 1, 0) // ON_A_PAGE
    page = max(0, min(page, last))
    shown = lines[page * ON_A_PAGE :][:ON_A_PAGE]
    told = [line_text(line, names[line.key], words) for line in shown]
    panel.text(as_fit(told, LINES_ROOM, words) or words("series-nobody"))
    own = next((line for line in lines if line.user_id and line.user_id == viewer), None)
    if own is not None and own not in shown:
        panel.text(words("series-own", line=line_text(own, names[own.key], words)))
    panel.text(rules_text(series, words), at_most=700)
    items: list[ui.Item[Any]] = []
    if page > 0:
        items.append(_page_button(series, page - 1, words("page-before")))
    if page < last:
        items.append(_page_button(series, page + 1, words("page-after")))
    if viewer is not None:
        show = button(f"series-show:{series.id}:{page}", words("show-button"))
        export = button(f"series-export:{series.id}", words("tournament-export-button"))
        items += [show, ExportSeriesButton(export)]
    if organiser:
        items.append(button(f"series-organise:{series.id}", words("tournament-organise-button")))
    return panel.row(*items)


def _page_button(series: Series, page: int, label: str) -> SeriesButton:
    return SeriesButton(button(f"series:{series.id}:{page}", label))


async def public_panel(
    bot: Client, series: Series, page: int, words: Words, user_id: int | None = None
) -> Panel:
    """Return a page of the standings that is shown to all.

    ``user_id``: of the user showing it. Refused: as by ``standings_of``.
    """
    tournaments, lines = await standings_of(bot, series, user_id)
    names = names_of(bot, series.guild_id, lines, words)
    return series_panel(series, tournaments, lines, names, page, words)


def gone_panel(words: Words) -> Panel:
    """Return the replacement of the standings of a deleted series."""
    return Panel(STOPPED).text(words("series-gone"))


async def show_series(interaction: Pressing, series: Series, page: int = 0) -> Panel:
    """Show the user the standings of a series."""
    words, bot = own_words(interaction), interaction.client
    tournaments, lines = await standings_of(bot, series, interaction.user.id)
    names = names_of(bot, series.guild_id, lines, words)
    return series_panel(
        series,
        tournaments,
        lines,
        names,
        page,
        words,
        viewer=interaction.user.id,
        organiser=may_organise(series, as_organiser(interaction)),
    )


async def export_series(interaction: Pressing, series: Series) -> Panel:
    """Give the user the standings as files. All of it is public."""
    words, bot = own_words(interaction), interaction.client
    tournaments, lines = await standings_of(bot, series, interaction.user.id)
    names = names_of(bot, series.guild_id, lines, words)
    begin = f"{as_file_name(series.name)}-{series.id}"
    panel = Panel(TOURNAMENT).text(words("tournament-exported", name=typed_text(series.name)))
    panel.attach(Attached(f"{begin}.csv", f"{MARK}{csv_text(tournaments, lines, names)}".encode()))
    return panel.attach(
        Attached(f"{begin}.json", json_text(series, tournaments, lines, names).encode())
    )


class SeriesButton(SeriesPress, template=r"series:(?P<series>\d+):(?P<page>\d{1,4})"):
    """Show a page of the standings of a series."""

    async def pressed(self, interaction: Pressing) -> Panel:
        series = interaction.client.get(SeriesService).get(self.series_id, interaction.guild_id)
        return await show_series(interaction, series, int(self.said["page"]))


class ExportSeriesButton(SeriesPress, template=r"series-export:(?P<series>\d+)"):
    """Export the standings of a series as files."""

    async def pressed(self, interaction: Pressing) -> Panel:
        series = interaction.client.get(SeriesService).get(self.series_id, interaction.guild_id)
        return await export_series(interaction, series)
