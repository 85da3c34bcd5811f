"""Threads of all channels, archived, locked, and gone."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import ChannelType
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from tests import simcord_seam
from tests.bot.behaviour.conftest import Discord

PUBLIC, PRIVATE, NEWS = (
    ChannelType.public_thread, ChannelType.private_thread, ChannelType.news_thread,
)  # fmt: skip


@pytest.mark.parametrize(
    ("channel", "kind", "taken"),
    [
        ("text", PUBLIC, True),
        ("text", PRIVATE, True),
        ("text", NEWS, False),
        ("news", NEWS, True),
        ("news", PUBLIC, False),
        ("news", PRIVATE, False),
    ],
)
async def test_a_channel_takes_threads_of_its_types(
    at_discord: Discord, channel: str, kind: ChannelType, taken: bool
) -> None:
    made = at_discord.agora if channel == "text" else at_discord.server.create_news_channel("news")
    found: Any = at_discord.bot.get_channel(made.id)
    starting = found.create_thread(name="thread", type=kind)
    if taken:
        assert (await at_discord.does(starting)).type is kind
    else:
        assert await at_discord.refusal(starting) == (400, 50024)


async def test_a_thread_takes_no_threads(at_discord: Discord) -> None:
    thread = await start(at_discord)
    request = at_discord.bot.http.start_thread_without_message(
        thread.id, name="inner", auto_archive_duration=60, type=11
    )
    assert await at_discord.refusal(request) == (400, 50024)


async def test_an_archived_thread_takes_no_edits_until_something_is_said(
    at_discord: Discord,
) -> None:
    thread = await start(at_discord)
    message = await at_discord.does(thread.send("hello"))
    await at_discord.does(message.edit(content="edited"))
    await at_discord.does(thread.edit(archived=True))
    assert await at_discord.refusal(message.edit(content="again")) == (403, 50083)
    adding = thread.add_user(discord.Object(at_discord.person.id))
    assert await at_discord.refusal(adding) == (403, 50083)
    await at_discord.does(thread.send("hello again"))
    await at_discord.does(message.edit(content="again"))


async def test_a_locked_thread_takes_nothing(at_discord: Discord) -> None:
    thread = await start(at_discord)
    message = await at_discord.does(thread.send("hello"))
    at_discord.backend.edit_channel(thread.id, {}, thread_metadata={"locked": True})
    await at_discord.does(message.edit(content="edited by who may manage threads"))
    simcord_seam.grant_bot(at_discord.backend, at_discord.server.id, discord.Permissions())
    assert await at_discord.refusal(message.edit(content="edited")) == (403, 50083)
    assert await at_discord.refusal(thread.send("hello")) == (403, 50083)


async def test_with_a_channel_its_threads_are_gone(at_discord: Discord) -> None:
    thread = await start(at_discord)
    at_discord.backend.delete_channel(at_discord.agora.id)
    assert await at_discord.refusal(thread.send("hello")) == (404, 10003)


async def test_only_members_of_the_server_can_be_added(at_discord: Discord) -> None:
    thread = await start(at_discord)
    await at_discord.does(thread.add_user(discord.Object(at_discord.person.id)))
    at_discord.server.remove_member(at_discord.member)
    adding = thread.add_user(discord.Object(at_discord.person.id))
    assert await at_discord.refusal(adding) == (404, 10007)


async def test_a_channel_that_the_bot_does_not_see(at_discord: Discord) -> None:
    """50001, which simcord itself keeps."""
    hidden = at_discord.server.create_text_channel("hidden")
    message = await at_discord.does(at_discord.channel(hidden.id).send("hello"))
    view = discord.Permissions(view_channel=True).value
    everyone = Overwrite(at_discord.server.id, OverwriteType.ROLE, deny=view)
    at_discord.backend.set_overwrite(hidden.id, everyone)
    assert await at_discord.refusal(at_discord.channel(hidden.id).send("hello")) == (403, 50001)
    assert await at_discord.refusal(message.edit(content="hello")) == (403, 50001)


async def start(at_discord: Discord) -> Any:
    channel: Any = at_discord.bot.get_channel(at_discord.agora.id)
    return await at_discord.does(channel.create_thread(name="thread", type=PUBLIC))


async def test_whoever_has_started_a_thread_may_archive_it_but_not_lock_it(
    at_discord: Discord,
) -> None:
    deny = discord.Permissions(manage_threads=True, manage_channels=True).value
    bot = at_discord.backend.bot_user.id
    thread = await start(at_discord)
    agora = at_discord.backend.channels[at_discord.agora.id]
    agora.overwrites = [Overwrite(bot, OverwriteType.MEMBER, deny=deny)]
    await at_discord.does(thread.edit(archived=True))
    state = at_discord.backend.channels[thread.id].thread_metadata
    assert state is not None
    assert state.archived
    await at_discord.does(thread.edit(archived=False))
    assert await at_discord.refusal(thread.edit(locked=True)) == (403, 50013)
    assert agora.overwrites[0].deny == deny
    at_discord.backend.channels[thread.id].owner_id = at_discord.person.id
    assert await at_discord.refusal(thread.edit(archived=True)) == (403, 50013)


async def test_only_those_who_manage_threads_delete_one(at_discord: Discord) -> None:
    thread = await start(at_discord)
    permissions = discord.Permissions(manage_threads=True, manage_channels=True).value
    agora = at_discord.backend.channels[at_discord.agora.id]
    bot = at_discord.backend.bot_user.id
    agora.overwrites = [Overwrite(bot, OverwriteType.MEMBER, deny=permissions)]
    assert await at_discord.refusal(thread.delete()) == (403, 50013)
    allowed = discord.Permissions(manage_threads=True).value
    agora.overwrites = [Overwrite(bot, OverwriteType.MEMBER, allow=allowed)]
    await at_discord.does(thread.delete())
    assert thread.id not in at_discord.backend.channels
