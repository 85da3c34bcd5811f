"""Seats that change hands: views and answers of the players before and after."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

import pytest

from bot.core.table import TableKind
from bot.features.hand.direct_messages import HandMessages
from bot.features.people.service import People
from bot.features.seats.service import Seating
from bot.features.tutorial.service import Tutorials
from bot.features.undo.service import Undo
from bot.ui.panel import Panel
from engine import Refusal
from tests.bot.autoplay import Autoplay
from tests.bot.choosing import moderates, more, picks, told
from tests.bot.dealt import begin
from tests.bot.world import Person, World


def awaited(world: World, table_id: int) -> Person:
    """Return the first person awaited by the table."""
    return world.person(world.bot.tables.get(table_id).awaited[0].called)


async def wait_since(world: World, table_id: int, player: str, since: datetime) -> None:
    """Let the wait for ``player`` have begun at ``since``."""
    waiting = world.bot.tables.get(table_id).seat(player).with_waiting(since=since).waiting
    await world.bot.tables.note_seat(table_id, player, waiting=waiting)


async def test_a_seat_is_passed_on_with_all_that_is_hidden(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob)
    board = world.board
    old_dm, old_hand = world.ann.last_dm, await world.ann.slash("game hand")
    hand = [line for line in old_hand.text.splitlines() if line.startswith("🟦")]
    seat = await more(world.ann, "My seat…")
    reply = await picks(world, world.ann, world.cat, seat.message)
    assert reply.private
    assert "You’re offering your seat to **Cat**" in reply.text
    offer = world.last
    assert offer.pinged == [world.cat.id]
    assert world.cat.mention in offer.text
    refused = await world.dan.click("Take the seat", on=offer)
    assert "Only Cat can take this seat" in refused.text
    taken = await world.cat.click("Take the seat", on=offer)
    assert taken.private
    assert "The seat’s yours" in taken.text
    assert all(line in taken.text for line in hand)
    assert "**Cat** has taken over **Ann**’s seat" in offer.text
    assert world.bot.tables.get(table_id).names["p1"] == "Cat"
    # Ann's old panels show no cards any more, after any press.
    assert "Cat" in old_dm.text
    assert not any(line in str(old_dm) for line in hand)
    for panel in (old_dm, *old_hand.messages, board):
        button = "My hand" if panel.offers("My hand") else "Refresh"
        shown = await world.ann.click(button, on=panel)
        assert "only watch" in shown.text
        assert "Your hand" not in shown.text
    assert "draws two 1s" in (await world.ann.slash("game log")).text.replace("Cat ", "Ann ")
    # Cat is notified from now on, and answers.
    for _ in range(2):
        number = world.bot.tables.get(table_id).game.pending  # type: ignore[union-attr]
        if "p1" in number:
            await world.bot.tables.answer(
                table_id, world.cat.id, number["p1"].number, number["p1"].options[0]
            )
    record = world.bot.tables.answers(table_id)
    assert record[-1].user_id == world.cat.id
    log = await world.bob.slash("game log")
    assert "**Cat** takes over **Ann**’s seat" in log.text


async def test_of_two_who_take_a_seat_at_once_one_gets_it(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob)
    seat = await more(world.ann, "My seat…")
    await world.ann.click("Offer to anyone", on=seat.message)
    offer = world.last
    assert offer.pinged == []
    replies = await world.together(
        world.cat.click("Take the seat", on=offer), world.dan.click("Take the seat", on=offer)
    )
    assert sorted("The seat’s yours" in reply.text for reply in replies) == [False, True]
    assert any("no longer on offer" in reply.text for reply in replies)
    # A user who got the seat and presses twice keeps it.
    winner = world.cat if "The seat’s yours" in replies[0].text else world.dan
    assert world.bot.tables.get(table_id).seat_of(winner.id)
    again = await world.bot.get(Seating).take(table_id, "p1", 0, winner.id, winner.name)
    assert again == world.bot.tables.get(table_id)
    assert offer.labels == ["My hand"]


async def test_an_offer_is_declined_or_taken_back(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob)
    seat = await more(world.ann, "My seat…")
    await picks(world, world.ann, world.cat, seat.message)
    offer = world.last
    refused = await world.dan.click("No, thanks", on=offer)
    assert "isn’t for you" in refused.text
    await world.cat.click("No, thanks", on=offer)
    assert "**Cat** has declined" in offer.text
    seat = await more(world.ann, "My seat…")
    await world.ann.click("Offer to anyone", on=seat.message)
    seat = await more(world.ann, "My seat…")
    assert "You’re offering your seat to anyone" in seat.text
    offer = world.last
    refused = await world.bob.click("Withdraw offer", on=offer)
    assert "isn’t for you" in refused.text
    refused = await world.bob.click("Take the seat", on=offer)
    assert "already have a seat" in refused.text
    await world.ann.click("Withdraw offer", on=seat.message)
    assert "withdrawn" in offer.text
    assert world.bot.tables.get(table_id).seat("p1").offer is None


async def test_bots_and_those_who_know_a_hand_get_no_seat(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob)
    seat = await more(world.ann, "My seat…")
    robot = world.guild.add_member(world.env.create_user("robot", bot=True))
    reply = await picks(world, world.ann, robot, seat.message)
    assert "is a bot" in reply.text
    reply = await picks(world, world.ann, world.bob, seat.message)
    assert "already have a seat" in reply.text
    await picks(world, world.ann, world.cat, seat.message)
    await world.cat.click("Take the seat")
    with pytest.raises(Refusal, match="knows-a-hand"):
        await world.bot.get(Seating).offer(table_id, world.bob.id, world.ann.id, "Ann")
    # But back to one's own seat one may.
    table = await world.bot.get(Seating).offer(table_id, world.cat.id, world.ann.id, "Ann")
    assert table.seat("p1").offer is not None


async def test_an_offer_is_posted_after_a_crash_and_taken_after_a_restart(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob)
    before = world.last
    await world.bot.get(Seating).offer(table_id, world.ann.id, world.cat.id, "Cat")
    assert world.last == before
    await world.restart()
    offer = world.last
    assert offer.pinged == [world.cat.id]
    await world.restart()
    assert world.last == offer
    await world.cat.click("Take the seat", on=offer)
    assert world.bot.tables.get(table_id).seat_of(world.cat.id)


async def test_what_is_left_of_a_seat_is_taken_away_after_a_crash(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob)
    old_dm = world.ann.last_dm
    await world.bot.get(Seating).offer(table_id, world.ann.id, world.cat.id, "Cat")
    offer = world.bot.tables.get(table_id).seat("p1").offer
    assert offer is not None
    await world.bot.get(Seating).take(table_id, "p1", offer.number, world.cat.id, "Cat")
    assert "Your hand" in old_dm.text
    await world.restart()
    assert "Your hand" not in old_dm.text
    assert world.bot.tables.store.seating.stale_messages(table_id) == []


async def test_somebody_sits_in_for_a_while(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob)
    seat = await more(world.ann, "My seat…")
    days = await world.ann.click("3 days", on=seat.message)
    await picks(world, world.ann, world.cat, days.message)
    offer = world.last
    assert "stand in for **Ann**" in offer.text
    reply = await world.cat.click("Stand in", on=offer)
    assert "**Cat** is standing in for **Ann** until <t:" in reply.text
    assert "Your hand" in reply.text
    table = world.bot.tables.get(table_id)
    assert table.seat("p1").called == world.cat.id
    assert table.seat_of(world.cat.id) is None
    # Both see the hand and may play; Cat's answers are recorded as hers.
    decision = table.game.pending["p1"]  # type: ignore[union-attr]
    await world.bot.tables.answer(table_id, world.cat.id, decision.number, decision.options[0])
    assert world.bot.tables.answers(table_id)[-1].user_id == world.cat.id
    assert "Your hand" in (await world.ann.slash("game hand")).text
    # The owner's rights do not extend to a sitter.
    for act in (world.bot.tables.resign, world.bot.tables.agree_end, world.bot.get(Seating).offer):
        with pytest.raises(Refusal, match="only-sitting-in"):
            await act(table_id, world.cat.id)
    with pytest.raises(Refusal, match="sits-in-already"):
        await world.bot.get(Seating).offer(table_id, world.bob.id, world.cat.id, "Cat")
    # Either ends it with one press.
    ended = await world.cat.click("End stand-in", on=reply.message)
    assert "no longer standing in" in ended.text
    shown = await world.cat.slash("game hand")
    assert "Your hand" not in shown.text
    assert world.bot.tables.get(table_id).seat("p1").sitter_id is None


@pytest.mark.soak
async def test_pings_and_hands_go_to_the_sitter_until_the_time_is_over(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob)
    await world.bot.get(Seating).ask_to_sit_in(table_id, world.ann.id, world.cat.id, "Cat", 1)
    await told(world, table_id)
    await world.cat.click("Stand in")
    assert f"{world.cat.mention} (for Ann)" in world.call.text
    assert world.call.pinged == [world.cat.id]
    hand = world.cat.last_dm
    assert "is standing in for **Ann**" in hand.text
    assert "is standing in for **Ann**" in world.ann.last_dm.text
    await world.restart()
    assert world.bot.tables.get(table_id).seat("p1").sitter_id == world.cat.id
    await world.later(hours=25)
    table = world.bot.tables.get(table_id)
    assert table.seat("p1").sitter_id is None
    assert hand.gone or "Your hand" not in hand.text
    assert world.ann.last_dm.text != ""
    assert "Your hand" in world.ann.last_dm.text
    shown = await world.cat.slash("game hand")
    assert "Your hand" not in shown.text


async def test_a_moderator_replaces_a_player_at_once(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob)
    moderates(world, world.dan)
    refused = await world.cat.slash("game replace")
    assert "Only its players" in refused.text
    panel = await world.dan.slash("game replace")
    seat = await world.dan.click("Bob", on=panel.message)
    await picks(world, world.dan, world.cat, seat.message)
    offer = world.last
    assert "a moderator offers you **Bob**’s seat" in offer.text
    await world.cat.click("Take the seat", on=offer)
    table = world.bot.tables.get(table_id)
    assert (table.seat("p2").user_id, table.seat("p2").name) == (world.cat.id, "Cat")
    assert "Your hand" not in (await world.bob.slash("game hand")).text


async def test_the_others_vote_once_somebody_is_awaited_for_too_long(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob, world.cat)
    absent = awaited(world, table_id)
    player = world.bot.tables.get(table_id).player_of(absent.id)
    others = [person for person in (world.ann, world.bob, world.cat) if person != absent]
    early = await more(others[0], "Replace a player…")
    refused = await others[0].click(absent.name, on=early.message)
    assert "isn’t absent" in refused.text
    long_ago = world.bot.tables.now() - timedelta(days=3)
    await wait_since(world, table_id, player or "", long_ago)
    early = await more(others[0], "Replace a player…")
    seat = await others[0].click(absent.name, on=early.message)
    asked = await picks(world, others[0], world.dan, seat.message)
    assert "I’ve asked the others" in asked.text
    assert world.bot.tables.get(table_id).seat(player or "").offer is None
    await others[1].click("Agree")
    offer = world.last
    assert "the players offer you" in offer.text
    assert offer.pinged == [world.dan.id]
    # A player who plays on after all keeps the seat.
    decision = world.bot.tables.get(table_id).game.pending[player]  # type: ignore[union-attr,index]
    await world.bot.tables.answer(table_id, absent.id, decision.number, decision.options[0])
    await told(world, table_id)
    assert "The player is back" in offer.text


async def test_nobody_votes_on_somebody_who_said_they_are_away(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob)
    absent = awaited(world, table_id)
    now = world.bot.tables.now()
    seat = world.bot.tables.get(table_id).seat_of(absent.id)
    assert seat is not None
    long_ago = now - timedelta(days=5)
    await wait_since(world, table_id, seat.player, long_ago)
    table = world.bot.tables.get(table_id)
    assert world.bot.get(Seating).absent(table, table.seat(seat.player))
    await world.bot.get(People).go_away(absent.id, now, now + timedelta(days=10))
    table = world.bot.tables.get(table_id)
    assert not world.bot.get(Seating).absent(table, table.seat(seat.player))


async def test_a_resigned_seat_is_taken_by_somebody_new(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob, world.cat)
    await world.bot.tables.resign(table_id, world.bob.id)
    panel = await more(world.ann, "Replace a player…")
    seat = await world.ann.click("Bob", on=panel.message)
    await world.ann.click("Anyone", on=seat.message)
    await world.cat.click("Agree")
    await world.dan.click("Take the seat")
    table = world.bot.tables.get(table_id)
    assert table.seat("p2").user_id == world.dan.id
    assert not table.seat("p2").resigned


async def test_whoever_left_the_server_is_not_asked_to_agree(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob, world.cat)
    world.cat.leaves()
    await world.bot.tables.agree_end(table_id, world.bob.id)
    panel = await world.ann.slash("game end")
    await world.ann.click("Ask the others", on=panel.message)
    assert world.bot.tables.get(table_id).reason == "agreed"


async def test_an_offer_ends_with_its_game(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob)
    await world.bot.get(Seating).offer(table_id, world.ann.id)
    await told(world, table_id)
    offer = world.last
    await world.bot.tables.end(table_id)
    await told(world, table_id)
    assert "no longer on offer" in offer.text
    assert offer.labels == []
    assert world.bot.tables.get(table_id).seat("p1").offer is None


async def test_nothing_is_taken_back_that_somebody_else_decided_there(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob)
    tables = world.bot.tables
    decision = tables.get(table_id).game.pending["p1"]  # type: ignore[union-attr]
    await tables.answer(table_id, world.ann.id, decision.number, decision.options[0])
    assert world.bot.get(Undo).prospects(tables.get(table_id), world.ann.id)[0].free
    table = await world.bot.get(Seating).offer(table_id, world.ann.id)
    offer = table.seat("p1").offer
    assert offer is not None
    table = await world.bot.get(Seating).take(table_id, "p1", offer.number, world.cat.id, "Cat")
    with pytest.raises(Refusal, match="undo-seat-changed"):
        world.bot.get(Undo).prospects(table, world.cat.id)
    with pytest.raises(Refusal, match="not-seated"):
        world.bot.get(Undo).prospects(table, world.ann.id)


async def test_whoever_gave_a_seat_away_answers_nothing_there(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob)
    hand = (await world.ann.slash("game hand")).message
    choice = next(one for one in hand.buttons if one.custom_id.startswith("one:"))
    table = await world.bot.get(Seating).offer(table_id, world.ann.id)
    offer = table.seat("p1").offer
    assert offer is not None
    await world.bot.get(Seating).take(table_id, "p1", offer.number, world.cat.id, "Cat")
    late = await world.ann.click(choice.custom_id, on=hand)
    assert "only watch" in late.text
    assert late.private
    assert world.bot.tables.answers(table_id) == []


async def test_by_direct_message_nobody_can_be_chosen_but_the_seat_can_be_offered(
    world: World,
) -> None:
    await begin(world, world.ann, world.bob)
    reply = await world.ann.slash("game seat", at=world.ann.dm)
    assert reply.message.selects == []
    assert "Discord can’t list anyone here" in reply.text
    await world.ann.click("Offer to anyone", on=reply.message)
    assert "Who’ll take over the seat" in world.last.text


async def test_a_named_person_hears_of_an_offer_whose_channel_is_lost(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob)
    world.fails(
        "POST", f"/channels/{world.channel.id}/messages", status=403, code=50001, times=None
    )
    await world.bot.get(Seating).offer(table_id, world.ann.id, world.cat.id, "Cat")
    await told(world, table_id)
    await told(world, table_id)
    assert len(world.cat.dms) == 1
    taken = await world.cat.click("Take the seat", on=world.cat.last_dm)
    assert "The seat’s yours" in taken.text
    assert world.bot.tables.get(table_id).seat_of(world.cat.id)


@pytest.mark.soak
async def test_a_game_goes_on_with_other_people(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob)
    await Autoplay(world, [world.ann, world.bob], 1).play(12)
    seat = await more(world.ann, "My seat…")
    await world.ann.click("Offer to anyone", on=seat.message)
    await world.cat.click("Take the seat", on=world.last)
    left = [str(message) for message in world.ann.dms]
    assert not any("Your hand" in message for message in left)
    before = world.bot.tables.get(table_id).answer_count
    await Autoplay(world, [world.cat, world.bob], 2).play(25)
    # A player who left gets no more direct messages, and the old ones stay as they are.
    assert [str(message) for message in world.ann.dms] == left
    since = world.bot.tables.answers(table_id)[before:]
    assert {answer.user_id for answer in since if answer.player == "p1"} == {world.cat.id}
    assert world.cat.dms


async def test_a_hand_that_would_come_too_late_is_not_left_with_the_wrong_person(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await begin(world, world.ann, world.bob)
    table = await world.bot.get(Seating).offer(table_id, world.ann.id)
    offer = table.seat("p1").offer
    assert offer is not None
    # Ann is about to be sent her hand again; before it arrives, the seat is Cat's.
    again = table.seat("p1").with_delivery(pinged=None).delivery
    await world.bot.tables.note_seat(table_id, "p1", delivery=again)
    draw = world.bot.get(HandMessages)._hand_panel

    async def slowly(*args: Any, **options: Any) -> Panel:
        panel = await draw(*args, **options)
        await world.bot.get(Seating).take(table_id, "p1", offer.number, world.cat.id, "Cat")
        return panel

    monkeypatch.setattr(world.bot.get(HandMessages), "_hand_panel", slowly)
    await told(world, table_id)
    assert not any("Your hand" in message.text for message in world.ann.dms)
    assert world.bot.tables.get(table_id).seat("p1").delivery.dm_channel_id in (
        None,
        world.cat.dm.id,
    )


async def test_whoever_comes_back_to_the_server_has_a_say_again(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob, world.cat)
    world.cat.leaves()
    panel = await world.ann.slash("game end")
    await world.ann.click("Ask the others", on=panel.message)
    assert [seat.name for seat in world.bot.tables.get(table_id).remaining] == ["Ann", "Bob"]
    world.cat.member = world.guild.add_member(world.cat.user)
    await world.cat.click("Agree to end", on=world.last)
    table = world.bot.tables.get(table_id)
    assert [seat.name for seat in table.remaining] == ["Ann", "Bob", "Cat"]
    assert table.active


async def test_a_tutorial_is_for_one_person_only(world: World) -> None:
    channel = world.ann.dm.id
    table = await world.bot.get(Tutorials).begin(world.ann.id, "Ann", channel, "innovation", "en")
    for command in ("game seat", "game replace"):
        reply = await world.ann.slash(command, at=world.ann.dm)
        assert "A tutorial stays" in reply.text
    with pytest.raises(Refusal, match="tutorial-stays"):
        await world.bot.get(Seating).offer(table.id, world.ann.id)


async def test_a_computer_plays_for_somebody_who_is_absent_until_they_are_back(
    world: World,
) -> None:
    table_id = await begin(world, world.ann, world.bob)
    long_ago = world.bot.tables.now() - timedelta(days=4)
    await wait_since(world, table_id, "p2", long_ago)
    panel = await more(world.ann, "Replace a player…")
    seat = await world.ann.click("Bob", on=panel.message)
    # Of two players the other one decides alone.
    done = await world.ann.click("Computer: Easy", on=seat.message)
    assert "taken care of" in done.text
    bob = world.bot.tables.get(table_id).seat("p2")
    assert (bob.user_id, bob.computer) == (world.bob.id, "easy")


async def test_a_moderator_lets_a_computer_play_at_once(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob)
    moderates(world, world.dan)
    panel = await world.dan.slash("game replace")
    seat = await world.dan.click("Bob", on=panel.message)
    reply = await world.dan.click("Computer: Normal", on=seat.message)
    assert "taken care of" in reply.text
    assert world.bot.tables.get(table_id).seat("p2").computer == "normal"


async def test_the_rematch_of_a_tournament_is_not_for_players_to_decide(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await begin(world, world.ann, world.bob)
    await world.bot.tables.end(table_id)
    await told(world, table_id)
    table = replace(world.bot.tables.get(table_id), kind=TableKind.TOURNAMENT)
    monkeypatch.setattr(world.bot.tables, "get", lambda _: table)
    reply = await world.ann.click("Rematch", on=world.board)
    assert "part of a tournament" in reply.text
