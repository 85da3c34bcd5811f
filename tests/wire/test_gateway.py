"""The gateway of this server, as discord.py finds it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import aiohttp
import discord as dpy
import pytest

from tests.wire.gateway import (
    ALREADY_AUTHENTICATED,
    DECODE_ERROR,
    DISALLOWED_INTENTS,
    INVALID_INTENTS,
    INVALID_SEQUENCE,
    INVALID_SHARD,
    INVALID_VERSION,
    NOT_AUTHENTICATED,
    UNKNOWN_OPCODE,
    WRONG_TOKEN,
    Gateway,
)
from tests.wire.server import WireDiscord

UNKNOWN_ERROR, SESSION_TIMED_OUT = 4000, 4009


@pytest.mark.parametrize(
    "trouble",
    [
        Gateway.cut,
        Gateway.ask_to_reconnect,
        lambda gateway: gateway.invalidate(resumable=True),
        lambda gateway: gateway.close(UNKNOWN_ERROR),
    ],
    ids=["cut", "reconnect", "invalid", "closed"],
)
async def test_a_session_is_resumed_and_tells_what_was_missed(
    discord: WireDiscord, client: dpy.Client, trouble: Callable[[Gateway], None]
) -> None:
    discord.gateway.hold()
    trouble(discord.gateway)
    await discord.until(lambda: not discord.gateway.shards, "the connection is gone")
    told = asyncio.ensure_future(client.wait_for("guild_available"))
    guild = discord.guild("Carthage")
    discord.gateway.release()
    await discord.until(lambda: discord.gateway.resumed, "the session goes on")
    assert (await told).id == guild.id
    assert discord.gateway.identified == 1
    trouble(discord.gateway)
    await discord.until(lambda: discord.gateway.resumed == 2, "once more")


async def _closed_with(discord: WireDiscord, *payloads: object, query: str = "v=10") -> int | None:
    """The code with which the server closes a connection after these payloads."""
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{discord.gateway_url}?{query}&encoding=json") as socket,
    ):
        for payload in payloads:
            if isinstance(payload, str):
                await socket.send_str(payload)
            else:
                await socket.send_json(payload)
        while (await socket.receive()).type is aiohttp.WSMsgType.TEXT:
            pass
        return socket.close_code


async def test_what_cannot_be_meant_closes_the_connection(discord: WireDiscord) -> None:
    def identify(**data: object) -> object:
        return {"op": 2, "d": {"token": discord.token, "intents": 1, "properties": {}, **data}}

    resume = {"token": discord.token, "session_id": "none", "seq": 0}
    closed: list[tuple[list[object], int]] = [
        (["{"], DECODE_ERROR),
        ([{"op": 4, "d": {}}], NOT_AUTHENTICATED),
        ([identify(token="wrong")], WRONG_TOKEN),
        ([{"op": 6, "d": {**resume, "token": "wrong"}}], WRONG_TOKEN),
        ([identify(shard=[2, 2])], INVALID_SHARD),
        ([identify(intents=1 << 40)], INVALID_INTENTS),
        ([identify(intents=1 << 1)], DISALLOWED_INTENTS),
        ([identify(), identify()], ALREADY_AUTHENTICATED),
        ([identify(), {"op": 99, "d": None}], UNKNOWN_OPCODE),
    ]
    for payloads, code in closed:
        assert await _closed_with(discord, *payloads) == code, payloads
    assert await _closed_with(discord, query="v=6") == INVALID_VERSION
    session_id = next(iter(discord.gateway.sessions))
    ahead = {"op": 6, "d": {**resume, "session_id": session_id, "seq": 10_000}}
    assert await _closed_with(discord, ahead) == INVALID_SEQUENCE
