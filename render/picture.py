"""A finished picture: its bytes, its alt text, and its file name."""

from __future__ import annotations

import io
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache

from PIL import Image, ImageColor

from render.canvas import Canvas
from render.palette import Colors, Palette

Edge = tuple[str, str, int]  # a colour, what it lies on, and steps between the two


@dataclass(frozen=True, slots=True)
class Picture:
    """An image with the words for those who do not see it. The file name tells nothing hidden.

    ``png``: its bytes, of a PNG, or of a GIF if the file name says so.
    """

    png: bytes
    alt: str
    filename: str


def encode(canvas: Canvas) -> bytes:
    """What is drawn as PNG, in the colours of its palette. The same image gives the same bytes."""
    out = io.BytesIO()
    quantized(canvas.image, canvas.ink.table).save(out, "PNG", compress_level=4)
    return out.getvalue()


def quantized(image: Image.Image, colors: Colors) -> Image.Image:
    """``image`` in ``colors``."""
    return image.quantize(palette=_palette_of(colors), dither=Image.Dither.NONE)


def with_table(palette: Palette, edges: Iterable[Edge]) -> Palette:
    """``palette`` with all colours that a picture may have: its own, and for smooth edges so many
    steps from one to what it lies on. At most 256 of them make a third of the bytes, in half the
    time.
    """
    shared = [(color, g, 2) for color in (palette.muted, palette.gold) for g in palette.grounds]
    shared.append((palette.text, palette.back, 3))
    colors = dict.fromkeys(ImageColor.getrgb(color) for color in palette.plain())
    for color, ground, steps in (*edges, *shared):
        for step in range(1, steps + 1):
            part = step / (steps + 1)
            upper, lower = ImageColor.getrgb(color), ImageColor.getrgb(ground)
            red, green, blue = (
                round(a * part + b * (1 - part)) for a, b in zip(upper, lower, strict=True)
            )
            colors[red, green, blue] = None
    assert len(colors) <= 256, len(colors)
    return replace(palette, table=tuple(colors))


@cache
def _palette_of(colors: Colors) -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette([part for color in colors for part in color])
    return image
