"""The common supply: the decks, and the achievements that can still be claimed."""

from __future__ import annotations

from render import palette
from render.canvas import Canvas
from render.innovation.progress import may_claim
from render.innovation.scene import Scene
from render.text import fit

_BACK, _COUNT, _PILL = 58, 50, 48
HEIGHT = _BACK + _COUNT + _PILL + 18
_LABEL = 54
_COLUMN = (palette.WIDTH - 2 * palette.MARGIN - _LABEL) / 10


def draw_supply(scene: Scene, top: float) -> None:
    """Draw each age: its back, the cards left, the points of its achievement."""
    canvas = scene.canvas
    canvas.icon("deck", palette.MARGIN, top + _BACK + 6, 42, canvas.ink.muted)
    canvas.icon("trophy", palette.MARGIN, top + _BACK + _COUNT + 4, 42, canvas.ink.crown)
    for age, left_over in enumerate(scene.view.decks, 1):
        left = palette.MARGIN + _LABEL + (age - 1) * _COLUMN
        about = _COLUMN - 6, age, left_over, age in scene.news.decks
        canvas.sprite(_deck, left, top, _COLUMN - 6, _BACK + _COUNT, *about)
        if age < 10:
            _age(scene, left, top + _BACK + _COUNT, age)


def _deck(
    canvas: Canvas, left: float, top: float, width: float, age: int, count: int, drawn: bool
) -> None:
    """Draw a deck: its age on a card's back, and below it the number of cards left."""
    edge, ground = canvas.ink.edge, canvas.ink.ground
    if count:
        edge, ground = canvas.ink.back_edge, canvas.ink.back
    canvas.frame(left, top, width, _BACK, edge, ground, 12, line=2)
    number = fit(str(age), width - 8, 46, 800)
    fill = canvas.ink.text if count else canvas.ink.faint
    canvas.text(left + width / 2, top + 45, number, fill, 0.5)
    line = fit(str(count), width, 41, 800 if drawn else 600)
    fill = canvas.ink.muted if count else canvas.ink.faint
    middle, baseline = left + width / 2, top + _BACK + 40
    canvas.text(middle, baseline, line, canvas.ink.news if drawn else fill, 0.5)


def _age(scene: Scene, left: float, top: float, age: int) -> None:
    """Draw the points of an age's achievement, filled if it can be claimed now."""
    canvas, view, width = scene.canvas, scene.view, _COLUMN - 6
    if str(age) not in view.achievements:
        canvas.frame(left, top, width, _PILL, canvas.ink.edge, canvas.ink.ground, 24, 2)
        return
    ready = view.turn is not None and not view.over and may_claim(view.seat(view.turn), age)
    canvas.sprite(_points, left, top, width, _PILL, width, 5 * age, ready)


def _points(
    canvas: Canvas, left: float, top: float, width: float, points: int, ready: bool
) -> None:
    ground = canvas.ink.medal if ready else canvas.ink.ground
    canvas.frame(left, top, width, _PILL, canvas.ink.medal, ground, _PILL // 2, 3)
    line = fit(str(points), width - 16, 41, 800 if ready else 700)
    fill = canvas.ink.dark if ready else canvas.ink.crown
    canvas.text(left + width / 2, top + 38, line, fill, 0.5)
