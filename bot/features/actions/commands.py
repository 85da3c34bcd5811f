"""/mygames and /away: the user's own tables and absences."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from babel.dates import format_date
from discord import app_commands

from bot.features.actions.mygames import show_mygames
from bot.features.people.away import show_away
from bot.features.people.service import People
from bot.tables.service import Tables
from bot.ui.command import SERVERS_AND_DMS, Using, command
from bot.ui.errors import own_words
from bot.ui.panel import Panel
from engine import Refusal

ONE_DAY = timedelta(days=1)
SUGGESTED = 14  # days from today on


@command("mygames", places=SERVERS_AND_DMS)
async def mygames_command(interaction: Using) -> Panel:
    """List all tables of the user, those that wait for them first."""
    return show_mygames(interaction)


@command("away", places=SERVERS_AND_DMS)
async def away_command(
    interaction: Using,
    days: app_commands.Range[int, 1, 90] | None = None,
    until: str | None = None,
    starting: str | None = None,
) -> Panel:
    """Go away for some days or until and including a day; without options, show when."""
    bot, user_id = interaction.client, interaction.user.id
    zone, now = ZoneInfo(bot.get(People).zone(user_id)), bot.get(Tables).now()
    today = now.astimezone(zone).date()
    begins = now if starting is None else max(now, _midnight(_day(starting, today), zone))
    if until is not None:
        ends = _midnight(_day(until, today) + ONE_DAY, zone)
        # A minute before midnight, so that it still reads as that day.
        await bot.get(People).go_away(user_id, begins, ends - timedelta(minutes=1))
    elif days is not None:
        await bot.get(People).go_away(user_id, begins, begins + timedelta(days=days))
    elif starting is not None:
        raise Refusal("away-how-long")
    return show_away(interaction)


@away_command.autocomplete("until")
@away_command.autocomplete("starting")
async def suggest_days(interaction: Using, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest the day that is typed, or the next ones."""
    bot, words = interaction.client, own_words(interaction)
    zone = ZoneInfo(bot.get(People).zone(interaction.user.id))
    today = bot.get(Tables).now().astimezone(zone).date()
    if typed.strip():
        try:
            days = [_day(typed, today)]
        except Refusal:
            return []
    else:
        days = [today + ahead * ONE_DAY for ahead in range(1, SUGGESTED + 1)]
    locale = "en_GB" if words.language == "en" else words.language
    return [
        app_commands.Choice(name=format_date(day, "full", locale=locale), value=day.isoformat())
        for day in days
    ]


def _day(typed: str, today: date) -> date:
    """Parse a date typed as 2026-12-24, 24.12. or 24/12/2026.

    A date without a year is the next such day. Refused: ``not-a-date``.
    """
    text = typed.strip().replace("/", ".").strip(".")
    try:
        if "-" in text:
            return date.fromisoformat(text)
        day, month, *year = (int(part) for part in text.split("."))
        if year:
            return date(year[0] if year[0] > 99 else 2000 + year[0], month, day)
        found = date(today.year, month, day)
        return found if found >= today else date(today.year + 1, month, day)
    except ValueError:
        raise Refusal("not-a-date", date=typed[:20]) from None


def _midnight(day: date, zone: ZoneInfo) -> datetime:
    return datetime.combine(day, time(), zone).astimezone(UTC)
