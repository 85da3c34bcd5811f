"""A finished picture: its bytes, its alt text, and its file name."""

from __future__ import annotations

import io
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from PIL import Image, ImageColor

from render import palette

Colors = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG with the words for those who do not see it. The file name tells nothing hidden."""

    png: bytes
    alt: str
    filename: str


def encode(image: Image.Image, colors: Colors) -> bytes:
    """``image`` as PNG, in ``colors``. The same image gives the same bytes."""
    out = io.BytesIO()
    indexed = image.quantize(palette=_palette_of(colors), dither=Image.Dither.NONE)
    indexed.save(out, "PNG", compress_level=4)
    return out.getvalue()


def color_table(own: Iterable[str], edges: Iterable[tuple[str, str, int]]) -> Colors:
    """All colours that a game's pictures may have: those of the palette and its ``own``, and for
    smooth edges so many steps from one to what it lies on. At most 256 of them make a third of the
    bytes, in half the time.
    """
    grounds = (palette.GROUND, palette.PANEL, palette.RAISED)
    shared = [(color, ground, 2) for color in (palette.MUTED, palette.GOLD) for ground in grounds]
    colors = dict.fromkeys(ImageColor.getrgb(color) for color in (*palette.everything(), *own))
    for color, ground, steps in (*edges, *shared, (palette.TEXT, palette.BACK, 3)):
        for step in range(1, steps + 1):
            part = step / (steps + 1)
            upper, lower = ImageColor.getrgb(color), ImageColor.getrgb(ground)
            red, green, blue = (
                round(a * part + b * (1 - part)) for a, b in zip(upper, lower, strict=True)
            )
            colors[red, green, blue] = None
    assert len(colors) <= 256, len(colors)
    return tuple(colors)


@cache
def _palette_of(colors: Colors) -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette([part for color in colors for part in color])
    return image
