"""The dates of a tournament: as text, as a file, as an event of the server."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.features.tournaments.exports.dates import calendar_file, dates
from bot.features.tournaments.guards import check_active
from bot.features.tournaments.panels.actions import tournament_action
from bot.features.tournaments.panels.context import (
    TournamentPress,
    as_organiser,
    organised_here,
    page_line,
    tournament_here,
)
from bot.features.tournaments.panels.export import as_file_name
from bot.features.tournaments.panels.lines import TOURNAMENT, title_text, weekly_text
from bot.features.tournaments.running.events import Events
from bot.tables.service import Tables
from bot.ui.errors import own_words
from bot.ui.panel import Attached, Panel
from bot.ui.press import Pressing, button
from bot.ui.times import shown_time

if TYPE_CHECKING:
    from bot.core.words import Words
    from bot.features.tournaments.exports.dates import Date
    from bot.features.tournaments.tournament import Tournament


def date_text(date: Date, words: Words) -> str:
    """Return a date as a line, with its times as Discord shows them to each reader."""
    begins = "" if date.begins is None else shown_time(date.begins)
    ends = "" if date.ends is None else shown_time(date.ends)
    left = shown_time(date.moment, "R")
    which = "begins" if date.begins is not None else "ends"
    return words(
        f"tournament-date-{date.kind}",
        round=date.round,
        begins=begins,
        ends=ends,
        left=left,
        which=which,
        limited="yes" if date.ends is not None else "no",
    )


@tournament_action("calendar")
async def show_calendar(interaction: Pressing, tournament: Tournament) -> Panel:
    """Show the dates to come, with a file for calendars."""
    words, coming = own_words(interaction), dates(tournament)
    panel = Panel(TOURNAMENT).text(title_text(tournament, words))
    if tournament.plan.weekly is not None:
        panel.text(weekly_text(tournament.plan.weekly, words))
    panel.text(page_line(interaction.client, tournament, words))
    if not coming:
        return panel.text(words("tournament-dates-none"))
    panel.text("\n".join(date_text(each, words) for each in coming))
    now = interaction.client.get(Tables).now()
    name = f"{as_file_name(tournament.name)}-{tournament.id}.ics"
    panel.attach(Attached(name, calendar_file(tournament, now, words)))
    if as_organiser(interaction).may_organise(tournament):
        panel.row(EventButton(button(f"t-event:{tournament.id}", words("tournament-event-button"))))
    return panel


def calendar_button(tournament: Tournament, words: Words) -> CalendarButton:
    """Return the button to the dates."""
    label = words("tournament-calendar-button")
    return CalendarButton(button(f"t-calendar:{tournament.id}", label))


class CalendarButton(TournamentPress, template=r"t-calendar:(?P<tournament>\d+)"):
    """Show the dates."""

    async def pressed(self, interaction: Pressing) -> Panel:
        tournament = tournament_here(interaction, self.tournament_id)
        return await show_calendar(interaction, tournament)


class EventButton(TournamentPress, template=r"t-event:(?P<tournament>\d+)"):
    """Add the next round, or the start, to the events of the server."""

    async def pressed(self, interaction: Pressing) -> Panel:
        tournament = organised_here(interaction, self.tournament_id)
        check_active(tournament)
        await interaction.client.get(Events).create(tournament)
        return Panel(TOURNAMENT).text(own_words(interaction)("tournament-event-created"))
