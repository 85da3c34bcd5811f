"""Zoom of a player's board: each pile card by card, with the icons that count."""

from __future__ import annotations

from collections.abc import Mapping

from engine.innovation.cards import CARDS, COLORS, RESOURCES, SHOWN, Card
from engine.innovation.view import PileView, SeatView, TableView
from render import palette
from render.alt import within_limit
from render.canvas import Canvas
from render.columns import Part, in_columns
from render.innovation.alt import told_teams
from render.innovation.colors import THEMES
from render.innovation.hand_row import ROW, draw_hand_rows, hand_rows
from render.innovation.medal import SIZE, medal
from render.innovation.names import achievement_name
from render.innovation.news import SeatNews
from render.innovation.progress import SPECIAL, progress
from render.innovation.team import draw_badge
from render.names import drawn_names, told_names
from render.text import SMALL, fit, largest
from render.words import Words

_LEFT = palette.MARGIN
_INNER = palette.WIDTH - 2 * palette.MARGIN
_NAME = 84
_COUNTS = 58
_PILE_HEAD = 58
_CARD = 62
_GAP = 6
_SPACE = 12  # below a pile
_ICON = 46
_ICONS = 4 * (_ICON + 10)
_SPINE = 56
_NOTHING = SeatNews()


def draw_zoom(
    view: TableView,
    player: str,
    words: Words,
    names: Mapping[str, str],
    *,
    theme: str = "dark",
    wide: bool = False,
) -> Canvas:
    """Draw the board of ``player``, with its layout boxes."""
    seat = view.seat(player)
    name = drawn_names([each.name for each in view.seats], names, words)[player]
    piles = {pile.color: pile for pile in seat.board}
    hand = hand_rows(seat, _NOTHING, _INNER) * ROW
    parts = [
        Part(
            _NAME + 2 * _COUNTS + hand + 12,
            lambda canvas, top: _head(canvas, top, view, seat, name, words),
        ),
        *(_pile_part(piles[color], words) for color in COLORS if color in piles),
        Part(
            _COUNTS * len(SPECIAL) + 24,
            lambda canvas, top: _specials(canvas, top + 12, view, seat, words),
        ),
    ]
    return in_columns(parts, THEMES[theme], wide=wide)


def _head(
    canvas: Canvas, top: float, view: TableView, seat: SeatView, name: str, words: Words
) -> None:
    """Draw the name, points and achievements, icons, and the hand from behind."""
    ink = canvas.ink
    left = draw_badge(canvas, _LEFT + 3, top + 22, seat)
    canvas.text(left, top + 66, fit(name, _LEFT + _INNER - left, 62, 800), ink.text)
    won = f"{view.won(seat)}/{view.needed}"
    counts = [("points", ink.gold, str(seat.points)), ("trophy", ink.crown, won)]
    counts.append(("score", ink.gold, str(len(seat.score))))
    _counts(canvas, top + _NAME, counts)
    icons = [(each, ink.sign[each], str(seat.icons.get(each, 0))) for each in RESOURCES]
    _counts(canvas, top + _NAME + _COUNTS, icons)
    draw_hand_rows(canvas, _LEFT, top + _NAME + 2 * _COUNTS + 4, _INNER, seat, _NOTHING)


def _counts(canvas: Canvas, top: float, counts: list[tuple[str, str, str]]) -> None:
    """Draw numbers beside their signs, over the whole width."""
    cell = _INNER / len(RESOURCES)
    for number, (icon, fill, count) in enumerate(counts):
        left = _LEFT + number * cell
        canvas.icon(icon, left, top + 4, 46, fill)
        line = fit(count, cell - 60, 46, 700)
        canvas.text(left + 54, top + 43, line, canvas.ink.text)


def _pile_part(pile: PileView, words: Words) -> Part:
    high = _PILE_HEAD + len(pile.cards) * (_CARD + _GAP) + _SPACE
    return Part(high, lambda canvas, top: _pile(canvas, top, pile, words))


def _pile(canvas: Canvas, top: float, pile: PileView, words: Words) -> None:
    """Draw the colour and the splay of a pile, then its cards, the top one first."""
    ink = canvas.ink
    color = words(f"color-{pile.color}")
    line = fit(color[:1].upper() + color[1:], 300, 46, 800)
    x = canvas.text(_LEFT + 3, top + 42, line, ink.sign[pile.color]) + 24
    if pile.splay:
        canvas.icon(pile.splay, x, top + 9, 38, ink.text)
        way = words("told-splayed", way=words(f"splay-{pile.splay}"))
        canvas.text(x + 50, top + 42, fit(way, _LEFT + _INNER - x - 50, SMALL, 600), ink.muted)
    y = top + _PILE_HEAD
    for number, each in enumerate(pile.cards):
        shown = range(4) if number == 0 else SHOWN[pile.splay] if pile.splay else ()
        _card(canvas, y, CARDS[each], tuple(shown), words, top_card=number == 0)
        y += _CARD + _GAP


