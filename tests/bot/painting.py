"""Painters of one dot, with the alt texts and file names of real pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.core.painter import Painter
from bot.core.words import Words
from render.card import card_alt
from render.curve import curve_alt
from render.ending import end_alt
from render.film import Film, Frame, Strip
from render.forecast import forecast_alt
from render.hand import hand_alt
from render.picture import Picture
from render.rating import Career, rating_alt
from render.replay import replay_alt
from render.reveal import reveal_alt
from render.table import table_alt
from render.tournament.bracket import Bracket, bracket_alt
from render.tournament.table import Standings, standings_alt
from render.zoom import zoom_alt

DOT = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010804000000b51c0c02"
    "0000000b4944415478da6364f80f00010501012718e3660000000049454e44ae426082"
)

Names = Mapping[str, str]


def table(view: Any, words: Words, names: Names, **_: Any) -> Picture:
    return Picture(DOT, table_alt(view, words, names), f"table-{view.turn_number}.png")


def hand(view: Any, player: str, words: Words, names: Names, **_: Any) -> Picture:
    return Picture(DOT, hand_alt(view, player, words), f"hand-{view.turn_number}.png")


def card(game: str, name: str, words: Words, **_: Any) -> Picture:
    return Picture(DOT, card_alt(game, name, words), f"{name}.png")


def forecast(view: Any, foreseen: Any, words: Words, names: Names, **_: Any) -> Picture:
    alt = forecast_alt(view, foreseen, words, names)
    return Picture(DOT, alt, f"dogma-{view.turn_number}.png")


def reveal(
    view: Any,
    player: str,
    cards: Sequence[str],
    words: Words,
    names: Names,
    *,
    cause: str | None = None,
    **_: Any,
) -> Picture:
    alt = reveal_alt(view, player, cards, words, names, cause=cause)
    return Picture(DOT, alt, f"cards-{view.turn_number}.png")


def end(view: Any, history: Any, words: Words, names: Names, **_: Any) -> Picture:
    return Picture(DOT, end_alt(view, words, names), f"end-{view.turn_number}.png")


def replay(views: Sequence[Any], words: Words, names: Names, **_: Any) -> Picture:
    return Picture(DOT, replay_alt(views, words, names), f"replay-{views[-1].turn_number}.gif")


def rating(career: Career, words: Words, **_: Any) -> Picture:
    return Picture(DOT, rating_alt(career, words), f"rating-{career.games}.png")


def standings(page: Standings, words: Words, **_: Any) -> Picture:
    return Picture(DOT, standings_alt(page, words), "standings.png")


def bracket(page: Bracket, words: Words, **_: Any) -> Picture:
    return Picture(DOT, bracket_alt(page, words), "bracket.png")


def zoom(view: Any, player: str, words: Words, names: Names, **_: Any) -> Picture:
    return Picture(DOT, zoom_alt(view, player, words, names), f"board-{view.turn_number}.png")


def curve(view: Any, course: Any, words: Words, names: Names, **_: Any) -> Picture:
    alt = curve_alt(view, course, words, names)
    return Picture(DOT, alt, f"chances-{view.turn_number}.png")


def film(views: Sequence[Any], words: Words, names: Names, **_: Any) -> Film:
    frames = [Frame((0,), table_alt(view, words, names)) for view in views]
    return Film([Strip(DOT, 1, 1)], frames)


DOTS = Painter(
    table, hand, card, forecast, reveal, end, replay, rating, standings, bracket, zoom, curve, film
)


def dot(*_: Any, **__: Any) -> Picture:
    """Draw a dot, also for a game unknown to ``render``."""
    return Picture(DOT, "•", "picture.png")


def nothing(*_: Any, **__: Any) -> Any:
    """Return no picture, as if drawing failed: the texts have to be enough."""


WITHOUT_STANDINGS = replace(DOTS, standings=nothing, bracket=nothing)
