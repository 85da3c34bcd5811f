"""The private panel with every possible part."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from bot.core.table import Table
from bot.core.words import Words
from bot.features.hand.messages import hand_panel
from render.picture import Picture
from tests.bot.painting import DOT

PICTURE = Picture(DOT, "A picture", "picture.png")


def crowded_hand(table: Table, player: str, words: Words) -> list[dict[str, Any]]:
    """Return the components of a private panel with all that is optional."""
    later = datetime(2031, 1, 1, tzinfo=UTC)
    seats = tuple(
        replace(each, sitter_id=77, sitter_name="Eve", sitter_until=later, computer="easy")
        if each.player == player
        else each
        for each in table.seats
    )
    panel = hand_panel(
        replace(table, seats=seats, board_message_id=7),
        player,
        words,
        happened=["y" * 90] * 60,
        note="n" * 200,
        picture=PICTURE,
        board=PICTURE,
        standing="s" * 300,
        undo=99999,
        onward=table,
    )
    return panel.to_components()
