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
    height = title.height + 20 + game.HEAD + _ROW * len(view.seats)
    canvas = page(height + (_SECTION + CHART_HEIGHT if charted else 0) + 18, game.THEMES[theme])
    players = [seat.name for seat in view.seats]
    shown = drawn_names(players, names, words)
    draw_title(canvas, title, shown)
    y = title.height + 20
    game.draw_heads(canvas, y, view)
    y += game.HEAD
    colors = [canvas.ink.sign[name] for name in game.LINES]
    for place, seat in standing(view):
        number = players.index(seat.name)
        _row(canvas, y, place, seat, shown[seat.name], number, colors[number], view)
        game.draw_result(canvas, y, _ROW - 8, view, seat)
        y += _ROW
    if charted:
        draw_section(canvas, y + 6, "points", words(game.CHART), canvas.ink.gold)
        draw_chart(canvas, y + _SECTION, history, players, shown, colors)
    return canvas


def _row(
    canvas: Canvas, top: float, place: int, seat: Any, name: str, number: int, color: str, view: Any
) -> None:
    """Draw a player's place, the shape of their line in the chart, and their name."""
    ink, won = canvas.ink, seat.name in view.winners
    left, high = palette.MARGIN, _ROW - 8
    canvas.box(left, top, palette.WIDTH - 2 * left, high, ink.raised if won else ink.panel, 14)
    if won:
        canvas.box(left, top, 9, high, ink.shine, 4)
    fill = ink.gold if won else ink.muted
    canvas.text(left + 52, top + 61, fit(str(place), 60, 58, 800), fill, 0.5)
    canvas.icon(MARKERS[number], left + 96, top + 24, 36, color)
    room = GAMES[view.game].ending.results_left(view) - left - 150 - 20
    canvas.text(left + 150, top + 59, fit(name, room, 50, 800), ink.text)
