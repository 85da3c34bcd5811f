"""How each game shows itself: what the panels that all games share ask of it.

A game has a folder of its own in here, with a class in ``face.py`` that fits ``Face``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from discord import ui

from bot.core.table import Table
from bot.core.words import Words
from bot.games.civ.presenter import CivFace
from bot.games.innovation.presenter import InnovationFace
from bot.ui.choice import Choice
from bot.ui.decision import Step
from bot.ui.panel import Panel, Picture
from engine import Decision, Event
from engine.decision import Answer
from engine.view import Awaited


class Face(Protocol):
    """One game in words and buttons. ``view`` is always that game's own ``TableView``."""

    @property
    def topics(self) -> Sequence[str]:
        """The keys of its rules in the help, the first one to be read first."""

    # The table, as everybody sees it

    def options_line(self, options: Mapping[str, Any], words: Words) -> str:
        """What was chosen when the table was opened, for the lobby; empty if nothing can be."""

    def title(self, table: Table, view: Any, words: Words) -> str:
        """The heading of the table's message: the game, the turn and whose it is."""

    def standings(self, table: Table, view: Any, words: Words) -> str:
        """How each player stands, a line for each."""

    def board_buttons(self, table_id: int, decision: Decision, words: Words) -> Sequence[ui.Item]:
        """What whoever's turn it is can press on the table's message."""

    def public_buttons(self, table_id: int, words: Words) -> Sequence[ui.Item]:
        """What anybody can press there at any time."""

    def awaited_for(self, view: Any, awaited: Awaited, words: Words) -> str:
        """What somebody is awaited for; never what is on offer."""

    def chronicle(
        self,
        events: Iterable[Event],
        words: Words,
        names: Mapping[str, str],
        viewer: str | None = None,
    ) -> list[str]:
        """The log lines for ``events``, as ``viewer`` (``None``: the public) may read them."""

    # What one player sees

    def hand(self, view: Any, player: str, words: Words) -> str:
        """The hand of ``player``, whose view this is."""

    def state_of_hand(self, view: Any, player: str) -> Any:
        """What ``hand`` depends on: while it stays the same, so does a direct message."""

    def ask(
        self, panel: Panel, table: Table, decision: Decision, view: Any, words: Words, step: Step,
        forecast: Any,
    ) -> None:  # fmt: skip
        """Put on ``panel`` what ``decision`` asks, and all that can be pressed for it.

        ``forecast`` is the engine's, at the step ``confirm``.
        """

    def option_named(
        self, decision: Decision, token: str, words: Words, names: Mapping[str, str]
    ) -> str:
        """What the option ``token`` is called, where a text speaks of it."""

    def option_told(
        self, decision: Decision, token: str, view: Any, words: Words, names: Mapping[str, str],
        forecast: Any,
    ) -> str:  # fmt: skip
        """What the option ``token`` is and would do, for a hint. ``names`` are plain names."""

    def why(
        self, decision: Decision, answer: Answer, view: Any, words: Words,
        names: Mapping[str, str], forecast: Any,
    ) -> str:  # fmt: skip
        """Why ``answer``, which looks strong, may be so."""

    def readable(self, view: Any, player: str) -> Sequence[str]:
        """What ``player`` may want to read: things that ``card_panel`` knows."""

    # What is printed on the cards

    def card_choice(self, card: str, words: Words) -> Choice:
        """A card as a line of a menu."""

    def pictured(self, card: str) -> str:
        """The card that the renderer draws for ``card``: an effect is drawn on its domain."""

    def card_panel(self, card: str, words: Words, picture: Picture | None) -> Panel:
        """What is printed on a card, in full, below its picture."""


FACES: dict[str, Face] = {"innovation": InnovationFace(), "civ": CivFace()}


def face_of(table: Table) -> Face:
    """How the game of ``table`` shows itself."""
    return FACES[table.game_name]
