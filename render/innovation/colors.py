"""The colours of Innovation's cards and resources in each theme."""

from __future__ import annotations

from dataclasses import replace

from render import palette
from render.palette import Palette
from render.picture import with_table
from render.themes import CONTRAST

_CARDS = {
    "red": "#f0616a",
    "yellow": "#f4c534",
    "green": "#4fc47c",
    "blue": "#5fa0ff",
    "purple": "#bb86fa",
}
_RESOURCES = {
    "castle": "#d4d8e0",
    "crown": "#ffd23f",
    "leaf": "#6fe08b",
    "lightbulb": "#e3a6ff",
    "factory": "#ff8a70",
    "clock": "#7cc4ff",
}
# In the high contrast theme: on black, and further apart from each other.
_CARDS_BRIGHT = {
    "red": "#ff8b8f",
    "yellow": "#ffe04a",
    "green": "#52e58e",
    "blue": "#7db8ff",
    "purple": "#d5b0ff",
}
_RESOURCES_BRIGHT = {
    "castle": "#ffffff",
    "crown": "#ffe04a",
    "leaf": "#74f09a",
    "lightbulb": "#ecb8ff",
    "factory": "#ffa08a",
    "clock": "#8fd0ff",
}


def _themed(base: Palette) -> Palette:
    """Return ``base`` with the intermediate colours of all edges."""
    cards = _CARDS.keys()
    grounds = (*base.grounds, *base.deep.values())
    signs = dict.fromkeys(base.sign[resource] for resource in _RESOURCES)
    return with_table(
        base,
        [(base.text, ground, 3) for ground in grounds]
        + [(sign, ground, 2) for sign in signs for ground in grounds]
        + [(base.strong[card], base.dark, 3) for card in cards]
        + [(base.text, base.shade[card], 2) for card in cards]
        + [(base.medal, base.dark, 3)],
    )


THEMES = {
    "dark": _themed(
        replace(
            palette.DARK,
            strong={**_CARDS, **_RESOURCES},
            sign={**_CARDS, **_RESOURCES},
            deep={
                "red": "#46242a",
                "yellow": "#443816",
                "green": "#1d3d2b",
                "blue": "#1e3358",
                "purple": "#3a2858",
            },
            shade={
                "red": "#8f3d45",
                "yellow": "#8d7322",
                "green": "#2f754b",
                "blue": "#3a6199",
                "purple": "#6f5095",
            },
        )
    ),
    "light": _themed(
        replace(
            palette.LIGHT,
            strong={**_CARDS, **_RESOURCES, "castle": "#b9c0cc"},
            sign={
                "red": "#b3212f",
                "yellow": "#775800",
                "green": "#146b38",
                "blue": "#1a56b8",
                "purple": "#7231c4",
                "castle": "#59606e",
                "crown": "#946500",
                "leaf": "#187a3a",
                "lightbulb": "#9030c4",
                "factory": "#c23a1c",
                "clock": "#1264ad",
            },
            deep={
                "red": "#fbd9dc",
                "yellow": "#fae9b2",
                "green": "#cdeed9",
                "blue": "#d3e4ff",
                "purple": "#e8dafd",
            },
            shade={
                "red": "#eb9aa0",
                "yellow": "#dfbb4c",
                "green": "#86cfa2",
                "blue": "#96bdf5",
                "purple": "#c9a8f5",
            },
        )
    ),
    "contrast": _themed(
        replace(
            CONTRAST,
            strong={**_CARDS_BRIGHT, **_RESOURCES_BRIGHT},
            sign={**_CARDS_BRIGHT, **_RESOURCES_BRIGHT},
            deep={
                "red": "#3d0a12",
                "yellow": "#332500",
                "green": "#03290f",
                "blue": "#06204d",
                "purple": "#2c1050",
            },
            shade={
                "red": "#be535e",
                "yellow": "#8d7215",
                "green": "#26864c",
                "blue": "#4276c2",
                "purple": "#8b60c7",
            },
        )
    ),
}
