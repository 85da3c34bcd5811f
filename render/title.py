"""The head of a table's picture: whose turn it is, how many actions are left, who is awaited."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.innovation.view import TableView
from render import palette
from render.canvas import Canvas
from render.text import Line, fit, shortened
from render.words import Words

_FIRST = 84
_SECOND = 60


def waits_for_others(view: TableView) -> bool:
    """Whether somebody has to choose something else than the next action of the turn."""
    return any(awaited.kind != "action" or view.turn is None for awaited in view.awaited)


def title_height(view: TableView) -> int:
    """How high the head is drawn."""
    return _FIRST + (_SECOND if view.over or waits_for_others(view) else 0)


def headline(view: TableView, words: Words, names: Mapping[str, str]) -> str:
    """Whose turn it is, or how the game ended."""
    if view.over:
        winners = words.list([names[winner] for winner in view.winners])
        return words("picture-won", names=winners, count=len(view.winners))
    if view.turn is None:
        return words("picture-first-cards")
    return words("picture-turn", name=names[view.turn])


def waiting(view: TableView, words: Words, names: Mapping[str, str]) -> str:
    """Who is awaited, and by which card."""
    players = words.list(list(dict.fromkeys(names[awaited.player] for awaited in view.awaited)))
    card = next((awaited.card for awaited in view.awaited if awaited.card), None)
    if card:
        return words("picture-waiting-card", names=players, card=words.card(card))
    return words("picture-waiting", names=players)


def draw_title(canvas: Canvas, view: TableView, words: Words, names: Mapping[str, str]) -> None:
    """Draw the head over the whole width."""
    left = float(palette.MARGIN + 6)
    right = float(palette.WIDTH - palette.MARGIN)
    if view.over:
        canvas.icon("trophy", left, 20, 54, palette.GOLD)
        reason = fit(words(f"picture-reason-{view.reason}"), right - left - 72, 44, 600)
        canvas.text(left + 72, _FIRST + 32, reason, palette.MUTED)
        left += 72
    elif view.turn is not None:
        right = _actions(canvas, right, view.actions, words)
    title = _with_names(lambda short: headline(view, words, short), names, right - left, 62, 800)
    canvas.text(left, 68, title, palette.GOLD if view.over else palette.TEXT)
    if waits_for_others(view):
        canvas.icon("waiting", left, _FIRST - 4, 42, palette.GOLD)
        line = _with_names(
            lambda short: waiting(view, words, short), names, palette.WIDTH - left - 80, 44, 600
        )
        canvas.text(left + 56, _FIRST + 32, line, palette.GOLD)


def _with_names(
    sentence: Callable[[Mapping[str, str]], str],
    names: Mapping[str, str],
    width: float,
    size: int,
    weight: int,
) -> Line:
    """A sentence on one line: where there is no room for it, the names in it are shortened."""
    for longest in (40, 24, 18, 13, 9, 6):
        text = sentence({player: shortened(name, longest) for player, name in names.items()})
        line = fit(text, width, size, weight)
        if line.text == text:
            break
    return line


def _actions(canvas: Canvas, right: float, actions: int, words: Words) -> float:
    """The actions left, in words and as dots, ending at ``right``. Returns where they begin."""
    line = fit(words("picture-actions", count=actions), 420, 42, 600)
    canvas.text(right, 62, line, palette.MUTED, 1)
    left = right - line.width - 20
    for _ in range(actions):
        left -= 34
        canvas.box(left, 34, 28, 28, palette.GOLD, 14)
    return left - 24
