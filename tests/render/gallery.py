"""Every kind of picture, including hard cases: for the tests, and as a folder.

python -m tests.render.gallery FOLDER

The folder has one folder per theme, and one for each kind of colour vision.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from PIL import Image

from bot.core.words import Words, words_for
from render import themes
from render.canvas import Canvas
from render.card import card_picture
from render.ending import draw_end, end_picture
from render.forecast import forecast_picture
from render.games import GAMES as MANIFESTS
from render.hand import hand_picture
from render.innovation.affected import draw_affected
from render.picture import Picture
from render.rating import draw_rating, rating_picture
from render.replay import replay_picture
from render.reveal import draw_reveal, reveal_picture
from render.table import table_picture
from render.text_alternative import table_text
from render.tournament.bracket import bracket_picture, draw_bracket
from render.tournament.table import draw_standings, standings_picture
from render.zoom import zoom_picture
from tests.render import tournaments
from tests.render.careers import careers
from tests.render.civ import gallery as civ
from tests.render.innovation import gallery as innovation
from tests.render.names import HARD_NAMES, NAMES
from tests.render.sight import SIGHT, seen

GAMES: dict[str, Any] = {"innovation": innovation, "civ": civ}


@dataclass(frozen=True)
class Piece:
    """A picture: the functions that draw it, with its layout boxes, and encode it."""

    name: str
    draw: Callable[[], Canvas]
    make: Callable[[], Picture]


def pieces(words: Words, theme: str = "dark") -> Iterator[Piece]:
    """Yield all pictures that are drawn once, which excludes the replays."""
    for game, gallery in GAMES.items():
        yield from _tables(game, gallery, words, theme)
        for name, view in gallery.hands().items():
            yield Piece(
                f"{game}-hand-{name}",
                partial(gallery.draw_hand, view, "p1", words, theme),
                partial(hand_picture, view, "p1", words, NAMES, theme=theme),
            )
        yield from _zooms(game, gallery, words, theme)
        for card in gallery.CARDS_TO_LOOK_AT:
            yield Piece(
                f"{game}-card-{card}",
                partial(gallery.draw_card, card, words, theme=theme),
                partial(card_picture, game, card, words, theme=theme),
            )
        for name, (cards, names) in gallery.shown().items():
            view = gallery.tables()["four"][0]
            arguments = (view, "p2", cards, words, names)
            about = {"cause": gallery.CAUSE, "theme": theme}
            yield Piece(
                f"{game}-cards-{name}",
                partial(draw_reveal, *arguments, **about),
                partial(reveal_picture, *arguments, **about),
            )
        for name, (view, history, names) in gallery.endings().items():
            yield Piece(
                f"{game}-end-{name}",
                partial(draw_end, view, history, words, names, theme),
                partial(end_picture, view, history, words, names, theme=theme),
            )
    for name, (view, forecast, names) in innovation.dogmas().items():
        yield Piece(
            f"innovation-dogma-{name}",
            partial(draw_affected, view, forecast, words, names, theme),
            partial(forecast_picture, view, forecast, words, names, theme=theme),
        )
    for name, career in careers().items():
        yield Piece(
            f"rating-{name}",
            partial(draw_rating, career, words, theme),
            partial(rating_picture, career, words, theme=theme),
        )
    for name in tournaments.TABLES:
        page: Callable[[], Any] = partial(tournaments.table, name, words)
        yield Piece(
            f"standings-{name}",
            partial(_made, draw_standings, page, words, theme=theme),
            partial(_made, standings_picture, page, words, theme=theme),
        )
    for name in tournaments.BRACKETS:
        page = partial(tournaments.bracket, name, words)
        yield Piece(
            f"bracket-{name}",
            partial(_made, draw_bracket, page, words, theme=theme),
            partial(_made, bracket_picture, page, words, theme=theme),
        )


def _made(draw: Callable[..., Any], page: Callable[[], Any], words: Words, *, theme: str) -> Any:
    return draw(page(), words, theme=theme)


def _tables(game: str, gallery: Any, words: Words, theme: str) -> Iterator[Piece]:
    for name, (view, names) in gallery.tables().items():
        yield Piece(
            f"{game}-table-{name}",
            partial(gallery.draw_table, view, words, names, theme=theme),
            partial(table_picture, view, words, names, theme=theme),
        )
    for name, (before, view) in gallery.changes().items():
        about = {"before": before, "theme": theme}
        yield Piece(
            f"{game}-changes-{name}",
            partial(gallery.draw_table, view, words, HARD_NAMES, **about),
            partial(table_picture, view, words, HARD_NAMES, **about),
        )


def _zooms(game: str, gallery: Any, words: Words, theme: str) -> Iterator[Piece]:
    """Yield each player's board of some tables, and pictures in landscape."""
    for name in gallery.ZOOMED:
        view, names = gallery.tables()[name]
        for seat in view.seats:
            yield Piece(
                f"{game}-zoom-{name}-{seat.name}",
                partial(MANIFESTS[game].draw_zoom, view, seat.name, words, names, theme=theme),
                partial(zoom_picture, view, seat.name, words, names, theme=theme),
            )
        wide: dict[str, Any] = {"theme": theme, "wide": True}
        yield Piece(
            f"{game}-wide-table-{name}",
            partial(gallery.draw_table, view, words, names, **wide),
            partial(table_picture, view, words, names, **wide),
        )
        first = view.seats[0].name
        yield Piece(
            f"{game}-wide-zoom-{name}",
            partial(MANIFESTS[game].draw_zoom, view, first, words, names, **wide),
            partial(zoom_picture, view, first, words, names, **wide),
        )
    for name in gallery.WIDE_HANDS:
        view = gallery.hands()[name]
        yield Piece(
            f"{game}-wide-hand-{name}",
            partial(gallery.draw_hand, view, "p1", words, theme, wide=True),
            partial(hand_picture, view, "p1", words, NAMES, theme=theme, wide=True),
        )


def replays(words: Words) -> Iterator[tuple[str, Callable[[], Picture]]]:
    """Yield the name of each game's replay and a function that makes it."""
    for game, gallery in GAMES.items():
        yield f"{game}-replay", partial(replay_picture, gallery.turns(), words, NAMES)


def main() -> None:
    """Write all pictures and their alt texts into the folder on the command line."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "gallery")
    words = words_for("en")
    for theme in themes.NAMES:
        folder.joinpath(theme).mkdir(parents=True, exist_ok=True)
        for piece in pieces(words, theme):
            picture = piece.make()
            _write(folder / theme / piece.name, picture)
            if theme == themes.NAMES[0]:
                _write_as_seen(folder, piece.name, picture)
    for name, make in replays(words):
        _write(folder / name, make())
    for game, gallery in GAMES.items():
        for name, (view, names) in gallery.tables().items():
            text = table_text(view, words, names)
            (folder / f"{game}-table-{name}.md").write_text(text + "\n", encoding="utf-8")


def _write_as_seen(folder: Path, name: str, picture: Picture) -> None:
    """Write a picture as people with each kind of colour vision see it."""
    with Image.open(io.BytesIO(picture.png)) as image:
        for sight in SIGHT:
            folder.joinpath(sight).mkdir(exist_ok=True)
            seen(image, sight).save(folder / sight / f"{name}.png")


def _write(path: Path, picture: Picture) -> None:
    path = path.with_suffix(Path(picture.filename).suffix)
    path.write_bytes(picture.png)
    path.with_suffix(".txt").write_text(picture.alt + "\n", encoding="utf-8")
    print(path, f"{len(picture.png) / 1024:.0f} KiB")


if __name__ == "__main__":
    main()
