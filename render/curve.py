"""The picture of the players' chances to win, turn by turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from render import palette
from render.alt import within_limit
from render.canvas import Canvas, page
from render.chart import HEIGHT, MARKERS, draw_chart
from render.games import GAMES
from render.names import drawn_names, told_names
from render.picture import Picture, encode
from render.text import fit
from render.title import draw_section
from render.words import Words

Curve = Sequence[tuple[int, Mapping[str, float]]]

_HEAD = 96
_ROW = 64
_SWING = 15  # percent, from which a change is told in the alt text


def curve_picture(
    view: Any, curve: Curve, words: Words, names: Mapping[str, str], *, theme: str = "dark"
) -> Picture:
    """Return the picture of ``curve``: each player's chance after each turn.

    ``view`` is of the same table. The same arguments give the same bytes.
    """
    canvas = draw_curve(view, curve, words, names, theme)
    return Picture(
        encode(canvas), curve_alt(view, curve, words, names), f"chances-{view.turn_number}.png"
    )


def curve_alt(view: Any, curve: Curve, words: Words, names: Mapping[str, str]) -> str:
    """Return the alt text, in at most 1024 characters: start, swings, end."""
    players = [seat.name for seat in view.seats]
    called = told_names(players, names, words)

    def told(turn: int, chances: Mapping[str, float]) -> str:
        each = words.list(
            words("alt-curve-chance", name=called[player], chance=round(100 * chances[player]))
            for player in players
        )
        return words("alt-curve-turn", turn=turn, chances=each)

    swings = [curve[0]]
    for point in curve[1:-1]:
        if any(100 * abs(point[1][each] - swings[-1][1][each]) >= _SWING for each in players):
            swings.append(point)
    lines = [told(*point) for point in [*swings, *curve[-1:]]]
    *course, end = lines
    return within_limit(
        lambda detail: "\n".join([words("alt-curve"), *course[: 1 + 2 * detail], end])
    )


def draw_curve(
    view: Any, curve: Curve, words: Words, names: Mapping[str, str], theme: str = "dark"
) -> Canvas:
    """Draw ``curve_picture`` before it is encoded, with its layout boxes."""
    game = GAMES[view.game].ending
    players = [seat.name for seat in view.seats]
    shown = drawn_names(players, names, words)
    canvas = page(_HEAD + HEIGHT + _ROW * len(players) + 18, game.THEMES[theme])
    draw_section(canvas, 6, "points", words("picture-curve"), canvas.ink.gold)
    colors = [canvas.ink.sign[name] for name in game.LINES]
    history = [
        (turn, {player: round(100 * chance) for player, chance in chances.items()})
        for turn, chances in curve
    ]
    draw_chart(canvas, _HEAD, history, players, colors)
    for number, player in enumerate(players):
        top = _HEAD + HEIGHT + _ROW * number
        canvas.icon(MARKERS[number], palette.MARGIN + 12, top + 10, 36, colors[number])
        name = fit(shown[player], palette.WIDTH - 2 * palette.MARGIN - 80, 44, 600)
        canvas.text(palette.MARGIN + 64, top + 43, name, canvas.ink.text)
    return canvas
