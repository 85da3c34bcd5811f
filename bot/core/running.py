"""The interface of services that run in the background."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Protocol


class Running(Protocol):
    """A service that runs in the background, from ``start`` to ``stop``."""

    def start(self) -> None:
        """Start; called once, when the bot has logged in."""

    def stop(self) -> Awaitable[None] | None:
        """Start nothing more. A result is awaited: the work that is to be finished."""


async def stopped(service: Running) -> None:
    """Stop ``service``, and wait for the work that it finishes."""
    finishing = service.stop()
    if finishing is not None:
        await finishing
