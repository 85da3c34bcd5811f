"""A table of Innovation as plain text, for the terminal and for reports."""

from __future__ import annotations

from collections.abc import Iterable

from engine.innovation.view import HiddenCard, TableView

SPLAYS = {None: "", "left": "<", "right": ">", "up": "^"}


def sketch(view: TableView) -> str:
    """Return ``view`` as text: decks, achievements, and a block for each player.

    A pile reads ``blue^ tools+2``: splayed up, two cards below the top one.
    """
    decks = " ".join(f"{age}:{left}" for age, left in enumerate(view.decks, 1))
    lines = [f"decks {decks}", f"achievements left {' '.join(view.achievements)}"]
    for seat in view.seats:
        mark = "*" if seat.name == view.turn else " "
        icons = " ".join(f"{icon} {count}" for icon, count in seat.icons.items())
        piles = [
            f"{pile.color}{SPLAYS[pile.splay]} {pile.cards[0]}+{len(pile.cards) - 1}"
            for pile in seat.board
        ]
        lines += [
            f"{mark} {seat.name}: {seat.points} points, {view.won(seat)} of {view.needed} "
            f"achievements ({' '.join(seat.achievements)})",
            f"    board {', '.join(piles)}",
            f"    icons {icons}",
            f"    hand {_faces(seat.hand)}",
            f"    score pile {_faces(seat.score)}",
        ]
    return "\n".join(lines)


def _faces(cards: Iterable[HiddenCard]) -> str:
    return " ".join(f"{each.card or '?'}({each.age})" for each in cards) or "empty"
