"""A log of requests and their responses: the record for request budgets."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.demo.behaviour.rate_limits import Limit, limit_of
from bot.demo.behaviour.request import Request

# Enough for the largest test; a demo or a load run drops older entries.
KEPT = 50_000
INVALID = (401, 403, 429)


@dataclass(frozen=True)
class Entry:
    """A try of a request: arrival time, bucket, and HTTP status and code.

    ``bucket``: method, route and the channel, server or webhook; ``limit``: the name of the rate
    limit that counts it, and the channel, server or webhook.
    """

    at: datetime
    bucket: str
    limit: tuple[str, str] | None
    status: int
    code: int


class RequestLog:
    """The latest requests, refused ones included, oldest first."""

    def __init__(self) -> None:
        self.entries: deque[Entry] = deque(maxlen=KEPT)

    def add(self, at: datetime, request: Request, status: int, code: int = 0) -> None:
        """Record one try."""
        limited = limit_of(request)
        key = limited[1] if limited else None
        self.entries.append(Entry(at, bucket_of(request), key, status, code))

    def clear(self) -> None:
        """Drop all entries, to count from here."""
        self.entries.clear()

    @property
    def by_bucket(self) -> Counter[str]:
        """The number of requests per bucket."""
        return Counter(entry.bucket for entry in self.entries)

    @property
    def refused(self) -> Counter[tuple[int, int]]:
        """The number of refused requests by HTTP status and code."""
        return Counter((each.status, each.code) for each in self.entries if each.status >= 400)

    def most_invalid(self, within: timedelta) -> int:
        """Return the most 401, 403 and 429 responses in any span of this length."""
        return most(within, [each.at for each in self.entries if each.status in INVALID])

    def most_new_dms(self, within: timedelta) -> int:
        """Return the most requests to open a DM channel in any span of this length."""
        opened = [each.at for each in self.entries if each.bucket == "POST /users/@me/channels"]
        return most(within, opened)

    def most_of(self, limit: Limit) -> int:
        """Return the most requests to one bucket of ``limit`` in any span of its length."""
        times: dict[str, list[datetime]] = {}
        for entry in self.entries:
            if entry.limit and entry.limit[0] == limit.name:
                times.setdefault(entry.limit[1], []).append(entry.at)
        within = timedelta(seconds=limit.seconds)
        return max((most(within, each) for each in times.values()), default=0)


def most(within: timedelta, times: Iterable[datetime]) -> int:
    """Return the most of ``times`` within any span of this length."""
    inside: deque[datetime] = deque()
    found = 0
    for time in sorted(times):
        inside.append(time)
        while inside[0] <= time - within:
            inside.popleft()
        found = max(found, len(inside))
    return found


def bucket_of(request: Request) -> str:
    """Method and path of a request, with its major parameter but no other ids.

    https://docs.discord.com/developers/topics/rate-limits
    """
    segments = request.path.strip("/").split("/")
    major = 3 if segments[0] in ("webhooks", "interactions") else 2
    kept = [
        segment if place < major or not segment.isdigit() else "*"
        for place, segment in enumerate(segments)
    ]
    return f"{request.method} /{'/'.join(kept)}"
