"""Connections that are closed, resumed or started over."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.demo.behaviour.gateway import FATAL, OVER
from tests.bot.behaviour.conftest import Discord


async def test_what_was_missed_comes_when_the_session_is_resumed(at_discord: Discord) -> None:
    gateway, bot = at_discord.behaviour.gateway, at_discord.bot
    gateway.close(4000)
    stoa = at_discord.server.create_text_channel("stoa")
    await at_discord.settle()
    assert bot.get_channel(stoa.id) is None
    await gateway.reconnect()
    assert bot.get_channel(stoa.id) is not None
    assert heard(at_discord, "shard_disconnect", "shard_resumed", "shard_ready") == [
        "shard_disconnect",
        "shard_resumed",
    ]


@pytest.mark.parametrize("code", OVER)
async def test_a_session_that_is_over_begins_anew(at_discord: Discord, code: int) -> None:
    gateway, bot = at_discord.behaviour.gateway, at_discord.bot
    stoa = at_discord.server.create_text_channel("stoa")
    gateway.close(code)
    at_discord.backend.delete_channel(stoa.id)
    await gateway.reconnect()
    await at_discord.advance_time(5)
    assert bot.get_channel(at_discord.agora.id) is not None
    assert bot.get_channel(stoa.id) is None
    assert heard(at_discord, "guild_channel_delete", "shard_resumed") == []
    assert "shard_ready" in at_discord.bot.heard  # type: ignore[attr-defined]


@pytest.mark.parametrize("resumable", [True, False])
async def test_an_invalid_session(at_discord: Discord, resumable: bool) -> None:
    await at_discord.behaviour.gateway.invalidate(resumable=resumable)
    await at_discord.advance_time(5)
    assert ("shard_resumed" in heard(at_discord, "shard_resumed")) is resumable
    assert at_discord.behaviour.gateway.connected


@pytest.mark.parametrize("code", FATAL)
async def test_a_code_after_which_discord_py_gives_up(at_discord: Discord, code: int) -> None:
    expected = discord.PrivilegedIntentsRequired if code == 4014 else discord.ConnectionClosed
    with pytest.raises(expected):
        at_discord.behaviour.gateway.close(code)


def heard(at_discord: Discord, *wanted: str) -> list[str]:
    bot: Any = at_discord.bot
    start = len(bot.heard) - bot.heard[::-1].index("ready") if "ready" in bot.heard else 0
    return [event for event in bot.heard[start:] if event in wanted]
