"""The panel of a series' organisers: its tournaments, its points, its helpers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.core.names import isolated, plain_name, typed_text
from bot.features.series import points
from bot.features.series.messages import (
    SeriesPress,
    events_text,
    rules_text,
    title_text,
)
from bot.features.series.service import MOST_COUNTED, SeriesService
from bot.features.tournaments.panels.context import as_organiser
from bot.features.tournaments.panels.lines import TOURNAMENT
from bot.features.tournaments.service import LONGEST_NAME, Tournaments
from bot.features.tournaments.tournament import CANCELLED
from bot.ui.choice import Choice
from bot.ui.errors import own_words
from bot.ui.form import Form
from bot.ui.menu import add_plain_menu
from bot.ui.panel import Panel
from bot.ui.person import chosen_person, user_menu
from bot.ui.press import Press, Pressing, Style, button

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discord import ui

    from bot.core.words import Words
    from bot.features.series.model import Series
    from bot.features.tournaments.tournament import Organiser, Tournament

CUSTOM = "custom"
LONGEST_TABLE = 1000
BESTS = range(MOST_COUNTED + 1)


def organise_panel(
    series: Series,
    events: Sequence[Tournament],
    others: Sequence[Tournament],
    words: Words,
) -> Panel:
    """Return the panel of an organiser: the settings and the menus to change them."""
    panel = Panel(TOURNAMENT).text(title_text(series, words))
    panel.text(events_text(events, words)).text(rules_text(series, words), at_most=900)
    if series.organisers:
        names = words.list(f"<@{each}>" for each in series.organisers)
        panel.text(words("series-helpers", names=names))
    if others and series.closed_at is None:
        _menu(panel, AddEventMenu, f"series-add:{series.id}", others, words("series-add"))
    if events:
        _menu(panel, RemoveEventMenu, f"series-remove:{series.id}", events, words("series-remove"))
    best = [(str(count), Choice(words("series-best", count=count))) for count in BESTS]
    add_plain_menu(
        panel,
        BestMenu,
        f"series-best:{series.id}",
        best,
        words("series-best-placeholder"),
        str(series.best),
    )
    tables = [
        (name, Choice(words(f"series-table-{name}"), words(f"series-table-{name}-about")))
        for name in (*points.TABLES, CUSTOM)
    ]
    chosen = next((name for name, table in points.TABLES.items() if table == series.points), None)
    add_plain_menu(
        panel,
        PointsMenu,
        f"series-points:{series.id}",
        tables,
        words("series-points-placeholder"),
        chosen,
    )
    panel.row(SeriesHelperMenu(user_menu(f"series-helper:{series.id}", words("series-helper"))))
    closes = series.closed_at is None
    close = button(
        f"series-close:{series.id}:{'yes' if closes else 'no'}",
        words("series-close-button", close="yes" if closes else "no"),
    )
    return panel.row(
        RenameSeriesButton(button(f"series-name:{series.id}", words("tournament-name-button"))),
        CloseSeriesButton(close),
        DeleteSeriesButton(
            button(f"series-delete:{series.id}", words("template-delete-button"), Style.danger)
        ),
        button(f"series:{series.id}:0", words("page-before")),
    )


def _menu(
    panel: Panel,
    kind: type[Press],
    custom_id: str,
    tournaments: Sequence[Tournament],
    placeholder: str,
) -> None:
    lines = [(str(each.id), Choice(isolated(plain_name(each.name)))) for each in tournaments]
    add_plain_menu(panel, kind, custom_id, lines, placeholder)


def could_be_added(interaction: Pressing, by: Organiser) -> list[Tournament]:
    """Return the tournaments of the server that count for no series, the newest first."""
    bot = interaction.client
    everything = bot.get(Tournaments).of_guild(by.guild_id or 0, active=False)
    return [
        each
        for each in everything
        if each.status != CANCELLED
        and by.may_organise(each)
        and bot.get(SeriesService).of(each) is None
    ]


async def show_organising(interaction: Pressing, series: Series) -> Panel:
    """Show an organiser the settings of a series. Refused: ``series-organise``."""
    by, service = as_organiser(interaction), interaction.client.get(SeriesService)
    series = service.for_organiser(series.id, by)
    return organise_panel(
        series,
        service.tournaments(series),
        could_be_added(interaction, by),
        own_words(interaction),
    )


class OrganiseSeriesButton(SeriesPress, template=r"series-organise:(?P<series>\d+)"):
    """Show the panel of a series' organisers."""

    async def pressed(self, interaction: Pressing) -> Panel:
        series = interaction.client.get(SeriesService).get(self.series_id, interaction.guild_id)
        return await show_organising(interaction, series)


class ChangeSeriesPress(SeriesPress, template=r"(?!)"):
    """A button or menu that changes a series."""

    async def pressed(self, interaction: Pressing) -> Panel:
        service, by = interaction.client.get(SeriesService), as_organiser(interaction)
        return await show_organising(interaction, await self.change(interaction, service, by))

    async def change(self, interaction: Pressing, service: SeriesService, by: Organiser) -> Series:
        """Change the series, and return it."""
        raise NotImplementedError


