"""The private view of a table, as presses on any message use it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from bot.ui.panel import OPTIONS_LIMIT, Panel
from bot.ui.tries import Tries
from engine import Decision

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.core.words import Words
    from bot.ui.press import Pressing


# The cards of a hand on one page.
HAND_LINES = 8


@dataclass(frozen=True, slots=True)
class Step:
    """A player's progress within one decision; by default, its start.

    ``what``    the part of it being chosen, in the game's own terms; ``confirm`` for an action
                whose outcome is previewed before it is taken; ``hand`` for the start at a page of
                the hand, ``read`` while the text of a ``card`` is shown, ``hint`` for the start
                below a hint, which has described the options
    ``page``    the page of a menu with more than 25 options, or of the hand
    ``picked``  places among the options, in the order in which they were picked
    ``tries``   the moves tried out before the decision; ``None`` if it is really asked
    """

    what: str = ""
    page: int = 0
    picked: tuple[int, ...] = ()
    card: str = ""
    tries: Tries | None = None

    @property
    def at_start(self) -> bool:
        """True if no part of the decision is chosen yet."""
        return replace(self, tries=None) == START or self.what in ("hand", "hint")

    @property
    def below_hint(self) -> bool:
        """True if a hint above has described the options."""
        return self.what == "hint"

    def fits(self, decision: Decision) -> bool:
        """Return whether page and picks exist: a custom_id may have been tampered with."""
        pages = len(decision.groups) or len(decision.options) // OPTIONS_LIMIT
        return self.page <= pages and all(
            0 <= place < len(decision.options) for place in self.picked
        )


START = Step()
BELOW_HINT = Step("hint")


class PrivateView:
    """Shows users their hands and choices in private, and takes their answers.

    An interaction is acknowledged before it gets here; its response is filled.
    """

    async def asked(
        self, interaction: Pressing, table_id: int, number: int, tries: Tries | None = None
    ) -> Decision | None:
        """Return the decision ``number`` if this user is still asked it.

        With ``tries``, the decision that would come after them. Otherwise show the current state
        and return ``None``. Refused: ``not-started``.
        """
        raise NotImplementedError

    async def answer(
        self, interaction: Pressing, table_id: int, number: int, tokens: Sequence[str]
    ) -> None:
        """Answer the decision ``number``, and show the outcome and the next decision."""
        raise NotImplementedError

    async def show(
        self, interaction: Pressing, table_id: int, *, step: Step = START, note: str = ""
    ) -> None:
        """Show the private panel at ``step`` of the decision. Refused: ``not-started``."""
        raise NotImplementedError

    async def play(self, interaction: Pressing, table_id: int, tries: Tries) -> None:
        """Give the answers that were tried, as far as they are certain, all at once.

        The panel then shows the outcome and the next decision.
        """
        raise NotImplementedError

    async def forecast(self, table: Table, player: str, token: str) -> Any:
        """Return the engine's forecast of ``player`` answering ``token``."""
        raise NotImplementedError

    async def panel(
        self, table: Table, player: str, words: Words, *, viewer: int, since: int | None = None,
        note: str = "",
    ) -> Panel:  # fmt: skip
        """Return the private panel of ``player``, with its picture, for ``viewer``.

        It tells the events from ``since`` on; by default those since the player's last turn.
        """
        raise NotImplementedError

    def reminds(self, table_id: int, turn: int) -> bool:
        """Return whether this is the first reminder in a turn, and note it."""
        raise NotImplementedError
