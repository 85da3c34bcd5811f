"""The common parts of a table: the deck, the discard pile, and the draft's middle."""

from __future__ import annotations

from collections import Counter

from engine.civ.domains import DOMAINS
from render import palette
from render.canvas import Canvas
from render.civ.card import CHIP_HEIGHT, chip
from render.civ.cards import NUMERALS
from render.civ.scene import Scene
from render.text import SMALL, fit

_DECK, _TEXT, _CHIP = 70, 68, 54  # heights
SUPPLY_HEIGHT = _DECK + _TEXT + _CHIP + 12
_CHIPS, _GAP = 2, 9
MIDDLE_HEIGHT = 60 + 2 * (CHIP_HEIGHT + _GAP) + 6
_INNER = palette.WIDTH - 2 * palette.MARGIN
_PILE = (_INNER - 5 * _GAP) / len(DOMAINS)


def draw_supply(scene: Scene, top: float) -> None:
    """Draw the deck by eras, and the discard pile by domains."""
    canvas, view, words, news = scene.canvas, scene.view, scene.words, scene.news
    canvas.icon("deck", palette.MARGIN + 6, top + 8, 46, canvas.ink.muted)
    left = palette.MARGIN + 68.0
    for era, count in enumerate(view.deck, 1):
        left = _era(canvas, left, top, NUMERALS[era], count, era in news.eras) + 9
    top_card = view.discard[-1] if view.discard else None
    count = len(view.discard)
    fill = canvas.ink.muted if count else canvas.ink.faint
    left, top = palette.MARGIN + 6.0, top + _DECK
    canvas.icon("discard", left, top + 8, 46, fill)
    line = fit(words("picture-civ-discard", count=count), palette.WIDTH - left - 140, 42, 600)
    end = canvas.text(left + 62, top + 46, line, fill)
    if top_card:
        if top_card in news.discarded:
            canvas.box(end + 14, top + 1, 54, 60, canvas.ink.news, 12)
        canvas.box(end + 18, top + 5, 46, 52, canvas.ink.strong[top_card], 8)
        canvas.icon(top_card, end + 24, top + 14, 34, canvas.ink.dark)
    piles = Counter(view.discard)
    for number, domain in enumerate(DOMAINS):
        new = news.discarded.get(domain, 0)
        x = palette.MARGIN + number * (_PILE + _GAP)
        _pile(canvas, x, top + _TEXT, domain, piles[domain], new)


def _era(canvas: Canvas, left: float, top: float, numeral: str, count: int, drawn: bool) -> float:
    """Draw an era of the deck, face down, and its cards left; return its right end."""
    width, ink = 200, canvas.ink
    edge, ground = (ink.back_edge, ink.back) if count else (ink.edge, ink.ground)
    canvas.frame(left, top, width, 62, edge, ground, 12, line=2)
    line = fit(numeral, 60, 46, 800)
    canvas.text(left + 14, top + 48, line, canvas.ink.text if count else canvas.ink.faint)
    number = fit(str(count), 60, SMALL, 800 if drawn else 600)
    fill = ink.news if drawn else ink.muted if count else ink.faint
    canvas.text(left + width - 14, top + 46, number, fill, 1)
    return left + width


def _pile(canvas: Canvas, left: float, top: float, domain: str, count: int, change: int) -> None:
    """Draw the number of discarded cards of a domain."""
    ground = canvas.ink.deep[domain] if count else canvas.ink.ground
    canvas.box(left, top, _PILE, _CHIP, ground, 12)
    fill = canvas.ink.sign[domain] if count else canvas.ink.shade[domain]
    canvas.icon(domain, left + 7, top + 9, 36, fill)
    number = fit(str(count), 48, 42, 700)
    fill = canvas.ink.text if count or change else canvas.ink.faint
    right = left + _PILE - 9
    canvas.text(right, top + 42, number, fill, 1)
    if change:
        canvas.wedge(right - number.width - 19, top + 20, change > 0, canvas.ink.news)


def draw_middle(scene: Scene, top: float) -> None:
    """Draw the cards that lie face up in the middle during a draft."""
    canvas, view, words = scene.canvas, scene.view, scene.words
    line = fit(words("picture-civ-middle"), palette.WIDTH - 60, 42, 700)
    canvas.text(palette.MARGIN + 6, top + 42, line, canvas.ink.text)
    width = (_INNER - (_CHIPS - 1) * _GAP) / _CHIPS
    for number, domain in enumerate(view.middle):
        row, column = divmod(number, _CHIPS)
        left, y = palette.MARGIN + column * (width + _GAP), top + 60 + row * (CHIP_HEIGHT + _GAP)
        chip(canvas, left, y, width, domain, 1, words)
