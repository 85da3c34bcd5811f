"""A pile: its top card, and below it the splayed cards, or their number and splay."""

from __future__ import annotations

from dataclasses import dataclass

from engine.innovation.cards import CARDS, SHOWN
from engine.innovation.view import PileView
from render.canvas import Canvas
from render.innovation.card import SPINE, place_left, place_step, tile, tile_height
from render.innovation.news import SeatNews
from render.text import SMALL, fit
from render.words import Words

_GAP = 4
_COUNT_ROW = 46
_COUNTED = 72  # strips of at least this height leave room for the number of cards beside them
_BAR = 48  # the height of arrow and number above the strips instead of beside them


@dataclass(frozen=True, slots=True)
class Measure:
    """The size of piles: their width, and the icon sizes of top card and strips."""

    width: int
    icon: int
    strip: int = 0  # without strips, splayed cards are only counted
    title: int = SMALL  # the size of a name that fits on one line

    @property
    def tile(self) -> int:
        """The height of a top card."""
        return tile_height(self.icon)

    def counts(self, pile: PileView) -> bool:
        """Return whether the cards below the top of ``pile`` are only counted."""
        return pile.splay is None or not self.strip


@dataclass(frozen=True, slots=True)
class _Strips:
    """The layout of the cards below: the size of strips and icons, and strips per row.

    ``beside``: they are to the right of the arrow that shows the splay; else below it.
    """

    wide: int
    high: int
    icon: int
    across: int
    rows: int
    beside: bool

    @property
    def height(self) -> int:
        return self.rows * (self.high + _GAP) - _GAP


