"""The interface of a game to the shared panels."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from discord import ui

from bot.core.table import Table
from bot.core.words import Words
from bot.games.guesses import Guesses
from bot.ui.choice import Choice
from bot.ui.panel import Panel, Picture
from bot.ui.private_view import Step
from engine import Decision, Event
from engine.decision import Answer
from engine.view import Awaited


class GamePresenter(Protocol):
    """A game in texts and buttons. ``view`` is always that game's own ``TableView``."""

    @property
    def topics(self) -> Sequence[str]:
        """The keys of its rules in the help, in order of reading."""

    @property
    def guesses(self) -> Guesses:
        """The moves that spectators can guess."""

    # The public view of the table

    def options_line(self, options: Mapping[str, Any], words: Words) -> str:
        """Return the options chosen for the table, for the lobby; empty without options."""

    def title(self, table: Table, view: Any, words: Words) -> str:
        """Return the heading of the table's message: the game, the turn and its player."""

    def standings(self, table: Table, view: Any, words: Words) -> str:
        """Return each player's standing, a line for each."""

    def board_buttons(self, table_id: int, decision: Decision, words: Words) -> Sequence[ui.Item]:
        """Return the awaited player's buttons on the table's message."""

    def public_buttons(self, table_id: int, words: Words) -> Sequence[ui.Item]:
        """Return the buttons there that all users can press at any time."""

    def awaited_for(self, view: Any, awaited: Awaited, words: Words) -> str:
        """Return the reason why a player is awaited, without any of the options."""

    def log_lines(
        self,
        events: Iterable[Event],
        words: Words,
        names: Mapping[str, str],
        viewer: str | None = None,
    ) -> list[str]:
        """Return the log lines of ``events`` for ``viewer``, or for the public (``None``).

        The viewer is "you" in it.
        """

    def digest(
        self, events: Iterable[Event], words: Words, names: Mapping[str, str], viewer: str
    ) -> list[str]:
        """Return ``events`` for ``viewer`` in at most five lines, their own first."""

    def recap(self, events: Iterable[Event], words: Words, names: Mapping[str, str]) -> str:
        """Return the game with these events in a few sentences without markup.

        It contains public information only.
        """

    # The private view of a player

    def hand(
        self, view: Any, player: str, words: Words, asked: Decision | None = None
    ) -> Sequence[str]:
        """Return the hand in the view of ``player``: its title, and a line for each card.

        Cards that have a line of their own in the question about ``asked`` are left out.
        """

    def state_of_hand(self, view: Any, player: str) -> Any:
        """Return the state that ``hand`` depends on: if it is unchanged, so is a DM."""

    def ask(
        self, panel: Panel, table: Table, decision: Decision, view: Any, words: Words, step: Step,
        forecast: Any,
    ) -> None:  # fmt: skip
        """Put the question of ``decision`` and its components on ``panel``.

        ``forecast`` is the engine's, at the step ``confirm``.
        """

    def option_named(
        self, decision: Decision, token: str, words: Words, names: Mapping[str, str]
    ) -> str:
        """Return the name of the option ``token`` for use within a text."""

    def option_told(
        self, decision: Decision, token: str, view: Any, words: Words, names: Mapping[str, str],
        forecast: Any,
    ) -> str:  # fmt: skip
        """Return the option ``token`` with its outcome, for a hint. ``names`` are plain."""

    def why(
        self, decision: Decision, answer: Answer, view: Any, words: Words,
        names: Mapping[str, str], forecast: Any,
    ) -> str:  # fmt: skip
        """Return the advantages of ``answer``, which looks strong."""

    def readable(self, view: Any, player: str) -> Sequence[str]:
        """Return the cards that ``player`` may want to read, for ``card_panel``."""

    # The text of the cards

    def card_choice(self, card: str, words: Words) -> Choice:
        """Return a card as a line of a menu."""

    def pictured(self, card: str) -> str:
        """Return the card that the renderer draws for ``card``: an effect's is its domain."""

    def card_panel(self, card: str, words: Words, picture: Picture | None) -> Panel:
        """Return the panel of a card: its picture, or its full text if there is none."""

    def card_buttons(
        self, table: Table, decision: Decision, card: str, words: Words
    ) -> Sequence[ui.Item]:
        """Return the buttons for the actions with ``card`` that ``decision`` allows."""
