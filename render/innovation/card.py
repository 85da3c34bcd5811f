"""A card of Innovation: as a top card, a back, a whole face, and a row of a list."""

from __future__ import annotations

from engine.innovation.cards import Card
from render.canvas import Canvas
from render.text import SMALL, Line, fit, wrap
from render.words import Words

SPINE = 48
_LOWEST = 132  # the height that the spine needs
LINE = 39  # the line height of a name


def spine(canvas: Canvas, left: float, top: float, height: float, card: Card, words: Words) -> None:
    """Draw the strong edge of a card: age, dogma resource, letter of the colour."""
    canvas.box(left, top, SPINE + 12, height, canvas.ink.strong[card.color], 12)
    canvas.text(
        left + SPINE / 2, top + 41, fit(str(card.age), SPINE - 8, 46, 800), canvas.ink.dark, 0.5
    )
    disc = 44
    middle = top + 48
    canvas.box(left + (SPINE - disc) / 2, middle, disc, disc, canvas.ink.dark, disc // 2)
    icon_size = 32
    canvas.icon(
        card.dogma_icon,
        left + (SPINE - icon_size) / 2,
        middle + (disc - icon_size) / 2,
        icon_size,
        canvas.ink.strong[card.dogma_icon],
    )
    letter = fit(words(f"picture-letter-{card.color}"), SPINE, SMALL, 800)
    canvas.text(left + SPINE / 2, top + height - 9, letter, canvas.ink.dark, 0.5)


def tile_height(icon_size: int) -> int:
    """Return the height of a top card with icons of this size."""
    return max(2 * LINE + icon_size + 17, _LOWEST)


def tile(
    canvas: Canvas,
    left: float,
    top: float,
    width: float,
    icon_size: int,
    card: Card,
    words: Words,
    title: int = SMALL,
) -> None:
    """Draw the top card of a pile: spine, name, the four icon places in their order.

    The name is set in the size ``title`` if it fits on one line, else on several small ones.
    """
    height = tile_height(icon_size)
    spine(canvas, left, top, height, card, words)
    inner = left + SPINE
    canvas.box(inner, top, width - SPINE, height, canvas.ink.deep[card.color], 12)
    canvas.box(inner, top, 12, height, canvas.ink.deep[card.color])
    room = width - SPINE - 12
    bottom = top + height - icon_size - 9
    large = fit(words.card(card.id), room, title)
    if title > SMALL and large.text == words.card(card.id):
        canvas.text(inner + 9, top + 62, large, canvas.ink.text)
    else:
        lines = wrap(words.card(card.id), room, SMALL, words.language)
        crowded = len(lines) > 2
        first = top + (30 if crowded else 38) + (LINE // 2 if len(lines) == 1 else 0)
        if crowded:
            icon_size = min(icon_size, 36)
            bottom = top + height - icon_size - 4
        for number, line in enumerate(lines):
            y = first + number * (31 if crowded else LINE)
            canvas.text(inner + 7, y, line, canvas.ink.text)
    for place in range(4):
        at = place_left(left, width, place) + (place_step(width) - icon_size) / 2
        _place(canvas, at, bottom, icon_size, card, place)


def place_step(width: float) -> float:
    """Return the distance between the icon places of a top card of this width."""
    return (width - SPINE - 6) / 4


def place_left(left: float, width: float, place: int) -> float:
    """Return the left edge of an icon place of a top card."""
    return left + SPINE + 3 + place * place_step(width)


def _place(canvas: Canvas, left: float, top: float, size: int, card: Card, place: int) -> None:
    """Draw an icon place of a card: an icon, or a dot for none."""
    name = card.icons[place]
    if name:
        canvas.icon(name, left, top, size, canvas.ink.sign[name])
    else:
        canvas.box(left + size / 2 - 5, top + size / 2 - 5, 10, 10, canvas.ink.shade[card.color], 5)


BACK_WIDTH, BACK_HEIGHT = 42, 48


def back(canvas: Canvas, left: float, top: float, age: int) -> None:
    """Draw the back of a card, which shows its age only."""
    canvas.sprite(_back, left, top, BACK_WIDTH, BACK_HEIGHT, age)


def _back(canvas: Canvas, left: float, top: float, age: int) -> None:
    canvas.frame(
        left, top, BACK_WIDTH, BACK_HEIGHT, canvas.ink.back_edge, canvas.ink.back, 8, line=2
    )
    number = fit(str(age), BACK_WIDTH - 6, SMALL, 700)
    canvas.text(left + BACK_WIDTH / 2, top + BACK_HEIGHT - 11, number, canvas.ink.text, 0.5)


def face_height(icon_size: int) -> int:
    """Return the height of a whole card with icons of this size."""
    return 2 * icon_size + 2 * LINE + 44


def face(
    canvas: Canvas, left: float, top: float, width: float, icon_size: int, card: Card, words: Words
) -> None:
    """Draw a whole card: its name, the icon place above it and the three below."""
    height = face_height(icon_size)
    spine(canvas, left, top, height, card, words)
    inner = left + SPINE
    room = width - SPINE
    canvas.box(inner, top, room, height, canvas.ink.deep[card.color], 14)
    canvas.box(inner, top, 14, height, canvas.ink.deep[card.color])
    _place(canvas, inner + 10, top + 10, icon_size, card, 0)
    narrow = width < 250
    lines = wrap(
        words.card(card.id),
        room - (12 if narrow else 18),
        SMALL if narrow else 43,
        words.language,
    )
    large = fit(words.card(card.id), room - 20, 60, 700)
    if width > 300 and large.text == words.card(card.id):
        lines = (large,)
    crowded = len(lines) > 2
    first = top + icon_size + (42 if crowded else 50) + (LINE // 2 if len(lines) == 1 else 0)
    for number, line in enumerate(lines):
        canvas.text(
            inner + 9, first + number * (34 if crowded else LINE + 1), line, canvas.ink.text
        )
    for place, middle in ((1, 10 + icon_size / 2), (2, room / 2), (3, room - 10 - icon_size / 2)):
        at = inner + middle - icon_size / 2
        _place(canvas, at, top + height - icon_size - 10, icon_size, card, place)


CHIP_HEIGHT = 54


def chip(canvas: Canvas, left: float, top: float, width: float, card: Card, words: Words) -> None:
    """Draw a card in one row: age, name, letter of its colour."""
    canvas.box(left, top, SPINE + 12, CHIP_HEIGHT, canvas.ink.strong[card.color], 12)
    age = fit(str(card.age), SPINE - 4, 42, 800)
    canvas.text(left + SPINE / 2, top + 42, age, canvas.ink.dark, 0.5)
    inner = left + SPINE
    canvas.box(inner, top, width - SPINE, CHIP_HEIGHT, canvas.ink.deep[card.color], 12)
    canvas.box(inner, top, 12, CHIP_HEIGHT, canvas.ink.deep[card.color])
    letter = fit(words(f"picture-letter-{card.color}"), SPINE, SMALL, 800)
    right = left + width - 10
    canvas.text(right, top + 41, letter, canvas.ink.sign[card.color], 1)
    canvas.text(inner + 9, top + 41, _chip_name(card, width, words), canvas.ink.text)


def _chip_name(card: Card, width: float, words: Words) -> Line:
    room = width - SPINE - 60
    name = fit(words.card(card.id), room, SMALL, 600)
    return name if name.text == words.card(card.id) else fit(words.card(card.id), room, SMALL, 500)


def fits_chip(card: Card, width: float, words: Words) -> bool:
    """Return whether the name of ``card`` fits in one row of this width."""
    return _chip_name(card, width, words).text == words.card(card.id)
