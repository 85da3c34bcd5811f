"""``enforce_nonce``: the second create with a nonce does not create a message."""

from __future__ import annotations

from bot.demo.behaviour.nonces import REMEMBERED
from tests.bot.behaviour.conftest import Discord


async def test_the_same_nonce_returns_the_first_message_as_it_is_now(at_discord: Discord) -> None:
    channel = at_discord.channel()
    first = await at_discord.does(channel.send("one", nonce="1"))
    await at_discord.does(first.edit(content="edited"))
    second = await at_discord.does(channel.send("two", nonce="1"))
    assert (second.id, second.content, second.nonce) == (first.id, "edited", "1")
    other = await at_discord.does(channel.send("two", nonce="2"))
    assert (other.id != first.id, other.content) == (True, "two")


async def test_a_nonce_counts_in_all_channels(at_discord: Discord) -> None:
    elsewhere = at_discord.channel(at_discord.server.create_text_channel("stoa").id)
    first = await at_discord.does(at_discord.channel().send("one", nonce="1"))
    second = await at_discord.does(elsewhere.send("two", nonce="1"))
    assert (second.id, second.content) == (first.id, "one")


async def test_a_deleted_message_is_not_created_again(at_discord: Discord) -> None:
    channel = at_discord.channel()
    first = await at_discord.does(channel.send("one", nonce="1"))
    await at_discord.does(first.delete())
    assert await at_discord.refusal(channel.send("one", nonce="1")) == (404, 10008)


async def test_a_nonce_is_forgotten_in_the_end(at_discord: Discord) -> None:
    channel = at_discord.channel()
    first = await at_discord.does(channel.send("one", nonce="1"))
    await at_discord.advance_time(REMEMBERED.total_seconds() + 1)
    second = await at_discord.does(channel.send("two", nonce="1"))
    assert second.id != first.id


async def test_a_refused_message_leaves_no_nonce(at_discord: Discord) -> None:
    channel = at_discord.channel()
    at_discord.inject_error("POST", f"/channels/{channel.id}/messages", status=500)
    assert await at_discord.refusal(channel.send("one", nonce="1")) == (500, 0)
    assert (await at_discord.does(channel.send("one", nonce="1"))).content == "one"


async def test_without_a_nonce_each_message_is_another(at_discord: Discord) -> None:
    channel = at_discord.channel()
    first = await at_discord.does(channel.send("one"))
    second = await at_discord.does(channel.send("one"))
    assert first.id != second.id
    # A request that the rule answers is recorded all the same.
    await at_discord.does(channel.send("one", nonce=second.nonce))
    posts = [entry for entry in at_discord.http_requests if entry.method == "POST"]
    assert len(posts) == 3
