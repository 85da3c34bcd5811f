"""Invitations to a table, and the rematch."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.features.invitations.service import Invitations
from bot.features.people.service import People
from engine import Refusal
from tests.bot.choosing import picks, told
from tests.bot.dealt import begin
from tests.bot.world import World


def lobby_of(world: World) -> int:
    """Return the lobby in the channel."""
    table = world.bot.tables.at_channel(world.channel.id)
    assert table is not None
    return table.id


async def test_somebody_is_invited_and_a_seat_is_kept_free(world: World) -> None:
    await world.ann.slash("game new", seats=2)
    lobby = world.last
    reply = await world.ann.slash("game invite", person=world.bob.user)
    assert reply.private
    assert "**Bob** is invited" in reply.text
    call = world.last
    assert call.pinged == [world.bob.id]
    assert world.bob.mention in lobby.text
    refused = await world.cat.click("Join", on=lobby)
    assert "kept for Bob" in refused.text
    again = await world.ann.slash("game invite", person=world.bob.user)
    assert "already invited" in again.text
    full = await world.ann.slash("game invite", person=world.cat.user)
    assert "no seat left" in full.text
    await world.bob.click("I’ll play", on=call)
    assert call.gone
    assert "Invited" not in lobby.text
    assert "Bob" in lobby.text
    await world.ann.click("Start", on=lobby)
    assert world.bot.tables.get(1).status == "playing"


async def test_an_invitation_is_declined_by_whom_it_is_for(world: World) -> None:
    await world.ann.slash("game new", seats=2)
    lobby = world.last
    await world.ann.slash("game invite", person=world.bob.user)
    call = world.last
    refused = await world.cat.click("No, thanks", on=call)
    assert "not invited here" in refused.text
    declined = await world.bob.click("No, thanks", on=call)
    assert declined.private
    assert call.gone
    twice = await world.bob.click("decline:1", on=lobby) if lobby.offers("No, thanks") else None
    assert twice is None
    await world.cat.click("Join", on=lobby)
    assert world.bot.tables.get(1).seat_of(world.cat.id)


async def test_inviting_by_presses_and_taking_it_back(world: World) -> None:
    await world.ann.slash("game new", seats=3)
    lobby = world.last
    refused = await world.dan.click("Invite…", on=lobby)
    assert "Press **Join** first" in refused.text
    await world.bob.click("Join", on=lobby)
    menu = await world.bob.click("Invite…", on=lobby)
    await picks(world, world.bob, world.cat, menu.message)
    call = world.last
    assert call.pinged == [world.cat.id]
    start = await world.bob.click("Start", on=lobby)
    assert "haven’t replied yet: Cat" in start.text
    with pytest.raises(Refusal, match="only-the-host"):
        await world.bot.get(Invitations).withdraw(1, world.bob.id, world.cat.id)
    menu = await world.ann.click("Invite…", on=lobby)
    await world.ann.click("Cat", on=menu.message)
    assert call.gone
    assert world.bot.tables.get(1).guests == ()


async def test_a_start_without_those_who_did_not_answer(world: World) -> None:
    await world.ann.slash("game new", seats=3)
    lobby = world.last
    await world.bob.click("Join", on=lobby)
    await world.ann.slash("game invite", person=world.cat.user)
    call = world.last
    await world.ann.click("Start", on=lobby)
    assert call.gone
    with pytest.raises(Refusal, match="already-started"):
        await world.bot.get(Invitations).decline(1, world.cat.id)


async def test_bots_are_not_invited(world: World) -> None:
    await world.ann.slash("game new", seats=3)
    robot = world.guild.add_member(world.env.create_user("robot", bot=True))
    reply = await world.ann.slash("game invite", person=robot)
    assert "is a bot" in reply.text
    nowhere = await world.bob.slash("game invite", person=world.cat.user, at=world.bob.dm)
    assert "no table here that’s waiting" in nowhere.text


async def test_an_invitation_is_called_once_also_over_a_crash(world: World) -> None:
    await world.ann.slash("game new", seats=3)
    await world.bot.get(Invitations).invite(1, world.ann.id, world.bob.id, "Bob")
    await world.restart()
    call = world.last
    assert call.pinged == [world.bob.id]
    await world.restart()
    await told(world, 1)
    assert world.last == call


async def test_the_invited_are_called_as_they_have_chosen(world: World) -> None:
    await world.bot.get(People).notify_by(world.bob.id, "both")
    await world.bot.get(People).notify_by(world.cat.id, "neither")
    await world.ann.slash("game new", seats=3)
    await world.ann.slash("game invite", person=world.bob.user)
    assert world.last.pinged == [world.bob.id]
    assert "invites you" in world.bob.last_dm.text
    await world.ann.slash("game invite", person=world.cat.user)
    assert world.cat.mention in world.last.text
    assert world.last.pinged == []
    await world.bob.click("I’ll play", on=world.bob.last_dm)
    assert world.bot.tables.get(1).seat_of(world.bob.id)


async def test_whoever_sleeps_finds_the_invitation_without_having_been_woken(world: World) -> None:
    hour = world.bot.tables.now().hour
    await world.bot.get(People).set_quiet(world.bob.id, (hour - 1) % 24 * 60, (hour + 2) % 24 * 60)
    await world.ann.slash("game new", seats=3)
    await world.ann.slash("game invite", person=world.bob.user)
    assert world.bob.mention in world.last.text
    assert world.last.pinged == []
    assert "invites you" in world.bob.last_dm.text


async def test_an_invitation_waits_for_the_channel_of_whoever_sleeps(world: World) -> None:
    hour = world.bot.tables.now().hour
    await world.bot.get(People).set_quiet(world.bob.id, (hour - 1) % 24 * 60, (hour + 6) % 24 * 60)
    await world.bot.get(People).note_locale(world.bob.id, "fr")
    path = "/users/@me/channels"
    world.behaviour.refuses("POST", path, status=403, code=40003, times=1)
    await world.ann.slash("game new", seats=3)
    await world.ann.slash("game invite", person=world.bob.user)
    call = world.last
    assert world.bob.mention in call.text
    assert world.bob.dms == []
    await world.restart(killed=True)  # it's owed all the same
    await world.later(hours=1)
    (message,) = world.bob.dms
    assert "t’invite" in message.text
    await world.later(hours=1)
    assert world.bob.dms == [message]
    assert [each for each in world.messages() if "invites you" in each.text] == [call]


async def test_a_rematch_moves_the_seats_on_and_invites_the_others(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob, world.cat)
    await world.bot.tables.end(table_id)
    await told(world, table_id)
    end = world.board
    refused = await world.dan.click("Rematch", on=end)
    assert "Only those who played" in refused.text
    reply = await world.bob.click("Rematch", on=end)
    assert "The rematch is open" in reply.text
    rematch = world.bot.tables.get(lobby_of(world))
    assert rematch.rematch_of == table_id
    assert (rematch.options, rematch.terms) == (
        world.bot.tables.get(table_id).options,
        world.bot.tables.get(table_id).terms,
    )
    called = [shown.pinged for shown in world.messages() if shown.pinged]
    assert sorted(called[-1]) == sorted([world.ann.id, world.cat.id])
    # Pressing once more has no effect; another user who presses sits down.
    await world.bob.click("Rematch", on=end)
    assert lobby_of(world) == rematch.id
    await world.ann.click("Rematch", on=end)
    await world.cat.click("I’ll play")
    table = world.bot.tables.get(rematch.id)
    assert [seat.name for seat in table.seats] == ["Bob", "Cat", "Ann"]
    assert table.guests == ()


async def test_two_press_rematch_at_once_and_get_one_table(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob)
    await world.bot.tables.end(table_id)
    await told(world, table_id)
    end = world.board
    await world.together(world.ann.click("Rematch", on=end), world.bob.click("Rematch", on=end))
    rematch = world.bot.tables.get(lobby_of(world))
    assert {seat.user_id for seat in rematch.seats} == {world.ann.id, world.bob.id}
    assert rematch.id == table_id + 1


async def test_no_rematch_where_others_play(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob)
    await world.bot.tables.end(table_id)
    await told(world, table_id)
    end = world.board
    await world.cat.slash("game new", seats=2)
    reply = await world.ann.click("Rematch", on=end)
    assert "already a game in this channel" in reply.text


async def test_a_forgotten_table_makes_room(world: World) -> None:
    await world.ann.slash("game new", seats=2)
    forgotten = world.last
    now = world.bot.tables.now()
    await world.bot.tables.note(1, opened_at=now - timedelta(days=10))
    reply = await world.bob.slash("game new", seats=2)
    assert "already a game" in reply.text
    await world.bot.tables.note(1, opened_at=now - timedelta(days=15))
    await world.bob.slash("game new", seats=2)
    table = world.bot.tables.get(lobby_of(world))
    assert table.host_id == world.bob.id
    assert "closed before anyone played" in forgotten.text


async def test_invitations_end_with_a_table_that_is_closed(world: World) -> None:
    await world.ann.slash("game new", seats=3)
    lobby = world.last
    await world.ann.slash("game invite", person=world.bob.user)
    call = world.last
    await world.ann.click("Leave", on=lobby)
    assert call.gone
    assert world.bot.tables.get(1).guests == ()


async def test_a_game_does_not_begin_with_somebody_who_has_left_the_server(world: World) -> None:
    await world.ann.slash("game new", seats=3)
    lobby = world.last
    await world.bob.click("Join", on=lobby)
    world.bob.leaves()
    refused = await world.ann.click("Start", on=lobby)
    assert "only one has joined" in refused.text
    assert "Bob" not in lobby.text
    await world.cat.click("Join", on=lobby)
    await world.ann.click("Start", on=lobby)
    assert [seat.name for seat in world.bot.tables.get(1).seats] == ["Ann", "Cat"]
