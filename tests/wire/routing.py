"""The table of routes: the function that answers each request."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from io import BytesIO
from typing import TYPE_CHECKING, Any

from tests.wire.errors import unknown
from tests.wire.state import Channel, Guild, Message

if TYPE_CHECKING:
    from tests.wire.server import WireDiscord


@dataclass
class Upload:
    """A file of a multipart request, ``files[number]``."""

    number: int
    filename: str
    content: bytes
    content_type: str

    @property
    def fp(self) -> BytesIO:
        """The content as a file, as the checks of requests take it."""
        return BytesIO(self.content)


@dataclass
class Call:
    """A request with the parameters of its path."""

    discord: WireDiscord
    method: str
    template: str
    ids: Mapping[str, str]
    params: Mapping[str, str] = field(default_factory=dict)
    body: Any = None
    files: list[Upload] = field(default_factory=list)

    def number(self, name: str) -> int:
        """An id in the path."""
        return int(self.ids[name]) if self.ids[name].isdecimal() else 0

    def guild(self) -> Guild:
        """The server that the path names, if the bot is there. Raises ``ApiError``."""
        state = self.discord.state
        guild = state.guilds.get(self.number("guild_id"))
        if guild is None or state.me.id not in guild.members:
            raise unknown("Guild")
        return guild

    def channel(self) -> Channel:
        """The channel that the path names. Raises ``ApiError``."""
        channel = self.discord.state.channel(self.number("channel_id"))
        if channel is None:
            raise unknown("Channel")
        return channel

    def message(self) -> Message:
        """The message that the path names, unless ephemeral. Raises ``ApiError``."""
        message = self.channel().messages.get(self.number("message_id"))
        if message is None or message.only_for is not None:
            raise unknown("Message")
        return message


Handler = Callable[[Call], Awaitable[Any]]

ROUTES: dict[tuple[str, str], Handler] = {}
WITHOUT_TOKEN: set[tuple[str, str]] = set()


def route(method: str, template: str, *, token: bool = True) -> Callable[[Handler], Handler]:
    """Answer matching requests with the decorated function.

    ``token``: only with the bot's token. The function gets the ``Call`` and returns the JSON of the
    response, or ``None`` for 204. A template can have ``@me`` and ``@original`` in the place of an
    id.
    """

    def add(handler: Handler) -> Handler:
        ROUTES[method, template] = handler
        if not token:
            WITHOUT_TOKEN.add((method, template))
        return handler

    return add
