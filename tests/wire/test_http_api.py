"""The HTTP API of this server keeps Discord's behaviour where a bot would notice."""

from __future__ import annotations

from io import BytesIO

import aiohttp
import discord as dpy
import pytest

from tests.discord_api import PUBLISHED
from tests.wire.interactions import COMPONENT, Interaction
from tests.wire.reading import pictures
from tests.wire.server import WireDiscord
from tests.wire.state import ANNOUNCEMENT, Message
from tests.wire.validation import MISSING
from tests.wire.world import World


def messageable(client: dpy.Client, world: World) -> dpy.PartialMessageable:
    return client.get_partial_messageable(world.channel.id, guild_id=world.guild.id)


def view(*labels: str) -> dpy.ui.LayoutView:
    made = dpy.ui.LayoutView()
    buttons: list[dpy.ui.Button] = [dpy.ui.Button(label=label, custom_id=label) for label in labels]
    return made.add_item(dpy.ui.ActionRow(*buttons))


async def test_a_request_unlike_the_description_is_refused_and_noted(
    discord: WireDiscord, client: dpy.Client, world: World
) -> None:
    if not PUBLISHED.exists():
        pytest.skip(MISSING)
    headers = {"Authorization": f"Bot {discord.token}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        url = f"{discord.api}/channels/{world.channel.id}/messages"
        async with session.post(url, json={"content": 5}) as response:
            assert response.status == 400
            assert (await response.json())["code"] == 50035
        async with session.get(f"{discord.api}/voice/regions") as response:
            assert response.status == 404
    assert len(discord.complaints) == 2
    discord.complaints.clear()


async def test_a_nonce_finds_the_first_message_and_says_if_that_is_deleted(
    discord: WireDiscord, client: dpy.Client, world: World
) -> None:
    channel = messageable(client, world)
    first = await channel.send("one", nonce="n")
    again = await channel.send("two", nonce="n")
    assert (again.id, again.content) == (first.id, "one")
    await first.delete()
    with pytest.raises(dpy.NotFound) as gone:
        await channel.send("three", nonce="n")
    assert gone.value.code == 10008
    discord.clock.advance(minutes=6)
    assert (await channel.send("four", nonce="n")).id != first.id


async def test_old_messages_are_edited_a_few_times_only(
    discord: WireDiscord, client: dpy.Client, world: World
) -> None:
    message = await messageable(client, world).send("one")
    for number in range(5):
        await message.edit(content=str(number))
    discord.clock.advance(hours=2)
    for number in range(3):
        await message.edit(content=str(number))
    headers = {"Authorization": f"Bot {discord.token}"}
    url = f"{discord.api}/channels/{world.channel.id}/messages/{message.id}"
    async with (
        aiohttp.ClientSession(headers=headers) as session,
        session.patch(url, json={"content": "no"}) as response,
    ):
        assert response.status == 429
        told = await response.json()
    assert told["code"] == 30046
    assert 0 < told["retry_after"] <= 20


@pytest.mark.wire(scale=0.1)
async def test_a_bucket_that_is_empty_says_when_it_is_full_again(
    discord: WireDiscord, client: dpy.Client, world: World
) -> None:
    """discord.py waits by itself; other clients are told how long to wait."""
    channel = messageable(client, world)
    for number in range(7):
        await channel.send(str(number))
    sent = discord.requests("POST", "/channels/{channel_id}/messages")
    assert [request.status for request in sent] == [200] * 7

    headers = {"Authorization": f"Bot {discord.token}"}
    url = f"{discord.api}/channels/{world.channel.id}/messages"
    async with aiohttp.ClientSession(headers=headers) as session:
        while True:
            async with session.post(url, json={"content": "now"}) as response:
                told = await response.json()
                if response.status == 429:
                    break
    assert 0 < told["retry_after"] <= 0.5
    assert told["global"] is False
    for name in ("Limit", "Remaining", "Reset", "Reset-After", "Bucket", "Scope"):
        assert f"X-RateLimit-{name}" in response.headers
    assert response.headers["X-RateLimit-Remaining"] == "0"


@pytest.mark.wire(scale=1.0)
async def test_all_requests_together_have_a_limit_as_well(
    discord: WireDiscord, client: dpy.Client, world: World
) -> None:
    headers = {"Authorization": f"Bot {discord.token}"}
    statuses = []
    async with aiohttp.ClientSession(headers=headers) as session:
        for template in ("/users/@me", "/gateway", "/gateway/bot", "/applications/@me"):
            for _ in range(30):
                async with session.get(discord.api + template) as response:
                    statuses.append((response.status, response.headers.get("X-RateLimit-Global")))
    assert (429, "true") in statuses


async def test_files_are_kept_or_replaced_as_the_request_says(
    discord: WireDiscord, client: dpy.Client, world: World
) -> None:
    def file(name: str) -> dpy.File:
        return dpy.File(BytesIO(name.encode()), f"{name}.png", description=name)

    message = await messageable(client, world).send("files", files=[file("a"), file("b")])
    kept = world.channel.messages[message.id]
    assert pictures(kept) == {"a.png": b"a", "b.png": b"b"}
    await message.edit(content="the same files")
    assert [*pictures(kept)] == ["a.png", "b.png"]
    await message.edit(attachments=[message.attachments[1], file("c")])
    assert pictures(kept) == {"b.png": b"b", "c.png": b"c"}
    async with (
        aiohttp.ClientSession() as session,
        session.get(kept.attachments[0].url) as response,
    ):
        assert await response.read() == b"b"
    await message.edit(attachments=[])
    assert not pictures(kept)


async def test_what_the_bot_may_not_do_is_refused(
    discord: WireDiscord, client: dpy.Client, world: World
) -> None:
    channel, ann = messageable(client, world), world.ann.user
    deny = {"send": dpy.Permissions(send_messages=True), "view": dpy.Permissions(view_channel=True)}
    for name, code in (("send", 50013), ("view", 50001)):
        world.channel.overwrites[discord.state.me.id] = (1, 0, deny[name].value)
        with pytest.raises(dpy.Forbidden) as error:
            await channel.send("hello")
        assert error.value.code == code
    person = await client.create_dm(dpy.Object(ann.id))
    ann.takes_dms = False
    with pytest.raises(dpy.Forbidden) as error:
        await person.send("hello")
    assert error.value.code == 50007
    del world.guild.members[ann.id]
    with pytest.raises(dpy.Forbidden) as error:
        await person.send("hello")
    assert error.value.code == 50278

    news = discord.channel(world.guild, "news", ANNOUNCEMENT)
    with pytest.raises(dpy.HTTPException) as wrong:
        await client.http.start_thread_without_message(
            news.id, name="thread", auto_archive_duration=60, type=11
        )
    assert wrong.value.code == 50024


async def test_new_direct_messages_are_not_opened_without_end(
    discord: WireDiscord, client: dpy.Client, world: World
) -> None:
    people = [discord.state.make_user(f"p{number}") for number in range(31)]
    for person in people[:30]:
        await client.create_dm(dpy.Object(person.id))
    with pytest.raises(dpy.Forbidden) as error:
        await client.create_dm(dpy.Object(people[30].id))
    assert error.value.code == 40003
    await client.create_dm(dpy.Object(people[0].id))
    discord.clock.advance(minutes=11)
    await client.create_dm(dpy.Object(people[30].id))


async def _pressed(discord: WireDiscord, client: dpy.Client, world: World) -> dpy.Interaction:
    """A press as the client receives it, not yet answered."""
    sent = await messageable(client, world).send(view=view("go"))
    message: Message = world.channel.messages[sent.id]
    data = {"component_type": 2, "custom_id": "go", "id": 2}
    number = discord.clock.snowflake()
    interaction = Interaction(number, COMPONENT, world.ann.user, world.channel, data, message)
    waiting = client.wait_for("interaction", timeout=10)
    discord.interact(interaction)
    return await waiting


async def test_an_interaction_is_answered_once_and_in_time(
    discord: WireDiscord, client: dpy.Client, world: World
) -> None:
    await discord.until(lambda: discord.gateway.shards, "connected")
    pressed = await _pressed(discord, client, world)
    with pytest.raises(dpy.NotFound) as early:
        await pressed.followup.send("too early")
    assert early.value.code == 10015
    await pressed.response.send_message("yes", ephemeral=True)
    pressed.response._response_type = None
    with pytest.raises(dpy.HTTPException) as twice:
        await pressed.response.send_message("yes")
    assert twice.value.code == 40060

    late = await _pressed(discord, client, world)
    discord.clock.advance(seconds=4)
    with pytest.raises(dpy.NotFound) as error:
        await late.response.defer()
    assert error.value.code == 10062

    discord.clock.advance(minutes=15)
    with pytest.raises(dpy.HTTPException) as expired:
        await pressed.edit_original_response(content="later")
    assert (expired.value.status, expired.value.code) == (401, 50027)


async def test_what_follows_a_deferral_takes_its_place(
    discord: WireDiscord, client: dpy.Client, world: World
) -> None:
    pressed = await _pressed(discord, client, world)
    await pressed.response.defer(ephemeral=True, thinking=True)
    before = len(world.ann.sees())
    await pressed.followup.send("only for ann")
    seen = world.ann.sees()
    assert len(seen) == before + 1
    assert (seen[-1].content, seen[-1].only_for) == ("only for ann", world.ann.user.id)
    assert len(world.bob.sees()) == before
    await pressed.followup.send("for all")
    assert world.bob.sees()[-1].content == "for all"
    await pressed.delete_original_response()
    assert len(world.ann.sees()) == before + 1
