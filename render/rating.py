"""The picture of a player's rating, game by game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render import palette
from render.canvas import Canvas, page
from render.chart import draw_line
from render.palette import Palette
from render.picture import Picture, encode, with_table
from render.script import isolated
from render.text import SMALL, drawable, fit
from render.themes import CONTRAST
from render.words import Words

_HEAD = 160
_HEIGHT = 480
_FOOT = 84
_LEFT = palette.MARGIN + 100
_RIGHT = palette.WIDTH - palette.MARGIN - 15
_DOT = 15
_ROWS = 6  # the maximum number of horizontal lines


@dataclass(frozen=True, slots=True)
class Career:
    """A player's ratings at one game.

    ``ratings``          the rating before the first game, and after each one
    ``settled``          the number of games after which a rating is no longer provisional
    ``first``, ``last``  the days of the first and the last game, as text
    """

    name: str
    game: str
    ratings: Sequence[int]
    settled: int
    first: str
    last: str

    @property
    def games(self) -> int:
        """The number of games."""
        return len(self.ratings) - 1


def rating_picture(career: Career, words: Words, *, theme: str = "dark") -> Picture:
    """Return the picture of ``career``, which has at least one game.

    The same arguments give the same bytes.
    """
    canvas = draw_rating(career, words, theme)
    return Picture(encode(canvas), rating_alt(career, words), f"rating-{career.games}.png")


def rating_alt(career: Career, words: Words) -> str:
    """Return the alt text."""
    return words(
        "alt-rating",
        name=isolated(career.name),
        game=career.game,
        games=career.games,
        rating=str(career.ratings[-1]),
        first=career.first,
        last=career.last,
        least=str(min(career.ratings)),
        most=str(max(career.ratings)),
    )


def draw_rating(career: Career, words: Words, theme: str = "dark") -> Canvas:
    """Draw ``rating_picture`` before it is encoded, with its layout boxes."""
    canvas = page(_HEAD + _HEIGHT + _FOOT, THEMES[theme])
    _draw_head(canvas, career, words)
    _draw_chart(canvas, career, words)
    return canvas


def _draw_head(canvas: Canvas, career: Career, words: Words) -> None:
    ink, left = canvas.ink, palette.MARGIN + 6
    known = career.games >= career.settled
    number = fit(f"{career.ratings[-1]}{'' if known else '?'}", 260, 84, 800)
    canvas.text(_RIGHT, 74, number, ink.gold if known else ink.muted, 1)
    room = _RIGHT - left - number.width - 40
    name = fit(drawable(career.name, words("picture-player", number=1)), room, 62, 800)
    canvas.text(left, 68, name, ink.text)
    about = words("picture-rating", game=career.game, count=career.games)
    canvas.text(left, 128, fit(about, _RIGHT - left, 44, 600), ink.muted)


def _draw_chart(canvas: Canvas, career: Career, words: Words) -> None:
    ink, ratings = canvas.ink, career.ratings
    low, high, step = _range(ratings)
    top, bottom = _HEAD + 20, _HEAD + _HEIGHT

    def place(game: int, rating: float) -> tuple[float, float]:
        across = game / career.games
        return (
            _LEFT + across * (_RIGHT - _LEFT),
            bottom - (rating - low) / (high - low) * (bottom - top),
        )

    for rating in range(low, high + 1, step):
        _, y = place(0, rating)
        canvas.box(_LEFT, y - 1, _RIGHT - _LEFT, 3, ink.edge)
        canvas.text(_LEFT - 18, y + 14, fit(str(rating), 100, SMALL, 600), ink.muted, 1)
    canvas.text(_LEFT, bottom + 58, fit(career.first, 300, SMALL, 600), ink.muted)
    canvas.text(_RIGHT, bottom + 58, fit(career.last, 300, SMALL, 600), ink.muted, 1)
    points = [place(game, rating) for game, rating in enumerate(ratings)]
    draw_line(canvas, points[: career.settled + 1], ink.faint)
    if career.games > career.settled:
        draw_line(canvas, points[career.settled :], ink.gold)
    x, y = points[-1]
    fill = ink.gold if career.games >= career.settled else ink.faint
    canvas.box(x - _DOT, y - _DOT, 2 * _DOT, 2 * _DOT, fill, _DOT)


def _range(ratings: Sequence[int]) -> tuple[int, int, int]:
    """Return the lower and upper end of the chart, and the distance of its lines."""
    least, most = min(ratings), max(ratings)
    for step in (10, 20, 50, 100, 200, 500, 1000):
        low, high = least // step * step, -(-(most + 1) // step) * step
        if (high - low) / step < _ROWS:
            break
    return low, max(high, low + 2 * step), step


def _themed(base: Palette) -> Palette:
    """Return ``base`` with the intermediate colours of all edges."""
    return with_table(
        base,
        [(color, base.ground, 3) for color in (base.text, base.faint, base.gold)]
        + [(color, base.edge, 3) for color in (base.faint, base.gold)],
    )


THEMES = {
    "dark": _themed(palette.DARK),
    "light": _themed(palette.LIGHT),
    "contrast": _themed(CONTRAST),
}
