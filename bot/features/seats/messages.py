"""A player's own seat: passing it on, getting a sitter, and answering such offers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from discord import ui

from bot.core.names import called, in_text, stored_in_text
from bot.core.offers import SITTER, SUBSTITUTE, Offered
from bot.core.updates import Updates
from bot.core.words import Words
from bot.features.actions.declaring import table_action
from bot.features.seats.service import Seating, in_discord
from bot.tables.guards import (
    active,
    among_others,
    begun,
    not_resigned,
    outside_tournaments,
    seated_or_sitting_in,
)
from bot.tables.service import Tables, seat_in_play
from bot.ui.authorization import caller_at
from bot.ui.errors import own_words
from bot.ui.navigation import board_link, where
from bot.ui.notification import Notification
from bot.ui.panel import Panel
from bot.ui.person import chosen_person, user_menu
from bot.ui.press import Press, Pressing, Style, button
from bot.ui.private_view import PrivateView
from bot.ui.responses import Answer, defer

if TYPE_CHECKING:
    from bot.core.table import Seat, Table
    from bot.storage import Former

SEAT = 0x4E7FB8

# The lengths, in days, of sittings that can be asked for.
SITTINGS = (1, 3, 7, 14)


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


def seat_panel(table: Table, seat: Seat, user_id: int, words: Words, *, in_server: bool) -> Panel:
    """Return what this user can do with ``seat``, as its owner or its sitter.

    Users can be chosen from a menu only ``in_server``: by DM Discord offers nobody from there.
    """
    panel = Panel(SEAT)
    game, channel = words(f"game-{table.game_name}"), f"<#{table.channel_id}>"
    panel.text(words("seat-title", game=game, channel=channel))
    panel.text(sitting_text(table, seat, words))
    if seat.sitter_id is not None:
        panel.row(end_sitting_button(table, seat, words))
    if seat.user_id != user_id:
        return panel
    if seat.offer is not None:
        to = "anybody" if seat.offer.to is None else in_text(table.name_of(seat.offer.to))
        panel.text(words(f"seat-offered-{seat.offer.kind}", to=to))
        at = f"{table.id}:{seat.player}:{seat.offer.number}"
        return panel.row(WithdrawButton(button(f"withdraw:{at}", words("offer-withdraw"))))
    panel.text(words("seat-pass-on"))
    if in_server:
        panel.row(GiveMenu(user_menu(f"give:{table.id}", words("seat-give-placeholder"))))
    panel.row(GiveToAnybodyButton(button(f"give-any:{table.id}", words("seat-give-anybody"))))
    if in_server:
        panel.text(words("seat-sitter"))
        panel.row(
            *(
                SittingButton(button(f"sitting:{table.id}:{days}", words("seat-days", count=days)))
                for days in SITTINGS
            )
        )
    else:
        panel.text(words("seat-name-there"))
        panel.row(ui.Button(label=words("go-to-table"), url=board_link(table)))
    return panel


def sitting_text(table: Table, seat: Seat, words: Words) -> str:
    """Return the line naming the sitter of ``seat``, and until when; or an empty text."""
    if seat.sitter_id is None or seat.sitter_until is None:
        return ""
    until, owner = in_discord(seat.sitter_until), in_text(table.names[seat.player])
    sitter = in_text(table.name_of(seat.sitter_id))
    return words("sitting-in", sitter=sitter, owner=owner, until=until)


def seats_taken(formers: Sequence[Former], words: Words) -> list[str]:
    """Return the log lines that say who has taken whose seat."""
    return [
        words(
            "log-seat-taken",
            name=stored_in_text(former.successor),
            before=stored_in_text(former.name),
        )
        for former in formers
        if former.successor is not None
    ]


def end_sitting_button(table: Table, seat: Seat, words: Words) -> EndSittingButton:
    """Return the button with which the owner or the sitter ends a sitting."""
    return EndSittingButton(button(f"end-sitting:{table.id}:{seat.player}", words("sitting-end")))


@table_action(
    "seat",
    among_others,
    seated_or_sitting_in,
    active,
    begun,
    not_resigned,
    outside_tournaments,
    place=90,
)
async def show_seat(interaction: Pressing, table: Table) -> Panel:
    """Show the user what they can do with their seat."""
    seat = table.played_by(interaction.user.id)
    assert seat is not None
    in_server = interaction.guild_id == table.guild_id
    words = own_words(interaction)
    return seat_panel(table, seat, interaction.user.id, words, in_server=in_server)


def _say(interaction: Pressing, key: str, **facts: str) -> Panel:
    return Panel(SEAT).text(own_words(interaction)(key, **facts))


class GiveMenu(Press, template=r"give:(?P<table>\d+)"):
    """Offer one's own seat to this user."""

    among_others = True

    async def pressed(self, interaction: Pressing) -> Panel:
        bot = interaction.client
        to = await chosen_person(self, interaction, bot.get(Tables).get(self.table_id).guild_id)
        await bot.get(Seating).offer(self.table_id, interaction.user.id, to.id, called(to))
        bot.get(Updates).tell(self.table_id)
        name = in_text(bot.get(Tables).get(self.table_id).name_of(to.id) or called(to))
        return _say(interaction, f"seat-offered-{SUBSTITUTE}", to=name)


