"""Drawing, off the event loop: a picture is drawn once, however many people wait for it."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from bot.table import Table
from bot.words import Words, words_for
from render.hand import hand_picture
from render.picture import Picture
from render.table import table_picture

log = logging.getLogger(__name__)

REMEMBERED = 128

Key = tuple[int, int, str | None, str]


class Pictures:
    """Draws tables and hands. A picture that cannot be drawn is left out: the text says it all."""

    def __init__(self) -> None:
        # Pillow lets go of the interpreter for little of its work: more threads are not faster.
        self._artist = ThreadPoolExecutor(max_workers=1, thread_name_prefix="pictures")
        self._drawn: OrderedDict[Key, asyncio.Future[Picture]] = OrderedDict()

    def close(self) -> None:
        """Stop drawing."""
        self._artist.shutdown(cancel_futures=True)

    async def table(self, table: Table) -> Picture | None:
        """The table as everybody sees it, in the table's language."""
        words = words_for(table.language)
        assert table.game is not None
        draw = partial(table_picture, table.game.view(None), words, table.names)
        return await self._draw((table.id, table.version, None, words.language), draw)

    async def hand(self, table: Table, player: str, words: Words) -> Picture | None:
        """The hand of ``player``, for nobody else."""
        assert table.game is not None
        draw = partial(hand_picture, table.game.view(player), player, words, table.names)
        return await self._draw((table.id, table.version, player, words.language), draw)

    async def _draw(self, key: Key, draw: Callable[[], Picture]) -> Picture | None:
        drawing = self._drawn.get(key)
        if drawing is None:
            loop = asyncio.get_running_loop()
            drawing = self._drawn[key] = loop.run_in_executor(self._artist, draw)
            while len(self._drawn) > REMEMBERED:
                self._drawn.popitem(last=False)
        try:
            # One who no longer waits must not take the picture from the others.
            return await asyncio.shield(drawing)
        except Exception:
            self._drawn.pop(key, None)
            log.exception("the picture %s could not be drawn", key)
            return None
