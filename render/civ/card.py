"""A card of Carta Impera Victoria: as a full face, and as one row of a list."""

from __future__ import annotations

from dataclasses import dataclass

from engine.civ.domains import LEVELS
from engine.civ.effects import DISCARDS, PERMANENT
from render.canvas import Canvas
from render.civ.cards import GAP, NUMERALS, Cards, Grid, draw_cards
from render.text import LEAST, SMALL, fit, largest, wrap
from render.words import Words

FACE_HEIGHT = 172
CHIP_HEIGHT = 64
_SPINE = 64
_ROW = 48
_NAME = 66  # the height of the name
_AREA = 268  # the width of name and area, to the left of the effects
_MOST = 8  # cards side by side


@dataclass(frozen=True, slots=True)
class Face:
    """The facts that a card's face shows besides its domain."""

    copies: int  # number of these cards
    cards: Cards  # the cards of this domain in the own area
    barred: bool  # by an embargo
    most: bool  # enough Culture cards for Inspiration
    count: str = ""  # of the cards in the area, as text


def effects_of(domain: str) -> list[tuple[str, str]]:
    """Return the sign and the id of each effect of ``domain``.

    Level numerals come first, then the discard effect.
    """
    if domain == "culture":
        return [("", "inspiration")]
    permanent = [(NUMERALS[level], PERMANENT[domain, level].id) for level in LEVELS]
    return [*permanent, ("discard", DISCARDS[domain].id)]


def spine(
    canvas: Canvas, left: float, top: float, height: float, domain: str, words: Words
) -> None:
    """Draw the strong edge of a card: the icon of its domain and its letter."""
    canvas.box(left, top, _SPINE + 14, height, canvas.ink.strong[domain], 14)
    canvas.icon(domain, left + 9, top + 12, 46, canvas.ink.dark)
    letter = fit(words(f"picture-civ-letter-{domain}"), _SPINE, 46, 800)
    canvas.text(left + _SPINE / 2, top + height - 14, letter, canvas.ink.dark, 0.5)


def face(
    canvas: Canvas, left: float, top: float, width: float, domain: str, about: Face, words: Words
) -> None:
    """Draw a whole card: its name, its place in the area, and its effects.

    Effects for which the area has the cards are bright.
    """
    for depth in range(min(about.copies - 1, 3), 0, -1):
        shade = canvas.ink.shade[domain] if depth % 2 else canvas.ink.deep[domain]
        indent = 10 * depth
        canvas.box(
            left + indent, top + FACE_HEIGHT - 20, width - 2 * indent, 20 + 6 * depth, shade, 12
        )
    spine(canvas, left, top, FACE_HEIGHT, domain, words)
    inner = left + _SPINE
    canvas.box(inner, top, width - _SPINE, FACE_HEIGHT, canvas.ink.deep[domain], 14)
    canvas.box(inner, top, 14, FACE_HEIGHT, canvas.ink.deep[domain])
    _name(canvas, inner + 16, top, _AREA, domain, about, words)
    across = min(about.cards.places, _MOST)
    grid = Grid(across, (_AREA + GAP) // across - GAP, 44)
    draw_cards(canvas, inner + 16, top + _NAME, about.cards, grid, offered=not about.barred)
    x, y = inner + 16 + _AREA + 18, top + 12
    room = left + width - x - 9
    for sign, effect in effects_of(domain):
        _effect(canvas, x, y, room, sign, effect, domain, about, words)
        y += _ROW
    if domain == "culture":
        for line in wrap(words("picture-civ-most-culture"), room - 56, SMALL, 500):
            canvas.text(x + 56, y + 32, line, canvas.ink.muted)
            y += 44


def _name(
    canvas: Canvas, left: float, top: float, width: float, domain: str, about: Face, words: Words
) -> None:
    """Draw the name, the number of cards, and an embargo if there is one."""
    right = left + width
    if about.count or about.copies > 1:
        copies = fit(about.count or f"×{about.copies}", 120, 48, 800)
        canvas.text(right, top + 50, copies, canvas.ink.sign[domain], 1)
        right -= copies.width + 18
    if about.barred:
        canvas.icon("embargo", right - 42, top + 13, 42, canvas.ink.barred)
        right -= 60
    name = largest(words.card(domain), right - left, (48, 44), 800)
    if name.text != words.card(domain):
        name = fit(words.card(domain), right - left, SMALL, 600)
    canvas.text(left, top + 50, name, canvas.ink.muted if about.barred else canvas.ink.text)


def _effect(
    canvas: Canvas,
    left: float,
    top: float,
    width: float,
    sign: str,
    effect: str,
    domain: str,
    about: Face,
    words: Words,
) -> None:
    """Draw an effect in one row, in strong colours if the area has the cards for it."""
    strong, plate = canvas.ink.strong[domain], 44
    if sign in NUMERALS.values():
        needed = next(count for count, each in about.cards.levels if each == sign)
        reached = about.cards.count >= needed
    else:
        reached = about.cards.count > 0 if sign else about.most
    canvas.box(left, top + 3, plate, plate - 2, strong if reached else canvas.ink.ground, 10)
    fill = canvas.ink.dark if reached else canvas.ink.muted
    if sign in NUMERALS.values():
        canvas.text(left + plate / 2, top + 38, fit(sign, plate, SMALL, 800), fill, 0.5)
    else:
        canvas.icon(sign or "points", left + 7, top + 9, 30, fill)
    name = fit(words.card(effect), width - plate - 12, 42, 600)
    if name.text != words.card(effect):
        name = largest(words.card(effect), width - plate - 12, (SMALL, LEAST), 500)
    canvas.text(left + plate + 12, top + 39, name, canvas.ink.text if reached else canvas.ink.muted)


def chip(
    canvas: Canvas, left: float, top: float, width: float, domain: str, copies: int, words: Words
) -> None:
    """Draw a card in one row: icon, name, and letter or number of cards."""
    canvas.box(left, top, _SPINE + 14, CHIP_HEIGHT, canvas.ink.strong[domain], 14)
    canvas.icon(domain, left + 10, top + 10, 44, canvas.ink.dark)
    inner = left + _SPINE
    canvas.box(inner, top, width - _SPINE, CHIP_HEIGHT, canvas.ink.deep[domain], 14)
    canvas.box(inner, top, 14, CHIP_HEIGHT, canvas.ink.deep[domain])
    mark = f"×{copies}" if copies > 1 else words(f"picture-civ-letter-{domain}")
    line = fit(mark, 70, SMALL, 800)
    right = left + width - 14
    canvas.text(right, top + 46, line, canvas.ink.sign[domain], 1)
    name = fit(words.card(domain), right - line.width - inner - 26, 42, 700)
    canvas.text(inner + 14, top + 47, name, canvas.ink.text)
