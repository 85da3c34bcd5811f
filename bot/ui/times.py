"""Timestamps, and the time left to awaited players."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import datetime
from typing import TYPE_CHECKING, Literal

from bot.core.table import PLAYING

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.core.words import Words


def shown_time(moment: datetime, style: Literal["D", "R", "f", "t"] = "f") -> str:
    """Return a moment as Discord shows it to users, in their own time zones."""
    return f"<t:{int(moment.timestamp())}:{style}>"


def time_text(
    table: Table, words: Words, names: Mapping[str, str], only: Collection[str] | None = None
) -> str:
    """Return the awaited players' deadlines, their consequences, and any absences.

    Empty where no clock runs and no player is away.
    """
    if table.status != PLAYING:
        return ""
    lines = []
    for seat in table.awaited:
        clock = seat.clock
        if clock is None or (only is not None and seat.player not in only):
            continue
        name = names[seat.player]
        if clock.away_until is not None:
            until = shown_time(clock.away_until, "D")
            lines.append(words("pace-away", name=name, until=until))
        if clock.deadline is not None:
            at, left = shown_time(clock.deadline), shown_time(clock.deadline, "R")
            then = table.terms.overdue
            lines.append(words("pace-deadline", name=name, at=at, left=left, then=then))
    return "\n".join(lines)
