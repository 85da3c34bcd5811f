"""Reminders, notices that a player's time is up, and the question how to continue."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from discord import ui

from bot.core.clock import REMIND, Mark
from bot.core.names import in_text, in_texts
from bot.core.table import waiting_since
from bot.core.words import words_for
from bot.features.actions.more import action_button
from bot.features.board.awaited import awaited_text
from bot.features.reminders.deadlines import Deadlines
from bot.ui.errors import own_words
from bot.ui.navigation import choose_button, where
from bot.ui.notification import Notification
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing, button
from bot.ui.private_view import PrivateView
from bot.ui.responses import Answer, in_private
from bot.ui.times import shown_time, time_text

if TYPE_CHECKING:
    from bot.core.table import Seat, Table
    from bot.core.words import Fact, Words

SLEEPS = 0x8A8F98


def reminder_text(table: Table, seat: Seat, mark: Mark, place: int, words: Words, who: str) -> str:
    """Return the text of a reminder, ever more urgent; ``who`` names the recipient."""
    since = shown_time(waiting_since(table, seat), "R")
    if mark.what == REMIND:
        return words("pace-remind", who=who, since=since, number=place + 1)
    assert seat.clock is not None
    left = shown_time(seat.clock.deadline or seat.clock.since, "R")
    return words(f"pace-{mark.what}", who=who, left=left, then=table.terms.overdue)


def reminder(
    table: Table, seat: Seat, mark: Mark, place: int, words: Words, who: str
) -> Notification:
    """Return a reminder that addresses ``who``; it is deleted once they have answered."""
    return Notification(
        reminder_text(table, seat, mark, place, words, who),
        awaited_text(table, words, in_texts(table.names), [seat.player]),
        time_text(table, words, in_texts(table.names), [seat.player]),
        where(table, words),
        buttons=[
            choose_button(table.id, words("choose-button")),
            mute_button(table, seat, words),
        ],
    )


def mute_button(table: Table, seat: Seat, words: Words) -> MuteButton:
    """Return the button with which a player mutes reminders for now."""
    custom_id = f"mute:{table.id}:{seat.player}:{seat.wait}"
    return MuteButton(button(custom_id, words("pace-mute-button"), emoji=words("pace-mute-sign")))


def lapsed_notification(table: Table, seat: Seat, overdue: str) -> Notification:
    """Return the notice that a player's time ran out, and of the measure taken."""
    name, words = in_text(table.names[seat.player]), words_for(table.language)
    return Notification(words(f"pace-lapsed-{overdue}", name=name), where(table, words))


def stalled_notification(table: Table, seat: Seat) -> Notification:
    """Return the question how to continue a game that has stalled at ``seat``."""
    words = words_for(table.language)
    since = shown_time(waiting_since(table, seat), "R")
    name = in_text(table.names[seat.player])
    facts: dict[str, Fact] = {"name": name, "lapses": seat.lapses, "since": since}
    return Notification(
        words("pace-stalled", **facts),
        words("pace-asked", names=words.list(f"<@{one.called}>" for one in table.remaining)),
        where(table, words),
        buttons=_ways_out(table, words),
    )


def _ways_out(table: Table, words: Words) -> Sequence[ui.Item]:
    return [
        WaitOnButton(button(f"wait-on:{table.id}", words("pace-wait-on-button"))),
        action_button("replace", table.id, words("pace-replace-button")),
        action_button("end", table.id, words("more-end")),
    ]


class MuteButton(Press, template=r"mute:(?P<table>\d+):(?P<player>p\d):(?P<wait>\d+)"):
    """Mute reminders until the next time the player is awaited."""

    async def pressed(self, interaction: Pressing) -> Answer:
        bot, words = interaction.client, own_words(interaction)
        table = await bot.get(Deadlines).mute(
            self.table_id, self.said["player"], interaction.user.id, int(self.said["wait"])
        )
        if in_private(interaction):
            await bot.get(PrivateView).show(interaction, table.id, note=words("pace-muted"))
            return None
        return Panel(SLEEPS).text(words("pace-muted"))


class WaitOnButton(Press, template=r"wait-on:(?P<table>\d+)"):
    """Agree to wait longer: the awaited players have their full time again."""

    among_others = True
    in_place = True

    async def pressed(self, interaction: Pressing) -> Panel:
        """Reset the clocks, then replace the question by the name of the pressing user."""
        table = await interaction.client.get(Deadlines).wait_on(self.table_id, interaction.user.id)
        mine = table.seat_of(interaction.user.id)
        assert mine is not None
        words = words_for(table.language)
        return Panel(SLEEPS).text(words("pace-waits-on", name=in_text(table.names[mine.player])))
