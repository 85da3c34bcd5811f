"""Messages of Discord's own in a channel: new threads, and pins."""

from __future__ import annotations

import discord

from tests import simcord_seam
from tests.bot.behaviour.conftest import Discord


async def types(at_discord: Discord) -> list[discord.MessageType]:
    """Return the types of the channel's messages, the newest first."""

    async def read() -> list[discord.MessageType]:
        return [message.type async for message in at_discord.channel().history()]

    return await at_discord.does(read())


async def test_a_thread_is_announced_unless_it_begins_with_the_newest_message(
    at_discord: Discord,
) -> None:
    found = at_discord.bot.get_channel(at_discord.agora.id)
    assert isinstance(found, discord.TextChannel)
    old = await at_discord.does(found.send("old"))
    new = await at_discord.does(found.send("new"))
    await at_discord.does(new.create_thread(name="of the newest"))
    assert await types(at_discord) == [discord.MessageType.default] * 2
    thread = await at_discord.does(
        found.create_thread(name="of none", type=discord.ChannelType.public_thread)
    )
    await at_discord.does(old.create_thread(name="of an old one"))
    assert (await types(at_discord))[:2] == [discord.MessageType.thread_created] * 2

    async def reference() -> int | None:
        async for message in found.history(oldest_first=True):
            if message.reference is not None:
                return message.reference.channel_id
        return None

    assert await at_discord.does(reference()) == thread.id


async def test_a_pin_takes_its_own_permission_and_is_announced(at_discord: Discord) -> None:
    message = await at_discord.does(at_discord.channel().send("hello"))
    simcord_seam.grant_bot(
        at_discord.backend, at_discord.server.id, discord.Permissions(manage_messages=True)
    )
    assert await at_discord.refusal(message.pin()) == (403, 50013)
    simcord_seam.grant_bot(
        at_discord.backend, at_discord.server.id, discord.Permissions(pin_messages=True)
    )
    await at_discord.does(message.pin())
    assert (await types(at_discord))[0] is discord.MessageType.pins_add
