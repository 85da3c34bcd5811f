"""The cards of one domain in an area, side by side up to hegemony."""

from __future__ import annotations

from dataclasses import dataclass

from engine.civ.domains import LEVELS, threshold
from engine.civ.view import SeatView, TableView
from render.canvas import Canvas
from render.text import SMALL, fit

NUMERALS = {1: "I", 2: "II", 3: "III"}
GAP = 5
_RINGED = 4  # the width of the ring around a new card
_NEAR = 2  # hegemony is in reach with at most this many cards missing


@dataclass(frozen=True, slots=True)
class Cards:
    """The cards of a domain: their number, and the levels they reach."""

    domain: str
    count: int
    needed: int  # cards needed for hegemony
    raised: int  # of these, added by face-down Utopia cards
    levels: tuple[tuple[int, str], ...]  # number of cards for a level, and its numeral

    @property
    def places(self) -> int:
        """The number of card places: as many as hegemony needs, or more if there are more."""
        return max(self.count, self.needed)


def cards_of(view: TableView, seat: SeatView, domain: str) -> Cards:
    """Return the cards of ``domain`` of ``seat``. Culture has no levels of its own."""
    players = len(view.seats)
    levels = tuple((threshold(players, level), NUMERALS[level]) for level in LEVELS)
    return Cards(
        domain,
        seat.area[domain],
        seat.needed[domain],
        seat.blocked[domain],
        () if domain == "culture" else levels,
    )


def has_most_culture(view: TableView, seat: SeatView) -> bool:
    """Return whether ``seat`` has strictly the most Culture cards, for Inspiration."""
    others = (each.area["culture"] for each in view.seats if each is not seat)
    return seat.area["culture"] > max(others, default=0)


@dataclass(frozen=True, slots=True)
class Grid:
    """The layout of cards: the number side by side, and their size."""

    across: int
    width: int
    height: int

    def rows_height(self, places: int) -> int:
        """Return the height of ``places`` cards."""
        return -(-places // self.across) * (self.height + GAP) - GAP


def draw_cards(
    canvas: Canvas,
    left: float,
    top: float,
    cards: Cards,
    grid: Grid,
    offered: bool = False,
    new: int = 0,
    mirrored: bool = False,
) -> None:
    """Draw the cards, then empty places, the last of which is that of hegemony.

    The places that reach a level bear its numeral; those added by face-down Utopia cards look like
    these. ``offered``: the place of the next card is framed. ``new``: this many of the last cards
    are ringed or, if negative, places that have become empty. ``mirrored``: from the right.
    """
    across, down = (
        _RINGED + grid.across * (grid.width + GAP),
        _RINGED + grid.rows_height(cards.places),
    )
    canvas.sprite(
        _cards, left, top, across, down, cards, grid, offered, new, mirrored, margin=_RINGED
    )


def _cards(
    canvas: Canvas,
    left: float,
    top: float,
    cards: Cards,
    grid: Grid,
    offered: bool,
    new: int,
    mirrored: bool,
) -> None:
    icon, levels = 28 if grid.height < 50 else 32, dict(cards.levels)
    next_place = cards.count + 1 if offered else 0
    for place in range(1, cards.places + 1):
        row, column = divmod(place - 1, grid.across)
        if mirrored:
            column = grid.across - 1 - column
        x, y = left + column * (grid.width + GAP), top + row * (grid.height + GAP)
        lies = place <= cards.count
        if cards.count - new < place <= cards.count or cards.count < place <= cards.count - new:
            canvas.box(
                x - _RINGED,
                y - _RINGED,
                grid.width + 2 * _RINGED,
                grid.height + 2 * _RINGED,
                canvas.ink.news,
                12,
            )
        if lies:
            canvas.box(x, y, grid.width, grid.height, canvas.ink.strong[cards.domain], 8)
        elif place > cards.needed - cards.raised:
            canvas.frame(
                x,
                y,
                grid.width,
                grid.height,
                canvas.ink.back_edge,
                canvas.ink.back,
                8,
                line=2,
            )
        else:
            edge = canvas.ink.strong[cards.domain] if place == next_place else canvas.ink.ground
            canvas.frame(x, y, grid.width, grid.height, edge, canvas.ink.ground, 8)
        mark = x + (grid.width - icon) / 2, y + (grid.height - icon) / 2
        if place in levels:
            numeral = fit(levels[place], grid.width - 4, SMALL, 800)
            fill = canvas.ink.dark if lies else canvas.ink.faint
            canvas.text(x + grid.width / 2, y + grid.height / 2 + 14, numeral, fill, 0.5)
        elif place == cards.needed:
            near = canvas.ink.crown if cards.needed - cards.count <= _NEAR else canvas.ink.faint
            fill = canvas.ink.dark if lies else near
            canvas.icon("hegemony", *mark, icon, fill)
        elif lies:
            canvas.icon(cards.domain, *mark, icon, canvas.ink.dark)
        elif place > cards.needed - cards.raised:
            canvas.icon("utopia", *mark, icon, canvas.ink.muted)
