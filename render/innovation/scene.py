"""The context that every part of the table's picture is drawn from."""

from __future__ import annotations

from dataclasses import dataclass

from engine.innovation.view import SeatView, TableView
from render import scene
from render.innovation.news import News, SeatNews


@dataclass(frozen=True, slots=True)
class Scene(scene.Scene):
    """The canvas, the view and the changes."""

    view: TableView
    news: News

    def news_of(self, seat: SeatView) -> SeatNews:
        """Return the changes of ``seat``."""
        return self.news.of(seat.name)


def leads(count: int, counts: list[int]) -> bool:
    """Return whether ``count`` is the highest of ``counts``, and not shared by all."""
    return count == max(counts) > min(counts)
