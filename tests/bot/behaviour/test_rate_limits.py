"""HTTP 429: Discord's refusals, and discord.py's reactions."""

from __future__ import annotations

import asyncio
import logging

import discord
import pytest

from bot.demo.behaviour.rate_limits import GLOBAL
from tests.bot.behaviour.conftest import Discord


async def test_discord_py_waits_when_a_bucket_is_empty(at_discord: Discord) -> None:
    channel = at_discord.channel()
    began = at_discord.now()
    for number in range(4):
        await at_discord.does(channel.send(str(number)))
    assert at_discord.now() == began
    sending = asyncio.gather(*(at_discord.begins(channel.send(str(n))) for n in range(4, 11)))
    await at_discord.settle()
    assert len({message.id for message in await sending}) == 7
    assert (at_discord.now() - began).total_seconds() == pytest.approx(10, abs=0.1)


async def test_each_channel_has_a_bucket_of_its_own(at_discord: Discord) -> None:
    began = at_discord.now()
    channels = [at_discord.server.create_text_channel(f"c{number}") for number in range(5)]
    for channel in channels:
        for number in range(4):
            await at_discord.does(at_discord.channel(channel.id).send(str(number)))
    assert at_discord.now() == began


async def test_too_many_requests_altogether_are_refused_and_tried_again(
    at_discord: Discord, caplog: pytest.LogCaptureFixture
) -> None:
    ids = [at_discord.server.create_text_channel(f"c{number}").id for number in range(GLOBAL + 5)]
    await at_discord.advance_time(1)
    with caplog.at_level(logging.ERROR, "discord"):
        sending = asyncio.gather(
            *(at_discord.begins(at_discord.channel(number).send("all at once")) for number in ids)
        )
        await at_discord.settle()
        sent = await sending
    assert len({message.id for message in sent}) == GLOBAL + 5
    assert at_discord.behaviour.log.refused == {(429, 0): 5}


async def test_one_after_another_is_never_too_many(at_discord: Discord) -> None:
    """The clock stands still, but each request takes its time."""
    ids = [at_discord.server.create_text_channel(f"c{number}").id for number in range(GLOBAL + 20)]

    async def one_after_another() -> None:
        for number in ids:
            await at_discord.channel(number).send("one after another")

    await at_discord.does(one_after_another())
    assert at_discord.behaviour.log.refused == {}


@pytest.mark.parametrize("at_discord", [{"max_ratelimit_timeout": 30}], indirect=True)
async def test_a_wait_that_is_too_long_is_an_error_if_the_bot_says_so(at_discord: Discord) -> None:
    channel = at_discord.channel()
    message = await at_discord.does(channel.send("old"))
    at_discord.behaviour.refuses(
        "PATCH", f"/channels/{channel.id}/messages/*", retry_after=31, code=30046
    )
    with pytest.raises(discord.RateLimited) as limited:
        await at_discord.does(message.edit(content="new"))
    assert limited.value.retry_after == 31


async def test_without_such_a_setting_it_is_waited_for(at_discord: Discord) -> None:
    channel = at_discord.channel()
    message = await at_discord.does(channel.send("old"))
    at_discord.behaviour.refuses("PATCH", f"/channels/{channel.id}/messages/*", retry_after=31)
    editing = at_discord.begins(message.edit(content="new"))
    await at_discord.settle()
    assert not editing.done()
    await at_discord.advance_time(32)
    assert (await editing).content == "new"
