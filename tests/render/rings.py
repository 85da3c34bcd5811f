"""The rings around changes in a picture."""

from __future__ import annotations

from PIL import ImageChops

from render.canvas import Canvas


def rings(canvas: Canvas) -> int:
    """Return the number of pixels in the colour of the rings around changes."""
    red, green, blue = canvas.image.split()
    darkest = ImageChops.darker(ImageChops.darker(red, green), blue)
    return darkest.histogram()[255]
