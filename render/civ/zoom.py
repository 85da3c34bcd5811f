"""Zoom of a player's area: the cards of each domain, its effects and marks."""

from __future__ import annotations

from collections.abc import Mapping

from engine.civ.domains import DOMAINS
from engine.civ.view import SeatView, TableView
from render import palette
from render.alt import within_limit
from render.canvas import Canvas
from render.civ.card import FACE_HEIGHT, Face, effects_of, face
from render.civ.cards import NUMERALS, cards_of, has_most_culture
from render.civ.colors import THEMES
from render.civ.marks import MARK_ROW, draw_marks, has_mark
from render.civ.news import News
from render.civ.scene import Scene
from render.civ.seat import draw_hand, draw_hegemony, draw_points
from render.columns import Part, in_columns
from render.names import drawn_names, told_names
from render.text import fit
from render.words import Words

_INNER = palette.WIDTH - 2 * palette.MARGIN
_HEAD = 150
_GAP = 12


def draw_zoom(
    view: TableView,
    player: str,
    words: Words,
    names: Mapping[str, str],
    *,
    theme: str = "dark",
    wide: bool = False,
) -> Canvas:
    """Draw the area of ``player``, with its layout boxes."""
    seat = view.seat(player)
    shown = drawn_names([each.name for each in view.seats], names, words)

    def scene(canvas: Canvas) -> Scene:
        return Scene(canvas, view, words, shown, News())

    def part(domain: str) -> Part:
        return Part(
            FACE_HEIGHT + MARK_ROW * has_mark(view, seat, domain) + _GAP,
            lambda canvas, top: _domain(scene(canvas), top, seat, domain),
        )

    parts = [Part(_HEAD, lambda canvas, top: _head(scene(canvas), top, seat))]
    parts += map(part, DOMAINS)
    return in_columns(parts, THEMES[theme], wide=wide)


def _head(scene: Scene, top: float, seat: SeatView) -> None:
    """Draw the name, then hand, majorities and progress to hegemony."""
    canvas, left = scene.canvas, palette.MARGIN + 3
    name = fit(scene.names[seat.name], _INNER - 60, 62, 800)
    end = canvas.text(left, top + 66, name, canvas.ink.text)
    if seat.name == scene.view.first:
        canvas.icon("first", end + 14, top + 24, 42, canvas.ink.muted)
    draw_hand(scene, left, top + 86, seat)
    draw_points(scene, left + 190, top + 86, seat)
    draw_hegemony(scene, left + 340, top + 86, _INNER - 340, seat)


def _domain(scene: Scene, top: float, seat: SeatView, domain: str) -> None:
    """Draw a domain: its count, cards and effects, and the marks on its cards."""
    view = scene.view
    count = f"{seat.area[domain]}/{seat.needed[domain]}"
    most = has_most_culture(view, seat)
    about = Face(1, cards_of(view, seat, domain), barred=False, most=most, count=count)
    face(scene.canvas, palette.MARGIN, top, _INNER, domain, about, scene.words)
    if has_mark(view, seat, domain):
        left = palette.MARGIN + 80
        draw_marks(scene, left, top + FACE_HEIGHT + 5, _INNER - 80, seat, domain)


def zoom_alt(view: TableView, player: str, words: Words, names: Mapping[str, str]) -> str:
    """Return the area of ``player`` in sentences, in at most 1024 characters.

    Less important details are dropped if need be.
    """
    called = told_names([seat.name for seat in view.seats], names, words)
    return within_limit(lambda detail: _told(view, view.seat(player), called, words, detail))


def _told(
    view: TableView, seat: SeatView, names: Mapping[str, str], words: Words, detail: int
) -> str:
    head = words("alt-zoom-civ", name=names[seat.name], points=seat.points, hand=seat.hand_size)
    told = [
        _told_domain(view, seat, domain, names, words, detail)
        for domain in DOMAINS
        if seat.area[domain] or has_mark(view, seat, domain) or detail > 2
    ]
    return "\n".join([head, *told])


def _told_domain(
    view: TableView,
    seat: SeatView,
    domain: str,
    names: Mapping[str, str],
    words: Words,
    detail: int,
) -> str:
    text = words(
        "alt-zoom-civ-domain",
        domain=words.card(domain),
        have=seat.area[domain],
        needed=seat.needed[domain],
    )
    reached = [
        words.card(effect)
        for sign, effect in effects_of(domain)
        if _reached(view, seat, domain, sign)
    ]
    more = [words("alt-zoom-civ-effects", effects=words.list(reached))] if reached else []
    if domain in seat.embargoes:
        more.append(words("alt-zoom-civ-embargo"))
    if seat.blocked[domain]:
        more.append(words("alt-zoom-civ-blocked", count=seat.blocked[domain]))
    if view.coin and view.coin[1:] == (seat.name, domain):
        more.append(words("alt-zoom-civ-coin", name=names[view.coin[0]]))
    return " ".join([text, *more] if detail > 1 else [text])


def _reached(view: TableView, seat: SeatView, domain: str, sign: str) -> bool:
    """Return whether the area has the cards for an effect."""
    if domain == "culture":
        return has_most_culture(view, seat)
    if sign in NUMERALS.values():
        return NUMERALS.get(seat.levels[domain], "") >= sign
    return seat.area[domain] > 0
