"""A finished picture: its bytes, its alt text, and its file name."""

from __future__ import annotations

import io
from dataclasses import dataclass
from functools import cache

from PIL import Image, ImageColor

from render import palette

ALT_LIMIT = 1024  # Discord's limit for the description of an attachment


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG with the words for those who do not see it. The file name tells nothing hidden."""

    png: bytes
    alt: str
    filename: str


def encode(image: Image.Image) -> bytes:
    """``image`` as PNG. The same image gives the same bytes."""
    out = io.BytesIO()
    indexed = image.quantize(palette=_table(), dither=Image.Dither.NONE)
    indexed.save(out, "PNG", compress_level=4)
    return out.getvalue()


@cache
def _table() -> Image.Image:
    """All colours that a picture may have: those of the palette, and for smooth edges steps from
    one to what it lies on. At most 256 of them make a third of the bytes, in half the time.
    """
    grounds = (palette.GROUND, palette.PANEL, palette.RAISED, *palette.DEEP.values())
    pairs = [(color, ground, 3) for color in (palette.TEXT,) for ground in grounds]
    pairs += [(color, ground, 2) for color in palette.RESOURCE.values() for ground in grounds]
    pairs += [(color, palette.DARK, 3) for color in palette.STRONG.values()]
    pairs += [(palette.TEXT, color, 2) for color in palette.SHADE.values()]
    pairs += [(palette.MUTED, ground, 2) for ground in grounds[:3]]
    pairs += [(palette.GOLD, ground, 2) for ground in grounds[:3]]
    pairs += [(palette.TEXT, palette.BACK, 3), (palette.MEDAL, palette.DARK, 3)]
    colors = dict.fromkeys(ImageColor.getrgb(color) for color in palette.everything())
    for color, ground, steps in pairs:
        for step in range(1, steps + 1):
            part = step / (steps + 1)
            upper, lower = ImageColor.getrgb(color), ImageColor.getrgb(ground)
            red, green, blue = (
                round(a * part + b * (1 - part)) for a, b in zip(upper, lower, strict=True)
            )
            colors[red, green, blue] = None
    image = Image.new("P", (1, 1))
    image.putpalette([part for color in colors for part in color])
    return image
