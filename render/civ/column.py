"""One domain of a player's area: how many cards, what they reach, and what lies on them."""

from __future__ import annotations

from engine.civ.domains import DOMAINS
from engine.civ.view import SeatView, TableView
from render import palette
from render.canvas import Canvas
from render.civ.cards import GAP, NUMERALS, Grid, cards_of, draw_cards, has_most_culture
from render.text import SMALL, fit
from render.words import Words

COLUMN_GAP = 9
WIDTH = (palette.WIDTH - 2 * palette.MARGIN - 5 * COLUMN_GAP) // 6
_ACROSS = 4
_HIGH = {2: 60, 3: 54, 4: 46}  # a card, with so many players
_COUNT = 58
_ROW = 48


def column_left(number: int) -> float:
    """Where the column of the domain with this number begins."""
    return palette.MARGIN + number * (WIDTH + COLUMN_GAP)


def columns_height(view: TableView, seat: SeatView) -> int:
    """How high the six columns of ``seat`` are drawn."""
    if view.turn is None:
        return _COUNT
    height = _COUNT + GAP + _cards_height(view, seat)
    return height + _ROW * (_marked(view, seat) + _shows_effects(view, seat))


def _grid(view: TableView) -> Grid:
    return Grid(_ACROSS, (WIDTH - (_ACROSS - 1) * GAP) // _ACROSS, _HIGH[len(view.seats)])


def _cards_height(view: TableView, seat: SeatView) -> int:
    places = max(cards_of(view, seat, domain).places for domain in DOMAINS)
    return _grid(view).rows_height(places)


def draw_column(
    canvas: Canvas, top: float, view: TableView, seat: SeatView, domain: str, words: Words
) -> None:
    """Draw one column of ``seat``: count, cards, what lies on them, and its effects this turn.

    While drafting, when nobody has more than one card, the count is enough.
    """
    left = column_left(DOMAINS.index(domain))
    cards = cards_of(view, seat, domain)
    most = max(other.area[domain] for other in view.seats)
    _count(canvas, left, top, domain, cards.count, cards.needed, 0 < cards.count == most)
    if view.turn is None:
        return
    top += _COUNT + GAP
    draw_cards(canvas, left, top, cards, _grid(view))
    top += _cards_height(view, seat) + 6
    if _marked(view, seat):
        _marks(canvas, left, top, view, seat, domain, words)
        top += _ROW
    if _shows_effects(view, seat):
        _effects(canvas, left, top, view, seat, domain)


def _count(
    canvas: Canvas, left: float, top: float, domain: str, count: int, needed: int, most: bool
) -> None:
    """The head of a column, on a ground of its colour for who has the most cards of all."""
    strong = canvas.ink.strong[domain]
    ground = strong if most else canvas.ink.deep[domain] if count else canvas.ink.ground
    canvas.box(left, top, WIDTH, _COUNT, ground, 12)
    sign = canvas.ink.sign[domain]
    fill = canvas.ink.dark if most else sign if count else canvas.ink.shade[domain]
    canvas.icon(domain, left + 9, top + 8, 42, fill)
    goal = fit(f"/{needed}", 64, SMALL, 600)
    right = left + WIDTH - 10
    canvas.text(right, top + 45, goal, canvas.ink.dark if most else canvas.ink.muted, 1)
    number = fit(str(count), 60, 54, 800)
    fill = canvas.ink.dark if most else canvas.ink.text if count else canvas.ink.faint
    canvas.text(right - goal.width - 3, top + 48, number, fill, 1)


def _marked(view: TableView, seat: SeatView) -> bool:
    """Whether anything lies on the cards of ``seat``."""
    coin = view.coin is not None and view.coin[1] == seat.name
    return coin or bool(seat.embargoes) or any(seat.blocked.values())


def _marks(
    canvas: Canvas,
    left: float,
    top: float,
    view: TableView,
    seat: SeatView,
    domain: str,
    words: Words,
) -> None:
    """Embargo, face-down Utopia cards, and the Culture coin."""
    size = 40
    coin = view.coin is not None and view.coin[1:] == (seat.name, domain)
    if domain in seat.embargoes:
        canvas.icon("embargo", left, top, size, canvas.ink.barred)
        left += size + 6
        if not coin and not seat.blocked[domain]:
            name = fit(words.card("embargo"), WIDTH - size - 8, SMALL, 600)
            canvas.text(left, top + 34, name, canvas.ink.barred)
    if coin:
        canvas.box(left, top, size, size, canvas.ink.shine, size // 2)
        canvas.icon("culture", left + 6, top + 6, size - 12, canvas.ink.dark)
        left += size + 6
    if seat.blocked[domain]:
        canvas.frame(left, top, size, size, canvas.ink.back_edge, canvas.ink.back, 8, line=2)
        canvas.icon("utopia", left + 6, top + 6, size - 12, canvas.ink.muted)
        raised = fit(f"+{seat.blocked[domain]}", 50, SMALL, 700)
        canvas.text(left + size + 4, top + 34, raised, canvas.ink.text)


def _shows_effects(view: TableView, seat: SeatView) -> bool:
    """Whether ``seat`` is using effects."""
    return seat.name == view.turn and view.step == "effects" and not view.over


def _effects(
    canvas: Canvas, left: float, top: float, view: TableView, seat: SeatView, domain: str
) -> None:
    """The permanent effect that the cards are enough for, and the discard effect; used or not."""
    width = (WIDTH - GAP) / 2
    level = NUMERALS.get(seat.levels[domain], "")
    if domain == "culture":
        inspired = view.coin is not None and view.coin[0] == seat.name
        sign = "points" if has_most_culture(view, seat) else ""
        _effect(canvas, left, top, width, domain, sign, inspired)
        return
    _effect(canvas, left, top, width, domain, level, domain in view.used)
    sign = "discard" if seat.area[domain] else ""
    used = domain in view.discards_used
    _effect(canvas, left + width + GAP, top, width, domain, sign, used)


def _effect(
    canvas: Canvas, left: float, top: float, width: float, domain: str, sign: str, used: bool
) -> None:
    """An effect that there are the cards for, by its ``sign``; a tick once it is used."""
    height, middle = _ROW - 6, left + width / 2
    if used:
        canvas.box(left, top, width, height, canvas.ink.panel, 10)
        canvas.icon("used", middle - 15, top + 6, 30, canvas.ink.muted)
    elif sign:
        canvas.frame(
            left,
            top,
            width,
            height,
            canvas.ink.shade[domain],
            canvas.ink.ground,
            10,
            line=2,
        )
        if sign in NUMERALS.values():
            numeral = fit(sign, width, SMALL, 800)
            canvas.text(middle, top + 34, numeral, canvas.ink.sign[domain], 0.5)
        else:
            canvas.icon(sign, middle - 16, top + 5, 32, canvas.ink.sign[domain])
