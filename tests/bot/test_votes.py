"""Votes at a table: opened once, answered once, carried out once."""

from __future__ import annotations

import logging

import pytest

from bot.core.words import words_for
from bot.features.votes.ballot import majority
from tests.bot.undoing import asked_to_go_back, board, choose_first
from tests.bot.world import World


def test_a_majority_is_more_than_half() -> None:
    assert [majority(voters) for voters in (1, 2, 3, 4)] == [1, 2, 2, 3]


async def test_everybody_agrees_at_the_same_moment(world: World) -> None:
    table_id, (_, bob, cat, dan), _ = await asked_to_go_back(
        world, world.ann, world.bob, world.cat, world.dan
    )
    question = world.last
    replies = await world.together(
        *(person.click("Agree", on=question) for person in (bob, cat, dan, bob))
    )
    assert all(reply.acknowledged for reply in replies)
    assert world.bot.tables.get(table_id).rewound == 1
    assert not question.labels


async def test_to_say_the_same_twice_changes_nothing(world: World) -> None:
    table_id, (_, bob, cat), _ = await asked_to_go_back(world, world.ann, world.bob, world.cat)
    question = world.last
    await bob.click("Agree", on=question)
    reply = await bob.click("Agree", on=question)
    assert reply.messages[-1].ephemeral
    assert "already said so" in reply.text
    # Two who press at the same moment: the later one finds the question settled.
    replies = await world.together(
        cat.click("Refuse", on=question), bob.click("Refuse", on=question)
    )
    assert any("has already been settled" in reply.text for reply in replies)
    assert world.bot.tables.get(table_id).rewound == 0


async def test_who_leaves_is_no_longer_asked(world: World) -> None:
    table_id, (_, bob, cat), _ = await asked_to_go_back(world, world.ann, world.bob, world.cat)
    question = world.last
    await bob.click("Agree", on=question)
    await cat.slash("game resign")
    await cat.click("Yes, resign")
    assert world.bot.tables.get(table_id).rewound == 1
    assert not question.labels


async def test_computers_have_no_say(world: World) -> None:
    await world.ann.slash("game new", seats=3, computers="easy")
    await world.bob.click("Replace a computer", on=world.last)
    await world.ann.click("Start", on=world.last)
    for person in (world.ann, world.bob):
        await choose_first(person)
    table = world.bot.tables.at_channel(world.channel.id)
    assert table is not None
    (acting,) = table.awaited
    first = world.person(acting.user_id)
    (other,) = {world.ann, world.bob} - {first}
    await first.click("Draw", on=board(world))
    await first.slash("game undo")
    await first.click("Ask the others")
    question = next(shown for shown in reversed(world.messages()) if shown.offers("Agree"))
    assert question.pinged == [other.id]
    await other.click("Agree", on=question)
    assert world.bot.tables.get(table.id).rewound == 1


async def test_a_question_whose_message_is_gone_is_asked_anew(world: World) -> None:
    table_id, (ann, bob), _ = await asked_to_go_back(world, world.ann, world.bob)
    lost = world.last
    world.env.backend.delete_message(lost.channel_id, lost.id)
    asked = await ann.slash("game undo")
    assert "asked already" in (await ann.click("Ask the others", on=asked.message)).text
    question = world.last
    assert question != lost
    assert not question.pinged
    await bob.click("Agree", on=question)
    assert world.bot.tables.get(table_id).rewound == 1


@pytest.mark.parametrize("times", [1, 3])
async def test_what_discord_did_not_take_is_shown_later(
    world: World, times: int, logged_errors: list[logging.LogRecord]
) -> None:
    table_id, (_, bob), _ = await asked_to_go_back(world, world.ann, world.bob)
    question = world.last
    world.fails("PATCH", f"/channels/{question.channel_id}/messages/*", times=times)
    world.fails("PATCH", "/webhooks/*", times=1)
    await bob.click("Agree", on=question)
    logged_errors.clear()  # the answer to the press itself did not arrive
    assert world.bot.tables.get(table_id).rewound == 1
    await world.later(minutes=5)
    assert "undoes their last move" in question.text
    assert not question.labels


async def test_a_question_tells_nothing_hidden(world: World) -> None:
    """The question names public cards, and no hidden one."""
    await asked_to_go_back(world, world.ann, world.bob)
    question = world.last
    table = world.bot.tables.at_channel(world.channel.id)
    assert table is not None
    drawn = [event for event in world.bot.tables.events(table.id) if event.kind == "draw"][-1]
    assert drawn.seen is not None
    assert drawn.card is not None
    assert words_for("en").card(drawn.card) not in question.everything
