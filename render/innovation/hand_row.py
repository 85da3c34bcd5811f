"""A hand seen from behind, as in the public view."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from engine.innovation.view import HiddenCard, SeatView
from render.canvas import RING, Canvas
from render.innovation.card import BACK_HEIGHT, BACK_WIDTH, back
from render.innovation.news import SeatNews
from render.text import SMALL, Line, fit

ROW = 58
_ICON = 54
_ONE_BY_ONE = 12  # the largest hand drawn card by card; a larger one is grouped by age


@dataclass(frozen=True, slots=True)
class _Group:
    """Cards of one age: their number, and the number of new ones."""

    age: int
    count: int
    new: int

    @property
    def width(self) -> float:
        return BACK_WIDTH + 5 + (_times(self.count).width + 10 if self.count > 1 else 0)


def _times(count: int) -> Line:
    return fit(f"×{count}" if count > 1 else "", 80, SMALL, 600)


def _lost(news: SeatNews) -> Line:
    return fit(f"−{news.lost}" if news.lost else "", 80, SMALL, 700)


def _groups(hand: tuple[HiddenCard, ...], news: SeatNews) -> list[_Group]:
    """Return the cards one by one, or grouped by age if there are many.

    Of equal cards, the last are new.
    """
    counts = Counter(card.age for card in hand)
    groups = []
    for age, count in sorted(counts.items()):
        new = min(news.gained.get(age, 0), count)
        if len(hand) > _ONE_BY_ONE:
            groups.append(_Group(age, count, new))
        else:
            groups += [_Group(age, 1, int(each >= count - new)) for each in range(count)]
    return groups


def hand_width(seat: SeatView, news: SeatNews) -> float:
    """Return the width of the hand in one row."""
    lost = _lost(news).width
    return _ICON + (lost + 14 if lost else 0) + sum(g.width for g in _groups(seat.hand, news))


def hand_rows(seat: SeatView, news: SeatNews, width: float) -> int:
    """Return the number of rows that the hand takes in this width."""
    return max(len(_rows(seat, news, width)), 1)


def _rows(seat: SeatView, news: SeatNews, width: float) -> list[list[_Group]]:
    lost = _lost(news).width
    room = width - _ICON
    rows: list[list[_Group]] = []
    left = room + 1
    for group in _groups(seat.hand, news):
        if left + group.width > room + 5:
            rows.append([])
            left = (lost + 14 if lost else 0) if len(rows) == 1 else 0
        rows[-1].append(group)
        left += group.width
    return rows


def draw_hand_rows(
    canvas: Canvas, left: float, top: float, width: float, seat: SeatView, news: SeatNews
) -> None:
    """Draw the ages of the cards in hand; new ones are ringed, lost ones counted."""
    canvas.icon("hand", left, top + 1, 46, canvas.ink.muted if seat.hand else canvas.ink.faint)
    start = left + _ICON
    x = start
    if news.lost:
        x = canvas.text(x, top + 37, _lost(news), canvas.ink.news) + 14
    for number, row in enumerate(_rows(seat, news, width)):
        y = top + number * ROW
        x = start if number else x
        for group in row:
            if group.new:
                inset = RING - 1
                canvas.box(
                    x - inset,
                    y - inset,
                    BACK_WIDTH + 2 * inset,
                    BACK_HEIGHT + 2 * inset,
                    canvas.ink.news,
                    12,
                )
            back(canvas, x, y, group.age)
            fill = canvas.ink.text if group.new else canvas.ink.muted
            canvas.text(x + BACK_WIDTH + 4, y + BACK_HEIGHT - 11, _times(group.count), fill)
            x += group.width
