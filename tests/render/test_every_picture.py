"""Invariants of the pictures of all games: readable, in place, deterministic."""

from __future__ import annotations

import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations

import pytest

from bot.core.words import languages, words_for
from render.alt import ALT_LIMIT
from render.canvas import Canvas
from render.palette import DESKTOP, PHONE, WIDTH
from render.text import ELLIPSIS
from tests.languages import COMPLETE
from tests.render.gallery import pieces

EN = words_for("en")
LONG_NAMES = ("Wil", "👑", "山")


ENGLISH = {piece.name: piece for piece in pieces(EN)}
LIGHT = {piece.name: piece for piece in pieces(EN, "light")}
DRAW: dict[str, Callable[[], Canvas]] = {}
for language in languages():
    DRAW |= {f"{piece.name}-{language}": piece.draw for piece in pieces(words_for(language))}


@pytest.mark.soak
@pytest.mark.parametrize("name", DRAW)
def test_everything_is_readable_and_in_its_place(name: str) -> None:
    canvas = DRAW[name]()
    width, height = canvas.image.size
    wide = "-wide-" in name
    shown = DESKTOP if wide else PHONE  # the width at which Discord shows it
    assert width == (2 * WIDTH if wide else WIDTH) >= DESKTOP  # enlarged nowhere
    assert width != height  # some phones cut square pictures
    for box in canvas.boxes:
        assert box.left >= 0, box
        assert box.top >= 0, box
        assert box.right <= width, box
        assert box.bottom <= height, box
        if box.text:
            assert (box.bottom - box.top) * shown / width >= 9, box
        else:
            assert (box.right - box.left) * shown / width >= 8.5, box
        # Only what people call themselves may be too long.
        assert ELLIPSIS not in box.what or any(part in box.what for part in LONG_NAMES), box
    for one, other in combinations(canvas.boxes, 2):
        assert not one.overlaps(other), (one, other)


@pytest.mark.parametrize("name", ENGLISH)
def test_the_light_theme_only_has_other_colors(name: str) -> None:
    light, dark = LIGHT[name].draw(), ENGLISH[name].draw()
    assert light.boxes == dark.boxes
    corner = 0, light.image.height - 1
    assert light.image.getpixel(corner) != dark.image.getpixel(corner)


@pytest.mark.parametrize("name", ENGLISH)
def test_a_picture_is_the_same_each_time_and_told_within_the_limit(name: str) -> None:
    picture = ENGLISH[name].make()
    assert picture == ENGLISH[name].make()
    assert 0 < len(picture.alt) <= ALT_LIMIT
    assert re.fullmatch(r"[a-z-]+(-\d+)?\.png", picture.filename)
    assert picture.png.startswith(b"\x89PNG")


@pytest.mark.soak
def test_pictures_drawn_at_the_same_time_are_the_same() -> None:
    makers = [piece.make for piece in ENGLISH.values()][::5] * 2
    one_by_one = [make() for make in makers]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda make: make(), makers))
    assert together == one_by_one


@pytest.mark.soak
@pytest.mark.parametrize("language", COMPLETE)
def test_alt_texts_are_sentences(language: str) -> None:
    """A screen reader pauses at the end of each; lines alone run together."""
    for piece in pieces(words_for(language)):
        for line in piece.make().alt.splitlines():
            assert line.endswith((".", "!", "?", "…")), (piece.name, line)
            assert " · " not in line.partition(":")[2], (piece.name, line)
