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

BACK = "#323a48"
BACK_EDGE = "#566176"


def everything() -> list[str]:
    """All colours of this page."""
    return [value for name, value in globals().items() if name.isupper() and isinstance(value, str)]
