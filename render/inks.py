"""The colours of a picture as numbers: drawing with them is a third of the work of true colours.

A picture has at most 256 colours, those of its palette's table. So an edge that is half one colour
and half what it lies on is at once the nearest of them, and nothing need be looked for at the end.
"""

from __future__ import annotations

from functools import cache

from PIL import Image, ImageColor

from render.palette import Colors


class Inks:
    """The colours of one table by their numbers, and what becomes of one upon another."""

    def __init__(self, colors: Colors) -> None:
        self._palette = Image.new("P", (1, 1))
        self._palette.putpalette([part for color in colors for part in color])
        self._colors = colors
        self._numbers = {f"#{bytes(color).hex()}": at for at, color in enumerate(colors)}
        self._steps: dict[tuple[int, int], list[int]] = {}

    @property
    def bytes(self) -> bytes:
        """Red, green and blue of each colour, in the order of their numbers."""
        return bytes(part for color in self._colors for part in color)

    def number(self, color: str) -> int:
        """The number of ``color``, or of the one that is nearest to it."""
        number = self._numbers.get(color)
        if number is None:
            pixel = self.nearest(Image.new("RGB", (1, 1), ImageColor.getrgb(color)))
            number = self._numbers[color] = pixel.tobytes()[0]
        return number

    def steps(self, ink: int, ground: int) -> list[int]:
        """What ``ink`` looks like on ``ground`` where it covers 0 to 255 parts of it."""
        steps = self._steps.get((ink, ground))
        if steps is None:
            row = Image.new("RGB", (256, 1), self._colors[ground])
            row.paste(self._colors[ink], (0, 0), _ALL_PARTS)
            between = self.nearest(row).tobytes()[1:-1]
            steps = self._steps[ink, ground] = [ground, *between, ink]
        return steps

    def blended(self, ground: Image.Image, ink: int, shape: Image.Image) -> Image.Image:
        """The numbers of ``ground`` after ``shape`` was laid upon it in ``ink``."""
        image = self.shown(ground)
        image.paste(self._colors[ink], (0, 0), shape)
        mixed = Image.frombytes("L", ground.size, self.nearest(image).tobytes())
        mixed.paste(ground, (0, 0), shape.point(_NONE))
        mixed.paste(ink, (0, 0), shape.point(_ALL))
        return mixed

    def nearest(self, image: Image.Image) -> Image.Image:
        """``image`` in these colours."""
        return image.quantize(palette=self._palette, dither=Image.Dither.NONE)

    def shown(self, numbers: Image.Image) -> Image.Image:
        """An image of ``numbers`` as one of their colours."""
        image = numbers.copy()
        image.putpalette(self.bytes)
        return image.convert("RGB")


@cache
def inks(colors: Colors) -> Inks:
    """The inks of a table, the same ones each time."""
    return Inks(colors)


_NONE = [255, *[0] * 255]  # where a shape covers nothing
_ALL = [*[0] * 255, 255]
_ALL_PARTS = Image.frombytes("L", (256, 1), bytes(range(256)))