class GiveToAnybodyButton(Press, template=r"give-any:(?P<table>\d+)"):
    """Offer one's own seat to anybody."""

    among_others = True

    async def pressed(self, interaction: Pressing) -> Panel:
        bot = interaction.client
        await bot.get(Seating).offer(self.table_id, interaction.user.id)
        bot.get(Updates).tell(self.table_id)
        return _say(interaction, f"seat-offered-{SUBSTITUTE}", to="anybody")


class SittingButton(Press, template=r"sitting:(?P<table>\d+):(?P<days>\d+)"):
    """Choose for how long to get a sitter, then ask whom."""

    among_others = True

    async def pressed(self, interaction: Pressing) -> Panel:
        seat_in_play(interaction.client.get(Tables).get(self.table_id), interaction.user.id)
        words, days = own_words(interaction), int(self.said["days"])
        panel = Panel(SEAT).text(words("seat-sitter-ask", count=days))
        menu = user_menu(f"sitter:{self.table_id}:{days}", words("seat-sitter-placeholder"))
        return panel.row(SitterMenu(menu))


class SitterMenu(Press, template=r"sitter:(?P<table>\d+):(?P<days>\d+)"):
    """Ask this user to sit in."""

    among_others = True

    async def pressed(self, interaction: Pressing) -> Panel:
        bot = interaction.client
        to = await chosen_person(self, interaction, bot.get(Tables).get(self.table_id).guild_id)
        await bot.get(Seating).ask_to_sit_in(
            self.table_id, interaction.user.id, to.id, called(to), int(self.said["days"])
        )
        bot.get(Updates).tell(self.table_id)
        name = in_text(bot.get(Tables).get(self.table_id).name_of(to.id) or called(to))
        return _say(interaction, f"seat-offered-{SITTER}", to=name)


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
        return _say(interaction, "sitter-ended", owner=owner, game=game, channel=channel)


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
        return _say(interaction, "offer-you-declined")


class WithdrawButton(
    OfferPress, template=r"withdraw:(?P<table>\d+):(?P<player>p\d+):(?P<number>\d+)"
):
    """Withdraw an offer."""

    async def pressed(self, interaction: Pressing) -> Panel:
        bot = interaction.client
        moderator = caller_at(interaction, bot.get(Tables).get(self.table_id)).moderator
        await bot.get(Seating).withdraw(*self.offer, interaction.user.id, moderator=moderator)
        bot.get(Updates).tell(self.table_id)
        return _say(interaction, "offer-you-withdrew")
