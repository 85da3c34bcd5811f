"""The message that offers a seat, and its buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import ui

from bot.core.names import called, in_text
from bot.core.offers import SITTER, Offered
from bot.core.updates import Updates
from bot.core.words import Words
from bot.features.seats.service import Seating
from bot.features.seats.sitting import SEAT
from bot.tables.service import Tables
from bot.ui.authorization import caller_at
from bot.ui.errors import own_words
from bot.ui.navigation import where
from bot.ui.notification import Notification
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing, Style, button
from bot.ui.private_view import PrivateView
from bot.ui.responses import defer

if TYPE_CHECKING:
    from bot.core.table import Seat, Table


def offer_notification(table: Table, seat: Seat, offer: Offered, words: Words) -> Notification:
    """Return the message that offers ``seat``."""
    text = words(
        f"offer-{offer.kind}",
        game=words(f"game-{table.game_name}"),
        name=in_text(table.names[seat.player]),
        to="anybody" if offer.to is None else f"<@{offer.to}>",
        days=offer.days,
    )
    at = f"{table.id}:{seat.player}:{offer.number}"
    take = "offer-sit-in" if offer.kind == SITTER else "offer-take"
    items: list[ui.Item] = [TakeButton(button(f"take:{at}", words(take), Style.success))]
    if offer.to is not None:
        items.append(DeclineButton(button(f"decline-seat:{at}", words("offer-decline"))))
    items.append(WithdrawButton(button(f"withdraw:{at}", words("offer-withdraw"))))
    return Notification(text, where(table, words), buttons=items)


class OfferPress(Press, template=r"(?!)"):
    """A button on the message of an offer."""

    @property
    def offer(self) -> tuple[int, str, int]:
        """The table, the seat and the number of the offer that this belongs to."""
        return self.table_id, self.said["player"], int(self.said["number"])


class TakeButton(OfferPress, template=r"take:(?P<table>\d+):(?P<player>p\d+):(?P<number>\d+)"):
    """Take the seat, or sit in there."""

    among_others = True

    async def acknowledge(self, interaction: Pressing) -> None:
        """Show the seat in a new message, also by DM: the offer's will soon be edited."""
        in_server = interaction.guild_id is not None
        await defer(interaction, ephemeral=in_server, thinking=True)

    async def pressed(self, interaction: Pressing) -> None:
        bot, user = interaction.client, interaction.user
        table = await bot.get(Seating).take(*self.offer, user.id, called(user))
        bot.get(Updates).tell(table.id)
        own = table.seat_of(user.id) is not None
        note = own_words(interaction)("seat-yours") if own else ""
        await bot.get(PrivateView).show(interaction, table.id, note=note)


class DeclineButton(
    OfferPress, template=r"decline-seat:(?P<table>\d+):(?P<player>p\d+):(?P<number>\d+)"
):
    """Decline an offered seat."""

    async def pressed(self, interaction: Pressing) -> Panel:
        await interaction.client.get(Seating).decline(*self.offer, interaction.user.id)
        interaction.client.get(Updates).tell(self.table_id)
        return Panel(SEAT).text(own_words(interaction)("offer-you-declined"))


class WithdrawButton(
    OfferPress, template=r"withdraw:(?P<table>\d+):(?P<player>p\d+):(?P<number>\d+)"
):
    """Withdraw an offer."""

    async def pressed(self, interaction: Pressing) -> Panel:
        bot = interaction.client
        moderator = caller_at(interaction, bot.get(Tables).get(self.table_id)).moderator
        await bot.get(Seating).withdraw(*self.offer, interaction.user.id, moderator=moderator)
        bot.get(Updates).tell(self.table_id)
        return Panel(SEAT).text(own_words(interaction)("offer-you-withdrew"))
