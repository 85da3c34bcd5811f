"""Colours and sizes of the pictures, which are three times as wide as on a phone.

Discord does not show a message's pictures over the width of the screen. On a phone of 390 points
the column of avatars, the container's edge and its padding leave ``PHONE``. On a wide screen
messages with components have a greatest width (https://github.com/discord/discord-api-docs/issues/8585),
that of an embed's contents, which leaves about ``DESKTOP``. A text is readable if its capitals are
at least 9 points high in these frames: ``render.text.LEAST`` on a phone, ``SMALL`` also in a
landscape picture on a wide screen.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

PHONE, DESKTOP = 265, 500  # the displayed widths, in points
WIDTH = 3 * PHONE
MARGIN = 15

Colors = tuple[tuple[int, ...], ...]
Named = Mapping[str, str]


@dataclass(frozen=True, slots=True, eq=False)
class Palette:
    """The colours of a picture. Each game adds those of its own things, by name.

    ``strong`` is the ground of letters and icons in ``dark``; ``sign`` is for letters and icons
    themselves, on the grounds and on ``deep``, which is a ground of text; ``shade`` is for things
    that are present but irrelevant now. In the dark theme ``strong`` and ``sign`` are the same.
    """

    ground: str
    panel: str
    raised: str
    edge: str
    faint: str
    muted: str
    text: str
    dark: str
    gold: str  # as a sign
    shine: str  # under ``dark``
    medal: str  # under ``dark``
    crown: str  # a medal's colour, as a sign
    barred: str
    news: str  # around changes
    back: str
    back_edge: str
    strong: Named = field(default_factory=dict)
    sign: Named = field(default_factory=dict)
    deep: Named = field(default_factory=dict)
    shade: Named = field(default_factory=dict)
    table: Colors = ()  # all colours of a picture, with the intermediate ones of smooth edges

    @property
    def grounds(self) -> tuple[str, str, str]:
        """The background colours."""
        return self.ground, self.panel, self.raised

    def plain(self) -> list[str]:
        """Return all colours by name, without the intermediate ones."""
        own = [*self.strong.values(), *self.sign.values()]
        own += [*self.deep.values(), *self.shade.values()]
        values = (getattr(self, name) for name in self.__slots__)
        return [*(value for value in values if isinstance(value, str)), *own]


DARK = Palette(
    ground="#14161b",
    panel="#1c2027",
    raised="#272d38",
    edge="#39414f",
    faint="#697385",
    muted="#aeb7c6",
    text="#f3f5f9",
    dark="#12141a",
    gold="#ffc94d",
    shine="#ffc94d",
    medal="#e9c46a",
    crown="#e9c46a",
    barred="#ff6b6b",
    news="#ffffff",
    back="#323a48",
    back_edge="#566176",
)

LIGHT = Palette(
    ground="#f4f6fa",
    panel="#e6eaf2",
    raised="#fff4d6",
    edge="#c3cbd9",
    faint="#8b95a6",
    muted="#4c5768",
    text="#14171d",
    dark="#12141a",
    gold="#8d5a00",
    shine="#ffc94d",
    medal="#eec55c",
    crown="#8f6a12",
    barred="#c2222d",
    news="#0b0d11",
    back="#d0d8e5",
    back_edge="#98a4b8",
)
