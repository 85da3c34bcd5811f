"""The base of the Discord client: a container of services, keyed by type."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import Any, TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from bot.core.shards import Shards
from bot.ui.gateway import skip_unparsable
from bot.ui.panel import QUIET

T = TypeVar("T")

# A longer rate limit fails and is retried later: discord.py would sleep meanwhile and block all
# work that waits for the same table. discord.py accepts no lower value.
LONGEST_RATE_LIMIT = 30.0


class Client(commands.AutoShardedBot):
    """A Discord client that holds the services of the bot. Needs no privileged intent.

    Services are made and added by the features; so are listeners to Discord's events, by
    ``listen``. It has no commands but those of its ``tree``.

    ``stopping``  callbacks that finish pending work, called while the bot is still logged in
    ``closing``   callbacks that release resources, called once it is logged out

    Both are called in reverse order of their registration.
    """

    tree: app_commands.CommandTree[Client]

    def __init__(
        self, tree: type[app_commands.CommandTree[Any]], shards: Shards | None = None
    ) -> None:
        """``shards``: those that this process runs; by default all of the bot."""
        chosen: dict[str, Any] = {}
        if shards is not None:
            chosen = {"shard_count": shards.count, "shard_ids": shards.ids}
        super().__init__(
            commands.when_mentioned,
            help_command=None,
            tree_cls=tree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=QUIET,
            max_messages=None,
            max_ratelimit_timeout=LONGEST_RATE_LIMIT,
            **chosen,
        )
        skip_unparsable(self._connection.parsers)
        self.stopping = AsyncExitStack()
        self.closing = AsyncExitStack()
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
