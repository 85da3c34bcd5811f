"""The functions that draw pictures, given to the services that show them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from render.card import card_picture
from render.curve import curve_picture
from render.ending import end_picture
from render.film import Film, film_of
from render.forecast import forecast_picture
from render.hand import hand_picture, seen_in_hand
from render.picture import Picture
from render.rating import rating_picture
from render.replay import replay_picture
from render.reveal import reveal_picture
from render.table import table_picture
from render.tournament.bracket import bracket_picture
from render.tournament.table import standings_picture
from render.zoom import zoom_picture

Draw = Callable[..., Picture]
MakeFilm = Callable[..., Film | None]


@dataclass(frozen=True, slots=True)
class Painter:
    """Draws each kind of picture, by default as ``render`` does.

    The functions run in worker processes, so they are picklable, unless an executor is given that
    runs them in this one.
    """

    table: Draw = table_picture
    hand: Draw = hand_picture
    card: Draw = card_picture
    forecast: Draw = forecast_picture
    reveal: Draw = reveal_picture
    end: Draw = end_picture
    replay: Draw = replay_picture
    rating: Draw = rating_picture
    standings: Draw = standings_picture
    bracket: Draw = bracket_picture
    zoom: Draw = zoom_picture
    curve: Draw = curve_picture
    film: MakeFilm = film_of
    # Returns a key of the picture of a hand: equal keys mean equal pictures.
    seen_in_hand: Callable[..., str] = seen_in_hand