class AddEventMenu(ChangeSeriesPress, template=r"series-add:(?P<series>\d+)"):
    """Count a tournament for a series."""

    async def change(self, interaction: Pressing, service: SeriesService, by: Organiser) -> Series:
        return await service.add_event(self.series_id, by, int(self.values[0]))


class RemoveEventMenu(ChangeSeriesPress, template=r"series-remove:(?P<series>\d+)"):
    """Take a tournament out of a series."""

    async def change(self, interaction: Pressing, service: SeriesService, by: Organiser) -> Series:
        return await service.remove_event(self.series_id, by, int(self.values[0]))


class BestMenu(ChangeSeriesPress, template=r"series-best:(?P<series>\d+)"):
    """Choose how many results count."""

    async def change(self, interaction: Pressing, service: SeriesService, by: Organiser) -> Series:
        return await service.set_best(self.series_id, by, int(self.values[0]))


class SeriesHelperMenu(ChangeSeriesPress, template=r"series-helper:(?P<series>\d+)"):
    """Add a user as a helper of a series, or remove them."""

    async def change(self, interaction: Pressing, service: SeriesService, by: Organiser) -> Series:
        series = service.for_organiser(self.series_id, by)
        person = self.picked[0]
        if person.id in series.organisers:
            return await service.remove_organiser(series.id, by, person.id)
        person = await chosen_person(self, interaction, series.guild_id)
        return await service.add_organiser(series.id, by, person.id)


class CloseSeriesButton(
    ChangeSeriesPress, template=r"series-close:(?P<series>\d+):(?P<close>yes|no)"
):
    """End a series, or reopen it."""

    async def change(self, interaction: Pressing, service: SeriesService, by: Organiser) -> Series:
        return await service.close(self.series_id, by, closed=self.said["close"] == "yes")


class PointsMenu(SeriesPress, template=r"series-points:(?P<series>\d+)"):
    """Choose the table of points, or write one in a form."""

    defers = False

    async def pressed(self, interaction: Pressing) -> PointsForm:
        service, by = interaction.client.get(SeriesService), as_organiser(interaction)
        series = service.for_organiser(self.series_id, by)
        chosen = points.TABLES.get(self.values[0], series.points)
        return PointsForm(interaction.user.id, series, chosen, own_words(interaction))


class PointsForm(Form, template=r"series-points-form:(?P<person>\d+):(?P<series>\d+)"):
    """The form in which an organiser edits the table of points."""

    def __init__(self, user_id: int, series: Series, table: str, words: Words) -> None:
        super().__init__(
            f"series-points-form:{user_id}:{series.id}",
            words("series-points-form"),
            words("series-points-what"),
            text=table,
            longest=LONGEST_TABLE,
        )

    @classmethod
    async def submitted(
        cls, interaction: Pressing, said: dict[str, str | None], text: str
    ) -> Panel:
        """Count by this table. Refused: as by ``SeriesService.set_points``."""
        service, by = interaction.client.get(SeriesService), as_organiser(interaction)
        series = await service.set_points(int(said["series"] or 0), by, text)
        return await show_organising(interaction, series)


class RenameSeriesButton(SeriesPress, template=r"series-name:(?P<series>\d+)"):
    """Open the form for the name of a series."""

    defers = False

    async def pressed(self, interaction: Pressing) -> SeriesNameForm:
        service = interaction.client.get(SeriesService)
        series = service.for_organiser(self.series_id, as_organiser(interaction))
        return SeriesNameForm(interaction.user.id, series, own_words(interaction))


class SeriesNameForm(Form, template=r"series-name-form:(?P<person>\d+):(?P<series>\d+)"):
    """The form in which an organiser renames a series."""

    def __init__(self, user_id: int, series: Series, words: Words) -> None:
        super().__init__(
            f"series-name-form:{user_id}:{series.id}",
            words("series-name-form"),
            words("tournament-name-what"),
            text=series.name,
            longest=LONGEST_NAME,
        )

    @classmethod
    async def submitted(
        cls, interaction: Pressing, said: dict[str, str | None], text: str
    ) -> Panel:
        """Rename the series. Refused: as by ``SeriesService.rename``."""
        service, by = interaction.client.get(SeriesService), as_organiser(interaction)
        series = await service.rename(int(said["series"] or 0), by, text)
        return await show_organising(interaction, series)


class DeleteSeriesButton(SeriesPress, template=r"series-delete:(?P<series>\d+)(?P<sure>:sure)?"):
    """Delete a series, once confirmed."""

    async def pressed(self, interaction: Pressing) -> Panel:
        service, by = interaction.client.get(SeriesService), as_organiser(interaction)
        series, words = service.for_organiser(self.series_id, by), own_words(interaction)
        panel, name = Panel(TOURNAMENT), typed_text(series.name)
        if self.said["sure"]:
            await service.delete(series.id, by)
            return panel.text(words("series-deleted", name=name))
        panel.text(words("series-delete-ask", name=name))
        label = words("template-delete-sure-button")
        sure = button(f"series-delete:{series.id}:sure", label, Style.danger)
        items: list[ui.Item[Any]] = [DeleteSeriesButton(sure)]
        return panel.row(*items, button(f"series-organise:{series.id}", words("page-before")))
