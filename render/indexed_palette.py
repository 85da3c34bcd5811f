"""Indexed palettes: drawing indices takes a third of the work of true colours.

A picture has at most 256 colours, those of its palette's table. A pixel of a smooth edge is mapped
at once to the nearest of them, so that no quantization is needed at the end.
"""

from __future__ import annotations

from functools import cache

from PIL import Image, ImageColor

from render.palette import Colors


class IndexedPalette:
    """The colours of a table by their indices, and how one blends with another."""

    def __init__(self, colors: Colors) -> None:
        self._palette = Image.new("P", (1, 1))
        self._palette.putpalette([part for color in colors for part in color])
        self._colors = colors
        self._numbers = {f"#{bytes(color).hex()}": at for at, color in enumerate(colors)}
        self._steps: dict[tuple[int, int], list[int]] = {}

    @property
    def bytes(self) -> bytes:
        """The red, green and blue values of the colours, in the order of their indices."""
        return bytes(part for color in self._colors for part in color)

    def number(self, color: str) -> int:
        """Return the index of ``color``, or of the nearest colour."""
        number = self._numbers.get(color)
        if number is None:
            pixel = self.nearest(Image.new("RGB", (1, 1), ImageColor.getrgb(color)))
            number = self._numbers[color] = pixel.tobytes()[0]
        return number

    def steps(self, ink: int, ground: int) -> list[int]:
        """Return the indices of ``ink`` blended with ``ground``, by alpha from 0 to 255."""
        steps = self._steps.get((ink, ground))
        if steps is None:
            row = Image.new("RGB", (256, 1), self._colors[ground])
            row.paste(self._colors[ink], (0, 0), _ALL_PARTS)
            between = self.nearest(row).tobytes()[1:-1]
            steps = self._steps[ink, ground] = [ground, *between, ink]
        return steps

    def blended(self, ground: Image.Image, ink: int, shape: Image.Image) -> Image.Image:
        """Return the indices of ``ground`` after ``shape`` was drawn on it in ``ink``."""
        image = self.shown(ground)
        image.paste(self._colors[ink], (0, 0), shape)
        mixed = Image.frombytes("L", ground.size, self.nearest(image).tobytes())
        mixed.paste(ground, (0, 0), shape.point(_NONE))
        mixed.paste(ink, (0, 0), shape.point(_ALL))
        return mixed

    def nearest(self, image: Image.Image) -> Image.Image:
        """Return ``image`` in these colours."""
        return image.quantize(palette=self._palette, dither=Image.Dither.NONE)

    def shown(self, numbers: Image.Image) -> Image.Image:
        """Return an image with this palette and the indices ``numbers``."""
        image = numbers.copy()
        image.putpalette(self.bytes)
        return image.convert("RGB")


@cache
def indexed_palette(colors: Colors) -> IndexedPalette:
    """Return the cached palette of a table."""
    return IndexedPalette(colors)


_NONE = [255, *[0] * 255]  # transparency where a shape covers nothing
_ALL = [*[0] * 255, 255]
_ALL_PARTS = Image.frombytes("L", (256, 1), bytes(range(256)))
