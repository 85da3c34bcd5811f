"""An organiser's word to players in the thread of their match."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from bot.core.names import typed_text
from bot.core.words import words_for
from bot.features.reminders.ping_policy import PingPolicy
from bot.features.tournaments.panels.lines import TOURNAMENT, mention, where_text
from bot.tables.service import Tables
from bot.ui.notification import Notification
from bot.ui.panel import Panel
from bot.ui.slot import MessageSlot, Unreachable
from bot.ui.times import shown_time

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.features.tournaments.tournament import Tournament
    from bot.ui.press import Pressing


async def ping_in_thread(
    interaction: Pressing,
    tournament: Tournament,
    round_number: int,
    table: int,
    pinged: Iterable[int],
    key: str,
) -> None:
    """Ping users in the thread of their match with the text ``key``.

    A lost thread does not block the organiser's action.
    """
    bot, venue = interaction.client, tournament.venue(round_number, table)
    if venue is None or venue.thread_id is None:
        return
    words = words_for(tournament.language)
    people = [*pinged]
    text = words(
        key,
        names=words.list(mention(person, words) for person in people),
        tournament=typed_text(tournament.name),
        round=round_number,
        table=table,
        at="" if venue.due_at is None else shown_time(venue.due_at),
        left="" if venue.due_at is None else shown_time(venue.due_at, "R"),
    )
    where = where_text(tournament, venue.thread_id, words)
    message = Notification.of(Panel(TOURNAMENT).text(text), where)
    slot = MessageSlot(bot, f"{key} {interaction.id}", guild_id=tournament.guild_id)
    with suppress(Unreachable):
        pinged = bot.get(PingPolicy).pingable(people)
        posted = await slot.post(venue.thread_id, message, pinged=pinged)
        await bot.get(Tables).write(posted.finish)
