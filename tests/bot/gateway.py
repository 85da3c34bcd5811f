"""The connection over which Discord says what happens: lost, resumed, or begun anew."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tests.bot.world import World


@contextmanager
def unheard(world: World) -> Iterator[None]:
    """What happens on Discord in here the bot does not hear of."""
    gateway = world.behaviour.gateway
    gateway.close()
    try:
        yield
    finally:
        gateway.forget()


async def new_session(world: World) -> None:
    """A session begins as Discord begins one: it says nothing of what is gone."""
    world.behaviour.gateway.begin_session()
    await world.later(seconds=5)
