"""The base of the Discord client: a container of services, keyed by type."""

from __future__ import annotations

from typing import Any, TypeVar

import discord
from discord import app_commands

T = TypeVar("T")


class Client(discord.AutoShardedClient):
    """A Discord client that holds the services of the bot."""

    tree: app_commands.CommandTree[Client]

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self._services: dict[type, Any] = {}
        self._deaf: set[int] = set()  # shards that are not connected

    def add(self, service: T) -> T:
        """Make ``service`` available under its type and the types that it derives from."""
        for kind in type(service).__mro__[:-1]:
            self._services[kind] = service
        return service

    def get(self, kind: type[T]) -> T:
        """Return the service of this type. Raises ``KeyError`` if there is none."""
        service: T = self._services[kind]
        return service

    def meet(self, interaction: discord.Interaction[Any]) -> None:
        """Remember the user's names before the interaction is answered."""
        raise NotImplementedError

    async def note(self, interaction: discord.Interaction[Any]) -> None:
        """Store the user's names and language, once the interaction is acknowledged."""
        raise NotImplementedError

    @property
    def connected(self) -> bool:
        """True if the bot is logged in and receives the events of all its servers."""
        return self.is_ready() and not self.is_closed() and not self._deaf

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Called by discord.py when the events of a shard's servers stop."""
        self._deaf.add(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Called by discord.py when a shard has received the events that it missed."""
        self._deaf.discard(shard_id)

    async def on_shard_ready(self, shard_id: int) -> None:
        """Called by discord.py when a shard begins a new session."""
        self._deaf.discard(shard_id)
