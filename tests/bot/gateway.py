"""The connection over which Discord says what happens: lost, resumed, or begun anew."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from simcord.backend import serializers

from tests.bot.world import World


@contextmanager
def unheard(world: World) -> Iterator[None]:
    """What happens on Discord in here the bot does not hear of."""
    subscribers = world.env.backend.subscribers
    feeds, subscribers[:] = list(subscribers), []
    world.bot.dispatch("shard_disconnect", 0)
    try:
        yield
    finally:
        subscribers[:] = feeds


async def new_session(world: World) -> None:
    """A session begins as Discord begins one: it says nothing of what is gone."""
    backend = world.env.backend
    ready = {
        "v": 10,
        "user": dict(serializers.user_payload(backend.bot_user)),
        "guilds": [{"id": str(guild), "unavailable": True} for guild in backend.guilds],
        "session_id": "another",
        "resume_gateway_url": "wss://discord.invalid",
        "shard": [0, 1],
        "application": {"id": str(backend.application_id), "flags": 0},
    }
    for feed in list(backend.subscribers):
        feed("READY", ready)
        for guild in backend.guilds.values():
            feed("GUILD_CREATE", serializers.guild_create_payload(backend, guild))
    await world.later(seconds=5)
