"""Nim in pictures: a row of sticks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from render import palette
from render.alt import within_limit
from render.canvas import Canvas, page
from render.columns import Part, in_columns
from render.manifest import Manifest
from render.names import drawn_names, told_names
from render.picture import Picture, encode, with_table
from render.text import fit
from render.themes import CONTRAST
from render.title import Title, draw_title, ended
from render.words import Words

LINES = ("first", "second", "third", "fourth")
_COLORS = dict(zip(LINES, ("#e4572e", "#29a35a", "#4a8fe7", "#c77dff"), strict=True))
THEMES = {
    "dark": with_table(replace(palette.DARK, strong=_COLORS, sign=_COLORS), ()),
    "light": with_table(replace(palette.LIGHT, strong=_COLORS, sign=_COLORS), ()),
    "contrast": with_table(replace(CONTRAST, strong=_COLORS, sign=_COLORS), ()),
}


def title_of(view: Any, words: Words) -> Title:
    """Return the head: the turn or the result."""

    def headline(names: Mapping[str, str]) -> str:
        if view.over:
            return ended(view, names, words)
        return words("picture-turn", name=names[view.turn])

    return Title(headline, words(f"picture-reason-{view.reason}") if view.over else None)


def draw_table(
    view: Any,
    words: Words,
    names: Mapping[str, str],
    *,
    before: Any = None,
    theme: str = "dark",
    wide: bool = False,
) -> Canvas:
    """Draw the sticks below the head; ``wide``: beside it."""
    title = title_of(view, words)

    def head(canvas: Canvas, top: float) -> None:
        draw_title(canvas, title, drawn_names([seat.name for seat in view.seats], names, words))

    def sticks(canvas: Canvas, top: float) -> None:
        for number in range(view.sticks):
            canvas.box(palette.MARGIN + 36 * number, top + 20, 16, 180, canvas.ink.gold, 8)

    return in_columns([Part(title.height, head), Part(220, sticks)], THEMES[theme], wide=wide)


def table_alt(view: Any, words: Words, names: Mapping[str, str]) -> str:
    """Return the alt text of the table."""
    called = told_names([seat.name for seat in view.seats], names, words)
    lines = [*title_of(view, words).told(called), words("nim-sticks", count=view.sticks)]
    for seat in view.seats:
        taken = words("nim-taken", count=seat.points)
        lines.append(words("told-with", what=called[seat.name], about=taken))
    return within_limit(lambda _: "\n".join(lines))


def draw_hand(view: Any, player: str, words: Words, theme: str, *, wide: bool = False) -> Canvas:
    """Draw the number of sticks that a player has taken."""
    line = fit(hand_alt(view, player, words), palette.WIDTH - 2 * palette.MARGIN, 60, 800)

    def taken(canvas: Canvas, top: float) -> None:
        canvas.text(palette.MARGIN, top + 80, line, canvas.ink.text)

    return in_columns([Part(120, taken)], THEMES[theme], wide=wide)


def draw_zoom(
    view: Any,
    player: str,
    words: Words,
    names: Mapping[str, str],
    *,
    theme: str = "dark",
    wide: bool = False,
) -> Canvas:
    """Draw the same as in the hand: nothing is hidden."""
    return draw_hand(view, player, words, theme, wide=wide)


def zoom_alt(view: Any, player: str, words: Words, names: Mapping[str, str]) -> str:
    """Return the alt text of ``draw_zoom``."""
    return hand_alt(view, player, words)


def hand_alt(view: Any, player: str, words: Words) -> str:
    """Return the alt text of ``draw_hand``."""
    return words("nim-taken", count=view.seat(player).points)


def seen_in_hand(view: Any, player: str) -> Any:
    """Return the input of ``draw_hand``."""
    return view.seat(player).points


def draw_cards(cards: Sequence[str], top: int, words: Words, theme: str) -> Canvas:
    """Raise ``NotImplementedError``: there are no cards."""
    raise NotImplementedError


def told_card(card: str, words: Words) -> str:
    """Raise ``NotImplementedError``: there are no cards."""
    raise NotImplementedError


def card_picture(card: str, words: Words, *, theme: str = "dark") -> Picture:
    """Return the picture of a stick, of which all are alike."""
    canvas = page(200, THEMES[theme])
    canvas.box(palette.MARGIN, 10, 16, 180, canvas.ink.gold, 8)
    return Picture(encode(canvas), card_alt(card, words), "stick.png")


def card_alt(card: str, words: Words) -> str:
    """Return the alt text of ``card_picture``."""
    return words("nim-sticks", count=1)


class Ending:
    """The results: the number of sticks that each player has taken."""

    CHART = "nim-chart"
    DETAIL = 0
    LINES = LINES
    THEMES = THEMES

    def title_of(self, view: Any, words: Words) -> Title:
        """Return the result and its reason."""
        return title_of(view, words)

    def told_result(self, view: Any, seat: Any, words: Words) -> str:
        """Return the sticks of ``seat`` as text."""
        return words("nim-taken", count=seat.points)

    def draw_result(self, canvas: Canvas, right: float, top: float, view: Any, seat: Any) -> float:
        """Draw the number of sticks."""
        line = fit(str(seat.points), 160, 56, 700)
        canvas.text(right - 20, top + 60, line, canvas.ink.text, 1)
        return right - 160

    def draw_detail(self, canvas: Canvas, left: float, top: float, view: Any, seat: Any) -> None:
        """Draw no details."""


MANIFEST = Manifest(
    name="nim",
    draw_table=draw_table,
    table_alt=table_alt,
    table_text=table_alt,
    draw_hand=draw_hand,
    hand_alt=hand_alt,
    draw_zoom=draw_zoom,
    zoom_alt=zoom_alt,
    seen_in_hand=seen_in_hand,
    draw_cards=draw_cards,
    told_card=told_card,
    card_picture=card_picture,
    card_alt=card_alt,
    ending=Ending(),
)
