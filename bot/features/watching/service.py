"""Watching a table without playing there: the watchers, and their delivery state."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from bot.core.table import Table
from bot.features.board.pages import page_of
from bot.storage import Watcher
from bot.tables.guards import Caller, active, check
from bot.tables.service import Tables
from engine import Refusal


class Watching:
    """The watchers of tables.

    ``goes_on``  says of a table that is over whether more may follow there for its watchers, as
                 the next game of a match
    """

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._stored = tables.store.watchers
        self.goes_on: list[Callable[[Table], bool]] = []

    def stays(self, table: Table) -> bool:
        """Return whether a table keeps its watchers, at least for now."""
        return table.active or any(goes_on(table) for goes_on in self.goes_on)

    def of_user(self, user_id: int) -> list[tuple[Table, Watcher]]:
        """Return the tables that this user watches."""
        return [(self._tables.get(one.table_id), one) for one in self._stored.of_user(user_id)]

    def by(self, table_id: int, user_id: int) -> Watcher | None:
        """Return how this user watches the table, if they do."""
        return self._stored.load(table_id, user_id)

    def next_of(self, table: Table, user_id: int) -> Table | None:
        """Return the table that this user watches now where ``table`` was played, if any."""
        following = self._tables.at_channel(table.channel_id)
        if following is None or self.by(following.id, user_id) is None:
            return None
        return following

    async def watch(self, table_id: int, user_id: int, language: str, *, often: bool) -> Watcher:
        """Notify this user from now on of each turn, or only of the end.

        Refused: ``game-over``; ``plays-there`` for players, unless they have resigned, as they are
        notified anyway.
        """
        async with self._tables.locked(table_id) as table:
            check(Caller(table, user_id), active)
            if table.player_of(user_id) is not None:
                raise Refusal("plays-there")
            before = self.by(table_id, user_id) or Watcher(table_id, user_id, often, language)
            told = page_of(table)
            watcher = replace(before, often=often, language=language, told=told)
            await self._tables.write(partial(self._stored.save, watcher))
            return watcher

    async def unwatch(self, table_id: int, user_id: int) -> None:
        """Stop notifying this user, also of the next game that is played there meanwhile.

        Refused: ``not-watching``.
        """
        if self.by(table_id, user_id) is None:
            following = self.next_of(self._tables.get(table_id), user_id)
            if following is None:
                raise Refusal("not-watching")
            table_id = following.id
        await self._tables.write(partial(self._stored.remove, table_id, user_id))
