"""What every part of the table's picture is drawn from."""

from __future__ import annotations

from dataclasses import dataclass

from engine.innovation.view import SeatView, TableView
from render import scene
from render.innovation.news import News, SeatNews


@dataclass(frozen=True, slots=True)
class Scene(scene.Scene):
    """The canvas, and what is to be seen on it."""

    view: TableView
    news: News

    def news_of(self, seat: SeatView) -> SeatNews:
        """What changed for ``seat``."""
        return self.news.of(seat.name)


def leads(count: int, counts: list[int]) -> bool:
    """Whether ``count`` is the highest of ``counts``, and not everybody's."""
    return count == max(counts) > min(counts)
