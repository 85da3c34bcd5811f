"""The colours of Carta Impera Victoria, and all those that its pictures may have."""

from __future__ import annotations

from render import palette
from render.picture import color_table

# The colours of the domains: strong, for cards and what leads; deep, for what lies under text.
STRONG = {
    "army": "#f0616a",
    "religion": "#ece6d2",
    "economy": "#f4c534",
    "science": "#4fc47c",
    "culture": "#bb86fa",
    "utopia": "#5fa0ff",
}
DEEP = {
    "army": "#46242a",
    "religion": "#3e3b31",
    "economy": "#443816",
    "science": "#1d3d2b",
    "culture": "#3a2858",
    "utopia": "#1e3358",
}
SHADE = {
    "army": "#8f3d45",
    "religion": "#8c8674",
    "economy": "#8d7322",
    "science": "#2f754b",
    "culture": "#6f5095",
    "utopia": "#3a6199",
}

CROWN = "#e9c46a"
BARRED = "#ff6b6b"

_GROUNDS = (palette.GROUND, palette.PANEL, palette.RAISED)
ALL = color_table(
    (*STRONG.values(), *DEEP.values(), *SHADE.values(), CROWN, BARRED),
    [(palette.TEXT, ground, 3) for ground in (*_GROUNDS, *DEEP.values())]
    + [(palette.DARK, color, 3) for color in (*STRONG.values(), palette.GOLD)]
    + [(color, DEEP[domain], 2) for domain, color in STRONG.items()]
    + [(color, ground, 1) for color in (*STRONG.values(), CROWN) for ground in _GROUNDS]
    + [(palette.MUTED, color, 1) for color in DEEP.values()]
    + [(palette.FAINT, ground, 1) for ground in _GROUNDS]
    + [(BARRED, ground, 2) for ground in _GROUNDS],
)
