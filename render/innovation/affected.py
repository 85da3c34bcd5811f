"""The picture of the players affected by a dogma, before it is carried out."""

from __future__ import annotations

from collections.abc import Mapping

from engine.innovation.cards import CARDS
from engine.innovation.forecast import Forecast
from engine.innovation.view import TableView
from render import palette
from render.alt import within_limit
from render.canvas import Canvas, page
from render.innovation.card import face, face_height
from render.innovation.colors import THEMES
from render.names import drawn_names, told_names
from render.paragraph import Paragraph, draw_paragraph, paragraph
from render.picture import Picture, encode
from render.text import fit
from render.words import Words

_CARD_WIDTH, _ICON = 330, 60
_ROW = 124
_LEFT = palette.MARGIN
_INNER = palette.WIDTH - 2 * palette.MARGIN
_BAR_LEFT = 340
_BAR = _INNER - _BAR_LEFT - 24


def affected_picture(
    view: TableView,
    forecast: Forecast,
    words: Words,
    names: Mapping[str, str],
    *,
    theme: str = "dark",
) -> Picture:
    """Return the picture of ``forecast``: players who share or obey, and their icons.

    ``view`` is that of the player who is about to carry out the dogma. The same arguments give the
    same bytes.
    """
    canvas = draw_affected(view, forecast, words, names, theme)
    alt = affected_alt(view, forecast, words, names)
    return Picture(encode(canvas), alt, f"dogma-{view.turn_number}.png")


def affected_alt(
    view: TableView, forecast: Forecast, words: Words, names: Mapping[str, str]
) -> str:
    """Return the alt text, in at most 1024 characters."""
    called = told_names([seat.name for seat in view.seats], names, words)
    resource = words(f"resource-{forecast.resource}")
    lines = [words("alt-dogma-of", card=words.card(forecast.card), resource=resource)]
    for player in _order(view):
        resources = words(f"resources-{forecast.resource}", count=forecast.counts[player])
        part = _part(view, forecast, player)
        lines.append(words("alt-dogma", name=called[player], resources=resources, part=part))
    if not forecast.changes:
        lines.append(words("picture-dogma-nothing"))
    return within_limit(lambda _: "\n".join(lines))


def _order(view: TableView) -> list[str]:
    """Return the players clockwise, beginning with the viewer."""
    players = [seat.name for seat in view.seats]
    start = players.index(view.viewer) if view.viewer in players else 0
    return players[start:] + players[:start]


def _part(view: TableView, forecast: Forecast, player: str) -> str:
    """Return the role of a player in the dogma."""
    if player == view.viewer:
        return "own"
    if player in forecast.shares:
        return "shares"
    return "demand" if player in forecast.demands else "none"


def draw_affected(
    view: TableView,
    forecast: Forecast,
    words: Words,
    names: Mapping[str, str],
    theme: str = "dark",
) -> Canvas:
    """Draw ``affected_picture`` before it is encoded, with its layout boxes."""
    shown = drawn_names([seat.name for seat in view.seats], names, words)
    card_high = face_height(_ICON)
    top = palette.MARGIN + card_high + 18
    nothing = paragraph(words("picture-dogma-nothing"), _INNER - 60, 44, 600)
    foot = 0 if forecast.changes else nothing.height + 30
    canvas = page(top + _ROW * len(view.seats) + foot + 6, THEMES[theme])
    _head(canvas, forecast, card_high, words)
    most = max(1, *forecast.counts.values())
    own = forecast.counts.get(view.viewer or "", 0)
    for number, player in enumerate(_order(view)):
        y = top + number * _ROW
        part = _part(view, forecast, player)
        _row(canvas, y, shown[player], forecast, forecast.counts[player], part, most, words)
    _measure(canvas, top, len(view.seats), own, most)
    if not forecast.changes:
        _nothing(canvas, top + _ROW * len(view.seats), nothing)
    return canvas


