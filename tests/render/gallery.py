"""Every kind of picture, hard cases included: for the tests, and as a folder for people to look at.

python -m tests.render.gallery FOLDER
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from bot.words import words_for
from render.canvas import Canvas
from render.hand import hand_picture
from render.picture import Picture
from render.table import table_picture
from tests.render.civ import gallery as civ
from tests.render.innovation import gallery as innovation
from tests.render.names import NAMES

GAMES = {"innovation": innovation, "civ": civ}


def drawings(language: str = "en") -> Iterator[tuple[str, Canvas]]:
    """The drawing of each table and hand, with its marks."""
    words = words_for(language)
    for game, gallery in GAMES.items():
        for name, (view, names) in gallery.tables().items():
            yield f"{game}-table-{name}", gallery.draw_table(view, words, names)
        for name, view in gallery.hands().items():
            yield f"{game}-hand-{name}", gallery.draw_hand(view, "p1", words)


def pictures(language: str = "en") -> Iterator[tuple[str, Callable[[], Picture]]]:
    """How to make each picture."""
    words = words_for(language)
    for game, gallery in GAMES.items():
        for name, (view, names) in gallery.tables().items():
            yield f"{game}-table-{name}", partial(table_picture, view, words, names)
        for name, view in gallery.hands().items():
            yield f"{game}-hand-{name}", partial(hand_picture, view, "p1", words, NAMES)


def main() -> None:
    """Write all pictures and their alt texts into the folder named on the command line."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "gallery")
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in pictures():
        picture = make()
        (folder / f"{name}.png").write_bytes(picture.png)
        (folder / f"{name}.txt").write_text(picture.alt + "\n", encoding="utf-8")
        print(folder / f"{name}.png", f"{len(picture.png) / 1024:.0f} KiB")


if __name__ == "__main__":
    main()
