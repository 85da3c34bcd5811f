"""Undo: at once if no information was disclosed, otherwise if the others agree."""

from __future__ import annotations

import logging
from dataclasses import replace

import pytest

from bot.core.table import Table
from bot.core.words import words_for
from bot.features.ratings.service import Ratings
from bot.features.tutorial.service import Tutorials
from bot.storage import NotStored
from bot.tables.rewind import recent_past
from engine import GAMES, Game, Refusal
from tests.bot.autoplay import Autoplay
from tests.bot.dealt import begin
from tests.bot.undoing import (
    alone_with_a_computer,
    asked_to_go_back,
    assert_same,
    board,
    choose_first,
    first_turn,
)
from tests.bot.world import Person, World

# At once


async def test_a_secret_choice_is_taken_back_at_once(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob)
    before = world.game(table_id)
    await choose_first(world.ann)
    reply = await world.ann.click("Undo")
    assert reply.private
    assert "Undone" in reply.text
    assert_same(world.game(table_id), before)
    (given,) = world.bot.tables.answers(table_id)
    assert given.undone
    assert "Ann undoes a move." in world.board.text
    await choose_first(world.ann)
    await choose_first(world.bob)
    assert world.game(table_id).view(None).turn_number == 1


async def test_what_is_free_is_offered_whenever_the_hand_is_opened(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob)
    assert not (await world.ann.click("My hand")).message.offers("Undo")
    await choose_first(world.ann)
    assert (await world.ann.click("My hand")).message.offers("Undo")
    await world.restart()
    panel = (await world.ann.slash("game hand")).message
    assert panel.offers("Undo")
    await choose_first(world.bob)  # which discloses both
    assert not (await world.ann.click("My hand")).message.offers("Undo")
    assert world.bot.tables.get(table_id).rewound == 0


async def test_nobody_is_called_for_what_they_take_back(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob)
    await choose_first(world.ann)
    messages = len(world.messages())
    dms = [dm.id for dm in world.ann.dms]
    await world.ann.click("Undo")
    await world.env.settle()
    assert len(world.messages()) == messages
    assert [dm.id for dm in world.ann.dms] == dms
    assert world.ann.last_dm.selects or world.ann.last_dm.offers("Refresh")
    assert all(seat.wait == seat.delivery.pinged for seat in world.bot.tables.get(table_id).awaited)


async def test_what_was_pressed_for_is_gone_for_good(world: World) -> None:
    """A panel from before an undo does not answer a decision after it."""
    table_id = await begin(world, world.ann, world.bob)
    old = (await world.ann.click("My hand")).message
    await world.restart()  # which loses track of open panels
    panel = (await world.ann.click("My hand")).message
    one, two = (each for each in panel.buttons if each.custom_id.startswith("one:"))
    await world.ann.click(one.custom_id, on=panel)
    await world.ann.click("Undo")
    reply = await world.ann.click(two.custom_id, on=old)
    assert "has moved on" in reply.text
    assert len(world.bot.tables.answers(table_id)) == 1


async def test_a_second_press_takes_nothing_else_back(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob)
    await choose_first(world.ann)
    panel = world.ann.finds(lambda shown: shown.offers("Undo"))
    replies = await world.together(*(world.ann.click("Undo", on=panel) for _ in range(2)))
    assert all(reply.acknowledged for reply in replies)
    assert world.bot.tables.get(table_id).rewound == 1
    await choose_first(world.ann)


async def test_what_was_undone_while_a_press_was_under_way_comes_too_late(world: World) -> None:
    """The record may be ahead of the table that the press began with."""
    table_id = await begin(world, world.ann, world.bob)
    await choose_first(world.ann)
    before = world.bot.tables.get(table_id)
    await world.ann.click("Undo")
    with pytest.raises(Refusal, match="undo-late"):
        recent_past(before, world.bot.tables.answers(table_id), 0)


async def test_what_all_have_chosen_is_open(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob)
    await choose_first(world.ann)
    early = next(shown for shown in world.ann.sees() if shown.ephemeral and shown.offers("Undo"))
    await world.restart()  # which loses track of open panels
    await choose_first(world.bob)
    assert "You can’t undo this by yourself" in (await world.ann.click("Undo", on=early)).text
    assert not any(shown.offers("Undo") for shown in world.bob.sees())
    reply = await world.ann.slash("game undo")
    assert "You can’t undo this by yourself" in reply.text
    assert world.bot.tables.get(table_id).rewound == 0


