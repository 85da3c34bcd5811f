"""The full-size picture of a domain: its effects, and the cards that they take."""

from __future__ import annotations

from dataclasses import dataclass

from engine.civ.domains import LEVELS, threshold
from render import palette
from render.alt import within_limit
from render.canvas import Canvas, page
from render.civ.card import effects_of
from render.civ.cards import NUMERALS
from render.civ.colors import THEMES
from render.paragraph import Paragraph, draw_paragraph, paragraph
from render.picture import Picture, encode
from render.text import SMALL, Line, fit, wrap
from render.words import Words

_SPINE = 104
_LEFT = palette.MARGIN + _SPINE + 24
_RIGHT = palette.WIDTH - palette.MARGIN - 24
_TOP = 140
_PLATE = 68
_EFFECT = 60  # the height of an effect's name
_KIND = 44  # the line height of its requirement


def card_picture(
    domain: str, words: Words, *, players: int | None = None, theme: str = "dark"
) -> Picture:
    """Return the picture of a domain; its levels depend on the number of ``players``."""
    canvas = draw_card(domain, words, players, theme=theme)
    return Picture(encode(canvas), card_alt(domain, words, players), f"{domain}.png")


def card_alt(domain: str, words: Words, players: int | None = None) -> str:
    """Return the domain in at most 1024 characters, by short effect texts if need be."""

    def text(detail: int) -> str:
        short = "" if detail > 1 else "-short"
        lines = [words.card(domain) + "."]
        for sign, effect in effects_of(domain):
            kind = _kind(sign, words, players)
            head = words("told-with", what=words.card(effect), about=kind)
            effect_text = words(f"civ-effect-{effect}{short}")
            lines.append(words("told-of", what=head, told=effect_text))
        return "\n".join(lines)

    return within_limit(text)


def _kind(sign: str, words: Words, players: int | None) -> str:
    """Return the kind of an effect, and the cards that it takes."""
    for level in LEVELS:
        if sign == NUMERALS[level]:
            known = threshold(players, level) if players else words(f"civ-needed-level-{level}")
            return words(f"civ-kind-level-{level}", needed=known)
    return words(f"civ-kind-{sign or 'inspiration'}")


def draw_card(
    domain: str, words: Words, players: int | None = None, *, theme: str = "dark"
) -> Canvas:
    """Draw ``card_picture`` before it is encoded, with its layout boxes."""
    effects = [_Effect.of(sign, effect, words, players) for sign, effect in effects_of(domain)]
    height = _TOP + sum(effect.height for effect in effects) + 14
    canvas = page(height + 2 * palette.MARGIN, THEMES[theme])
    ink, top, left = canvas.ink, palette.MARGIN, palette.MARGIN
    height = canvas.height - 2 * palette.MARGIN
    canvas.box(left, top, _SPINE + 40, height, ink.strong[domain], 28)
    width = palette.WIDTH - 2 * palette.MARGIN - _SPINE
    canvas.box(left + _SPINE, top, width, height, ink.deep[domain], 28)
    canvas.box(left + _SPINE, top, 28, height, ink.deep[domain])
    canvas.icon(domain, left + 15, top + 24, _SPINE - 30, ink.dark)
    letter = fit(words(f"picture-civ-letter-{domain}"), _SPINE, 84, 800)
    canvas.text(left + _SPINE / 2, top + height - 36, letter, ink.dark, 0.5)
    name = fit(words.card(domain), _RIGHT - _LEFT, 80, 800)
    canvas.text(_LEFT, top + 96, name, ink.text)
    y: float = top + _TOP
    for effect in effects:
        _draw_effect(canvas, y, domain, effect)
        y += effect.height
    return canvas


@dataclass(frozen=True, slots=True)
class _Effect:
    """An effect: its sign, its name, the lines of its requirement, and its text."""

    sign: str
    name: Line
    kind: tuple[Line, ...]
    text: Paragraph

    @classmethod
    def of(cls, sign: str, effect: str, words: Words, players: int | None) -> _Effect:
        room = _RIGHT - _LEFT - _PLATE - 24
        return cls(
            sign,
            fit(words.card(effect), room, 52, 800),
            wrap(_kind(sign, words, players), room, SMALL, 600),
            paragraph(words(f"civ-effect-{effect}"), _RIGHT - _LEFT, 47),
        )

    @property
    def height(self) -> int:
        return _EFFECT + _KIND * len(self.kind) + self.text.height + 26


def _draw_effect(canvas: Canvas, top: float, domain: str, effect: _Effect) -> None:
    ink = canvas.ink
    canvas.box(_LEFT, top + 6, _PLATE, _PLATE, ink.strong[domain], 14)
    if effect.sign in NUMERALS.values():
        numeral = fit(effect.sign, _PLATE, 56, 800)
        canvas.text(_LEFT + _PLATE / 2, top + 60, numeral, ink.dark, 0.5)
    else:
        canvas.icon(effect.sign or "points", _LEFT + 10, top + 16, _PLATE - 20, ink.dark)
    x = _LEFT + _PLATE + 24
    canvas.text(x, top + 37, effect.name, ink.text)
    for number, line in enumerate(effect.kind):
        canvas.text(x, top + 84 + number * _KIND, line, ink.muted)
    y = top + _EFFECT + _KIND * len(effect.kind) - 4
    draw_paragraph(canvas, _LEFT, y, effect.text, ink.text, {})
