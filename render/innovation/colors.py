"""The colours of Innovation, and all those that its pictures may have."""

from __future__ import annotations

from render import palette
from render.picture import color_table

# The colours of cards: strong, for spines and edges; deep, for what lies under text and icons.
STRONG = {
    "red": "#f0616a",
    "yellow": "#f4c534",
    "green": "#4fc47c",
    "blue": "#5fa0ff",
    "purple": "#bb86fa",
}
DEEP = {
    "red": "#46242a",
    "yellow": "#443816",
    "green": "#1d3d2b",
    "blue": "#1e3358",
    "purple": "#3a2858",
}
SHADE = {
    "red": "#8f3d45",
    "yellow": "#8d7322",
    "green": "#2f754b",
    "blue": "#3a6199",
    "purple": "#6f5095",
}

RESOURCE = {
    "castle": "#d4d8e0",
    "crown": "#ffd23f",
    "leaf": "#6fe08b",
    "lightbulb": "#e3a6ff",
    "factory": "#ff8a70",
    "clock": "#7cc4ff",
}

MEDAL = "#e9c46a"

_GROUNDS = (palette.GROUND, palette.PANEL, palette.RAISED, *DEEP.values())
ALL = color_table(
    (*STRONG.values(), *DEEP.values(), *SHADE.values(), *RESOURCE.values(), MEDAL),
    [(palette.TEXT, ground, 3) for ground in _GROUNDS]
    + [(color, ground, 2) for color in RESOURCE.values() for ground in _GROUNDS]
    + [(color, palette.DARK, 3) for color in STRONG.values()]
    + [(palette.TEXT, color, 2) for color in SHADE.values()]
    + [(MEDAL, palette.DARK, 3)],
)