async def test_nothing_to_take_back(world: World) -> None:
    reply = await world.ann.slash("game undo")
    assert "not in any game" in reply.text
    await begin(world, world.ann, world.bob)
    reply = await world.ann.slash("game undo")
    assert "no move to undo" in reply.text
    reply = await world.cat.slash("game undo")
    assert reply.private


async def test_more_takes_back_as_well(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob)
    await choose_first(world.ann)
    await world.ann.click("More…")
    await world.ann.click("Undo…")
    assert world.bot.tables.get(table_id).rewound == 1


async def test_more_leads_back_to_the_hand(world: World) -> None:
    await begin(world, world.ann, world.bob)
    await world.ann.click("More…", on=world.ann.last_dm)
    await world.ann.click("My hand", on=world.ann.last_dm)
    assert "Your hand" in world.ann.last_dm.text


async def test_who_plays_computers_alone_can_undo_anything_and_is_told_what_it_costs(
    world: World,
) -> None:
    table_id = await alone_with_a_computer(world)
    offered = await world.ann.slash("game undo")
    assert "you can undo anything" in offered.text
    assert "unrated and left out of your statistics" in offered.text
    assert not any(shown.offers("Ask the others") for shown in world.ann.sees())
    table = world.bot.tables.get(table_id)
    assert (table.rewound, table.terms.practice) == (0, False)
    await world.ann.click("The whole turn", on=offered.message)
    table = world.bot.tables.get(table_id)
    assert (table.rewound, table.terms.practice) == (1, True)
    assert [seat.user_id for seat in table.awaited] == [world.ann.id]
    again = await choose_first(world.ann)
    assert "Undo" in str(again.labels)
    await world.ann.click("Undo", on=again)
    assert world.bot.tables.get(table_id).rewound == 2


@pytest.mark.soak
async def test_a_game_in_which_revealed_moves_were_undone_counts_for_nothing(
    world: World,
) -> None:
    table_id = await alone_with_a_computer(world)
    offered = await world.ann.slash("game undo")
    await world.ann.click("The whole turn", on=offered.message)
    await world.restart()
    await Autoplay(world, [world.ann], seed=4).play(400)
    assert world.bot.tables.get(table_id).status == "over"
    result = world.bot.get(Ratings).result(table_id)
    assert result is not None
    assert result.uncounted == "practice"
    assert "doesn’t count" in world.board.text
    assert world.bot.get(Ratings).of_server(world.guild.id, "civ").total.games == 0


async def test_what_showed_nothing_is_taken_back_among_computers_too(world: World) -> None:
    await world.ann.slash("tutorial", game="innovation")
    table = world.bot.get(Tutorials).under_way(world.ann.id)
    assert table is not None
    autoplay = Autoplay(world, [world.ann], seed=2)
    before = world.game(table.id)
    while not world.ann.last_dm.offers("Undo"):
        before = world.game(table.id)
        await autoplay.decide(world.ann, world.ann.last_dm)
    await world.ann.click("Undo", on=world.ann.last_dm)
    assert world.bot.tables.get(table.id).rewound == 1
    assert_same(world.game(table.id), before)


async def test_nobody_is_left_to_agree(world: World) -> None:
    """If the last other person resigns during a vote, there is no undo."""
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
    await other.slash("game resign")
    await other.click("Yes, resign")
    assert not question.labels
    assert world.bot.tables.get(table.id).rewound == 0


# If the others agree


async def test_what_was_seen_takes_the_consent_of_all_others(world: World) -> None:
    table_id, (ann, bob, cat), before = await asked_to_go_back(
        world, world.ann, world.bob, world.cat
    )
    question = world.messages()[-1]
    assert {*question.pinged} == {bob.id, cat.id}
    assert f"**{ann.name}** would like to undo" in question.text
    assert f"{ann.name} draws" in question.text
    await bob.click("Agree", on=question)
    assert f"Agreed: {bob.name}" in question.text
    assert f"Yet to reply: {cat.mention}" in question.text
    assert world.bot.tables.get(table_id).rewound == 0
    await cat.click("Agree", on=question)
    assert_same(world.game(table_id), before)
    assert not question.labels
    assert "Agreed" in question.text
    table = world.bot.tables.get(table_id)
    assert [seat.user_id for seat in table.awaited] == [ann.id]
    assert f"{ann.name} undoes a move." in board(world).text
    await ann.click("Draw", on=board(world))
    assert [seat.user_id for seat in world.bot.tables.get(table_id).awaited] == [bob.id]


