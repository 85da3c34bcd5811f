"""A Discord on loopback: HTTP API and gateway, for a bot that runs as a process.

It keeps Discord's behaviour as far as a bot can tell, and none of what clients do. There is no
persistence.
"""

from __future__ import annotations

import asyncio
import socket
from collections import deque
from collections.abc import Callable
from datetime import datetime
from secrets import token_urlsafe
from typing import Any

from aiohttp import web

from tests.wire.clock import Clock
from tests.wire.errors import ApiError
from tests.wire.gateway import Gateway
from tests.wire.http_api import LARGEST_REQUEST, PREFIX, Fault, HttpApi, Request
from tests.wire.interactions import Interaction, Interactions
from tests.wire.permissions import EVERYONE
from tests.wire.rate_limits import RateLimits
from tests.wire.state import TEXT, Attachment, Channel, Guild, Member, Message, State, User

PATIENCE = 120.0


class WireDiscord:
    """The server; ``async with`` starts and stops it.

    ``port``     the port on this machine; any free one by default
    ``latency``  the minimum seconds that each request takes
    ``scale``    the factor by which rate limits last longer than usual
    ``shards``   the number of shards that Discord recommends, to which servers are assigned
    ``options``  those of ``Gateway``
    """

    def __init__(
        self,
        *,
        port: int = 0,
        latency: float = 0.0,
        scale: float = 1.0,
        shards: int = 1,
        **options: Any,
    ) -> None:
        self.clock = Clock()
        self.state = State(self.clock)
        self.token = f"{token_urlsafe(18)}.{token_urlsafe(4)}.{token_urlsafe(27)}"
        self.latency = latency
        self.limits = RateLimits(self.clock, scale)
        self.interactions = Interactions()
        self.nonces: dict[str, tuple[Message, datetime]] = {}
        self.old_edits: dict[int, deque[datetime]] = {}
        self.new_dms: deque[datetime] = deque()
        self.attachments: dict[str, Attachment] = {}
        self.complaints: list[str] = []  # requests that Discord would refuse
        self._shards = shards
        self._port = port
        self._waiting: set[asyncio.Future[None]] = set()
        # Each returns the reason why no further event will come, if any.
        self.troubles: list[Callable[[], str]] = []
        self.gateway = Gateway(self, recommended_shards=shards, **options)
        self.http = HttpApi(self)
        self._runner: web.AppRunner | None = None

    async def __aenter__(self) -> WireDiscord:
        app = web.Application(client_max_size=LARGEST_REQUEST)
        self.gateway.add_to(app)
        app.router.add_get("/attachments/{path:.*}", self._attachment)
        self.http.add_to(app)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        listening = socket.create_server(("127.0.0.1", self._port))
        self._port = listening.getsockname()[1]
        await web.SockSite(self._runner, listening).start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.gateway.shut_down()
        assert self._runner is not None
        await self._runner.cleanup()

    @property
    def url(self) -> str:
        """The address of the server."""
        return f"http://127.0.0.1:{self._port}"

    @property
    def api(self) -> str:
        """The address of the HTTP API."""
        return self.url + PREFIX

    @property
    def gateway_url(self) -> str:
        """The address of the gateway."""
        return f"ws://127.0.0.1:{self._port}/gateway/"

    async def _attachment(self, request: web.Request) -> web.Response:
        attachment = self.attachments.get(request.match_info["path"])
        if attachment is None:
            raise web.HTTPNotFound
        return web.Response(body=attachment.content, content_type=attachment.content_type)

    # Waiting

    def changed(self) -> None:
        """Wake all waiting tasks to check their conditions."""
        for future in self._waiting:
            if not future.done():
                future.set_result(None)
        self._waiting.clear()

    async def until(
        self, condition: Callable[[], Any], what: str, *, patience: float = PATIENCE
    ) -> Any:
        """Wait until ``condition`` is true; return its value.

        Raises ``AssertionError`` with ``what`` if it takes too long, or cannot happen any more.
        """
        try:
            async with asyncio.timeout(patience):
                while not (found := condition()):
                    if trouble := "\n".join(filter(None, [told() for told in self.troubles])):
                        raise AssertionError(f"{what}: this will not happen: {trouble}")
                    future = asyncio.get_running_loop().create_future()
                    self._waiting.add(future)
                    await future
                return found
        except TimeoutError:
            raise AssertionError(f"this did not happen: {what}") from None

    # State

    def guild(self, name: str = "Alexandria", *, shard: int = 0) -> Guild:
        """A new server with the bot and its owner, and no other members."""
        owner = self.state.make_user(f"owner of {name}")
        guild = self.state.make_guild(name, owner, EVERYONE, shard=shard, count=self._shards)
        self.join(guild, owner)
        self.join(guild, self.state.me)
        self.gateway.dispatch("GUILD_CREATE", guild.create_json(self.state.me), guild.id)
        return guild

    def join(self, guild: Guild, user: User) -> None:
        """Let a user join a server."""
        guild.members[user.id] = Member(user, self.clock.now())

    def channel(self, guild: Guild, name: str = "agora", kind: int = TEXT) -> Channel:
        """A new channel."""
        channel = Channel(self.clock.snowflake(), kind, name, guild.id)
        guild.channels[channel.id] = channel
        self.gateway.channel("CREATE", channel)
        return channel

    def remove_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads, or a thread."""
        assert channel.guild_id is not None
        channels = self.state.guilds[channel.guild_id].channels
        for one in [channel, *(c for c in channels.values() if c.parent_id == channel.id)]:
            del channels[one.id]
            self.gateway.channel("DELETE", one)

    def remove_message(self, message: Message) -> None:
        """Delete a message, as a moderator does."""
        del message.channel.messages[message.id]
        self.gateway.message("MESSAGE_DELETE", message)

    def remove_bot(self, guild: Guild) -> None:
        """Remove the bot from a server."""
        del guild.members[self.state.me.id]
        self.gateway.dispatch("GUILD_DELETE", {"id": str(guild.id)}, guild.id)

    def dm(self, user: User) -> Channel:
        """The direct messages of a person with the bot."""
        return self.state.dms[user.id]

    # Events and faults

    def interact(self, interaction: Interaction) -> None:
        """Send the bot an interaction."""
        self.interactions.add(interaction)
        data = interaction.json(self.state)
        self.gateway.dispatch("INTERACTION_CREATE", data, interaction.channel.guild_id)

    def fails(self, method: str, template: str, error: ApiError, *, times: int = 1) -> None:
        """Answer the next ``times`` requests of a route with an error."""
        self.http.faults.append(Fault(method, template, error, times))

    def loses(self, method: str, template: str, *, times: int = 1) -> None:
        """Carry out the next ``times`` requests of a route, but lose their responses."""
        self.http.faults.append(Fault(method, template, None, times))

    def requests(self, method: str, template: str) -> list[Request]:
        """The requests of a route that were answered, oldest first."""
        return [r for r in self.http.requests if (r.method, r.template) == (method, template)]
