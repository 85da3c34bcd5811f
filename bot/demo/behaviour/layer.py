"""The rules in force, in the order in which Discord checks them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

import simcord

from bot.demo.behaviour import simcord_seam, transport
from bot.demo.behaviour.commands import Commands
from bot.demo.behaviour.direct_messages import DirectMessages
from bot.demo.behaviour.edits import Edits
from bot.demo.behaviour.gateway import Gateway
from bot.demo.behaviour.interactions import Interactions
from bot.demo.behaviour.latency import Latency
from bot.demo.behaviour.nonces import Nonces
from bot.demo.behaviour.rate_limits import RateLimits
from bot.demo.behaviour.refusals import Refusals
from bot.demo.behaviour.request import CarryOut, Request, Response, Rule, TooManyRequests
from bot.demo.behaviour.request_log import RequestLog
from bot.demo.behaviour.system_messages import SystemMessages
from bot.demo.behaviour.threads import Threads

LATENCY = 0.08  # seconds of a round trip
WAITING = "rate limit"


class Behaviour:
    """Discord's behaviour on one simulated Discord; create it before the bot starts."""

    def __init__(self, env: simcord.Env, *, sleep: bool = False) -> None:
        """``sleep``: wait for the latency of requests in real time."""
        self._env = env
        self._backend = backend = env.backend
        self.latency = Latency(backend, LATENCY, sleep=sleep)
        self.rate_limits = RateLimits(backend, self.latency)
        self.refusals = Refusals()
        self.nonces = Nonces(backend)
        self.direct_messages = DirectMessages(backend, self.latency)
        self.interactions = Interactions(backend, self.latency)
        self.gateway = Gateway(env)
        # Outermost last.
        self._rules: Sequence[Rule] = (
            self.nonces,
            self.direct_messages,
            Commands(backend),
            Edits(backend),
            SystemMessages(backend),
            Threads(backend),
            self.interactions,
            self.refusals,
            self.rate_limits,
        )
        self.log = RequestLog()
        self._under_way = 0
        setattr(backend, "behaviour", self)  # noqa: B010

    def refuses(
        self,
        method: str,
        path: str,
        *,
        status: int = 429,
        code: int = 0,
        message: str = "",
        retry_after: float = 0.0,
        times: int | None = 1,
    ) -> None:
        """Refuse the next ``times`` matching requests (``None``: all).

        ``*`` in ``path`` matches any segment. discord.py reacts as it does on Discord: it waits,
        retries or raises.
        """
        error = simcord_seam.BackendError(status, code, message)
        if status == 429:
            error = TooManyRequests(retry_after, code=code, message=message)
        self.refusals.add(method, path, error, times)

    @property
    def next_wait(self) -> float | None:
        """The seconds until the next request that waits for a rate limit goes on, if any."""
        return simcord_seam.next_wake(self._env, WAITING) if self._under_way else None

    async def send(
        self, request: Request, make: Callable[[], Awaitable[Any]], message_content_access: bool
    ) -> Any:
        """Send a request through discord.py's client, which ``make`` calls.

        Errors from ``Env.inject_error`` are not retried: they stand for the outcome of all tries.
        """
        answer = partial(self._answer, request, message_content_access)
        sending = transport.through(answer, make)
        self._under_way += 1
        try:
            if simcord_seam.owns_current_task(self._env):
                # The client sleeps by the simulated clock, which takes no real time.
                return await self._env.external_wait(sending, reason=WAITING)
            return await sending
        finally:
            self._under_way -= 1

    async def _answer(self, request: Request, message_content_access: bool) -> Response:
        await asyncio.sleep(0)  # in flight, while other tasks go on
        carried_out = False

        def carry_out() -> Any:
            nonlocal carried_out
            carried_out = True
            return simcord_seam.dispatch(
                self._backend, request, message_content_access=message_content_access
            )

        error: simcord_seam.BackendError | None = None
        body: Any = None
        to_fail = simcord_seam.is_to_fail(self._backend, request)
        try:
            body = self._by_rules(
                request, carry_out, (self.rate_limits,) if to_fail else self._rules
            )
        except simcord_seam.BackendError as refused:
            if simcord_seam.is_gap(refused):
                raise
            error = refused
        finally:
            if not carried_out:
                simcord_seam.log(self._backend, request)
        status = error.status if error is not None else 204 if body is None else 200
        self.log.add(self.latency.now(), request, status, error.code if error else 0)
        await self.latency.spend()
        headers = self.rate_limits.headers(request)
        if error is None:
            return Response(status, body, headers)
        if isinstance(error, TooManyRequests):
            headers |= error.headers
        elif to_fail:
            raise transport.refusal(status, error.to_json()) from error
        return Response(status, error.to_json(), headers)

    def _by_rules(self, request: Request, carry_out: CarryOut, rules: Sequence[Rule]) -> Any:
        """Return the response to one try. Raises ``BackendError`` if it is refused."""
        for rule in rules:
            carry_out = partial(rule.answer, request, carry_out)
        return carry_out()