def _strips(pile: PileView, measure: Measure) -> _Strips:
    """Return the layout of ``pile``'s strips, which have the form of a splayed card.

    That is one icon (left), two on top of each other (right), three side by side (up). Many cards
    that are splayed up take the whole width, so that their icons stay large enough.
    """
    below = len(pile.cards) - 1
    icon = measure.strip
    beside = True
    room = measure.width - SPINE - 6
    if pile.splay == "up":
        across, wide = 1, round(3 * place_step(measure.width))
        if below > 5:
            across = 2
            if room < 240:
                beside, room = False, measure.width - 8
            wide = (room - _GAP) // 2
        icon = min(icon, wide // 3 - 1)
        high = icon + 6
    else:
        wide, high = icon + 4, icon + 6
        if pile.splay == "right":
            high = 2 * icon + 8
        across = (room + _GAP) // (wide + _GAP)
    return _Strips(wide, high, icon, across, -(-below // across), beside)


def pile_height(pile: PileView, measure: Measure) -> int:
    """Return the height of ``pile``."""
    if len(pile.cards) == 1:
        return measure.tile
    if measure.counts(pile):
        return measure.tile + _COUNT_ROW
    return measure.tile + _shelf_height(_strips(pile, measure))


def _shelf_height(strips: _Strips) -> int:
    if not strips.beside:
        return _BAR + strips.height + 6
    return max(strips.height, 36) + 12


def draw_pile(
    canvas: Canvas,
    left: float,
    top: float,
    pile: PileView,
    measure: Measure,
    words: Words,
    news: SeatNews,
) -> None:
    """Draw ``pile`` with its upper left corner at ``left`` and ``top``."""
    below = len(pile.cards) - 1
    if below and measure.counts(pile):
        _counted(canvas, left, top + measure.tile, pile, measure, news)
    elif below:
        _splayed(canvas, left, top + measure.tile, pile, measure, news)
    if pile.color in news.tops:
        canvas.ring(left, top, measure.width, measure.tile)
    about = measure.width, measure.icon, CARDS[pile.cards[0]], words, measure.title
    canvas.sprite(tile, left, top, measure.width, measure.tile, *about)


def _strip_left(
    left: float, column: int, strips: _Strips, pile: PileView, measure: Measure
) -> float:
    """Return the left edge of a strip, which depends on the direction of the splay."""
    if not strips.beside:
        return left + 4 + column * (strips.wide + _GAP)
    if strips.across == 1 and pile.splay == "up":
        # Directly below the top card's places of these icons.
        return place_left(left, measure.width, 1)
    if pile.splay == "right":
        return left + measure.width - 6 - strips.wide - column * (strips.wide + _GAP)
    return left + SPINE + 6 + column * (strips.wide + _GAP)


def _counted(
    canvas: Canvas, left: float, top: float, pile: PileView, measure: Measure, news: SeatNews
) -> None:
    """Draw the edges of the cards below, their number, and the direction of a splay."""
    below = len(pile.cards) - 1
    for depth in range(min(below, 3), 0, -1):
        indent = depth * 8
        canvas.box(
            left + indent,
            top - 12,
            measure.width - 2 * indent,
            12 + depth * 4,
            canvas.ink.shade[pile.color] if depth % 2 else canvas.ink.deep[pile.color],
            6,
        )
    count = fit(f"+{below}", measure.width, SMALL, 700)
    changed = pile.color in news.thinner | news.splays or news.below.intersection(pile.cards)
    middle = left + measure.width / 2
    arrow = 40 if pile.splay else 0
    width = count.width + arrow + 24
    if changed:
        canvas.frame(
            middle - width / 2, top + 7, width, 38, canvas.ink.news, canvas.ink.ground, 12, 4
        )
    elif pile.splay:
        canvas.box(middle - width / 2, top + 7, width, 38, canvas.ink.ground, 12)
    fill = canvas.ink.text if changed or pile.splay else canvas.ink.muted
    if pile.splay:
        canvas.icon(pile.splay, middle - width / 2 + 10, top + 11, 30, fill)
    canvas.text(middle + width / 2 - 12, top + 40, count, fill, 1)


def _splayed(
    canvas: Canvas, left: float, top: float, pile: PileView, measure: Measure, news: SeatNews
) -> None:
    """Draw a strip for each card below, the next one first, in the form of its splay."""
    strips = _strips(pile, measure)
    height = _shelf_height(strips)
    canvas.box(left, top - 14, measure.width, height + 14, canvas.ink.ground, 12)
    _arrow(canvas, left, top, pile, measure, strips, height, news)
    for number, card in enumerate(pile.cards[1:]):
        row, column = divmod(number, strips.across)
        x = _strip_left(left, column, strips, pile, measure)
        y = top + (6 if strips.beside else _BAR) + row * (strips.high + _GAP)
        _strip(canvas, x, y, pile, card, strips, card in news.below)


def _arrow(
    canvas: Canvas,
    left: float,
    top: float,
    pile: PileView,
    measure: Measure,
    strips: _Strips,
    height: float,
    news: SeatNews,
) -> None:
    """Draw the splay's direction, and the number of cards where that helps."""
    assert pile.splay
    fill, size = canvas.ink.text, 34
    wide, high = (SPINE, height + 14) if strips.beside else (measure.width, 14 + _BAR - 4)
    canvas.box(left, top - 14, wide, high, canvas.ink.shade[pile.color], 12)
    if pile.color in news.splays:
        canvas.frame(
            left + 2, top + 2, size + 10, size + 10, canvas.ink.news, canvas.ink.ground, 10
        )
    canvas.icon(pile.splay, left + 7, top + 7, size, fill)
    count = fit(f"{len(pile.cards) - 1}", SPINE, SMALL, 700)
    if not strips.beside:
        canvas.text(left + SPINE + 14, top + 38, count, fill)
    elif strips.height >= _COUNTED:
        canvas.text(left + SPINE / 2, top + 76, count, fill, 0.5)


def _strip(
    canvas: Canvas, left: float, top: float, pile: PileView, card: str, strips: _Strips, new: bool
) -> None:
    """Draw the visible part of one card."""
    assert pile.splay
    deep = canvas.ink.deep[pile.color]
    if new:
        canvas.box(left - 3, top - 3, strips.wide + 6, strips.high + 6, canvas.ink.news, 11)
    canvas.box(left, top, strips.wide, strips.high, deep, 8)
    shown = [CARDS[card].icons[place] for place in SHOWN[pile.splay]]
    for place, name in enumerate(shown):
        if not name:
            continue
        if pile.splay == "right":
            at = left + 2, top + 2 + place * (strips.icon + 4)
        else:
            step = strips.wide / len(shown)
            at = (
                left + step * place + (step - strips.icon) / 2,
                top + (strips.high - strips.icon) / 2,
            )
        canvas.icon(name, *at, strips.icon, canvas.ink.sign[name])
