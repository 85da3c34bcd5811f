"""Rate limits: per bucket, global, and for invalid requests.

https://docs.discord.com/developers/topics/rate-limits says how limits are communicated. Their
values are not documented and may change: these are the ones that bots have read from headers.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import md5

from tests.wire.clock import Clock

GLOBAL = 50  # requests per second
INVALID, INVALID_SECONDS = 10_000, 600  # 401, 403 and 429 before all requests are refused

# Requests, and the seconds of their window.
USUAL = (30, 5.0)
LIMITS = {
    ("POST", "/channels/{channel_id}/messages"): (5, 5.0),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"): (5, 5.0),
    ("DELETE", "/channels/{channel_id}/messages/{message_id}"): (5, 1.0),
    ("POST", "/channels/{channel_id}/threads"): (5, 5.0),
    ("POST", "/users/@me/channels"): (5, 5.0),
    ("PUT", "/applications/{application_id}/commands"): (2, 5.0),
    ("POST", "/webhooks/{webhook_id}/{webhook_token}"): (5, 2.0),
    ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"): (5, 2.0),
}

# The major parameters of buckets.
MAJOR = ("channel_id", "guild_id", "webhook_id", "webhook_token")


@dataclass
class Window:
    """A count of requests until ``ends``, in seconds of the event loop."""

    limit: int
    seconds: float
    ends: float = -math.inf
    used: int = 0

    def take(self, now: float) -> float:
        """Count a request; return the seconds to wait if there are too many, else 0."""
        if now >= self.ends:
            self.ends, self.used = now + self.seconds, 0
        if self.used >= self.limit:
            return self.ends - now
        self.used += 1
        return 0.0


class TooMany(Exception):
    """A request is rate limited. ``scope`` is ``user`` or ``global``.

    ``headers`` are those of the response.
    """

    def __init__(
        self, retry_after: float, scope: str, headers: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(f"{scope}: {retry_after}")
        self.retry_after = retry_after
        self.scope = scope
        self.headers = dict(headers or {})


class Banned(Exception):
    """Too many invalid requests: all requests are refused for a while."""


class RateLimits:
    """The counts of a server. ``scale`` multiplies the length of each window."""

    def __init__(self, clock: Clock, scale: float = 1.0) -> None:
        self._clock = clock
        self._scale = scale
        self._windows: dict[str, Window] = {}
        self._global = Window(GLOBAL, scale)
        self._invalid: deque[float] = deque()

    def take(
        self, method: str, template: str, ids: Mapping[str, str], now: float
    ) -> dict[str, str]:
        """Count a request; return its rate limit headers.

        Raises ``TooMany`` or ``Banned``.
        """
        while self._invalid and self._invalid[0] < now - INVALID_SECONDS:
            self._invalid.popleft()
        if len(self._invalid) >= INVALID:
            raise Banned
        interaction = "{webhook_token}" in template or "{interaction_token}" in template
        if not interaction and (wait := self._global.take(now)):
            raise TooMany(wait, "global")
        if "{interaction_token}" in template:  # interaction responses are not limited
            return {}
        limit, seconds = LIMITS.get((method, template), USUAL)
        bucket = md5(f"{method} {template}".encode()).hexdigest()
        major = ":".join(ids[name] for name in MAJOR if name in ids)
        window = self._windows.setdefault(f"{bucket}:{major}", Window(limit, seconds * self._scale))
        wait = window.take(now)
        after = window.ends - now
        headers = {
            "X-RateLimit-Limit": str(limit),
            "X-RateLimit-Remaining": str(limit - window.used),
            "X-RateLimit-Reset": f"{self._clock.now().timestamp() + after:.3f}",
            "X-RateLimit-Reset-After": f"{after:.3f}",
            "X-RateLimit-Bucket": bucket,
        }
        if wait:
            raise TooMany(wait, "user", headers)
        return headers

    def refused(self, status: int, now: float) -> None:
        """Count a response if it is one of those that lead to a ban."""
        if status in (401, 403, 429):
            self._invalid.append(now)
