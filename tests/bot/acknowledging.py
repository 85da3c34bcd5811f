"""Checks that every interaction is acknowledged before any other request.

Discord waits three seconds for the first response to an interaction, and takes none later:
https://docs.discord.com/developers/interactions/receiving-and-responding. A request may take longer
than that, and so may a lock that another task holds, or a write to a slow database.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from contextvars import ContextVar
from typing import Any

import pytest
from discord.state import ConnectionState
from simcord.http import router

from bot.cluster.locks import Locks
from bot.demo.behaviour.simcord_seam import path_of
from bot.demo.behaviour.transport import WebhookAdapter
from bot.tables.repository import TableRepository

ANSWER = re.compile(r"/interactions/(\d+)/[^/]+/callback")

# The interaction that the current task handles; tasks that it starts inherit it.
_handled: ContextVar[int | None] = ContextVar("handled", default=None)


class Acknowledgements:
    """Requests and writes made too early: ``early`` has a line for each."""

    def __init__(self) -> None:
        self.early: list[str] = []
        self.answered: set[int] = set()

    def asks(self, what: str) -> None:
        """Record that the current task is about to wait for ``what``."""
        interaction = _handled.get()
        if interaction is not None and interaction not in self.answered:
            self.early.append(what)

    def watch(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Record from now on each interaction's requests before its acknowledgement."""
        parse, dispatch = ConnectionState.parse_interaction_create, router.dispatch

        def parsed(state: Any, data: Any) -> None:
            token = _handled.set(int(data["id"]))
            try:
                parse(state, data)
            finally:
                _handled.reset(token)

        def dispatched(backend: Any, method: str, path: str, **request: Any) -> Any:
            if not ANSWER.fullmatch(path):
                self.asks(f"{method} {path}")
            return dispatch(backend, method, path, **request)

        send = WebhookAdapter.request

        async def sent(adapter: Any, route: Any, *args: Any, **request: Any) -> Any:
            # Once the response is being sent, nothing else can delay it.
            if answer := ANSWER.fullmatch(path_of(route.url)):
                self.answered.add(int(answer[1]))
            return await send(adapter, route, *args, **request)

        monkeypatch.setattr(WebhookAdapter, "request", sent)
        monkeypatch.setattr(ConnectionState, "parse_interaction_create", parsed)
        monkeypatch.setattr(router, "dispatch", dispatched)
        monkeypatch.setattr(Locks, "__call__", self._watched(Locks.__call__, "a lock"))
        monkeypatch.setattr(
            TableRepository, "write", self._watched(TableRepository.write, "a write")
        )

    def _watched(self, call: Callable[..., Any], what: str) -> Callable[..., Any]:
        def called(*args: Any, **more: Any) -> Any:
            self.asks(what)
            return call(*args, **more)

        return called
