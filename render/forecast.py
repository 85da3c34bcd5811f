"""The picture of the foreseeable effects of an action, before it is carried out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from render.games import GAMES
from render.picture import Picture
from render.words import Words


def forecast_picture(
    view: Any, forecast: Any, words: Words, names: Mapping[str, str], *, theme: str = "dark"
) -> Picture:
    """Return the picture of a ``Game.forecast`` for the viewer of ``view``.

    Only for a game that has forecasts. The same arguments give the same bytes.
    """
    draw = GAMES[view.game].draw_forecast
    assert draw is not None, f"{view.game} has forecasts, and no picture of them"
    return draw(view, forecast, words, names, theme=theme)


def forecast_alt(view: Any, forecast: Any, words: Words, names: Mapping[str, str]) -> str:
    """Return the alt text of that picture, in at most 1024 characters."""
    alt = GAMES[view.game].forecast_alt
    assert alt is not None, f"{view.game} has forecasts, and no picture of them"
    return alt(view, forecast, words, names)
