"""Fault injection: requests that fail as a test or a user of the demo demands."""

from __future__ import annotations

from dataclasses import dataclass
from fnmatch import fnmatch
from typing import Any

from bot.demo.behaviour.request import CarryOut, Request
from bot.demo.behaviour.simcord_seam import BackendError


@dataclass
class _Refusal:
    method: str
    path: str
    error: BackendError
    times: int | None


class Refusals:
    """Errors that discord.py receives over the wire, and handles itself.

    ``Env.inject_error`` simulates the outcome after discord.py has given up: here, HTTP 500 is
    retried, and 429 is waited for.
    """

    def __init__(self) -> None:
        self._refusals: list[_Refusal] = []

    def add(self, method: str, path: str, error: BackendError, times: int | None) -> None:
        """Refuse the next ``times`` matching requests, or all; ``*`` matches any segment."""
        self._refusals.append(_Refusal(method, path, error, times))

    def clear(self) -> None:
        """Stop refusing requests."""
        self._refusals.clear()

    def answer(self, request: Request, carry_out: CarryOut) -> Any:
        """Refuse the request if it matches."""
        for refusal in self._refusals:
            if refusal.method == request.method and fnmatch(request.path, refusal.path):
                if refusal.times is not None:
                    refusal.times -= 1
                    if not refusal.times:
                        self._refusals.remove(refusal)
                raise refusal.error
        return carry_out()
