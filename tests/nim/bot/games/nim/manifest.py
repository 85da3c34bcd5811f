"""Nim on Discord."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from discord import ui

from bot.core.names import in_text, in_texts
from bot.core.words import Words
from bot.games.guesses import NoGuesses
from bot.games.lessons import Lesson, when
from bot.games.manifest import Manifest, Tutorial
from bot.ui.choice import Choice
from bot.ui.decision import add_choice
from bot.ui.navigation import choose_button
from bot.ui.panel import Panel, Picture
from bot.ui.private_view import Step
from bot.ui.prompts import prompt
from engine import Decision, Event
from engine.decision import Answer
from engine.view import Awaited

if TYPE_CHECKING:
    from bot.core.table import Table


class NimPresenter:
    """The presenter of Nim; see ``bot.games.presenter``."""

    topics = ("nim-goal",)
    guesses = NoGuesses()

    def options_line(self, options: Mapping[str, Any], words: Words) -> str:
        """Return nothing: there is one way to play."""
        return ""

    def title(self, table: Table, view: Any, words: Words) -> str:
        """Return the turn and its player."""
        player = in_text(table.names[view.turn])
        return words("nim-title", turn=view.turn_number, player=player)

    def standings(self, table: Table, view: Any, words: Words) -> str:
        """Return the number of sticks that each player has taken."""
        names = in_texts(table.names)
        return "\n".join(_standing(names[seat.name], seat.points, words) for seat in view.seats)

    def board_buttons(self, table_id: int, decision: Decision, words: Words) -> Sequence[ui.Item]:
        """Return the button to choose in private."""
        return [choose_button(table_id, words("choose-button"))]

    def public_buttons(self, table_id: int, words: Words) -> Sequence[ui.Item]:
        """Return nothing: all is in the picture."""
        return ()

    def awaited_for(self, view: Any, awaited: Awaited, words: Words) -> str:
        """Return the only reason there is."""
        return words(f"awaited-{awaited.purpose}")

    def log_lines(
        self,
        events: Iterable[Event],
        words: Words,
        names: Mapping[str, str],
        viewer: str | None = None,
    ) -> list[str]:
        """Return a line for each turn."""
        return [
            words("log-nim-take", name=names[event.player or ""], count=event.facts["count"])
            for event in events
            if event.kind == "take"
        ]

    def digest(
        self, events: Iterable[Event], words: Words, names: Mapping[str, str], viewer: str
    ) -> list[str]:
        """Return the last turn."""
        return self.log_lines(events, words, names, viewer)[-1:]

    def recap(self, events: Iterable[Event], words: Words, names: Mapping[str, str]) -> str:
        """Return nothing: a game is over in a moment."""
        return ""

    def hand(
        self, view: Any, player: str, words: Words, asked: Decision | None = None
    ) -> Sequence[str]:
        """Return the number of sticks that a player has taken."""
        return [words("nim-taken", count=view.seat(player).points)]

    def state_of_hand(self, view: Any, player: str) -> Any:
        """Return that number."""
        return view.seat(player).points

    def ask(
        self, panel: Panel, table: Table, decision: Decision, view: Any, words: Words, step: Step,
        forecast: Any,
    ) -> None:  # fmt: skip
        """Ask how many sticks to take, by buttons."""
        panel.text(prompt(decision, words))
        choices = [Choice(_label(token, words)) for token in decision.options]
        add_choice(panel, table.id, decision, choices, words, step)

    def option_named(
        self, decision: Decision, token: str, words: Words, names: Mapping[str, str]
    ) -> str:
        """Return the number of sticks."""
        return _label(token, words)

    def option_told(
        self, decision: Decision, token: str, view: Any, words: Words, names: Mapping[str, str],
        forecast: Any,
    ) -> str:  # fmt: skip
        """Return the number of sticks."""
        return words("hint-option", option=_label(token, words))

    def why(
        self, decision: Decision, answer: Answer, view: Any, words: Words,
        names: Mapping[str, str], forecast: Any,
    ) -> str:  # fmt: skip
        """Return that it looks best."""
        return words("hint-why-tried")

    def readable(self, view: Any, player: str) -> Sequence[str]:
        """Return nothing: there are no cards."""
        return ()

    def card_choice(self, card: str, words: Words) -> Choice:
        """Raise ``NotImplementedError``: there are no cards."""
        raise NotImplementedError

    def pictured(self, card: str) -> str:
        """Raise ``NotImplementedError``: there are no cards."""
        raise NotImplementedError

    def card_buttons(
        self, table: Table, decision: Decision, card: str, words: Words
    ) -> Sequence[ui.Item]:
        """Return nothing: there are no cards."""
        return ()

    def card_panel(self, card: str, words: Words, picture: Picture | None) -> Panel:
        """Raise ``NotImplementedError``: there are no cards."""
        raise NotImplementedError


def _standing(name: str, points: int, words: Words) -> str:
    return words("told-with", what=name, about=words("nim-taken", count=points))


def _label(token: str, words: Words) -> str:
    return words("nim-sticks", count=int(token.removeprefix("take ")))


def _told(key: str, fact: str, words: Words) -> str:
    return fact


LESSONS = (Lesson("take", when(lambda moment: moment.asks("action"))),)

MANIFEST = Manifest(name="nim", presenter=NimPresenter(), tutorial=Tutorial(LESSONS, 0, _told))