async def test_whoever_asked_is_called_when_it_is_up_to_them_again(world: World) -> None:
    _, (ann, bob), _ = await asked_to_go_back(world, world.ann, world.bob)
    posted = {message.id for message in world.messages()}
    await world.later(minutes=5)
    await bob.click("Agree")
    new = [message for message in world.messages() if message.id not in posted]
    assert [message.pinged for message in new if message.pinged] == [[ann.id]]


async def test_the_log_strikes_out_what_was_taken_back(world: World) -> None:
    _, (ann, bob), _ = await asked_to_go_back(world, world.ann, world.bob)
    assert f"{ann.name} draws a 1" in (await bob.slash("game log")).text
    await bob.click("Agree")
    log = (await bob.slash("game log")).text
    assert f"{ann.name} undoes a move." in log
    assert log.count(f"{ann.name} draws a 1") == 1
    assert f"~~{ann.name} draws a 1.~~" in log
    assert f"~~{ann.name} draws a 1.~~" in board(world).text
    own = (await ann.slash("game log")).text
    assert "~~You draw a 1.~~" in own  # of what is gone, nobody is told more than the public was
    assert "You undo a move." in own


async def test_one_no_is_enough(world: World) -> None:
    table_id, (ann, bob, cat), _ = await asked_to_go_back(world, world.ann, world.bob, world.cat)
    question = world.messages()[-1]
    await bob.click("Refuse", on=question)
    assert f"Against: {bob.name}" in question.text
    assert not question.labels
    assert world.bot.tables.get(table_id).rewound == 0
    assert (await ann.slash("game undo")).acknowledged
    await ann.click("Ask the others")  # a new question, not the old one
    await bob.click("Agree")
    await cat.click("Agree")
    assert world.bot.tables.get(table_id).rewound == 1


async def test_a_question_can_be_taken_back_by_who_asked_only(world: World) -> None:
    table_id, (ann, bob), _ = await asked_to_go_back(world, world.ann, world.bob)
    question = world.messages()[-1]
    assert (
        "Only the player who made this request" in (await bob.click("Withdraw", on=question)).text
    )
    assert "This is your own request" in (await ann.click("Agree", on=question)).text
    assert "not being asked here" in (await world.dan.click("Refuse", on=question)).text
    again = (await ann.slash("game undo")).message
    assert "asked already" in (await ann.click("Ask the others", on=again)).text
    await ann.click("Withdraw", on=question)
    assert "withdrawn the request" in question.text
    assert not question.labels
    assert world.bot.tables.get(table_id).rewound == 0


async def test_who_plays_on_lets_the_question_lapse(world: World) -> None:
    table_id, (ann, bob), _ = await asked_to_go_back(world, world.ann, world.bob)
    question = world.messages()[-1]
    await bob.click("Draw", on=board(world))
    assert "this request has expired" in question.text
    assert not question.labels
    # Another player's answer since then is taken back along with it, if they agree.
    await ann.slash("game undo")
    await ann.click("Ask the others")
    question = world.messages()[-1]
    assert f"{bob.name} draws" in question.text
    await bob.click("Agree", on=question)
    table = world.bot.tables.get(table_id)
    assert [seat.user_id for seat in table.awaited] == [ann.id]
    assert [given.undone for given in world.bot.tables.answers(table_id)] == [False] * 2 + [
        True
    ] * 2


async def test_a_question_survives_a_restart(world: World) -> None:
    table_id, (ann, bob), before = await asked_to_go_back(world, world.ann, world.bob)
    await world.restart()
    await bob.click("Agree")
    assert_same(world.game(table_id), before)
    assert "Agreed" in next(m for m in world.messages() if "undoes their last move" in m.text).text
    await world.restart()
    await ann.click("Draw", on=board(world))
    assert [seat.user_id for seat in world.bot.tables.get(table_id).awaited] == [bob.id]


