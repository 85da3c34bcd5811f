"""Edits of old and of published messages."""

from __future__ import annotations

import asyncio

from tests.bot.behaviour.conftest import Discord

HOUR = 3600


async def test_an_old_message_can_be_edited_three_times_in_six_seconds(at_discord: Discord) -> None:
    message = await at_discord.does(at_discord.channel().send("old"))
    await at_discord.advance_time(HOUR + 1)
    for number in range(3):
        await at_discord.does(message.edit(content=str(number)))
    assert at_discord.behaviour.log.refused == {}
    began = at_discord.now()
    await at_discord.does(message.edit(content="one more"))
    assert at_discord.behaviour.log.refused == {(429, 30046): 1}
    assert (at_discord.now() - began).total_seconds() >= 5


async def test_a_young_message_knows_no_such_limit(at_discord: Discord) -> None:
    message = await at_discord.does(at_discord.channel().send("young"))
    await at_discord.advance_time(HOUR - 10)
    for number in range(4):
        await at_discord.does(message.edit(content=str(number)))
    assert at_discord.behaviour.log.refused == {}


async def test_a_published_message_can_be_edited_three_times_an_hour(at_discord: Discord) -> None:
    news = at_discord.server.create_news_channel("news")
    message = await at_discord.does(at_discord.channel(news.id).send("news"))
    await at_discord.does(message.publish())
    for number in range(3):
        await at_discord.does(message.edit(content=str(number)))
    editing = at_discord.begins(message.edit(content="one more"))
    await at_discord.settle()
    assert at_discord.behaviour.log.refused == {(429, 20022): 1}
    assert not editing.done()
    await at_discord.advance_time(HOUR)
    assert (await asyncio.wait_for(editing, 1)).content == "one more"
