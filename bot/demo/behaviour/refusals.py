"""Requests that Discord refuses because a test or a person says so."""

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
    """Errors that discord.py sees as they come over the line, and handles as it does.

    ``Env.inject_error`` is for what remains once discord.py has given up: here, HTTP 500 is tried
    again, and 429 is waited for.
    """

    def __init__(self) -> None:
        self._refusals: list[_Refusal] = []

    def add(self, method: str, path: str, error: BackendError, times: int | None) -> None:
        """Refuse the next ``times`` such requests, or all of them; ``*`` in ``path`` is any."""
        self._refusals.append(_Refusal(method, path, error, times))

    def clear(self) -> None:
        """Refuse nothing any more."""
        self._refusals.clear()

    def answer(self, request: Request, carry_out: CarryOut) -> Any:
        """Refuse the request if it is one of those."""
        for refusal in self._refusals:
            if refusal.method == request.method and fnmatch(request.path, refusal.path):
                if refusal.times is not None:
                    refusal.times -= 1
                    if not refusal.times:
                        self._refusals.remove(refusal)
                raise refusal.error
        return carry_out()
