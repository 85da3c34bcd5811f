"""The tournaments that people are arranging: one for each person and server, until it is opened."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeVar

from bot.features.tables.repository import Ledger
from bot.features.tournaments.draft import Draft
from engine import Refusal

Opened = TypeVar("Opened")


class Drafts:
    """All of them are in the store, so that arranging one survives a restart."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._store = ledger.store.drafts

    def get(self, guild_id: int, user_id: int) -> Draft:
        """What this person is arranging. Refused: ``tournament-no-draft``."""
        data = self._store.load(guild_id, user_id)
        if data is None:
            raise Refusal("tournament-no-draft")
        return Draft(**data)

    async def put(self, guild_id: int, user_id: int, draft: Draft) -> Draft:
        """Keep ``draft``, in the place of any other of this person."""
        keep = partial(self._store.save, guild_id, user_id, draft.as_data())
        await self._ledger.write(keep)
        return draft

    async def discard(self, guild_id: int, user_id: int) -> None:
        """Forget it."""
        await self._ledger.write(partial(self._store.remove, guild_id, user_id))

    async def open(
        self, guild_id: int, user_id: int, opened: Callable[[Draft], Awaitable[Opened]]
    ) -> Opened:
        """Let ``opened`` make a tournament of it, once; then forget it.

        Refused: ``tournament-no-draft``, and what ``opened`` refuses: then it stays.
        """
        async with self._ledger.locks("draft", user_id):
            made = await opened(self.get(guild_id, user_id))
            await self.discard(guild_id, user_id)
        return made
