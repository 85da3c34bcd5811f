"""Golden pictures: unchanged at the size of a phone, within a tolerance.

After an intended change, `make pictures` redraws them.
"""

from __future__ import annotations

import random

import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat

from render.palette import PHONE
from tests.render.showcase import GOLDEN, golden, smaller

SHADES = 40  # a difference of so many, over a few pixels, is none to an eye


@pytest.mark.parametrize("name", golden())
def test_a_picture_looks_as_it_did(name: str) -> None:
    expected = Image.open(GOLDEN / f"{name}.png").convert("RGB")
    drawn = smaller(golden()[name](), PHONE)
    assert drawn.size == expected.size
    difference = ImageChops.difference(drawn, expected)
    assert max(ImageStat.Stat(difference).mean) < 2.5
    blurred = difference.filter(ImageFilter.BoxBlur(2))
    assert max(high for _, high in blurred.getextrema()) < SHADES  # type: ignore[misc]


def test_no_golden_picture_depends_on_a_shuffle(monkeypatch: pytest.MonkeyPatch) -> None:
    def shuffled(*_: object) -> None:
        raise AssertionError("a golden picture shows a stated set-up")

    monkeypatch.setattr(random.Random, "shuffle", shuffled)
    for make in golden().values():
        assert make().png


def test_a_picture_that_looks_different_would_be_noticed() -> None:
    expected = Image.open(GOLDEN / "card.png").convert("RGB")
    drawn = smaller(golden()["dogma"](), PHONE).resize(expected.size)
    assert max(ImageStat.Stat(ImageChops.difference(drawn, expected)).mean) > 10
