"""A request to Discord's API, as rules look at it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

# Carry the request out; raises simcord's ``BackendError`` if Discord refuses it.
CarryOut = Callable[[], Any]


@dataclass(frozen=True)
class Request:
    """One request: its method, path below ``/api/v10``, and JSON body."""

    method: str
    path: str
    json: Any = None

    @property
    def body(self) -> Mapping[str, Any]:
        """The JSON body if it is an object; otherwise empty."""
        return self.json if isinstance(self.json, Mapping) else {}

    def matches(self, method: str, template: str) -> list[str] | None:
        """The segments of the path that stand for ``*`` in ``template``; None if it is another."""
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

        Raises simcord's ``BackendError`` if Discord refuses the request.
        """
