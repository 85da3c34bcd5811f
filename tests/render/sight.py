"""Pictures as people with each kind of colour vision see them."""

from __future__ import annotations

from PIL import Image

# The sight of a colour by the remaining cones (Viénot, Brettel and Mollon, 1999; for tritanopia the
# usual approximation), in linear light.
SIGHT = {
    "deuteranopia": ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0)),
    "protanopia": ((0.11238, 0.88762, 0.0), (0.11238, 0.88762, 0.0), (0.00401, -0.00401, 1.0)),
    "tritanopia": (
        (1.01277, 0.13548, -0.14826),
        (-0.01243, 0.86812, 0.14431),
        (0.07589, 0.805, 0.11911),
    ),
    "greyscale": ((0.2126, 0.7152, 0.0722),) * 3,
}


def seen(image: Image.Image, sight: str) -> Image.Image:
    """Return ``image`` as a person with this kind of sight sees it."""
    bright = [round(255 * (value / 255) ** 2.2) for value in range(256)]
    dim = [round(255 * (value / 255) ** (1 / 2.2)) for value in range(256)]
    matrix = [part for row in SIGHT[sight] for part in (*row, 0.0)]
    linear = image.convert("RGB").point(bright * 3)
    return linear.convert("RGB", tuple(matrix)).point(dim * 3)
