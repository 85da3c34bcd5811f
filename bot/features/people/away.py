"""Absences: while users are away they are not pinged, and others can see it."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from bot.features.people.service import People
from bot.tables.service import Tables
from bot.ui.errors import own_words
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing, button
from bot.ui.times import shown_time

if TYPE_CHECKING:
    from datetime import datetime

    from bot.core.words import Words
    from bot.features.people.service import People

AWAY = 0x3F8F6B
QUICKLY = (3, 7, 14)  # days


def away_panel(people: People, user_id: int, now: datetime, words: Words) -> Panel:
    """Return the absences of a user, with buttons to end each and to begin one now."""
    absences = people.absences(user_id)
    panel = Panel(AWAY).text(words("away-title"))
    lines = [
        words(
            "away-line",
            number=number,
            begins=shown_time(absence.begins, "D"),
            ends=shown_time(absence.ends, "D"),
            left=shown_time(absence.ends, "R"),
            now="yes" if absence.begins <= now else "no",
        )
        for number, absence in enumerate(absences, 1)
    ]
    panel.text("\n".join(lines) or words("away-never"))
    panel.text(words("away-about"))
    panel.row(
        *(
            BackButton(
                button(
                    f"back:{absence.id}",
                    words(
                        "away-back-button",
                        number=number,
                        now="yes" if absence.begins <= now else "no",
                    ),
                )
            )
            for number, absence in enumerate(absences, 1)
        )
    )
    panel.text(words("away-from-now"))
    return panel.row(
        *(
            LeaveForButton(button(f"away-for:{days}", words("away-for-button", count=days)))
            for days in QUICKLY
        )
    )


def show_away(interaction: Pressing) -> Panel:
    """Show the user their absences."""
    bot = interaction.client
    now, words = bot.get(Tables).now(), own_words(interaction)
    return away_panel(bot.get(People), interaction.user.id, now, words)


class AwayButton(Press, template=r"away"):
    """Show one's own absences."""

    async def pressed(self, interaction: Pressing) -> Panel:
        return show_away(interaction)


class LeaveForButton(Press, template=r"away-for:(?P<days>\d{1,2})"):
    """Go away from now on for a number of days."""

    async def pressed(self, interaction: Pressing) -> Panel:
        bot = interaction.client
        now = bot.get(Tables).now()
        ends = now + timedelta(days=int(self.said["days"]))
        await bot.get(People).go_away(interaction.user.id, now, ends)
        return show_away(interaction)


class BackButton(Press, template=r"back:(?P<absence>\d+)"):
    """End an absence, or cancel a future one."""

    async def pressed(self, interaction: Pressing) -> Panel:
        people = interaction.client.get(People)
        await people.come_back(interaction.user.id, int(self.said["absence"]))
        return show_away(interaction)
