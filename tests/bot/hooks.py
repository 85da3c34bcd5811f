"""Receivers of webhooks on loopback, and the connections that lead to them."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import socket
import ssl
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
from aiohttp import web
from aiohttp.abc import AbstractResolver, ResolveResult

# A key and a self-signed certificate for hooks.example.
KEY = Path(__file__).parent / "tournaments" / "hooks.pem"


class Names(AbstractResolver):
    """Answers every name with one address, or with none."""

    def __init__(self, address: str = "", port: int | None = None) -> None:
        self._address, self._port = address, port

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        if not self._address:
            raise OSError("no such name")
        version = socket.AF_INET6 if ":" in self._address else socket.AF_INET
        return [
            ResolveResult(
                hostname=host,
                host=self._address,
                port=self._port or port,
                family=version,
                proto=0,
                flags=socket.AI_NUMERICHOST,
            )
        ]

    async def close(self) -> None:
        """No-op: there is no connection to close."""


def nowhere() -> aiohttp.BaseConnector:
    """Return a connector that finds no host."""
    return aiohttp.TCPConnector(resolver=Names())


class Receiver:
    """A server that keeps its received posts, and answers with ``status``.

    ``before_answer`` is called with each request first; ``port``: where it listens.
    """

    def __init__(self) -> None:
        self.status, self.port = 200, 0
        self.headers: dict[str, str] = {}
        self.requests: list[tuple[str, dict[str, str], bytes]] = []
        self.before_answer: Callable[[], Any] = lambda: None

    async def receive(self, request: web.Request) -> web.Response:
        """Keep a request, and answer it."""
        self.requests.append((request.path_qs, dict(request.headers), await request.read()))
        self.before_answer()
        return web.Response(status=self.status, headers=self.headers, text="x" * 100_000)

    def connect(self) -> aiohttp.BaseConnector:
        """Return a connector that trusts this server, and leads all names to it."""
        trusting = ssl.create_default_context(cafile=str(KEY))
        return aiohttp.TCPConnector(
            resolver=Names("127.0.0.1", self.port), ssl=trusting, force_close=True
        )

    @property
    def ids(self) -> list[str]:
        """The ids of all deliveries."""
        return [headers["webhook-id"] for _, headers, _ in self.requests]

    @property
    def events(self) -> list[dict[str, Any]]:
        """The bodies of all deliveries."""
        return [json.loads(body) for *_, body in self.requests]

    @property
    def kinds(self) -> list[str]:
        """The types of all events."""
        return [event["type"] for event in self.events]

    def verify(self, secret: str) -> None:
        """Check every signature as docs/tournaments.md says."""
        key = base64.b64decode(secret.removeprefix("whsec_"))
        for _, headers, body in self.requests:
            signed = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + body
            digest = hmac.new(key, signed, hashlib.sha256).digest()
            assert headers["webhook-signature"] == f"v1,{base64.b64encode(digest).decode()}"


@asynccontextmanager
async def receiving() -> AsyncIterator[Receiver]:
    """Run a receiver within the context."""
    receiver, app = Receiver(), web.Application()
    app.router.add_route("*", "/{path:.*}", receiver.receive)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(KEY)
    site = web.TCPSite(runner, "127.0.0.1", 0, ssl_context=context)
    await site.start()
    receiver.port = runner.addresses[0][1]
    try:
        yield receiver
    finally:
        await runner.cleanup()
