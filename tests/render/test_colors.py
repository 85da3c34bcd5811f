"""Colours: enough contrast in both themes, and never the only sign of a state."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageColor, ImageStat

from bot.core.words import words_for
from engine.civ.domains import DOMAINS
from engine.innovation.cards import CARDS, COLORS, RESOURCES
from render.civ.colors import THEMES as CIV
from render.icons import icon
from render.innovation.colors import THEMES as INNOVATION
from render.innovation.progress import SPECIAL
from render.palette import Palette
from render.rating import THEMES as RATING
from render.themes import NAMES
from render.tournament.pictures import THEMES as TOURNAMENT
from tests.render.innovation import gallery
from tests.render.sight import SIGHT, seen

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


def test_each_picture_has_each_theme() -> None:
    for themes in (INNOVATION, CIV, RATING, TOURNAMENT):
        assert tuple(themes) == NAMES


@pytest.mark.parametrize("ink", ["innovation-contrast", "civ-contrast"], indirect=True)
def test_high_contrast_reaches_the_strictest_level(ink: Palette) -> None:
    """Text: 7 to 1, as WCAG asks for level AAA. Signs: 4.5, where it asks for 3."""
    for ground in (*ink.grounds, *ink.deep.values()):
        assert contrast(ink.text, ground) >= 12
        assert contrast(ink.muted, ground) >= 7
        for sign in ink.sign.values():
            assert contrast(sign, ground) >= 4.5
    for ground in ink.grounds:
        for color in (ink.gold, ink.faint, ink.barred):
            assert contrast(color, ground) >= 7
    for shade in ink.shade.values():
        assert contrast(shade, ink.ground) >= 4.5
        assert contrast(ink.text, shade) >= 4.5
    for ground in (*ink.strong.values(), ink.shine, ink.medal):
        assert contrast(ink.dark, ground) >= 7


def test_each_card_shows_the_letter_of_its_colour() -> None:
    """Some of the five colours look alike to some people: letters double them."""
    words = words_for("en")
    letters = {color: words(f"picture-letter-{color}") for color in COLORS}
    assert len(set(letters.values())) == len(COLORS)
    for view, names in gallery.tables().values():
        drawn = Counter(box.what for box in gallery.draw_table(view, words, names).boxes)
        for letter in letters.values():
            assert drawn[letter] >= len(view.seats)
    for view in gallery.hands().values():
        seat = view.seat("p1")
        cards = [CARDS[card.card] for card in (*seat.hand, *seat.score) if card.card]
        drawn = Counter(box.what for box in gallery.draw_hand(view, "p1", words).boxes)
        for color, letter in letters.items():
            assert drawn[letter] == sum(card.color == color for card in cards)


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
