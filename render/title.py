"""The head of a table's picture, and the section heads of a hand's."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from render import palette
from render.canvas import Canvas
from render.script import left_to_right
from render.text import Line, fit, shortened
from render.words import Words

Sentence = Callable[[Mapping[str, str]], str]  # a function from the players' names to a sentence

_FIRST = 84
_SECOND = 60
SECTION = 90


@dataclass(frozen=True, slots=True)
class Title:
    """The head: the turn or result, its reason, and the players awaited.

    ``note``: a text below the first line, where no player is awaited.
    """

    headline: Sentence
    reason: str | None = None
    waiting: Sentence | None = None
    note: str | None = None

    @property
    def height(self) -> int:
        """The height in pixels."""
        return _FIRST + (_SECOND if self.reason or self.waiting or self.note else 0)

    def told(self, names: Mapping[str, str]) -> list[str]:
        """Return the head as text."""
        head = self.headline(names) + (f" ({self.reason})" if self.reason else "")
        waiting = [self.waiting(names)] if self.waiting else []
        return [head, *([self.note] if self.note else []), *waiting]


def draw_title(
    canvas: Canvas,
    title: Title,
    names: Mapping[str, str],
    right: float = palette.WIDTH - palette.MARGIN,
) -> None:
    """Draw the head over the whole width, its first line up to ``right``."""
    left = float(palette.MARGIN + 6)
    if title.reason:
        canvas.icon("trophy", left, 20, 54, canvas.ink.gold)
        reason = fit(title.reason, palette.WIDTH - left - 72 - palette.MARGIN, 44, 600)
        canvas.text(left + 72, _FIRST + 32, reason, canvas.ink.muted)
        left += 72
    headline = _with_names(title.headline, names, right - left, 62, 800)
    canvas.text(left, 68, headline, canvas.ink.gold if title.reason else canvas.ink.text)
    if title.note and not title.waiting:
        note = fit(title.note, palette.WIDTH - 2 * left, 46, 600)
        canvas.text(left, _FIRST + 32, note, canvas.ink.muted)
    if title.waiting:
        canvas.icon("waiting", left, _FIRST - 4, 42, canvas.ink.gold)
        line = _with_names(
            title.waiting, names, palette.WIDTH - left - 52 - palette.MARGIN, 41, 600
        )
        canvas.text(left + 52, _FIRST + 32, line, canvas.ink.gold)


def _with_names(
    sentence: Sentence, names: Mapping[str, str], width: float, size: int, weight: int
) -> Line:
    """Return a sentence on one line, with names shortened if space is short."""
    for longest in (40, 24, 18, 13, 9, 6, 4, 2):
        short = {player: shortened(name, longest) for player, name in names.items()}
        text = left_to_right(sentence(short))
        line = fit(text, width, size, weight)
        if line.text == text:
            break
    return line


def draw_section(canvas: Canvas, top: float, icon: str, text: str, fill: str) -> None:
    """Draw the head of a part of a hand, ``SECTION`` high."""
    left = palette.MARGIN + 6
    canvas.icon(icon, left, top + 20, 54, fill)
    line = fit(text, palette.WIDTH - left - 72 - palette.MARGIN, 50, 700)
    canvas.text(left + 72, top + 65, line, canvas.ink.text)


def ended(view: Any, names: Mapping[str, str], words: Words) -> str:
    """Return a sentence that names the winners of the game of ``view``, if any."""
    if not view.winners:
        return words("picture-ended")
    winners = words.list([names[winner] for winner in view.winners])
    return words("picture-won", names=winners, count=len(view.winners))


def waiting(view: Any, words: Words) -> Sentence | None:
    """Return a sentence that names the awaited players and the card that asks them.

    ``None`` if only the player of the turn is awaited, for the next action.
    """
    if not any(awaited.kind != "action" or view.turn is None for awaited in view.awaited):
        return None
    card = next((awaited.card for awaited in view.awaited if awaited.card), None)

    def sentence(names: Mapping[str, str]) -> str:
        players = words.list(list(dict.fromkeys(names[awaited.player] for awaited in view.awaited)))
        if card:
            return words("picture-waiting-card", names=players, card=words.card(card))
        return words("picture-waiting", names=players)

    return sentence