def _card(
    canvas: Canvas, top: float, card: Card, shown: tuple[int, ...], words: Words, top_card: bool
) -> None:
    """Draw a card in one row; icons that do not count are faint."""
    ink = canvas.ink
    strong = ink.strong[card.color] if top_card else ink.shade[card.color]
    canvas.box(_LEFT, top, _SPINE + 12, _CARD, strong, 12)
    fill = ink.dark if top_card else ink.text
    canvas.text(_LEFT + _SPINE / 2, top + 47, fit(str(card.age), _SPINE - 8, 46, 800), fill, 0.5)
    inner = _LEFT + _SPINE
    ground = ink.deep[card.color] if shown else ink.panel
    canvas.box(inner, top, _INNER - _SPINE, _CARD, ground, 12)
    canvas.box(inner, top, 12, _CARD, ground)
    x = inner + 16.0
    if top_card:
        canvas.box(x, top + 6, 50, 50, ink.dark, 25)
        canvas.icon(card.dogma_icon, x + 8, top + 14, 34, ink.strong[card.dogma_icon])
        x += 62
    room = _LEFT + _INNER - _ICONS - 12 - x
    name = largest(words.card(card.id), room, (46, SMALL), 700 if top_card else 600)
    canvas.text(x, top + 46, name, ink.text if shown else ink.muted)
    for place, icon in enumerate(card.icons):
        left = _LEFT + _INNER - _ICONS + place * (_ICON + 10)
        if not icon:
            canvas.box(left + _ICON / 2 - 5, top + 26, 10, 10, ink.shade[card.color], 5)
        elif place in shown:
            canvas.icon(icon, left, top + 8, _ICON, ink.sign[icon])
        else:
            canvas.icon(icon, left + 6, top + 14, _ICON - 12, ink.edge)


def _specials(canvas: Canvas, top: float, view: TableView, seat: SeatView, words: Words) -> None:
    """Draw the progress to each special achievement, with its name."""
    ink = canvas.ink
    for number, special in enumerate(SPECIAL):
        y = top + number * _COUNTS
        mine = special in seat.achievements
        there = mine or special in view.achievements
        if there:
            medal(canvas, _LEFT, y + 4, special)
        else:
            canvas.icon(special, _LEFT + 6, y + 10, SIZE - 12, ink.faint)
        fill = ink.text if there else ink.faint
        name = fit(achievement_name(special, words), 420, 44, 600)
        canvas.text(_LEFT + 62, y + 43, name, fill)
        if mine:
            canvas.icon("trophy", _LEFT + _INNER - 46, y + 5, 44, ink.crown)
        elif there:
            reached, needed = progress(seat, special)
            line = fit(f"{reached}/{needed}", 160, 46, 700)
            fill = ink.gold if needed - reached <= 1 else ink.text if reached else ink.faint
            canvas.text(_LEFT + _INNER, y + 43, line, fill, 1)


def zoom_alt(view: TableView, player: str, words: Words, names: Mapping[str, str]) -> str:
    """Return the board of ``player`` in sentences, in at most 1024 characters.

    Less important details are dropped if need be.
    """
    called = told_names([seat.name for seat in view.seats], names, words)
    return within_limit(lambda detail: _told(view, view.seat(player), called, words, detail))


def _told(
    view: TableView, seat: SeatView, names: Mapping[str, str], words: Words, detail: int
) -> str:
    piles = {pile.color: pile for pile in seat.board}
    won = [achievement_name(each, words) for each in seat.achievements]
    lines = [
        words(
            "alt-zoom",
            name=names[seat.name],
            points=seat.points,
            won=len(won),
            needed=view.needed,
            which=words.list(won) if won and detail else "none",
            hand=len(seat.hand),
        )
    ]
    if seat.team is not None:
        lines.append(told_teams(view, words, names)[seat.team])
    lines += [_told_pile(piles[color], words, detail) for color in COLORS if color in piles]
    return "\n".join(lines)


def _told_pile(pile: PileView, words: Words, detail: int) -> str:
    top, *below = (
        words("alt-card", card=words.card(each), age=CARDS[each].age) for each in pile.cards
    )
    color = words(f"color-{pile.color}")
    text = words(
        "alt-zoom-pile",
        color=color[:1].upper() + color[1:],
        top=top,
        count=len(below),
        below=words.list(below) if below and detail > 1 else "none",
        way=words(f"splay-{pile.splay}") if pile.splay else "none",
    )
    shown = [
        words(f"resource-{icon}")
        for each in pile.cards[1:]
        for place in (SHOWN[pile.splay] if pile.splay else ())
        if (icon := CARDS[each].icons[place])
    ]
    if detail > 2 and shown:
        text += " " + words("alt-zoom-shows", icons=words.list(shown))
    return text
