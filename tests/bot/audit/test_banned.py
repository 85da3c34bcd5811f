"""Access after a ban from the server or a channel, or after leaving.

They have only old direct messages of the bot. Their own seat can only be played by them, so they
may go on there; but none of their presses reaches those on the server.
"""

from __future__ import annotations

import discord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.features.people.service import People
from tests.bot.audit.pressing import press
from tests.bot.dealt import begin
from tests.bot.world import Reply, Shown, World


async def test_who_was_banned_can_go_on_at_their_seat(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob)
    world.bob.leaves()
    before = world.bot.tables.get(table_id).answer_count
    hand = world.bob.last_dm
    await world.bob.click(hand.buttons[0].custom_id, on=hand)
    assert world.bot.tables.get(table_id).answer_count == before + 1


async def test_who_was_banned_asks_and_tells_those_on_the_server_nothing(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob)
    before = world.messages()
    world.bob.leaves()
    for custom_id in ("ask-end:{}", "agree:{}", "give-any:{}", "wait-on:{}", "vacate:{}:p1"):
        reply = await press(world, world.bob, custom_id.format(table_id), on=world.bob.last_dm)
        assert "not on the server" in reply.text
    assert world.messages() == before
    assert all(not seat.agreed for seat in world.bot.tables.get(table_id).seats)


async def test_an_old_invitation_brings_nobody_back(world: World) -> None:
    await world.bot.get(People).notify_by(world.bob.id, "dm")
    await world.ann.slash("game new")
    await world.ann.slash("game invite", person=world.bob.user)
    invitation = world.bob.last_dm
    world.bob.leaves()
    reply = await world.bob.click("I’ll play", on=invitation)
    assert "not on the server" in reply.text
    table = world.bot.tables.at_channel(world.channel.id)
    assert table is not None
    assert table.seat_of(world.bob.id) is None
    # To say no needs no membership: the seat is free again.
    await world.bob.click("No, thanks", on=invitation)
    table = world.bot.tables.at_channel(world.channel.id)
    assert table is not None
    assert not table.guests


async def test_who_was_banned_looks_at_no_table_of_others(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob)
    world.cat.leaves()
    backend = world.env.backend
    old = backend.create_message(world.cat.dm.id, backend.bot_user.id, "what you follow")
    message = Shown(world.env, world.cat.dm.id, old.id)
    for custom_id in ("log:{}:0", "hand:{}", "do:board:{}", "replay:{}:last:0", "do:export:{}"):
        reply = await press(world, world.cat, custom_id.format(table_id), on=message)
        assert "not on the server" in reply.text


async def test_while_discord_does_not_say_who_is_there_nobody_is_shut_out(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob)
    world.fails("GET", f"/guilds/{world.guild.id}/members/{world.bob.id}", status=500)
    reply = await press(world, world.bob, f"give-any:{table_id}", on=world.bob.last_dm)
    assert "not on the server" not in reply.text
    assert world.bot.tables.get(table_id).seat("p2").offer is not None


async def test_nobody_is_invited_who_is_not_on_the_server(world: World) -> None:
    await world.ann.slash("game new")
    world.bob.leaves()
    reply = await world.ann.slash("game invite", person=world.bob.user)
    assert "Bob isn’t on this server" in reply.text
    table = world.bot.tables.at_channel(world.channel.id)
    assert table is not None
    assert not table.guests
    assert not world.bob.dms


async def test_a_game_is_not_taken_where_others_cannot_follow(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob)
    elsewhere = world.env.create_guild("Babylon")
    gate = elsewhere.create_text_channel("gate")
    ann = elsewhere.add_member(world.ann.user)
    reply = Reply(world.env, await ann.slash(gate, "game move"))
    assert "aren’t on this server: Bob" in reply.text
    assert world.bot.tables.get(table_id).guild_id == world.guild.id
    elsewhere.add_member(world.bob.user)
    await ann.slash(gate, "game move")
    assert world.bot.tables.get(table_id).guild_id == elsewhere.id


async def test_who_was_banned_takes_no_game_along(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob)
    elsewhere = world.env.create_guild("Babylon")
    gate = elsewhere.create_text_channel("gate")
    bob = elsewhere.add_member(world.bob.user)
    elsewhere.add_member(world.ann.user)
    world.bob.leaves()
    reply = Reply(world.env, await bob.slash(gate, "game move"))
    assert "not on the server" in reply.text
    assert world.bot.tables.get(table_id).guild_id == world.guild.id


async def test_who_cannot_see_a_channel_sees_no_table_there(world: World) -> None:
    """This includes messages from before they were shut out, and those elsewhere."""
    quiet = world.guild.create_text_channel("quiet")
    table_id = await begin(world, world.ann, world.bob)
    await world.cat.slash("about", quiet)
    message = world.messages(quiet, world.cat)[-1]
    reply = await press(world, world.cat, f"log:{table_id}:0", on=message)
    assert "Ann draws" in reply.text
    view = discord.Permissions(view_channel=True).value
    for person in (world.ann, world.cat):
        hidden = Overwrite(person.id, OverwriteType.MEMBER, deny=view)
        world.env.backend.set_overwrite(world.channel.id, hidden)
    for custom_id in ("log:{}:0", "hand:{}", "do:board:{}", "replay:{}:last:0", "do:export:{}"):
        await world.cat.slash("about", quiet)  # a message that does not show the table yet
        message = world.messages(quiet, world.cat)[-1]
        reply = await press(world, world.cat, custom_id.format(table_id), on=message)
        assert "draws" not in reply.text
        assert "Ann" not in reply.text
        assert not reply.message.pictures
    # Players are not shut out of their own game.
    await world.ann.slash("about", quiet)
    own = world.messages(quiet, world.ann)[-1]
    assert "Your hand" in (await press(world, world.ann, f"hand:{table_id}", on=own)).text
