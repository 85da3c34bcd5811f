"""The zones of a table of Innovation: lists of cards that know where they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.innovation.cards import RESOURCES, Card

if TYPE_CHECKING:
    from engine.innovation.view import PileView


class Zone(list[Card]):
    """A zone of cards: a deck, a hand, a score pile, or a colour of a board.

    ``owner``   the name of its player; ``None`` for a deck
    ``hidden``  whether only the owner sees the faces in here
    ``splay``   how the cards are splayed, which only those of a pile can be
    ``place``   in snapshots, which number the zones
    """

    __slots__ = ("hidden", "kind", "owner", "place")

    place: int
    splay: str | None = None

    def __init__(self, kind: str, owner: str | None) -> None:
        self.kind = kind
        self.owner = owner
        self.hidden = kind in ("hand", "score")


class Pile(Zone):
    """A splayable pile: the cards of one colour on a board, the top card first.

    ``top``    the top card, if any: to index a list of a class of one's own is slow
    ``shown``  its view, made when it is asked for, and again after a change
    """

    __slots__ = ("color", "icons", "shown", "splay", "top", "totals")

    def __init__(self, color: str, owner: str, totals: list[int]) -> None:
        """``totals``: the icons of the whole board, which ``recount`` keeps up to date."""
        super().__init__("board", owner)
        self.color = color
        self.splay = None
        self.top: Card | None = None
        self.icons = [0] * len(RESOURCES)
        self.shown: PileView | None = None
        self.totals = totals
