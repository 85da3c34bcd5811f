"""A request to Discord's API as the rules see it, and its response."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from simcord.backend.errors import BackendError

# Carry the request out; raises simcord's ``BackendError`` if Discord refuses it.
CarryOut = Callable[[], Any]


@dataclass(frozen=True)
class Request:
    """A request: method, path below ``/api/v10``, JSON body, parameters and files."""

    method: str
    path: str
    json: Any = None
    params: Mapping[str, Any] = field(default_factory=dict)
    files: tuple[Any, ...] = ()
    reason: str | None = None

    @property
    def body(self) -> Mapping[str, Any]:
        """The JSON body if it is an object; otherwise empty."""
        return self.json if isinstance(self.json, Mapping) else {}

    def matches(self, method: str, template: str) -> list[str] | None:
        """Return the path segments matched by ``*`` in ``template``, or ``None``."""
        path, wanted = self.path.strip("/").split("/"), template.strip("/").split("/")
        if self.method != method or len(path) != len(wanted):
            return None
        pairs = list(zip(path, wanted, strict=True))
        if any(want not in ("*", got) for got, want in pairs):
            return None
        return [got for got, want in pairs if want == "*"]


class Rule(Protocol):
    """A rule of Discord's, as a link in a chain around simcord."""

    def answer(self, request: Request, carry_out: CarryOut) -> Any:
        """Return the answer to ``request``, from ``carry_out()`` or from this rule itself.

        Raises ``BackendError`` if Discord refuses the request.
        """


class TooManyRequests(BackendError):
    """HTTP 429: to be retried after a number of seconds.

    https://docs.discord.com/developers/topics/rate-limits#exceeding-a-rate-limit
    """

    def __init__(
        self,
        retry_after: float,
        *,
        code: int = 0,
        message: str = "You are being rate limited.",
        scope: str = "user",
    ) -> None:
        super().__init__(429, code, message)
        self.retry_after = retry_after
        self.scope = scope

    def to_json(self) -> dict[str, Any]:
        """Return the body of the response; limits without an error code name none."""
        told = {"retry_after": self.retry_after, "global": self.scope == "global"}
        return {"message": self.message, **told, **({"code": self.code} if self.code else {})}

    @property
    def headers(self) -> dict[str, str]:
        """The headers that only a refused request gets."""
        headers = {"Retry-After": str(self.retry_after), "X-RateLimit-Scope": self.scope}
        return headers | ({"X-RateLimit-Global": "true"} if self.scope == "global" else {})


@dataclass(frozen=True)
class Response:
    """The response to a request, as it comes over the wire."""

    status: int
    body: Any
    headers: Mapping[str, str]
