"""What every part of the table's picture is drawn from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.civ.view import SeatView, TableView
from render.canvas import Canvas
from render.civ.news import News, SeatNews
from render.words import Words


@dataclass(frozen=True, slots=True)
class Scene:
    """The canvas, and what is to be seen on it; ``names`` as they are drawn."""

    canvas: Canvas
    view: TableView
    words: Words
    names: Mapping[str, str]
    news: News

    def news_of(self, seat: SeatView) -> SeatNews:
        """What changed for ``seat``."""
        return self.news.of(seat.name)

    def awaits(self, seat: SeatView) -> bool:
        """Whether ``seat`` has to choose something."""
        return any(awaited.player == seat.name for awaited in self.view.awaited)

    def is_active(self, seat: SeatView) -> bool:
        """Whether it is the turn of ``seat``, or ``seat`` has won."""
        if self.view.over:
            return seat.name in self.view.winners
        return seat.name == self.view.turn

    def has_most(self, seat: SeatView, domain: str) -> bool:
        """Whether nobody has more cards of ``domain`` than ``seat``, who has some."""
        most = max(other.area[domain] for other in self.view.seats)
        return 0 < seat.area[domain] == most
