"""Pictures of the README and golden pictures, smaller than in Discord.

python -m tests.render.showcase    redraws both
"""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from PIL import Image

from bot.core.words import words_for
from engine.innovation.forecast import Forecast
from render.card import card_picture
from render.ending import end_picture
from render.forecast import forecast_picture
from render.hand import hand_picture
from render.palette import PHONE, WIDTH
from render.picture import Picture
from render.table import table_picture
from render.tournament.table import Row, Section, Standings, standings_picture
from tests.render.civ import gallery as civ
from tests.render.civ.samples import seat, table
from tests.render.innovation import gallery as innovation
from tests.render.innovation.samples import laid_out
from tests.render.names import HARD_NAMES, NAMES, SCRIPTS

README = Path(__file__).parents[2] / "assets" / "pictures"
GOLDEN = Path(__file__).parent / "golden"
EN = words_for("en")


def for_the_readme() -> dict[str, Callable[[], Picture]]:
    """Return functions that make the pictures of the README, by name."""
    before, after = (innovation.played(4, seed=12, actions=a).view(None) for a in (30, 32))
    then, now = (civ.played(2, seed=21, answers=a).view(None) for a in (29, 31))
    ended, history, _ = innovation.endings()["four"]
    return {
        "table": partial(table_picture, after, EN, NAMES, before=before),
        "table-civ": partial(table_picture, now, EN, NAMES, before=then),
        "table-light": partial(table_picture, civ.tables()["three"][0], EN, NAMES, theme="light"),
        "hand": partial(hand_picture, innovation.hands()["5-cards"], "p1", EN, NAMES),
        "card": partial(card_picture, "innovation", "the-pirate-code", EN),
        "dogma": _dogma(),
        "end": partial(end_picture, ended, history, EN, NAMES),
    }


def _position(name: str) -> Any:
    """Return a stated set-up, so that a golden picture depends on no shuffle."""
    return json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))


def _dogma() -> Callable[[], Picture]:
    view = replace(laid_out(_position("dogma")), viewer="p2")
    counts = {"p1": 9, "p2": 7, "p3": 6, "p4": 0}
    told = Forecast("the-pirate-code", "crown", counts, ("p1",), ("p3", "p4"), True)
    return partial(forecast_picture, view, told, EN, NAMES)


def golden() -> dict[str, Callable[[], Picture]]:
    """Return functions that make the golden pictures, by name."""
    before, after = map(laid_out, _position("innovation-table").values())
    then = table(
        seat("p1", {"army": 2, "economy": 2, "science": 2, "utopia": 2}, hand_size=2),
        seat(
            "p2", {"army": 2, "religion": 1, "economy": 3, "science": 4, "utopia": 2}, hand_size=4
        ),
    )
    now = civ.hard_duel()
    return {
        "innovation-table": partial(table_picture, after, EN, NAMES, before=before),
        "civ-table": partial(table_picture, now, EN, HARD_NAMES, before=then, theme="light"),
        "card": partial(card_picture, "innovation", "oars", EN),
        "dogma": _dogma(),
        **_scripts(),
    }


def _scripts() -> dict[str, Callable[[], Picture]]:
    """Return two pictures with a name in each script."""
    rows = [Row(place, name) for place, name in enumerate(SCRIPTS.values(), 1)]
    half = len(rows) // 2
    return {
        f"scripts-{number}": partial(
            standings_picture, Standings("Names", "", (Section("", (), (), tuple(shown)),)), EN
        )
        for number, shown in enumerate((rows[:half], rows[half:]), 1)
    }


def smaller(picture: Picture, width: int) -> Image.Image:
    """Return ``picture`` reduced to this width."""
    image = Image.open(io.BytesIO(picture.png)).convert("RGB")
    return image.reduce(image.width // width)


def main() -> None:
    """Redraw the pictures of the README and the golden pictures."""
    for folder, makers, width in (
        (README, for_the_readme(), WIDTH // 2),
        (GOLDEN, golden(), PHONE),
    ):
        folder.mkdir(exist_ok=True)
        for name, make in makers.items():
            image = smaller(make(), width).quantize(256, dither=Image.Dither.NONE)
            image.save(folder / f"{name}.png", optimize=True)
            print(folder.name, name, f"{(folder / f'{name}.png').stat().st_size / 1024:.0f} KiB")


if __name__ == "__main__":
    main()
