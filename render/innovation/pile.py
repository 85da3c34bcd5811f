"""A pile: its top card, and below it what a splay shows of the others, or how many there are."""

from __future__ import annotations

from dataclasses import dataclass

from engine.innovation.cards import CARDS, SHOWN
from engine.innovation.view import PileView
from render.canvas import Canvas
from render.innovation.card import SPINE, place_left, place_step, tile, tile_height
from render.text import SMALL, fit
from render.words import Words

_GAP = 4
_UNSPLAYED = 48
_COUNTED = 72  # strips of this height leave room for the number of cards beside them


@dataclass(frozen=True, slots=True)
class Measure:
    """How large piles are drawn: their width, and the size of icons on top and of those below."""

    width: int
    icon: int
    strip: int


@dataclass(frozen=True, slots=True)
class _Strips:
    """How the cards below are laid out: the size of a strip and of its icons, how many a row."""

    wide: int
    high: int
    icon: int
    across: int
    rows: int

    @property
    def height(self) -> int:
        return self.rows * (self.high + _GAP) - _GAP


def _strips(pile: PileView, measure: Measure) -> _Strips:
    """The strips of ``pile``, in the form in which a splayed card sticks out.

    That is one icon (left), two on top of each other (right), three side by side (up).
    """
    below = len(pile.cards) - 1
    room = measure.width - SPINE - 6
    icon = measure.strip
    if pile.splay == "up":
        across = 1 if below <= 5 else 2
        wide = (room - (across - 1) * _GAP) // across
        if across == 1:
            wide = round(3 * place_step(measure.width))
        icon = min(icon, wide // 3)
        high = icon + 4
    else:
        wide, high = icon + 4, icon + 6
        if pile.splay == "right":
            high = 2 * icon + 8
        across = (room + _GAP) // (wide + _GAP)
    return _Strips(wide, high, icon, across, -(-below // across))


def pile_height(pile: PileView, measure: Measure) -> int:
    """How high ``pile`` is drawn."""
    height = tile_height(measure.icon)
    if len(pile.cards) == 1:
        return height
    if pile.splay is None:
        return height + _UNSPLAYED
    return height + _shelf_height(pile, measure)


def _shelf_height(pile: PileView, measure: Measure) -> int:
    return max(_strips(pile, measure).height, 36) + 12


def draw_pile(
    canvas: Canvas, left: float, top: float, pile: PileView, measure: Measure, words: Words
) -> None:
    """Draw ``pile`` with its upper left corner at ``left`` and ``top``."""
    below = len(pile.cards) - 1
    height = tile_height(measure.icon)
    if below and pile.splay is None:
        _unsplayed(canvas, left, top + height, pile, measure)
    elif below:
        _splayed(canvas, left, top + height, pile, measure)
    tile(canvas, left, top, measure.width, measure.icon, CARDS[pile.cards[0]], words)


def _strip_left(
    left: float, column: int, strips: _Strips, pile: PileView, measure: Measure
) -> float:
    """Where a strip begins: cards splayed to the right stick out on the left, and so on."""
    if strips.across == 1 and pile.splay == "up":
        # Right below the places of the top card in which it has these icons.
        return place_left(left, measure.width, 1)
    if pile.splay == "right":
        return left + measure.width - 6 - strips.wide - column * (strips.wide + _GAP)
    return left + SPINE + 6 + column * (strips.wide + _GAP)


def _unsplayed(canvas: Canvas, left: float, top: float, pile: PileView, measure: Measure) -> None:
    """The edges of the cards below, and how many there are."""
    below = len(pile.cards) - 1
    for depth in range(min(below, 3), 0, -1):
        indent = depth * 8
        canvas.box(
            left + indent,
            top - 12,
            measure.width - 2 * indent,
            12 + depth * 5,
            canvas.ink.shade[pile.color] if depth % 2 else canvas.ink.deep[pile.color],
            6,
        )
    count = fit(f"+{below}", measure.width, SMALL, 700)
    canvas.text(left + measure.width / 2, top + 46, count, canvas.ink.muted, 0.5)


def _splayed(canvas: Canvas, left: float, top: float, pile: PileView, measure: Measure) -> None:
    """A strip for each card below, the next one first, in the form of its splay."""
    assert pile.splay
    strips = _strips(pile, measure)
    height = _shelf_height(pile, measure)
    canvas.box(left, top - 14, measure.width, height + 14, canvas.ink.ground, 12)
    canvas.box(left, top - 14, SPINE, height + 14, canvas.ink.shade[pile.color], 12)
    canvas.icon(pile.splay, left + 7, top + 7, 34, canvas.ink.text)
    if strips.height >= _COUNTED:
        count = fit(f"{len(pile.cards) - 1}", SPINE, SMALL, 700)
        canvas.text(left + SPINE / 2, top + 76, count, canvas.ink.text, 0.5)
    for number, card in enumerate(pile.cards[1:]):
        row, column = divmod(number, strips.across)
        x = _strip_left(left, column, strips, pile, measure)
        y = top + 6 + row * (strips.high + _GAP)
        canvas.box(x, y, strips.wide, strips.high, canvas.ink.deep[pile.color], 8)
        shown = [CARDS[card].icons[place] for place in SHOWN[pile.splay]]
        for place, name in enumerate(shown):
            if not name:
                continue
            if pile.splay == "right":
                at = x + 2, y + 2 + place * (strips.icon + 4)
            else:
                step = strips.wide / len(shown)
                at = (
                    x + step * place + (step - strips.icon) / 2,
                    y + (strips.high - strips.icon) / 2,
                )
            canvas.icon(name, *at, strips.icon, canvas.ink.sign[name])