def _head(canvas: Canvas, forecast: Forecast, height: float, words: Words) -> None:
    """Draw the card, the deciding resource, and the kinds of its effects."""
    ink, card = canvas.ink, CARDS[forecast.card]
    face(canvas, _LEFT, palette.MARGIN, _CARD_WIDTH, _ICON, card, words)
    left = _LEFT + _CARD_WIDTH + 27
    canvas.icon(card.dogma_icon, left, palette.MARGIN + 8, 84, ink.sign[card.dogma_icon])
    resource = words(f"resource-{card.dogma_icon}")
    name = fit(
        resource[:1].upper() + resource[1:], palette.WIDTH - left - 104 - palette.MARGIN, 56, 800
    )
    canvas.text(left + 104, palette.MARGIN + 70, name, ink.text)
    for number, kind in enumerate(dict.fromkeys(card.effects)):
        y = palette.MARGIN + 108 + number * 56
        fill = ink.barred if kind == "demand" else ink.text
        canvas.icon(kind, left + 6, y, 46, fill)
        count = card.effects.count(kind)
        text = words(f"effect-{kind}") + (f" ×{count}" if count > 1 else "")
        canvas.text(
            left + 72, y + 40, fit(text, palette.WIDTH - left - 72 - palette.MARGIN, 46, 700), fill
        )


def _row(
    canvas: Canvas,
    top: float,
    name: str,
    forecast: Forecast,
    count: int,
    part: str,
    most: int,
    words: Words,
) -> None:
    """Draw a player: icons as a bar and a number, and the effect of the dogma on them."""
    ink, high = canvas.ink, _ROW - 8
    canvas.box(_LEFT, top, _INNER, high, ink.raised if part == "own" else ink.panel, 14)
    if part == "own":
        canvas.box(_LEFT, top, 9, high, ink.shine, 4)
    fill = {"shares": ink.text, "demand": ink.barred}.get(part, ink.muted)
    icon = {"shares": "coop", "demand": "demand"}.get(part)
    canvas.text(_LEFT + 24, top + 48, fit(name, _BAR_LEFT - 60, 48, 700), ink.text)
    x = _LEFT + 24
    if icon:
        canvas.icon(icon, x, top + 64, 40, fill)
        x += 54
    text = fit(words(f"picture-dogma-{part}"), _BAR_LEFT - x - 20, 42, 700)
    canvas.text(x, top + 98, text, fill)
    affected = part in ("own", "shares", "demand")
    color = ink.strong[forecast.resource] if affected else ink.edge
    width = _BAR * count / most
    left = _LEFT + _BAR_LEFT
    canvas.box(left, top + 22, max(width, 8), high - 44, color, 10)
    number = fit(str(count), 90, 58, 800)
    inside = affected and width > number.width + 40
    at = left + width - 18 if inside else left + max(width, 8) + 18
    if not inside and at + number.width > palette.WIDTH - palette.MARGIN - 12:
        at = left + width - 18
        canvas.text(at, top + high / 2 + 20, number, ink.text, 1)
        return
    fill = ink.dark if inside else ink.text
    canvas.text(at, top + high / 2 + 20, number, fill, 1 if inside else 0)


def _measure(canvas: Canvas, top: float, rows: int, own: int, most: int) -> None:
    """Draw the line of the player's own icons: players who reach it share."""
    x = _LEFT + _BAR_LEFT + _BAR * own / most
    for row in range(rows):
        canvas.box(x - 3, top + row * _ROW + 6, 6, 12, canvas.ink.news)
        canvas.box(x - 3, top + row * _ROW + _ROW - 26, 6, 12, canvas.ink.news)


def _nothing(canvas: Canvas, top: float, text: Paragraph) -> None:
    """Draw the notice that the dogma has no effect, as far as the viewer can see."""
    canvas.box(_LEFT, top, _INNER, text.height + 22, canvas.ink.shine, 14)
    draw_paragraph(canvas, _LEFT + 30, top + 2, text, canvas.ink.dark, {})
