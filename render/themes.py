"""The names of all themes, and the base palette of the one with high contrast.

There, all text has the contrast of WCAG's level AAA.
https://www.w3.org/TR/WCAG22/#contrast-enhanced
"""

from __future__ import annotations

from render.palette import Palette

# Every game draws in each of them; the first is the default.
NAMES = ("dark", "light", "contrast")

CONTRAST = Palette(
    ground="#000000",
    panel="#0d0f13",
    raised="#242a35",
    edge="#8f9bb0",
    faint="#b4becd",
    muted="#e3e8f0",
    text="#ffffff",
    dark="#000000",
    gold="#ffd84d",
    shine="#ffd84d",
    medal="#ffd84d",
    crown="#ffd84d",
    barred="#ff9d9d",
    news="#ffffff",
    back="#2f3846",
    back_edge="#c9d2e0",
)
