"""The bot keeps running on any event from the gateway."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any

import pytest
from discord.gateway import DiscordWebSocket
from discord.shard import EventItem, EventType, Shard
from simcord.backend import serializers

from bot.core.metrics import UNPARSED
from tests.bot.audit.pressing import press
from tests.bot.dealt import begin
from tests.bot.world import World

SECRET = "what somebody wrote"
ODD: dict[str, Any] = {
    "INTERACTION_CREATE": {"id": SECRET, "type": 3, "token": SECRET},
    "GUILD_UPDATE": {"name": SECRET},
    "THREAD_CREATE": [SECRET],
    "MESSAGE_DELETE": {SECRET: SECRET},
    "GUILD_ROLE_CREATE": None,
    "READY": {"user": SECRET},
    "GUILD_CREATE": {"id": "5", "channels": [{"type": 0, "name": SECRET}]},
}


class Socketless(DiscordWebSocket):
    """A connection without a network, which only parses."""

    def __init__(self, world: World) -> None:
        self.shard_id = 0
        self._keep_alive = None
        self._dispatch = world.bot.dispatch
        self._dispatch_listeners = []
        self._discord_parsers = world.bot._connection.parsers

    def log_receive(self, _: Any, /) -> None:
        """No-op: the log stays empty."""

    async def receives(self, event: str, data: Any) -> None:
        """Receive an event as the gateway sends it."""
        await self.received_message(json.dumps({"op": 0, "t": event, "s": 1, "d": data}))


async def plays_on(world: World) -> None:
    """Begin a game and look at the cards."""
    await begin(world, world.ann, world.bob)
    assert (await world.ann.slash("game hand")).private


@pytest.mark.parametrize("event", ODD)
async def test_an_event_that_cannot_be_parsed_is_logged_without_what_it_says(
    world: World, logged_errors: list[logging.LogRecord], event: str
) -> None:
    before, data = UNPARSED._value.get(), ODD[event]
    if event == "READY":  # discord.py itself reads these
        data = {**data, "session_id": "x", "resume_gateway_url": "wss://discord.invalid"}
    await Socketless(world).receives(event, data)
    (record,) = logged_errors
    assert event in record.getMessage()
    assert SECRET not in logging.Formatter().format(record)
    assert UNPARSED._value.get() == before + 1
    logged_errors.clear()
    await plays_on(world)


async def test_the_task_that_reads_the_connection_goes_on(
    world: World, logged_errors: list[logging.LogRecord], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise it would close the client."""
    events = ["GUILD_UPDATE", "GUILD_ROLE_CREATE"]
    left: list[EventItem] = []

    class Connection(Socketless):
        async def poll_event(self) -> None:
            if not events:
                raise asyncio.CancelledError
            await self.receives(events.pop(), {})

    monkeypatch.setattr(world.bot, "_reconnect", True, raising=False)
    await Shard(Connection(world), world.bot, left.append).worker()
    assert EventType.terminate not in [item.type for item in left]
    assert len(logged_errors) == 2
    logged_errors.clear()
    assert not world.bot.is_closed()


async def test_what_discord_invents_is_nothing_to_stop_for(world: World) -> None:
    """Events, channels and components of unknown types."""
    await begin(world, world.ann, world.bob)
    guild = world.env.backend.get_guild(world.guild.id)
    payload = json.loads(json.dumps(serializers.guild_create_payload(world.env.backend, guild)))
    strange = {"id": "77", "type": 99, "name": "hologram", "position": 0}
    payload["channels"].append({**strange, "guild_id": payload["id"]})
    socket = Socketless(world)
    for event, data in [
        ("HOLOGRAM_CREATE", {"id": "1"}),
        ("GUILD_CREATE", payload),
        ("CHANNEL_CREATE", {**strange, "guild_id": payload["id"]}),
        ("CHANNEL_UPDATE", {**strange, "guild_id": payload["id"]}),
        ("CHANNEL_DELETE", {**strange, "guild_id": payload["id"]}),
    ]:
        await socket.receives(event, data)
    assert (await world.ann.slash("game hand")).private


async def test_interactions_and_components_of_unknown_kinds(world: World) -> None:
    await begin(world, world.ann, world.bob)
    feeds = world.env.backend.subscribers
    caught: list[dict[str, Any]] = []
    feeds.append(lambda event, data: caught.append(dict(data)) if "INTERACTION" in event else None)
    await world.ann.slash("game hand")
    feeds.pop()
    socket = Socketless(world)
    for change in ({"type": 9}, {"type": 1}):
        data = json.loads(json.dumps({**caught[0], "id": "9", **change}))
        await socket.receives("INTERACTION_CREATE", data)
    await press(world, world.ann, "hand:1", values=["x"], kind=99)
    assert (await world.ann.slash("game hand")).private
