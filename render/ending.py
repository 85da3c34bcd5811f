"""The picture of a finished game: winners, reason, standings, and points by turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.games import standing
from render import palette
from render.alt import within_limit
from render.canvas import Canvas, page
from render.chart import HEIGHT as CHART_HEIGHT
from render.chart import MARKERS, draw_chart
from render.games import GAMES
from render.names import drawn_names, told_names
from render.picture import Picture, encode
from render.text import fit
from render.title import draw_section, draw_title
from render.words import Words

History = Sequence[tuple[int, Mapping[str, int]]]

_ROW = 92
_NAME = 128  # the left edge of the names
_SECTION = 96


def end_picture(
    view: Any,
    history: History,
    words: Words,
    names: Mapping[str, str],
    *,
    theme: str = "dark",
) -> Picture:
    """Return the picture of the finished game of which ``view`` is the last one.

    ``history``: the number of a turn and every player's points at its end, in the order of the
    turns; with fewer than two of them there is no chart. The same arguments give the same bytes.
    """
    canvas = draw_end(view, history, words, names, theme)
    return Picture(encode(canvas), end_alt(view, words, names), f"end-{view.turn_number}.png")


def end_alt(view: Any, words: Words, names: Mapping[str, str]) -> str:
    """Return the alt text, in at most 1024 characters, without the chart."""
    game = GAMES[view.game].ending
    called = told_names([seat.name for seat in view.seats], names, words)
    lines = [". ".join(game.title_of(view, words).told(called)) + "."]
    for place, seat in standing(view):
        result = game.told_result(view, seat, words)
        lines.append(words("alt-end-place", place=place, name=called[seat.name], result=result))
    return within_limit(lambda _: "\n".join(lines))


def draw_end(
    view: Any,
    history: History,
    words: Words,
    names: Mapping[str, str],
    theme: str = "dark",
) -> Canvas:
    """Draw ``end_picture`` before it is encoded, with its layout boxes."""
    game = GAMES[view.game].ending
    title = game.title_of(view, words)
    charted = len(history) > 1
    row = _ROW + game.DETAIL
    height = title.height + 20 + row * len(view.seats)
    canvas = page(height + (_SECTION + CHART_HEIGHT if charted else 0) + 18, game.THEMES[theme])
    players = [seat.name for seat in view.seats]
    shown = drawn_names(players, names, words)
    draw_title(canvas, title, shown)
    y = title.height + 20
    colors = [canvas.ink.sign[name] for name in game.LINES]
    for place, seat in standing(view):
        number = players.index(seat.name)
        _row(canvas, y, place, seat, shown[seat.name], number, colors[number], view)
        y += row
    if charted:
        draw_section(canvas, y + 6, "points", words(game.CHART), canvas.ink.gold)
        draw_chart(canvas, y + _SECTION, history, players, colors)
    return canvas


def _row(
    canvas: Canvas, top: float, place: int, seat: Any, name: str, number: int, color: str, view: Any
) -> None:
    """Draw a player's place, the shape of their line in the chart, name, and result."""
    ink, won, game = canvas.ink, seat.name in view.winners, GAMES[view.game].ending
    left, high = palette.MARGIN, _ROW + game.DETAIL - 8
    right = palette.WIDTH - left
    canvas.box(left, top, right - left, high, ink.raised if won else ink.panel, 14)
    if won:
        canvas.box(left, top, 9, high, ink.shine, 4)
    fill = ink.gold if won else ink.muted
    canvas.text(left + 42, top + 61, fit(str(place), 50, 58, 800), fill, 0.5)
    canvas.icon(MARKERS[number], left + 76, top + 24, 36, color)
    results = game.draw_result(canvas, right, top, view, seat)
    room = results - left - _NAME - 12
    canvas.text(left + _NAME, top + 59, fit(name, room, 48, 800), ink.text)
    game.draw_detail(canvas, left + _NAME, top + _ROW - 8, view, seat)
