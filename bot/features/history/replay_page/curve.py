"""The win curve of the page: an SVG with a line for each player, and a cursor."""

from __future__ import annotations

from html import escape
from typing import Any

from bot.core.html import element
from bot.core.names import in_labels
from bot.core.table import Table
from bot.core.words import Words
from render.curve import Curve, curve_alt
from render.games import GAMES

WIDTH, HEIGHT = 600, 240
LEFT, TOP, FOOT = 44, 10, 24
_DASHES = ("none", "9 4", "3 3", "12 4 3 4")  # so that lines differ not only by colour


def places(curve: Curve) -> dict[str, float]:
    """Return where the cursor stands: its place at turn 0, and the step to the next."""
    last = max(curve[-1][0], 1)
    return {"left": LEFT, "step": (WIDTH - LEFT - 8) / last}


def curve_html(table: Table, view: Any, curve: Curve, words: Words) -> str:
    """Return the section with the chances of ``curve``; ``view`` is of the same table."""
    names, at = in_labels(table.names), places(curve)
    bottom = HEIGHT - FOOT

    def high(chance: float) -> float:
        return round(bottom - chance * (bottom - TOP), 1)

    ending = GAMES[table.game_name].ending
    light = ending.THEMES["light"].sign
    parts, legend = [], []
    for percent in (0, 25, 50, 75, 100):
        y = high(percent / 100)
        parts.append(element("line", "", klass="rule", x1=LEFT, x2=WIDTH, y1=y, y2=y))
        parts.append(element("text", f"{percent}", x=LEFT - 8, y=y + 5, text_anchor="end"))
    for (player, name), color, dash in zip(names.items(), ending.LINES, _DASHES, strict=False):
        points = " ".join(
            f"{at['left'] + at['step'] * turn:.1f},{high(chances[player])}"
            for turn, chances in curve
        )
        look = {"stroke": light[color], "stroke_dasharray": dash}
        parts.append(element("polyline", "", klass="line", points=points, **look))
        line = element("line", "", klass="line", x1=0, x2=48, y1=6, y2=6, **look)
        sample = element("svg", line, klass="sample", viewBox="0 0 48 12", aria_hidden="true")
        legend.append(element("li", sample + escape(name)))
    start = {"x1": LEFT, "x2": LEFT, "y1": TOP, "y2": bottom}
    parts.append(element("line", "", klass="cursor", **start))
    alt = escape(curve_alt(view, curve, words, table.names))
    picture = element(
        "svg", "".join(parts), viewBox=f"0 0 {WIDTH} {HEIGHT}", role="img", aria_label=alt
    )
    label = escape(words("picture-curve"))
    about = element("p", escape(words("analysis-curve-about")))
    content = element("h2", label) + picture + element("ul", "".join(legend), klass="legend")
    return element("section", content + about, aria_label=label)
