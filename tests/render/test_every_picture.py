"""What holds for the pictures of all games: readable, in their place, the same each time."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations

import pytest

from render.alt import ALT_LIMIT
from render.canvas import Canvas
from render.palette import WIDTH
from tests.render.gallery import drawings, pictures

DRAWINGS = dict(drawings())
PHONE = WIDTH / 390


@pytest.fixture(params=DRAWINGS, name="drawing")
def _drawing(request: pytest.FixtureRequest) -> Canvas:
    return DRAWINGS[request.param]


def test_marks_neither_overlap_nor_leave_the_picture(drawing: Canvas) -> None:
    width, height = drawing.image.size
    for mark in drawing.marks:
        assert mark.left >= 0
        assert mark.top >= 0
        assert mark.right <= width, mark
        assert mark.bottom <= height, mark
    for one, other in combinations(drawing.marks, 2):
        assert not one.overlaps(other), (one, other)


def test_texts_are_readable_on_a_phone(drawing: Canvas) -> None:
    for mark in drawing.marks:
        if mark.text:
            assert (mark.bottom - mark.top) / PHONE >= 9, mark
        else:
            assert (mark.right - mark.left) / PHONE >= 8.5, mark


def test_pictures_are_never_square(drawing: Canvas) -> None:
    width, height = drawing.image.size
    assert width == WIDTH
    assert width != height


PICTURES = dict(pictures())


@pytest.mark.parametrize("name", PICTURES)
def test_the_same_view_gives_the_same_bytes(name: str) -> None:
    assert PICTURES[name]() == PICTURES[name]()


def test_pictures_drawn_at_the_same_time_are_the_same() -> None:
    makers = list(PICTURES.values())[::3] * 2
    one_by_one = [make() for make in makers]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda make: make(), makers))
    assert together == one_by_one


@pytest.mark.parametrize("name", PICTURES)
def test_alt_texts_keep_the_limit_and_file_names_are_plain(name: str) -> None:
    picture = PICTURES[name]()
    assert 0 < len(picture.alt) <= ALT_LIMIT
    assert re.fullmatch(r"(table|hand)-\d+\.png", picture.filename)
    assert picture.png.startswith(b"\x89PNG")
