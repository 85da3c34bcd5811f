"""Rate limits: per route and major parameter, and global."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from hashlib import blake2b
from typing import Any

from bot.demo.behaviour import simcord_seam
from bot.demo.behaviour.latency import Latency
from bot.demo.behaviour.request import CarryOut, Request, TooManyRequests

# Requests per second in all; interaction responses are not counted.
# https://docs.discord.com/developers/topics/rate-limits#global-rate-limit
GLOBAL = 50
_SECOND = timedelta(seconds=1)


@dataclass(frozen=True)
class Limit:
    """A number of requests in a number of seconds, per channel, server or webhook."""

    name: str
    requests: int
    seconds: float
    routes: tuple[tuple[str, str], ...]

    @property
    def bucket(self) -> str:
        """The hash by which Discord identifies the bucket."""
        return blake2b(self.name.encode(), digest_size=16).hexdigest()


# Discord publishes no numbers; these were measured by users: the lower one where they differ.
LIMITS = (
    # https://github.com/discord/discord-api-docs/issues/20
    # https://github.com/discord/discord-api-docs/issues/2761
    Limit(
        "create and edit messages",
        5,
        5.0,
        (("POST", "/channels/*/messages"), ("PATCH", "/channels/*/messages/*")),
    ),
    # https://github.com/discord/discord-api-docs/issues/8330
    Limit("delete messages", 5, 1.0, (("DELETE", "/channels/*/messages/*"),)),
    # https://github.com/discord/discord-api-docs/issues/2761
    Limit("change channels", 10, 15.0, (("PATCH", "/channels/*"),)),
    # https://github.com/discord/discord-api-docs/issues/6753
    Limit(
        "webhooks",
        5,
        2.0,
        (
            ("POST", "/webhooks/*/*"),
            ("PATCH", "/webhooks/*/*/messages/*"),
            ("DELETE", "/webhooks/*/*/messages/*"),
        ),
    ),
)


@dataclass
class _Window:
    """The rest of a bucket until it is reset."""

    limit: Limit
    until: datetime
    remaining: int


class RateLimits:
    """HTTP 429 with ``retry_after``, and the rate limit headers.

    Buckets are kept by route and by major parameter: channel, server or webhook. A client that
    heeds the headers is never refused, except by the global limit, which no header announces.

    https://docs.discord.com/developers/topics/rate-limits
    """

    def __init__(self, backend: simcord_seam.Backend, latency: Latency) -> None:
        self._backend = backend
        self._latency = latency
        self._windows: dict[tuple[str, str], _Window] = {}
        # The current second, and the requests in it.
        self._global = (simcord_seam.now(backend), 0)

    def answer(self, request: Request, carry_out: CarryOut) -> Any:
        """Refuse the request if its bucket or the global limit is exhausted."""
        if not request.path.startswith(("/interactions/", "/webhooks/")):
            self._count_globally()
        window = self._window(request)
        if window is not None:
            if window.remaining <= 0:
                raise TooManyRequests(self._seconds_to(window.until))
            window.remaining -= 1
        return carry_out()

    def headers(self, request: Request) -> dict[str, str]:
        """Return the headers of the response to a request that has been counted."""
        window = self._window(request)
        if window is None:
            return {}
        return {
            "X-RateLimit-Limit": str(window.limit.requests),
            "X-RateLimit-Remaining": str(window.remaining),
            "X-RateLimit-Reset": f"{window.until.timestamp():.3f}",
            "X-RateLimit-Reset-After": f"{self._seconds_to(window.until):.3f}",
            "X-RateLimit-Bucket": window.limit.bucket,
        }

    def _window(self, request: Request) -> _Window | None:
        found = limit_of(request)
        if found is None:
            return None
        limit, key = found
        window = self._windows.get(key)
        if window is None or window.until <= simcord_seam.now(self._backend):
            until = simcord_seam.now(self._backend) + timedelta(seconds=limit.seconds)
            window = self._windows[key] = _Window(limit, until, limit.requests)
        return window

    def _count_globally(self) -> None:
        now = self._latency.now()
        second, requests = self._global
        if now >= second + _SECOND:
            second, requests = now, 0
            self._forget_old_windows()
        self._global = second, requests + 1
        if requests >= GLOBAL:
            retry_after = max(0.001, self._seconds_to(second + _SECOND))
            raise TooManyRequests(retry_after, scope="global")

    def _forget_old_windows(self) -> None:
        """Drop the windows that have been reset: each interaction has its own bucket."""
        now = simcord_seam.now(self._backend)
        self._windows = {key: each for key, each in self._windows.items() if each.until > now}

    def _seconds_to(self, until: datetime) -> float:
        return (until - simcord_seam.now(self._backend)).total_seconds()


def limit_of(request: Request) -> tuple[Limit, tuple[str, str]] | None:
    """Return the limit of a request, and the key of its bucket."""
    for limit in LIMITS:
        for method, template in limit.routes:
            if found := request.matches(method, template):
                webhook = template.startswith("/webhooks/")
                return limit, (limit.name, "/".join(found[:2] if webhook else found[:1]))
    return None
