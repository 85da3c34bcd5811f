"""The drafts of tournaments: one for each user and server, until it is opened."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeVar

from bot.features.tournaments.draft import Draft
from bot.tables.repository import TableRepository
from engine import Refusal

Opened = TypeVar("Opened")


class Drafts:
    """A repository of drafts, so that arranging a tournament survives a restart."""

    def __init__(self, tables: TableRepository) -> None:
        self._tables = tables
        self._store = tables.store.drafts

    def get(self, guild_id: int, user_id: int) -> Draft:
        """Return the draft of this user. Refused: ``tournament-no-draft``."""
        data = self._store.load(guild_id, user_id)
        if data is None:
            raise Refusal("tournament-no-draft")
        return Draft.restored(data)

    async def put(self, guild_id: int, user_id: int, draft: Draft) -> Draft:
        """Store ``draft``, in place of any other of this user."""
        keep = partial(self._store.save, guild_id, user_id, draft.as_data())
        await self._tables.write(keep)
        return draft

    async def discard(self, guild_id: int, user_id: int) -> None:
        """Delete the draft."""
        await self._tables.write(partial(self._store.remove, guild_id, user_id))

    async def open(
        self, guild_id: int, user_id: int, opened: Callable[[Draft], Awaitable[Opened]]
    ) -> Opened:
        """Let ``opened`` make a tournament of the draft, once; then delete it.

        Refused: ``tournament-no-draft``, and as by ``opened``: then the draft stays.
        """
        async with self._tables.locks("draft", user_id):
            made = await opened(self.get(guild_id, user_id))
            await self.discard(guild_id, user_id)
        return made
