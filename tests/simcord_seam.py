"""The internals of simcord that only the tests rely on.

The demo has those of its own in ``bot/demo/behaviour/simcord_seam.py``. No other module uses
private names of simcord: ``tests/bot/behaviour/test_simcord_seam.py`` checks that, and every name.
"""

from __future__ import annotations

import copy
import marshal
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from types import SimpleNamespace
from typing import Any

import discord
import simcord
from simcord import _dpy_internals, actors, components, gateway, results
from simcord._clock import Clock
from simcord.backend import Backend, serializers
from simcord.http import router

__all__ = ["Clock"]


def copied(data: Any) -> Any:
    """Return a deep copy; of JSON data, many times as fast as ``copy.deepcopy``."""
    try:
        return marshal.loads(marshal.dumps(data))
    except ValueError:  # something else is in it
        return copy.deepcopy(data)


# Each message is copied several times on its way to the simulated Discord and back.
COPIERS: tuple[Any, ...] = (components, results, serializers)
USERS_OF_COPY: tuple[Any, ...] = (gateway, router)
for module in COPIERS:
    module.deepcopy = copied
for module in USERS_OF_COPY:
    module.copy = SimpleNamespace(deepcopy=copied)


# Each time that the clock moves, simcord would look for polls in all messages; the bot sends none.
POLLS = ("next_poll_deadline", "expire_due_polls")
for name in POLLS:
    setattr(Backend, name, lambda _: None)

# The pause between two looks whether the bot is idle; it usually is within a few milliseconds.
POLLED_EVERY = 0.002  # seconds


def grant_bot(backend: Backend, guild_id: int, permissions: discord.Permissions) -> None:
    """Set the bot's permissions on a server: these, and those of @everyone."""
    guild = backend.get_guild(guild_id)
    for role_id in guild.members[backend.bot_user.id].role_ids:
        guild.roles[role_id].permissions = permissions.value


class Env(simcord.Env):
    """A simulated Discord that soon notices when the bot is idle or rate limited."""

    async def _settle_internal(self, **options: Any) -> None:
        options["idle"] = POLLED_EVERY
        if options.get("timeout") is not None:  # simcord gives a start five seconds
            options["timeout"] = max(options["timeout"], self.settle_timeout)
        await super()._settle_internal(**options)
        if not self._advancing:
            await self.settled()

    async def settled(self) -> None:
        """Go on where the bot is idle; overridden."""


async def advance(env: simcord.Env, seconds: float) -> None:
    """Let simulated time pass while another action is carried out."""
    assert env._loop is not None
    await env._advance_to(env._virtual_time + seconds, env._loop.time() + 60)


@contextmanager
def settling(env: simcord.Env, settle: Callable[..., Awaitable[None]]) -> Iterator[None]:
    """Wait for ``settle`` in a context instead of for an idle bot."""
    patched: Any = env
    before = vars(env).get("_settle_internal")
    patched._settle_internal = settle
    try:
        yield
    finally:
        if before is None:
            del patched._settle_internal
        else:
            patched._settle_internal = before


async def at_once(**_: Any) -> None:
    """Return at once; for ``settling``."""


def act_at_any_time(env: simcord.Env) -> None:
    """Let actions begin while others are carried out, without waiting."""
    patched: Any = env
    patched._settle_internal = at_once
    patched._begin_operation = lambda _: None
    patched._end_operation = lambda: None


def keep_the_clocks() -> None:
    """Leave the clocks of this process as they are, from now on."""
    internals: Any = _dpy_internals
    internals.acquire_clocks = lambda _: None


def discard_files(backend: Backend, files: dict[str, bytes]) -> None:
    """Put ``files`` in the place of those that were uploaded."""
    cdn: Any = backend.cdn
    cdn._blobs = files


def bot_scope(env: simcord.Env) -> AbstractContextManager[Any]:
    """Act as the bot in a context: by its clock, with its tasks tracked."""
    return env._bot_scope()


def raise_errors(env: simcord.Env, since: int | None = None) -> None:
    """Raise the bot's errors from number ``since`` on; by default the unread ones."""
    env._raise_errors_since(env._errors_acknowledged if since is None else since)


def observe_dispatch(env: simcord.Env, observer: Callable[..., None]) -> None:
    """Call ``observer`` with each interaction that is sent to the bot."""
    env._register_dispatch_observer(observer)


def guild_of(result: Any) -> int | None:
    """Return the server on which a result of an interaction was caused, if any."""
    guild_id: int | None = result._interaction.guild_id
    return guild_id


def routes(method: str) -> list[tuple[list[str], Callable[[Any], Any]]]:
    """Return the path templates and handlers of a method."""
    return list(router._ROUTES[method])


@contextmanager
def answering(
    method: str, handler: Callable[[Any], Any], answer: Callable[[Any], Any]
) -> Iterator[None]:
    """Let ``answer`` handle the requests of a ``handler`` in a context."""
    known: list[tuple[Any, Any]] = router._ROUTES[method]
    (at,) = (place for place, (_, each) in enumerate(known) if each is handler)
    template, _ = known[at]
    known[at] = template, answer
    try:
        yield
    finally:
        known[at] = template, handler


async def dispatch_interaction(*about: Any, **more: Any) -> Any:
    """Send an interaction of a user to the bot, as simcord's own actors do."""
    private: Any = actors
    return await private._dispatch_actor_interaction(*about, **more)
