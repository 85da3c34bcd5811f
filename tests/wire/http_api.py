"""The HTTP API, version 10: the handling of requests around their routes."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from aiohttp import BodyPartReader, web

from tests.wire import (  # noqa: F401  each adds its routes to the table
    channel_routes,
    command_routes,
    interaction_routes,
    message_routes,
    server_routes,
)
from tests.wire.errors import ApiError, invalid, unauthorized
from tests.wire.rate_limits import Banned, TooMany
from tests.wire.routing import ROUTES, WITHOUT_TOKEN, Call, Upload
from tests.wire.validation import complaints, own_mistakes

if TYPE_CHECKING:
    from tests.wire.server import WireDiscord

PREFIX = "/api/v10"
LARGEST_REQUEST = 25 * 1024 * 1024

# discord.py takes a 429 without it for a ban by Cloudflare.
VIA = {"Via": "1.1 wire"}

FILE_FIELD = re.compile(r"files\[(\d+)\]")


@dataclass(frozen=True)
class Request:
    """A request with its response."""

    method: str
    path: str
    template: str
    body: Any
    status: int
    code: int = 0  # of the error, if it is one


@dataclass
class Fault:
    """The response to the next ``times`` such requests instead of their own.

    Without an ``error`` they are carried out, and the connection breaks before the response.
    """

    method: str
    template: str
    error: ApiError | None
    times: int


class HttpApi:
    """Refuses requests as Discord does, and passes the others to their routes."""

    def __init__(self, discord: WireDiscord) -> None:
        self._discord = discord
        self.requests: list[Request] = []
        self.faults: list[Fault] = []

    def add_to(self, app: web.Application) -> None:
        """Add all routes to the application, those without a placeholder first."""
        for method, template in sorted(ROUTES, key=lambda route: route[1].count("{")):
            app.router.add_route(method, PREFIX + template, self._handler(method, template))
        app.router.add_route("*", PREFIX + "/{rest:.*}", self._nowhere)

    def _handler(self, method: str, template: str) -> Any:
        async def handle(request: web.Request) -> web.StreamResponse:
            return await self._handle(request, method, template)

        return handle

    async def _nowhere(self, request: web.Request) -> web.Response:
        path = request.path.removeprefix(PREFIX)
        self._discord.complaints.append(f"{request.method} {path}: no such route on this server")
        return _json(404, {"message": "404: Not Found", "code": 0})

    async def _handle(self, request: web.Request, method: str, template: str) -> web.StreamResponse:
        """Answer a request."""
        await asyncio.sleep(self._discord.latency)
        limits, now = self._discord.limits, asyncio.get_running_loop().time()
        call = Call(self._discord, method, template, request.match_info, dict(request.query))
        path = request.path.removeprefix(PREFIX)
        headers: Mapping[str, str] = {}
        try:
            headers = limits.take(method, template, call.ids, now)
            call.body, call.files = await _read(request)
            status, answer = await self._answer(request, call, path)
        except Banned:
            return web.Response(status=429, text="You are being blocked from accessing our API")
        except TooMany as error:
            is_global = error.scope == "global"
            headers = {**error.headers, "X-RateLimit-Scope": error.scope}
            headers["Retry-After"] = str(int(error.retry_after) + 1)
            if is_global:
                headers["X-RateLimit-Global"] = "true"
            status, answer = (
                429,
                {
                    "message": "You are being rate limited.",
                    "retry_after": round(error.retry_after, 3),
                    "global": is_global,
                },
            )
        except ApiError as error:
            status, answer = error.status, _told(error)
            headers = {**headers, "Retry-After": "1"} if status == 429 else headers
        limits.refused(status, now)
        code = answer.get("code", 0) if status >= 400 else 0
        self.requests.append(Request(method, path, template, call.body, status, code))
        self._discord.changed()
        if self._fault((method, template), breaks=True) and request.transport is not None:
            request.transport.abort()
        if answer is None:
            return web.Response(status=status, headers={**VIA, **headers})
        return _json(status, answer, headers)

    def _fault(self, key: tuple[str, str], *, breaks: bool) -> Fault | None:
        """The fault that applies to a request now, if any."""
        for fault in self.faults:
            meant = (fault.method, fault.template) == key and (fault.error is None) == breaks
            if meant and fault.times > 0:
                fault.times -= 1
                return fault
        return None

    async def _answer(self, request: web.Request, call: Call, path: str) -> tuple[int, Any]:
        """The status and the JSON that the route answers. Raises ``ApiError``."""
        key = call.method, call.template
        token = f"Bot {self._discord.token}"
        if key not in WITHOUT_TOKEN and request.headers.get("Authorization") != token:
            raise unauthorized()
        if (fault := self._fault(key, breaks=False)) is not None and fault.error is not None:
            raise fault.error
        if wrong := complaints(call, path):
            self._discord.complaints.extend(wrong)
            raise invalid("Invalid Form Body")
        answer = await ROUTES[key](call)
        status = 204 if answer is None else 200
        self._discord.complaints.extend(own_mistakes(*key, status, answer))
        return status, answer


def _json(status: int, answer: Any, headers: Mapping[str, str] | None = None) -> web.Response:
    """A response with a content type without charset, like Discord's."""
    body = json.dumps(answer).encode()
    return web.Response(
        body=body,
        status=status,
        content_type="application/json",
        headers={**VIA, **(headers or {})},
    )


async def _read(request: web.Request) -> tuple[Any, list[Upload]]:
    """The JSON and the files of a request. Raises ``ApiError`` if it cannot be read."""
    if not request.can_read_body:
        return None, []
    if not request.content_type.startswith("multipart/"):
        return _parsed(await request.text()), []
    body, files = None, []
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        if part.name == "payload_json":
            body = _parsed(await part.text())
        elif field := FILE_FIELD.fullmatch(part.name or ""):
            kind = part.headers.get("Content-Type", "application/octet-stream")
            content = bytes(await part.read())
            files.append(Upload(int(field[1]), part.filename or "unnamed", content, kind))
        else:
            raise invalid(f"unknown part {part.name!r}")
    return body, files


def _parsed(text: str) -> Any:
    try:
        return json.loads(text) if text else None
    except ValueError as error:
        raise invalid("The request body contains invalid JSON.", 50109) from error


def _told(error: ApiError) -> dict[str, Any]:
    return {"message": error.message, "code": error.code, **error.more}
