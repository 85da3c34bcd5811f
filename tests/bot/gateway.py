"""Faults of the gateway connection: lost, resumed, or with a new session."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tests.bot.world import World


@contextmanager
def unheard(world: World) -> Iterator[None]:
    """Disconnect the bot from the gateway for the block, so that it misses all events."""
    gateway = world.behaviour.gateway
    gateway.close()
    try:
        yield
    finally:
        gateway.forget()


async def new_session(world: World) -> None:
    """Begin a new session, in which Discord does not mention deleted objects."""
    world.behaviour.gateway.begin_session()
    await world.later(seconds=5)
