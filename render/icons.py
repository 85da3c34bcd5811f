"""Icons: one-colour shapes, distinguishable by outline, drawn from SVG files.

They are in ``assets/icons``, and those of a game in ``assets/<game>/icons``. An icon is drawn in
white on black, on a grid of 100 by 100: black cuts out of the shapes drawn before it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from io import BytesIO

import resvg_py
from PIL import Image


@lru_cache(maxsize=256)
def icon(name: str, size: int) -> Image.Image:
    """Return the shape called ``name`` as a mask of ``size`` by ``size`` pixels."""
    drawn = resvg_py.svg_to_bytes(
        svg_string=icon_files()[name].read_text("utf-8"),
        width=size,
        height=size,
        background="black",
        skip_system_fonts=True,
    )
    return Image.open(BytesIO(drawn)).convert("L")


@cache
def icon_files() -> Mapping[str, Traversable]:
    """Return the SVG files of all icons, by name."""
    assets = files("assets")
    folders = [assets, *(each for each in assets.iterdir() if each.is_dir())]
    return {
        file.name.removesuffix(".svg"): file
        for folder in folders
        if (icons := folder.joinpath("icons")).is_dir()
        for file in icons.iterdir()
        if file.name.endswith(".svg")
    }
