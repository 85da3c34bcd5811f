"""What every part of the table's picture is drawn from."""

from __future__ import annotations

from dataclasses import dataclass

from engine.civ.view import SeatView, TableView
from render import scene
from render.civ.news import News, SeatNews


@dataclass(frozen=True, slots=True)
class Scene(scene.Scene):
    """The canvas, and what is to be seen on it."""

    view: TableView
    news: News

    def news_of(self, seat: SeatView) -> SeatNews:
        """What changed for ``seat``."""
        return self.news.of(seat.name)

    def has_most(self, seat: SeatView, domain: str) -> bool:
        """Whether nobody has more cards of ``domain`` than ``seat``, who has some."""
        most = max(other.area[domain] for other in self.view.seats)
        return 0 < seat.area[domain] == most
