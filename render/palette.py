"""Colours and measures of the pictures, which are three times as wide as a phone shows them."""

from __future__ import annotations

WIDTH = 1170
MARGIN = 18

GROUND = "#14161b"
PANEL = "#1c2027"
RAISED = "#272d38"
EDGE = "#39414f"
FAINT = "#697385"
MUTED = "#aeb7c6"
TEXT = "#f3f5f9"
DARK = "#12141a"
GOLD = "#ffc94d"
GOLD_DIM = "#4a3d1e"

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
MEDAL_DEEP = "#3b3424"
BACK = "#323a48"
BACK_EDGE = "#566176"


def everything() -> list[str]:
    """All colours of this page."""
    colors = []
    for name, value in globals().items():
        if name.isupper() and isinstance(value, str):
            colors.append(value)
        elif name.isupper() and isinstance(value, dict):
            colors += value.values()
    return colors
