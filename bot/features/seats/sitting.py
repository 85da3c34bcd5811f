"""A sitting: the sitter and the end date, and the button that ends it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.names import in_text
from bot.core.updates import Updates
from bot.core.words import Words
from bot.features.seats.service import Seating, in_discord
from bot.ui.errors import own_words
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing, button
from bot.ui.private_view import PrivateView
from bot.ui.responses import Answer

if TYPE_CHECKING:
    from bot.core.table import Seat, Table

SEAT = 0x4E7FB8


def sitting_text(table: Table, seat: Seat, words: Words) -> str:
    """Return the line naming the sitter of ``seat``, and until when; or an empty text."""
    if seat.sitter_id is None or seat.sitter_until is None:
        return ""
    until, owner = in_discord(seat.sitter_until), in_text(table.names[seat.player])
    sitter = in_text(table.name_of(seat.sitter_id))
    return words("sitting-in", sitter=sitter, owner=owner, until=until)


def end_sitting_button(table: Table, seat: Seat, words: Words) -> EndSittingButton:
    """Return the button with which the owner or the sitter ends a sitting."""
    return EndSittingButton(button(f"end-sitting:{table.id}:{seat.player}", words("sitting-end")))


class EndSittingButton(Press, template=r"end-sitting:(?P<table>\d+):(?P<player>p\d+)"):
    """End a sitting, as the owner or as the sitter."""

    async def pressed(self, interaction: Pressing) -> Answer:
        bot = interaction.client
        table = await bot.get(Seating).end_sitting(
            self.table_id, self.said["player"], interaction.user.id
        )
        bot.get(Updates).tell(table.id)
        if table.seat_of(interaction.user.id) is not None:
            await bot.get(PrivateView).show(
                interaction, table.id, note=own_words(interaction)("sitting-back")
            )
            return None
        owner = in_text(table.names[self.said["player"]])
        game = own_words(interaction)(f"game-{table.game_name}")
        channel = f"<#{table.channel_id}>"
        text = own_words(interaction)("sitter-ended", owner=owner, game=game, channel=channel)
        return Panel(SEAT).text(text)
