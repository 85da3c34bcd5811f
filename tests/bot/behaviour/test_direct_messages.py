"""Closed direct messages, and the limit on opening their channels."""

from __future__ import annotations

from typing import Any

import discord

from bot.demo.behaviour.direct_messages import NEW_CHANNELS, NEW_WINDOW
from tests.bot.behaviour.conftest import Discord


async def opens(at_discord: Discord, user_id: int) -> Any:
    return await at_discord.does(at_discord.bot.create_dm(discord.Object(user_id)))


async def test_channels_cannot_be_opened_too_fast(at_discord: Discord) -> None:
    people = [at_discord.create_user(f"p{number}") for number in range(NEW_CHANNELS + 1)]
    *first, last = [person.id for person in people]
    for user_id in first:
        await opens(at_discord, user_id)
    again = at_discord.bot.create_dm(discord.Object(last))
    assert await at_discord.refusal(again) == (403, 40003)
    at_discord.bot._connection._private_channels_by_user.clear()
    await opens(at_discord, first[0])  # it is there already
    await at_discord.advance_time(NEW_WINDOW.total_seconds() + 1)
    await opens(at_discord, last)


async def test_somebody_who_has_blocked_the_bot(at_discord: Discord) -> None:
    channel = await opens(at_discord, at_discord.person.id)
    at_discord.behaviour.direct_messages.blocked.add(at_discord.person.id)
    assert await at_discord.refusal(channel.send("hello")) == (403, 50007)
    at_discord.bot._connection._private_channels_by_user.clear()
    opening = at_discord.bot.create_dm(discord.Object(at_discord.person.id))
    assert await at_discord.refusal(opening) == (400, 50007)


async def test_somebody_who_lets_nobody_write(at_discord: Discord) -> None:
    channel = await opens(at_discord, at_discord.person.id)
    await at_discord.does(channel.send("hello"))
    at_discord.behaviour.direct_messages.closed.add(at_discord.person.id)
    assert await at_discord.refusal(channel.send("hello")) == (403, 50007)


async def test_a_bot_cannot_be_written_to(at_discord: Discord) -> None:
    bot = at_discord.create_user("robot", bot=True)
    assert await at_discord.refusal(at_discord.bot.create_dm(discord.Object(bot.id))) == (
        400,
        50007,
    )


async def test_a_member_who_has_left_every_server_of_the_bot(at_discord: Discord) -> None:
    channel = await opens(at_discord, at_discord.person.id)
    await at_discord.does(channel.send("hello"))
    at_discord.server.remove_member(at_discord.member)
    assert await at_discord.refusal(channel.send("hello")) == (403, 50278)
    known: Any = at_discord.bot.get_guild(at_discord.server.id)
    assert await at_discord.refusal(known.fetch_member(at_discord.person.id)) == (404, 10007)
