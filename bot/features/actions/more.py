"""The menu of further actions at a table, those without a button of their own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.core.table import TableKind
from bot.features.actions.registry import carry_out
from bot.tables.service import Tables
from bot.ui.errors import own_words
from bot.ui.navigation import hand_button
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing, Style, button

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.core.words import Words

MORE = 0x7A5FA8


@dataclass(frozen=True, slots=True)
class Offer:
    """A table action offered to ``user_id`` at ``table`` if ``fits`` returns true."""

    wanted: str
    fits: Callable[[Table, int], bool]
    style: Style = Style.secondary


def _playing(table: Table, user_id: int) -> bool:
    """Return whether this user still plays here."""
    seat = table.seat_of(user_id)
    return table.status == "playing" and seat is not None and not seat.resigned


def _seated(table: Table, user_id: int) -> bool:
    """Return whether this user plays here, also as a sitter."""
    seat = table.played_by(user_id)
    return table.status == "playing" and seat is not None and not seat.resigned


def _among_others(table: Table, user_id: int) -> bool:
    """Return whether this user plays here, and not in a tutorial."""
    return _playing(table, user_id) and table.kind is not TableKind.TUTORIAL


def _passed_on(table: Table, user_id: int) -> bool:
    """Return whether this user plays here, and players may pass on their seats."""
    return _seated(table, user_id) and table.kind is TableKind.ORDINARY


def _begun(table: Table, _: int) -> bool:
    return table.game is not None


# In the order in which they are offered; each is labelled with the words ``more-<wanted>``.
OFFERS = (
    Offer("board-text", _begun),
    Offer("log", _begun),
    Offer("replay", _begun),
    Offer("export", _begun),
    Offer("report", _begun),
    Offer(
        "terms", lambda table, _: table.game is not None and table.kind is not TableKind.TUTORIAL
    ),
    Offer("undo", _seated),
    Offer("orders", _among_others),
    Offer("seat", _passed_on),
    Offer(
        "replace",
        lambda table, user_id: (
            _among_others(table, user_id) and table.kind is not TableKind.TOURNAMENT
        ),
    ),
    Offer("mygames", lambda *_: True),
    Offer("settings", lambda *_: True),
    Offer("end", _among_others),
    Offer("resign", _among_others, Style.danger),
)


def more_panel(table: Table, user_id: int, words: Words) -> Panel:
    """Return the menu of what this user can do at ``table`` now, beside playing on."""
    panel = Panel(MORE).text(words("more-title", game=words(f"game-{table.game_name}")))
    panel.row(
        *(
            ActionButton(
                button(f"do:{offer.wanted}:{table.id}", words(f"more-{offer.wanted}"), offer.style)
            )
            for offer in OFFERS
            if offer.fits(table, user_id)
        )
    )
    return panel.row(hand_button(table.id, words))


def looking_back_buttons(table_id: int, words: Words) -> list[ActionButton]:
    """Return the buttons below a finished game, for everybody: replay and record."""
    return [
        ActionButton(button(f"do:{wanted}:{table_id}", words(f"more-{wanted}")))
        for wanted in ("replay", "export")
    ]


class MoreButton(Press, template=r"more:(?P<table>\d+)"):
    """Show the menu of further actions."""

    async def pressed(self, interaction: Pressing) -> None:
        table = interaction.client.get(Tables).get(self.table_id)
        panel = more_panel(table, interaction.user.id, own_words(interaction))
        await interaction.edit_original_response(**panel.editing())


class ActionButton(Press, template=r"do:(?P<wanted>[a-z-]+):(?P<table>\d+)"):
    """Carry out a table action, as the command of the same name would."""

    async def pressed(self, interaction: Pressing) -> None:
        table = interaction.client.get(Tables).get(self.table_id)
        await carry_out(interaction, self.said["wanted"], table)
