"""A finished picture: its bytes, its alt text, and its file name."""

from __future__ import annotations

import struct
from collections.abc import Iterable
from dataclasses import dataclass, replace
from zlib import crc32

from isal import isal_zlib
from PIL import ImageColor

from render.canvas import Canvas
from render.palette import Palette

_PALETTE = 3  # the PNG colour type of indexed colours

Edge = tuple[str, str, int]  # a colour, its ground, and the number of steps between the two


@dataclass(frozen=True, slots=True)
class Picture:
    """An image with its alt text. The file name discloses no hidden information.

    ``png``: the bytes of a PNG, or of a GIF if the file name says so.
    """

    png: bytes
    alt: str
    filename: str


def encode(canvas: Canvas) -> bytes:
    """Encode a canvas as PNG, in its indexed palette. Equal images give equal bytes."""
    width, height = canvas.numbers.size
    # Each row begins with its filter type; 0 is none.
    rows = canvas.numbers.crop((-1, 0, width, height)).tobytes()
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, _PALETTE, 0, 0, 0)),
            _chunk(b"PLTE", canvas.indexed.bytes),
            _chunk(b"IDAT", isal_zlib.compress(rows, 1)),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", crc32(kind + data))


def with_table(palette: Palette, edges: Iterable[Edge]) -> Palette:
    """Return ``palette`` with the table of all colours of a picture.

    These are its own colours and, for smooth edges, some steps from each to its ground. At most 256
    colours make a third of the bytes, in half the time.
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
