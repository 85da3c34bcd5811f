"""The public view of a table: its board with picture, log and results."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from bot.core.names import in_texts
from bot.core.table import Table
from bot.core.words import words_for
from bot.features.board.messages import table_panel
from bot.features.board.pictures import Pictures
from bot.features.history.service import History, last_shown, of_this_turn, since_last_turn
from bot.features.ratings.rated import rated_text
from bot.features.ratings.service import Ratings
from bot.games.registry import presenter_of
from bot.tables.service import Tables
from bot.ui.panel import Panel

if TYPE_CHECKING:
    from bot.ui.client import Client


class BoardView:
    """Builds the public panel of a table that has begun."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot

    async def panel(
        self,
        table: Table,
        outdated: Callable[[], bool] | None = None,
        viewer: int | None = None,
    ) -> Panel:
        """Return the public panel of a table that has begun, with its picture.

        It omits news already in the messages above it. A panel for a single ``viewer`` has all news
        since the last turn of the current player, and is drawn in their own colours and shape.
        Raises ``Outdated`` if ``outdated`` returns true when the picture's turn comes.
        """
        assert table.game is not None
        events = self._bot.get(History).events(table)
        view = table.game.view(None)
        alone = viewer is not None
        news = since_last_turn(events, view.turn) if alone else of_this_turn(events)
        if view.over and not alone:
            news = ()  # the title tells the end, and the replaced message that turn
        words = words_for(table.language)
        happened = presenter_of(table).log_lines(news, words, in_texts(table.names))
        pictures = [await self._bot.get(Pictures).table(table, outdated, viewer)]
        rated = recap = ""
        if shown := last_shown(of_this_turn(events)):
            pictures.append(await self._bot.get(Pictures).reveal(table, *shown))
        if not table.active:
            record = self._bot.get(Tables).answers(table.id)
            pictures.insert(0, await self._bot.get(Pictures).end(table, record))
            rated = rated_text(table, self._bot.get(Ratings).result(table.id), words)
            told = presenter_of(table).recap(events, words, in_texts(table.names))
            recap = words("recap-told", recap=told) if told else ""
        return table_panel(table, happened, pictures, rated, recap, alone=alone)
