"""Commands in every type of channel, and the threads and tables possible there."""

from __future__ import annotations

import pytest
from simcord.builders import ChannelHandle

from bot.features.tournaments.service import Tournaments
from tests.bot.world import World
from tests.discord_api import walk

KINDS = ("text", "announcement", "voice", "stage", "thread", "forum post")


def channel(world: World, kind: str) -> ChannelHandle:
    """Return a channel of this type."""
    match kind:
        case "announcement":
            return world.guild.create_news_channel("news")
        case "voice":
            return world.guild.create_voice_channel("voices")
        case "stage":
            return world.guild.create_stage_channel("stage")
        case "thread":
            return world.thread("a thread")
        case "forum post":
            forum = world.guild.create_forum_channel("forum")
            post = world.env.backend.create_thread(forum.id, "a post", world.ann.id)
            return ChannelHandle(world.env, world.guild, post)
    return world.guild.create_text_channel("another")


@pytest.mark.drawn
@pytest.mark.parametrize("kind", KINDS)
async def test_a_table_is_opened_wherever_messages_are(world: World, kind: str) -> None:
    world.channel = channel(world, kind)
    await world.ann.slash("game new", seats=2)
    await world.bob.click("Join")
    await world.ann.click("Start")
    assert world.bot.tables.at_channel(world.channel.id)
    assert world.board.pictures


@pytest.mark.parametrize("kind", KINDS)
async def test_a_tournament_needs_a_channel_with_threads(world: World, kind: str) -> None:
    there = channel(world, kind)
    reply = await world.ann.slash("tournament create", at=there, name="Summer Cup", game="civ")
    assert reply.private
    if kind in ("voice", "stage", "forum post"):
        assert "text or announcement channel" in reply.text
        with pytest.raises(LookupError):
            reply.message.button("Open sign-up")
        return
    await world.ann.click("Open sign-up", on=reply.message)
    (created,) = world.bot.get(Tournaments).of_guild(world.guild.id)
    assert created.channel_id == (world.channel.id if kind == "thread" else there.id)


async def test_nothing_is_opened_in_direct_messages(world: World) -> None:
    reply = await world.ann.slash("game new", at=world.ann.dm)
    assert "needs a server’s channel" in reply.text
    assert not world.bot.tables.of_user(world.ann.id)


async def test_a_tournament_is_offered_channels_with_threads(world: World) -> None:
    await world.ann.slash("tournament create", name="Summer Cup", game="civ")
    await world.ann.click("Players and channel")
    menus = [
        part for body in world.requests("PATCH", "/webhooks/*") for part in walk(body["components"])
    ]
    kinds = [menu["channel_types"] for menu in menus if "channel_types" in menu]
    assert kinds == [[0, 5], [0, 5, 15]], "its own, and that of its tables, which may be a forum"
