"""The head of the picture of a table of Innovation."""

from __future__ import annotations

from collections.abc import Mapping

from engine.innovation.view import TableView
from render import palette
from render.canvas import Canvas
from render.title import Title, ended, waiting
from render.words import Words


def title_of(view: TableView, words: Words) -> Title:
    """Return the head: the turn or the result, and others awaited with the card."""

    def headline(names: Mapping[str, str]) -> str:
        if view.over:
            return ended(view, names, words)
        if view.turn is None:
            return words("picture-first-cards")
        return words("picture-turn", name=names[view.turn])

    return Title(
        headline,
        reason_of(view, words) if view.over else None,
        waiting(view, words),
        words("picture-actions", count=view.actions) if view.turn and not view.over else None,
    )


def reason_of(view: TableView, words: Words) -> str:
    """Return why the game is over, with the numbers that decided it.

    They are those of the winners and of the best of the others; partners' are added up.
    """
    reason = words(f"picture-reason-{view.reason}")
    if view.reason not in ("score", "achievements"):
        return reason
    won = [seat for seat in view.seats if seat.name in view.winners]
    others = [seat for seat in view.seats if seat.name not in view.winners]
    if not won or not others:
        return reason
    points = [max(view.points(seat) for seat in seats) for seats in (won, others)]
    achieved = [max(view.won(seat) for seat in seats) for seats in (won, others)]
    if view.reason == "achievements":
        return words("picture-margin", reason=reason, won=achieved[0], other=achieved[1])
    if points[0] == points[1]:
        tied = {"points": points[0], "won": achieved[0], "other": achieved[1]}
        return words("picture-margin-tied", **tied)
    return words("picture-margin", reason=reason, won=points[0], other=points[1])


def draw_actions(canvas: Canvas, actions: int) -> float:
    """Draw a dot for each action left, at the right end; return the left end."""
    left = float(palette.WIDTH - palette.MARGIN)
    for _ in range(actions):
        left -= 40
        canvas.box(left, 30, 32, 32, canvas.ink.shine, 16)
    return left - 16
