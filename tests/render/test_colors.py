"""Colours: enough contrast in both themes, and nothing told by colour alone."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageColor, ImageStat

from engine.civ.domains import DOMAINS
from engine.innovation.cards import RESOURCES
from render.civ.colors import THEMES as CIV
from render.icons import icon
from render.innovation.colors import THEMES as INNOVATION
from render.innovation.progress import SPECIAL
from render.palette import Palette

THEMES = {
    **{f"innovation-{name}": palette for name, palette in INNOVATION.items()},
    **{f"civ-{name}": palette for name, palette in CIV.items()},
}


@pytest.fixture(params=THEMES, name="ink")
def _ink(request: pytest.FixtureRequest) -> Palette:
    return THEMES[request.param]


def brightness(color: str) -> float:
    """Return the relative luminance as defined by WCAG."""
    red, green, blue = (
        part / 3294.6 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4
        for part in ImageColor.getrgb(color)[:3]
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((brightness(one), brightness(other)))
    return (high + 0.05) / (low + 0.05)


def test_text_stands_out_from_all_that_it_lies_on(ink: Palette) -> None:
    for ground in (*ink.grounds, *ink.deep.values()):
        assert contrast(ink.text, ground) >= 9
        assert contrast(ink.muted, ground) >= 4.5
    for ground in ink.grounds:
        assert contrast(ink.gold, ground) >= 4.5
        assert contrast(ink.barred, ground) >= 4.5
    for ground in (*ink.strong.values(), ink.shine, ink.medal):
        assert contrast(ink.dark, ground) >= 4.5


def test_signs_stand_out_from_the_grounds_and_cards(ink: Palette) -> None:
    for sign in ink.sign.values():
        for ground in (*ink.grounds, *ink.deep.values()):
            assert contrast(sign, ground) >= 3


@pytest.mark.parametrize(
    "names",
    [RESOURCES, DOMAINS, SPECIAL],
    ids=["resources", "domains", "special"],
)
@pytest.mark.parametrize("size", [27, 46])
def test_icons_are_told_apart_by_their_shape_alone(names: tuple[str, ...], size: int) -> None:
    """Of each two icons, more than a quarter of the area is covered by only one."""
    for one, other in combinations(names, 2):
        first, second = icon(one, size), icon(other, size)
        apart = ImageStat.Stat(ImageChops.difference(first, second)).sum[0]
        covered = ImageStat.Stat(ImageChops.lighter(first, second)).sum[0]
        assert apart / covered > 0.25, (one, other)


# What the cones that are left make of a colour (Viénot, Brettel and Mollon, 1999; for tritanopia
# the usual approximation), in linear light.
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


@pytest.mark.parametrize("sight", SIGHT)
def test_icons_stand_out_in_every_kind_of_sight(ink: Palette, sight: str) -> None:
    names = [name for name in (*RESOURCES, *DOMAINS) if name in ink.sign]
    grounds = (*ink.grounds, *ink.deep.values())
    image = Image.new("RGB", (len(names) + len(grounds), 1))
    for place, color in enumerate((*(ink.sign[name] for name in names), *grounds)):
        image.putpixel((place, 0), ImageColor.getrgb(color)[:3])
    pixels = [
        "#{:02x}{:02x}{:02x}".format(*seen(image, sight).getpixel((place, 0)))  # type: ignore[misc]
        for place in range(image.width)
    ]
    for sign in pixels[: len(names)]:
        for ground in pixels[len(names) :]:
            assert contrast(sign, ground) >= 2.5
