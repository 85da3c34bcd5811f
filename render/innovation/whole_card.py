"""The full-size picture of a card: its icons in place, its effects in words."""

from __future__ import annotations

from itertools import groupby

from engine.innovation.cards import CARDS, RESOURCES, Card
from render import palette
from render.alt import within_limit
from render.canvas import Canvas, page
from render.innovation.colors import THEMES
from render.paragraph import Paragraph, draw_paragraph, paragraph
from render.picture import Picture, encode
from render.text import SMALL, fit, largest
from render.words import Words

_SPINE = 100
_ICON = 84
_LEFT = palette.MARGIN + _SPINE + 22
_RIGHT = palette.WIDTH - palette.MARGIN - 22
_TOP = 160  # the height of the icon at the top left and the name
_HEADING = 62
_TEXT = 47


def card_picture(card: str, words: Words, *, theme: str = "dark") -> Picture:
    """Return the picture of a card, its effects in the language of ``words``."""
    canvas = draw_card(card, words, theme)
    return Picture(encode(canvas), card_alt(card, words), f"{card}.png")


def card_alt(card: str, words: Words) -> str:
    """Return the card in at most 1024 characters."""
    fact = CARDS[card]
    color = words(f"color-{fact.color}")
    head = words("alt-card-whole", card=words.card(card), color=color, age=fact.age)
    icons = [words(f"resource-{icon}") if icon else "–" for icon in fact.icons]
    lines = [head, words("alt-card-icons", icons=words.list(icons, "unit"))]
    resource = words(f"resource-{fact.dogma_icon}")
    for kind, effect in zip(fact.effects, words.effects(card), strict=True):
        about = words("told-with", what=words(f"effect-{kind}"), about=resource)
        lines.append(words("told-of", what=about, told=effect))
    return within_limit(lambda _: "\n".join(lines))


def _about(card: Card, words: Words) -> str:
    return words("picture-card-about", color=words(f"color-{card.color}"), age=card.age)


def draw_card(card: str, words: Words, theme: str = "dark") -> Canvas:
    """Draw ``card_picture`` before it is encoded, with its layout boxes."""
    fact = CARDS[card]
    sections = _sections(fact, words)
    inner = sum(
        _HEADING + about.height + sum(text.height + 18 for text in texts)
        for _, about, texts in sections
    )
    height = _TOP + inner + 16 + _ICON + 34
    canvas = page(height + 2 * palette.MARGIN, THEMES[theme])
    top = float(palette.MARGIN)
    height = canvas.height - 2 * palette.MARGIN
    _spine(canvas, top, height, fact, words)
    ink = canvas.ink
    canvas.box(
        palette.MARGIN + _SPINE,
        top,
        palette.WIDTH - 2 * palette.MARGIN - _SPINE,
        height,
        ink.deep[fact.color],
        28,
    )
    canvas.box(palette.MARGIN + _SPINE, top, 28, height, ink.deep[fact.color])
    _place(canvas, _LEFT, top + 38, fact, 0)
    name_left = _LEFT + _ICON + 24
    name = largest(words.card(card), _RIGHT - name_left, (68, 56, 46), 800)
    canvas.text(name_left, top + 82, name, ink.text)
    about = fit(_about(fact, words), _RIGHT - name_left, 42, 600)
    canvas.text(name_left, top + 134, about, ink.muted)
    y = top + _TOP
    for kind, about_kind, texts in sections:
        y = _section(canvas, y, fact, kind, about_kind, texts, words)
    bottom = top + height - _ICON - 30
    middle = (_LEFT + _RIGHT - _ICON) / 2
    for place, left in ((1, float(_LEFT)), (2, middle), (3, float(_RIGHT - _ICON))):
        _place(canvas, left, bottom, fact, place)
    return canvas


def _sections(card: Card, words: Words) -> list[tuple[str, Paragraph, list[Paragraph]]]:
    """Return the effects by kind as printed: the kind, its explanation, the texts."""
    signs = {words(f"icon-{resource}"): resource for resource in RESOURCES}
    width = _RIGHT - _LEFT
    sections = []
    effects = zip(card.effects, words.effects(card.id), strict=True)
    for kind, group in groupby(effects, key=lambda effect: effect[0]):
        about = words(f"effect-{kind}-about", icon=words(f"icon-{card.dogma_icon}"))
        texts = [paragraph(text, width - 30, _TEXT, 500, signs) for _, text in group]
        sections.append((kind, paragraph(about, width, SMALL, 500, signs), texts))
    return sections


def _section(
    canvas: Canvas,
    top: float,
    card: Card,
    kind: str,
    about: Paragraph,
    texts: list[Paragraph],
    words: Words,
) -> float:
    """Draw the effects of one kind; return their lower end."""
    ink = canvas.ink
    fill = ink.barred if kind == "demand" else ink.text
    canvas.icon(kind, _LEFT, top + 4, 46, fill)
    end = canvas.text(_LEFT + 62, top + 43, fit(words(f"effect-{kind}"), 500, 50, 800), fill)
    canvas.icon(card.dogma_icon, end + 20, top + 4, 46, ink.sign[card.dogma_icon])
    y = draw_paragraph(canvas, _LEFT, top + _HEADING - 6, about, ink.muted, ink.sign) + 6
    for text in texts:
        canvas.box(_LEFT, y + 10, 8, text.height - 8, ink.strong[card.color], 4)
        y = draw_paragraph(canvas, _LEFT + 30, y, text, ink.text, ink.sign) + 18
    return y


def _spine(canvas: Canvas, top: float, height: float, card: Card, words: Words) -> None:
    """Draw the strong edge: age, the resource of the dogma, the letter of the colour."""
    ink, left, disc = canvas.ink, palette.MARGIN, 80
    middle = left + _SPINE / 2
    canvas.box(left, top, _SPINE + 40, height, ink.strong[card.color], 28)
    canvas.text(middle, top + 116, fit(str(card.age), _SPINE - 12, 104, 800), ink.dark, 0.5)
    canvas.box(middle - disc / 2, top + 146, disc, disc, ink.dark, disc // 2)
    icon = 56
    fill = ink.strong[card.dogma_icon]
    canvas.icon(card.dogma_icon, middle - icon / 2, top + 146 + (disc - icon) / 2, icon, fill)
    letter = fit(words(f"picture-letter-{card.color}"), _SPINE, 84, 800)
    canvas.text(middle, top + height - 36, letter, ink.dark, 0.5)


def _place(canvas: Canvas, left: float, top: float, card: Card, place: int) -> None:
    """Draw one of the four icon places: an icon, or a dot for none."""
    name = card.icons[place]
    if name:
        canvas.icon(name, left, top, _ICON, canvas.ink.sign[name])
    else:
        middle = _ICON / 2 - 11
        canvas.box(left + middle, top + middle, 22, 22, canvas.ink.shade[card.color], 11)
