"""The head of the picture of a table of Carta Impera Victoria."""

from __future__ import annotations

from collections.abc import Mapping

from engine.civ.domains import DOMAINS
from engine.civ.view import TableView
from render import palette
from render.canvas import Canvas
from render.text import fit
from render.title import Title, ended, waiting
from render.words import Words


def title_of(view: TableView, words: Words) -> Title:
    """Return the head: the turn or the result, and awaited players with the effect."""

    def headline(names: Mapping[str, str]) -> str:
        if view.over:
            return ended(view, names, words)
        if view.turn is None:
            return words("picture-civ-draft")
        return words("picture-turn", name=names[view.turn])

    return Title(
        headline,
        reason_of(view, words) if view.over else None,
        waiting(view, words),
        None if view.over else step_of(view, words),
    )


def reason_of(view: TableView, words: Words) -> str:
    """Return why the game is over, with the majorities or the cards that decided it."""
    reason = words(f"picture-reason-{view.reason}")
    won = [seat for seat in view.seats if seat.name in view.winners]
    others = [seat.points for seat in view.seats if seat.name not in view.winners]
    if view.reason == "majority" and won and others:
        points = max(seat.points for seat in won)
        return words("picture-margin", reason=reason, won=points, other=max(others))
    if view.reason == "hegemony":
        for seat in won:
            for domain in DOMAINS:
                if seat.area[domain] >= seat.needed[domain]:
                    return words(
                        "picture-civ-margin-hegemony",
                        reason=reason,
                        domain=words.card(domain),
                        count=seat.area[domain],
                    )
    return reason


def step_of(view: TableView, words: Words) -> str:
    """Return the name of the current step."""
    if view.turn is None:
        return words("picture-civ-step-pick" if view.middle else "picture-civ-step-keep")
    return words(f"picture-civ-step-{view.step}")


def draw_last_round(canvas: Canvas, view: TableView, words: Words) -> float:
    """Draw at the right end that it is the last round, if so; return the left end."""
    right = float(palette.WIDTH - palette.MARGIN)
    if view.over or not view.last_round:
        return right
    line = fit(words("picture-civ-last-round"), 230, 42, 800)
    left = right - line.width - 28
    canvas.box(left, 16, line.width + 28, 62, canvas.ink.shine, 14)
    canvas.text(left + 14, 61, line, canvas.ink.dark)
    return left - 16
