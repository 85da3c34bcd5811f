"""The common supply: the decks, and the achievements that can still be claimed."""

from __future__ import annotations

from render import palette
from render.canvas import Canvas
from render.innovation.medal import SIZE, hollow, medal
from render.innovation.progress import may_claim
from render.innovation.scene import Scene
from render.text import SMALL, fit

HEIGHT = 142
_COLUMN = (palette.WIDTH - 2 * palette.MARGIN) / 10


def draw_supply(scene: Scene, top: float) -> None:
    """Draw the decks, and below each the achievement of its age with its points."""
    for number, left_over in enumerate(scene.view.decks):
        left = palette.MARGIN + number * _COLUMN
        drawn = number + 1 in scene.news.decks
        about = _COLUMN - 9, number + 1, left_over, drawn
        scene.canvas.piece(_deck, left, top, _COLUMN - 9, 62, *about)
        if number < 9:
            _age(scene, left + 2, top + 78, number + 1)


def _deck(
    canvas: Canvas, left: float, top: float, width: float, age: int, count: int, drawn: bool
) -> None:
    """Draw a deck: its age on a card's back, and the number of cards left."""
    edge, ground = canvas.ink.edge, canvas.ink.ground
    if count:
        edge, ground = canvas.ink.back_edge, canvas.ink.back
    canvas.frame(left, top, width, 62, edge, ground, 12, line=2)
    number = fit(str(age), 38, 46, 800)
    canvas.text(left + 11, top + 50, number, canvas.ink.text if count else canvas.ink.faint)
    line = fit(str(count), 40, SMALL, 800 if drawn else 600)
    fill = canvas.ink.muted if count else canvas.ink.faint
    canvas.text(left + width - 11, top + 48, line, canvas.ink.news if drawn else fill, 1)


def _age(scene: Scene, left: float, top: float, age: int) -> None:
    """Draw an age's achievement, its points highlighted if it can be claimed now."""
    canvas, view = scene.canvas, scene.view
    if str(age) not in view.achievements:
        hollow(canvas, left, top)
        return
    medal(canvas, left, top, str(age))
    ready = view.turn is not None and not view.over and may_claim(view.seat(view.turn), age)
    line = fit(str(5 * age), 50, SMALL, 800 if ready else 600)
    fill = canvas.ink.gold if ready else canvas.ink.muted
    canvas.text(left + SIZE + 8, top + 37, line, fill)
