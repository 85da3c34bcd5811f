"""Recording of Discord's responses: keys and types only, no content.

A recording is a contract: ``tests/bot/host/test_recording.py`` compares the simulated Discord with
it. It has no token, id, name or content, and so can be published.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import yarl
from discord.http import Route

FORMAT = 1
HEADERS = (
    "x-ratelimit-limit", "x-ratelimit-remaining", "x-ratelimit-reset-after", "x-ratelimit-global",
    "x-ratelimit-scope", "retry-after",
)  # fmt: skip
NUMBER = re.compile(r"\d{5,}")  # an id, in a path or as a key

Entry = dict[str, Any]


class Recorder:
    """Records the responses to all requests of a client made with ``trace()``."""

    def __init__(self) -> None:
        self._answered: list[SimpleNamespace] = []

    def trace(self) -> aiohttp.TraceConfig:
        """Return the trace configuration to pass to ``discord.Client`` as ``http_trace``."""
        config = aiohttp.TraceConfig()
        config.on_request_end.append(self._ended)
        config.on_response_chunk_received.append(self._received)
        return config

    async def _ended(
        self, _: aiohttp.ClientSession, context: SimpleNamespace, end: aiohttp.TraceRequestEndParams
    ) -> None:
        context.url, context.method = end.url, end.method
        context.status, context.headers = end.response.status, end.response.headers
        context.body = b""
        self._answered.append(context)

    async def _received(
        self,
        _: aiohttp.ClientSession,
        context: SimpleNamespace,
        chunk: aiohttp.TraceResponseChunkReceivedParams,
    ) -> None:
        if hasattr(context, "body"):
            context.body += chunk.chunk

    @property
    def entries(self) -> list[Entry]:
        """The API's responses so far, in order."""
        base = yarl.URL(Route.BASE)
        return [
            entry(
                each.method,
                each.url.path.removeprefix(base.path),
                each.status,
                each.headers,
                _json(each.body),
            )
            for each in self._answered
            if each.url.path.startswith(base.path) and each.url.host == base.host
        ]

    def write(self, path: Path) -> None:
        """Write the recording. Raises ``OSError``."""
        text = json.dumps({"format": FORMAT, "answers": self.entries}, indent=1, sort_keys=True)
        path.write_text(text + "\n", encoding="utf-8")


def entry(method: str, path: str, status: int, headers: Mapping[str, str], body: Any) -> Entry:
    """Return the recorded part of a response; of an error, its code."""
    kept = {name.lower(): value for name, value in headers.items() if name.lower() in HEADERS}
    made: Entry = {
        "method": method,
        "path": "/".join("{id}" if NUMBER.fullmatch(part) else part for part in path.split("/")),
        "status": status,
        "headers": kept,
        "body": shape(body),
    }
    if status >= 400 and isinstance(body, Mapping) and isinstance(body.get("code"), int):
        made["code"] = body["code"]
    return made


def shape(value: Any) -> Any:
    """Return the keys and types of a JSON value; of a list, each distinct shape once."""
    if isinstance(value, Mapping):
        return {
            "{id}" if NUMBER.fullmatch(str(key)) else str(key): shape(each)
            for key, each in value.items()
        }
    if isinstance(value, list):
        shapes: list[Any] = []
        for each in map(shape, value):
            if each not in shapes:
                shapes.append(each)
        return shapes
    for kind, name in ((bool, "boolean"), (int, "integer"), (float, "number"), (str, "string")):
        if isinstance(value, kind):
            return name
    return "null"


def _json(body: bytes) -> Any:
    try:
        return json.loads(body) if body else None
    except ValueError:  # an error page of a proxy
        return None
