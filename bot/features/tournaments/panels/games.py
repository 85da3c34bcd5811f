"""The finished games of matches, as buttons to their replays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.features.actions.more import action_button

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.core.words import Words
    from bot.ui.press import Press


def replay_buttons(games: Sequence[Table], words: Words) -> list[Press]:
    """Return the buttons of the replays of finished games, in the order of play.

    A link to the last message of a game would be out of date if that is yet to be posted.
    """
    count = len(games)
    return [
        action_button("replay", table.id, words("tournament-replay", game=number, games=count))
        for number, table in enumerate(games, 1)
    ]
