"""discord.py's own HTTP clients, connected to the simulated Discord.

simcord replaces the whole client. Here only aiohttp's session is replaced, so that discord.py
handles rate limits and server errors as it does on Discord.
https://github.com/Rapptz/discord.py/blob/v2.7.1/discord/http.py
https://github.com/Rapptz/discord.py/blob/v2.7.1/discord/webhook/async_.py
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import Any, Protocol

import discord
import orjson
from discord.http import HTTPClient
from discord.webhook.async_ import AsyncWebhookAdapter
from multidict import CIMultiDict

from bot.demo.behaviour import simcord_seam
from bot.demo.behaviour.request import Request, Response

# Answers one try of a request; the client may retry.
Answer = Callable[[], Awaitable[Response]]
_answer: ContextVar[Answer] = ContextVar("answer")

REASONS = {
    200: "OK", 204: "No Content", 400: "Bad Request", 401: "Unauthorized", 403: "Forbidden",
    404: "Not Found", 429: "Too Many Requests",
}  # fmt: skip


class _Answered:
    """A stub of aiohttp's response with the members that discord.py reads."""

    def __init__(self, response: Response) -> None:
        self.status = response.status
        self.reason = REASONS.get(response.status, "Error")
        self.headers = CIMultiDict({"Via": "1.1 google", **response.headers})
        self._text = ""
        if response.body is not None:
            self.headers["Content-Type"] = "application/json"
            self._text = orjson.dumps(response.body).decode()

    async def text(self, encoding: str = "utf-8") -> str:
        """Return the body."""
        return self._text


class _Session:
    """A stub of aiohttp's session with the method that discord.py uses for requests."""

    @asynccontextmanager
    async def request(self, *_: Any, **__: Any) -> AsyncIterator[_Answered]:
        """Return the response to the current task's request."""
        yield _Answered(await _answer.get()())


_SESSION: Any = _Session()


class Sender(Protocol):
    """The rules by which requests are answered."""

    async def send(
        self, request: Request, make: Callable[[], Awaitable[Any]], message_content_access: bool
    ) -> Any:
        """Send a request through discord.py's client, which ``make`` calls."""


class Client(simcord_seam.FakeHTTPClient):
    """discord.py's ``HTTPClient``, sending its requests to a simulated Discord."""

    def __init__(self, backend: Any, loop: asyncio.AbstractEventLoop, **options: Any) -> None:
        super().__init__(backend, loop, **options)
        self._HTTPClient__session = _SESSION
        self._global_over = asyncio.Event()
        self._global_over.set()

    async def request(self, route: Any, *, files: Any = None, form: Any = None, **more: Any) -> Any:
        """Make a request as discord.py does, with its waits and retries."""
        behaviour: Sender | None = getattr(self.backend, "behaviour", None)
        if behaviour is None:
            return await super().request(route, files=files, form=form, **more)
        body, uploads = more.get("json"), list(files or [])
        if form is not None:
            parsed, uploads = simcord_seam.parsed_form(form, files)
            body = body if parsed is None else parsed
        request = Request(
            route.method,
            simcord_seam.path_of(route.url),
            body,
            more.get("params") or {},
            tuple(uploads),
            more.get("reason"),
        )

        async def make() -> Any:
            return await HTTPClient.request(self, route, files=uploads)

        return await behaviour.send(request, make, self.message_content_access)


class WebhookAdapter(AsyncWebhookAdapter):
    """discord.py's ``AsyncWebhookAdapter``, with a simulated Discord at the other end."""

    def __init__(self, backend: Any, *, message_content_access: bool = True) -> None:
        super().__init__()
        self.backend = backend
        self.message_content_access = message_content_access
        self._plain = simcord_seam.FakeWebhookAdapter(
            backend, message_content_access=message_content_access
        )

    async def request(
        self,
        route: Any,
        session: Any,
        *,
        payload: Any = None,
        multipart: Any = None,
        files: Any = None,
        params: Any = None,
        **more: Any,
    ) -> Any:
        """Make a request as discord.py does, with its waits and retries."""
        behaviour: Sender | None = getattr(self.backend, "behaviour", None)
        if behaviour is None:
            return await self._plain.request(
                route,
                session,
                payload=payload,
                multipart=multipart,
                files=files,
                params=params,
                **more,
            )
        body, uploads = payload, list(files or [])
        if multipart:
            parsed, uploads = simcord_seam.parsed_form(multipart, files)
            body = body if parsed is None else parsed
        request = Request(
            route.method,
            simcord_seam.path_of(route.url),
            body,
            params or {},
            tuple(uploads),
            more.get("reason"),
        )

        async def make() -> Any:
            return await AsyncWebhookAdapter.request(self, route, _SESSION, files=uploads)

        return await behaviour.send(request, make, self.message_content_access)


async def through(answer: Answer, make: Callable[[], Awaitable[Any]]) -> Any:
    """Make a request each try of which is answered by ``answer``."""
    token = _answer.set(answer)
    try:
        return await make()
    finally:
        _answer.reset(token)


def refusal(status: int, body: Any) -> discord.HTTPException:
    """Return the exception that discord.py raises once it has given up."""
    kinds = {403: discord.Forbidden, 404: discord.NotFound}
    kind = discord.DiscordServerError if status >= 500 else kinds.get(status, discord.HTTPException)
    answered: Any = _Answered(Response(status, body, {}))
    return kind(answered, body)


simcord_seam.install_transports(Client, WebhookAdapter)
