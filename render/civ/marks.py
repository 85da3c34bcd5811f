"""The head of a domain, the marks on its cards, and its effects used this turn."""

from __future__ import annotations

from engine.civ.view import SeatView, TableView
from render.civ.cards import GAP, NUMERALS, has_most_culture
from render.civ.scene import Scene
from render.text import SMALL, fit

COUNT = 58
MARK_ROW = 48
_SIZE = 40


def draw_count(
    scene: Scene, left: float, top: float, width: float, seat: SeatView, domain: str, icon: bool
) -> None:
    """Draw the number of cards of a domain and the number that hegemony needs.

    On a coloured ground for the player with the most cards; bright if it changed.
    """
    canvas, ink = scene.canvas, scene.canvas.ink
    count, most = seat.area[domain], scene.has_most(seat, domain)
    change = scene.news_of(seat).area.get(domain, 0)
    ground = ink.strong[domain] if most else ink.deep[domain] if count else ink.ground
    canvas.box(left, top, width, COUNT, ground, 12)
    if icon:
        fill = ink.dark if most else ink.sign[domain] if count else ink.shade[domain]
        canvas.icon(domain, left + 9, top + 8, 42, fill)
    goal = fit(f"/{seat.needed[domain]}", 64, SMALL, 600)
    right = left + width - 10
    canvas.text(right, top + 45, goal, ink.dark if most else ink.muted, 1)
    number = fit(str(count), 60, 54, 800)
    fill = ink.dark if most else ink.text if count or change else ink.faint
    right -= goal.width + 3
    canvas.text(right, top + 48, number, fill, 1)
    if change:
        canvas.wedge(
            right - number.width - 19, top + 24, change > 0, ink.dark if most else ink.news
        )


def has_mark(view: TableView, seat: SeatView, domain: str) -> bool:
    """Return whether there is a mark on the cards of ``domain`` of ``seat``."""
    coin = view.coin is not None and view.coin[1:] == (seat.name, domain)
    return coin or domain in seat.embargoes or bool(seat.blocked[domain])


def draw_marks(
    scene: Scene, left: float, top: float, width: float, seat: SeatView, domain: str
) -> float:
    """Draw embargo, face-down Utopia cards and Culture coin; return their right end.

    New marks are ringed.
    """
    canvas, ink, news = scene.canvas, scene.canvas.ink, scene.news_of(seat)
    coin = scene.view.coin is not None and scene.view.coin[1:] == (seat.name, domain)
    if domain in seat.embargoes:
        if domain in news.embargoes:
            canvas.box(left - 4, top - 4, _SIZE + 8, _SIZE + 8, ink.news, 24)
            canvas.box(left, top, _SIZE, _SIZE, ink.ground, 20)
        canvas.icon("embargo", left, top, _SIZE, ink.barred)
        left += _SIZE + 6
        if not coin and not seat.blocked[domain]:
            name = fit(scene.words.card("embargo"), width - _SIZE - 8, SMALL, 600)
            left = canvas.text(left + 2, top + 34, name, ink.barred) + 10
    if coin:
        if scene.news.coin:
            canvas.box(left - 4, top - 4, _SIZE + 8, _SIZE + 8, ink.news, 24)
        canvas.box(left, top, _SIZE, _SIZE, ink.shine, _SIZE // 2)
        canvas.icon("culture", left + 6, top + 6, _SIZE - 12, ink.dark)
        left += _SIZE + 6
    if seat.blocked[domain]:
        edge, line = (ink.news, 4) if domain in news.blocked else (ink.back_edge, 2)
        canvas.frame(left, top, _SIZE, _SIZE, edge, ink.back, 8, line)
        canvas.icon("utopia", left + 6, top + 6, _SIZE - 12, ink.muted)
        raised = fit(f"+{seat.blocked[domain]}", 50, SMALL, 700)
        left = canvas.text(left + _SIZE + 4, top + 34, raised, ink.text) + 10
    return left


def shows_effects(view: TableView, seat: SeatView) -> bool:
    """Return whether ``seat`` is at the effects step."""
    return seat.name == view.turn and view.step == "effects" and not view.over


def has_effects(view: TableView, seat: SeatView, domain: str) -> bool:
    """Return whether ``seat`` has used or can use an effect of ``domain`` this turn.

    True at the effects step only.
    """
    if not shows_effects(view, seat):
        return False
    if domain == "culture":
        return view.inspired or has_most_culture(view, seat)
    return domain in (*view.used, *view.discards_used) or seat.area[domain] > 0


def draw_effects(
    scene: Scene, left: float, top: float, width: float, seat: SeatView, domain: str
) -> None:
    """Draw the available permanent effect and the discard effect, used or not."""
    view = scene.view
    width = (width - GAP) / 2
    level = NUMERALS.get(seat.levels[domain], "")
    if domain == "culture":
        sign = "points" if has_most_culture(view, seat) else ""
        _effect(scene, left, top, width, domain, sign, view.inspired)
        return
    _effect(scene, left, top, width, domain, level, domain in view.used)
    sign = "discard" if seat.area[domain] else ""
    used = domain in view.discards_used
    _effect(scene, left + width + GAP, top, width, domain, sign, used)


def _effect(
    scene: Scene, left: float, top: float, width: float, domain: str, sign: str, used: bool
) -> None:
    """Draw an available effect by its ``sign``, with a tick once it is used."""
    canvas, ink = scene.canvas, scene.canvas.ink
    height, middle = MARK_ROW - 6, left + width / 2
    if used:
        canvas.box(left, top, width, height, ink.panel, 10)
        canvas.icon("used", middle - 15, top + 6, 30, ink.muted)
    elif sign:
        canvas.frame(left, top, width, height, ink.shade[domain], ink.ground, 10, line=2)
        if sign in NUMERALS.values():
            numeral = fit(sign, width, SMALL, 800)
            canvas.text(middle, top + 34, numeral, ink.sign[domain], 0.5)
        else:
            canvas.icon(sign, middle - 16, top + 5, 32, ink.sign[domain])
