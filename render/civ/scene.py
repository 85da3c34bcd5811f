"""The context that every part of the table's picture is drawn from."""

from __future__ import annotations

from dataclasses import dataclass

from engine.civ.view import SeatView, TableView
from render import scene
from render.civ.news import News, SeatNews


@dataclass(frozen=True, slots=True)
class Scene(scene.Scene):
    """The canvas, the view and the changes."""

    view: TableView
    news: News

    def news_of(self, seat: SeatView) -> SeatNews:
        """Return the changes of ``seat``."""
        return self.news.of(seat.name)

    def has_most(self, seat: SeatView, domain: str) -> bool:
        """Return whether ``seat`` has cards of ``domain``, and no player has more."""
        most = max(other.area[domain] for other in self.view.seats)
        return 0 < seat.area[domain] == most
