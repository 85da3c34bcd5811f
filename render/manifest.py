"""The manifest of a game in pictures: its drawing functions, by a view alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from render.canvas import Canvas
from render.palette import Palette
from render.picture import Picture
from render.title import Title
from render.words import Words

# Of a view, words, and the displayed names of the players.
TableText = Callable[[Any, Words, Mapping[str, str]], str]


class Ending(Protocol):
    """The results on the picture of a finished game; a module with these names."""

    @property
    def CHART(self) -> str:
        """The key of the chart's title."""

    @property
    def DETAIL(self) -> int:
        """The height of the details below each result; 0 for none."""

    @property
    def LINES(self) -> Sequence[str]:
        """The colours of the players' lines in the chart, by name."""

    @property
    def THEMES(self) -> Mapping[str, Palette]:
        """The palettes of its themes, by the names in ``render.themes``."""

    def title_of(self, view: Any, words: Words) -> Title:
        """Return the title: winners and reason."""

    def told_result(self, view: Any, seat: Any, words: Words) -> str:
        """Return the result of ``seat`` as text."""

    def draw_result(self, canvas: Canvas, right: float, top: float, view: Any, seat: Any) -> float:
        """Draw the result of ``seat`` in a row of 84 pixels; return its left end."""

    def draw_detail(self, canvas: Canvas, left: float, top: float, view: Any, seat: Any) -> None:
        """Draw the components of the result, below it."""


@dataclass(frozen=True, slots=True)
class Manifest:
    """A game as it is drawn.

    ``name``           the engine's name of the game
    ``draw_table``     draws ``render.table.table_picture`` before it is encoded
    ``table_alt``      its alt text
    ``table_text``     the table in Markdown, instead of its picture
    ``draw_hand``      draws a player's hand, of a view, the player, words and a theme;
                       it, the table and the board also in landscape
    ``hand_alt``       its alt text
    ``seen_in_hand``   returns the input of both, of a view and the player
    ``draw_zoom``      draws one player's board large, of a view, the player, words and names
    ``zoom_alt``       its alt text
    ``draw_cards``     draws cards that a player shows, of cards, the top edge, words and a theme
    ``told_card``      one of these as text
    ``card_picture``   draws a card with its full text, of a card and words
    ``card_alt``       its alt text
    ``ending``         the results on the picture of a finished game
    ``draw_forecast``  returns the picture of a ``Game.forecast``, in a game that has some
    ``forecast_alt``   its alt text
    """

    name: str
    draw_table: Callable[..., Canvas]
    table_alt: TableText
    table_text: TableText
    draw_hand: Callable[..., Canvas]
    hand_alt: Callable[[Any, str, Words], str]
    draw_zoom: Callable[..., Canvas]
    zoom_alt: Callable[[Any, str, Words, Mapping[str, str]], str]
    seen_in_hand: Callable[[Any, str], Any]
    draw_cards: Callable[[Sequence[str], int, Words, str], Canvas]
    told_card: Callable[[str, Words], str]
    card_picture: Callable[..., Picture]
    card_alt: Callable[[str, Words], str]
    ending: Ending
    draw_forecast: Callable[..., Picture] | None = None
    forecast_alt: Callable[[Any, Any, Words, Mapping[str, str]], str] | None = None
