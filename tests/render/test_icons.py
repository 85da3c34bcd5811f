"""Icons: SVG files in the assets, none of which is blank."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from render.icons import icon, icon_files

ASSETS = Path(__file__).parents[2] / "assets"


def test_no_two_icons_have_the_same_name() -> None:
    files = [*ASSETS.glob("icons/*.svg"), *ASSETS.glob("*/icons/*.svg")]
    assert sorted(icon_files()) == sorted(file.stem for file in files)


@pytest.mark.parametrize("name", sorted(icon_files()))
def test_an_icon_is_drawn_on_its_grid(name: str) -> None:
    picture = ElementTree.fromstring(icon_files()[name].read_text("utf-8"))
    assert picture.get("viewBox") == "0 0 100 100"
    mask = icon(name, 30)
    assert (mask.size, mask.mode) == ((30, 30), "L")
    covered = sum(mask.tobytes()) / (30 * 30 * 255)
    assert 0.1 < covered < 0.9, "a shape, and something around it"
