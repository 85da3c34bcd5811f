"""A player's own seat: passing it on, and getting a sitter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import ui

from bot.core.names import called, in_text
from bot.core.offers import SITTER, SUBSTITUTE
from bot.core.updates import Updates
from bot.core.words import Words
from bot.features.actions.declaring import table_action
from bot.features.seats.offers import WithdrawButton
from bot.features.seats.service import Seating
from bot.features.seats.sitting import SEAT, end_sitting_button, sitting_text
from bot.tables.guards import (
    active,
    among_others,
    begun,
    not_resigned,
    outside_tournaments,
    seated_or_sitting_in,
)
from bot.tables.service import Tables, seat_in_play
from bot.ui.errors import own_words
from bot.ui.navigation import board_link
from bot.ui.panel import Panel
from bot.ui.person import chosen_person, user_menu
from bot.ui.press import Press, Pressing, button

if TYPE_CHECKING:
    from bot.core.table import Seat, Table


# The lengths, in days, of sittings that can be asked for.
SITTINGS = (1, 3, 7, 14)


def seat_panel(table: Table, seat: Seat, user_id: int, words: Words, *, in_server: bool) -> Panel:
    """Return the actions on ``seat`` for this user, its owner or its sitter.

    Users can be chosen from a menu only ``in_server``: by DM Discord does not offer its members.
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
    """Show the user the actions on their own seat."""
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
    """Offer one's own seat to any user."""

    among_others = True

    async def pressed(self, interaction: Pressing) -> Panel:
        bot = interaction.client
        await bot.get(Seating).offer(self.table_id, interaction.user.id)
        bot.get(Updates).tell(self.table_id)
        return _say(interaction, f"seat-offered-{SUBSTITUTE}", to="anybody")


class SittingButton(Press, template=r"sitting:(?P<table>\d+):(?P<days>\d+)"):
    """Choose the length of a sitting, then ask for the sitter."""

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