async def test_a_last_agreement_that_is_not_stored_has_not_been_given(
    world: World, monkeypatch: pytest.MonkeyPatch, logged_errors: list[logging.LogRecord]
) -> None:
    table_id, (_, bob), before = await asked_to_go_back(world, world.ann, world.bob)

    def full(*_: object) -> None:
        raise NotStored("the disk is full")

    store = world.bot.tables.store
    with monkeypatch.context() as patched:
        patched.setattr(store.votes, "change", full)
        reply = await bob.click("Agree")
    assert "couldn’t save that" in reply.text
    assert [record.getMessage() for record in logged_errors] == ["not saved: the disk is full"]
    logged_errors.clear()
    assert world.bot.tables.get(table_id).rewound == 0
    await bob.click("Agree")
    assert_same(world.game(table_id), before)


async def test_in_a_lost_channel_the_question_comes_by_dm(world: World) -> None:
    table_id, (ann, bob) = await first_turn(world, world.ann, world.bob)
    await ann.click("Draw", on=board(world))
    world.fails(
        "POST", f"/channels/{world.channel.id}/messages", status=403, code=50001, times=None
    )
    await ann.slash("game undo")
    await ann.click("Ask the others")
    question = next(dm for dm in bob.dms if dm.offers("Agree"))
    await bob.click("Agree", on=question)
    assert "Agreed" in question.text
    assert world.bot.tables.get(table_id).rewound == 1


async def test_where_it_is_strict_nobody_can_be_asked(world: World) -> None:
    table_id, (ann, _) = await first_turn(world, world.ann, world.bob)
    table = world.bot.tables.get(table_id)
    await world.bot.tables.note(table_id, terms=replace(table.terms, strict=True))
    await ann.click("Draw", on=board(world))
    reply = await ann.slash("game undo")
    assert "you can’t undo once" in reply.text
    assert not any(shown.offers("Ask the others") for shown in ann.sees())


async def test_what_is_over_stays_over(world: World) -> None:
    _, (ann, bob) = await first_turn(world, world.ann, world.bob)
    await ann.click("Draw", on=board(world))
    await ann.slash("game undo")
    await ann.click("Ask the others")
    question = world.messages()[-1]
    await bob.slash("game resign")
    await bob.click("Yes, resign")
    assert not question.labels
    assert "This game’s over" in (await ann.slash("game undo")).text


def last_by(world: World, table: Table) -> Person | None:
    """Return the person who gave the last answer that counts."""
    counting = [given for given in world.bot.tables.answers(table.id) if not given.undone]
    return world.person(counting[-1].user_id) if counting else None


def named(game: Game, *viewers: str | None) -> set[str]:
    """Return the names of Innovation cards that ``viewers`` see; none for civ.

    Cards of civ are too much alike.
    """
    if game.name != "innovation":
        return set()
    cards = {card for viewer in viewers for card in GAMES[game.name].rules.named(game.view(viewer))}
    return {words_for("en").card(card) for card in cards}


@pytest.mark.soak
@pytest.mark.parametrize("game", ["innovation", "civ"])
async def test_games_in_which_people_go_back_now_and_then(world: World, game: str) -> None:
    """After each undo the table is as before, and plays on, also after a restart."""
    people = [world.ann, world.bob]
    table_id = await begin(world, *people, game=game)
    autoplay = Autoplay(world, people, seed=3)
    gone_back = 0
    public: set[str] = set()  # all that has been public at some time
    for step in range(40):
        if not world.bot.tables.get(table_id).active:
            break
        before = world.game(table_id)
        public |= named(before, None)
        await autoplay.play(1)
        table = world.bot.tables.get(table_id)
        if step % 3 or not table.active:
            continue
        person = last_by(world, table)
        assert person is not None
        public |= named(world.game(table_id), None)
        secrets = named(world.game(table_id), *before.players) - public
        other = people[1 - people.index(person)]
        reply = await person.slash("game undo")
        if reply.message.offers("This move"):
            await person.click("This move", on=reply.message)
        elif reply.message.offers("Ask the others"):
            await person.click("Ask the others", on=reply.message)
            await other.click("Agree", on=world.messages()[-1])
        gone_back += 1
        assert world.bot.tables.get(table_id).rewound == gone_back
        assert_same(world.game(table_id), before)
        for shown in world.messages():
            assert not [card for card in secrets if card in shown.everything]
        if step % 9 == 0:
            await world.restart()
            assert_same(world.game(table_id), before)
    assert gone_back > 8
