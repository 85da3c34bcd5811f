"""The colours of Carta Impera Victoria's domains in each theme."""

from __future__ import annotations

from dataclasses import replace

from render import palette
from render.palette import Palette
from render.picture import with_table
from render.themes import CONTRAST

_DOMAINS = {
    "army": "#f0616a",
    "religion": "#ece6d2",
    "economy": "#f4c534",
    "science": "#4fc47c",
    "culture": "#bb86fa",
    "utopia": "#5fa0ff",
}
# In the high contrast theme: on black, and further apart from each other.
_DOMAINS_BRIGHT = {
    "army": "#ff8b8f",
    "religion": "#fffbef",
    "economy": "#ffe04a",
    "science": "#52e58e",
    "culture": "#d5b0ff",
    "utopia": "#7db8ff",
}


def _themed(base: Palette) -> Palette:
    """Return ``base`` with the intermediate colours of all edges."""
    signs = dict.fromkeys((*base.sign.values(), base.crown))
    return with_table(
        base,
        [(base.text, ground, 3) for ground in (*base.grounds, *base.deep.values())]
        + [(base.dark, color, 3) for color in (*base.strong.values(), base.shine)]
        + [(sign, base.deep[domain], 2) for domain, sign in base.sign.items()]
        + [(sign, ground, 1) for sign in signs for ground in base.grounds]
        + [(base.muted, ground, 1) for ground in base.deep.values()]
        + [(base.faint, ground, 1) for ground in base.grounds]
        + [(base.barred, ground, 2) for ground in base.grounds],
    )


THEMES = {
    "dark": _themed(
        replace(
            palette.DARK,
            strong=_DOMAINS,
            sign=_DOMAINS,
            deep={
                "army": "#46242a",
                "religion": "#3e3b31",
                "economy": "#443816",
                "science": "#1d3d2b",
                "culture": "#3a2858",
                "utopia": "#1e3358",
            },
            shade={
                "army": "#8f3d45",
                "religion": "#8c8674",
                "economy": "#8d7322",
                "science": "#2f754b",
                "culture": "#6f5095",
                "utopia": "#3a6199",
            },
        )
    ),
    "light": _themed(
        replace(
            palette.LIGHT,
            strong={**_DOMAINS, "religion": "#cfc19a"},
            sign={
                "army": "#b3212f",
                "religion": "#6a5d36",
                "economy": "#775800",
                "science": "#146b38",
                "culture": "#7231c4",
                "utopia": "#1a56b8",
            },
            deep={
                "army": "#fbd9dc",
                "religion": "#eee8d4",
                "economy": "#fae9b2",
                "science": "#cdeed9",
                "culture": "#e8dafd",
                "utopia": "#d3e4ff",
            },
            shade={
                "army": "#eb9aa0",
                "religion": "#bfb391",
                "economy": "#dfbb4c",
                "science": "#86cfa2",
                "culture": "#c9a8f5",
                "utopia": "#96bdf5",
            },
        )
    ),
    "contrast": _themed(
        replace(
            CONTRAST,
            strong=_DOMAINS_BRIGHT,
            sign=_DOMAINS_BRIGHT,
            deep={
                "army": "#3d0a12",
                "religion": "#2b2820",
                "economy": "#332500",
                "science": "#03290f",
                "culture": "#2c1050",
                "utopia": "#06204d",
            },
            shade={
                "army": "#be535e",
                "religion": "#7a7564",
                "economy": "#8d7215",
                "science": "#26864c",
                "culture": "#8b60c7",
                "utopia": "#4276c2",
            },
        )
    ),
}
