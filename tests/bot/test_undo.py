"""Undo: at once if nothing was disclosed, otherwise if the others agree."""

from __future__ import annotations

import logging
from dataclasses import replace

import pytest

from bot.core.standing_orders import Order
from bot.core.table import Table
from bot.core.words import words_for
from bot.features.orders.service import Orders
from bot.features.ratings.service import Ratings
from bot.features.tutorial.service import Tutorials
from bot.storage import NotStored
from engine import GAMES, Game
from tests.bot.autoplay import Autoplay
from tests.bot.dealt import begin
from tests.bot.world import Person, Shown, World


async def choose_first(person: Person) -> None:
    """Choose a first card in secret."""
    panel = (await person.click("My hand")).message
    label = next(each.label for each in panel.buttons if each.custom_id.startswith("one:"))
    await person.click(label, on=panel)


async def first_turn(world: World, *people: Person) -> tuple[int, list[Person]]:
    """Start a table in its first turn; return it and the people in turn order."""
    table_id = await begin(world, *people)
    for person in people:
        await choose_first(person)
    (acting,) = world.bot.tables.get(table_id).awaited
    first = world.person(acting.user_id)
    place = people.index(first)
    return table_id, [*people[place:], *people[:place]]


def game_of(world: World, table_id: int) -> Game:
    game = world.bot.tables.get(table_id).game
    assert game is not None
    return game


def seen_by_all(game: Game) -> list[object]:
    """Return each viewer's view, without the numbers of decisions."""
    views = [game.view(viewer) for viewer in (None, *game.players)]
    return [
        replace(view, awaited=tuple(replace(each, number=0) for each in view.awaited))
        for view in views
    ]


def asked(game: Game) -> dict[str, object]:
    return {player: replace(each, number=0) for player, each in game.pending.items()}


def assert_same(now: Game, before: Game) -> None:
    assert seen_by_all(now) == seen_by_all(before)
    assert asked(now) == asked(before)
    assert now.dump()["state"] == before.dump()["state"]


def board(world: World) -> Shown:
    """Return the message that shows the table."""
    return next(shown for shown in reversed(world.messages()) if shown.offers("Draw"))


# At once


async def test_a_secret_choice_is_taken_back_at_once(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob)
    before = game_of(world, table_id)
    await choose_first(world.ann)
    reply = await world.ann.click("Undo")
    assert reply.private
    assert "Undone" in reply.text
    assert_same(game_of(world, table_id), before)
    (given,) = world.bot.tables.answers(table_id)
    assert given.undone
    assert "Ann undoes a move." in world.board.text
    await choose_first(world.ann)
    await choose_first(world.bob)
    assert game_of(world, table_id).view(None).turn_number == 1


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
    """A panel from before an undo does not answer what is asked after it."""
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


async def alone_with_a_computer(world: World) -> int:
    """Let Ann draw and end her turn against a computer, which plays; return the table."""
    await world.ann.slash("game new", game="civ", seats=2, computers="easy")
    await world.ann.click("Start", on=world.last)
    panel = (await world.ann.slash("game hand")).message
    label = next(each.label for each in panel.buttons if each.custom_id.startswith("one:"))
    await world.ann.click(label, on=panel)
    if world.ann.finds(lambda shown: shown.offers("Refresh")).offers("Draw, end turn"):
        await world.ann.click("Draw, end turn")
    table = world.bot.tables.at_channel(world.channel.id)
    assert table is not None
    return table.id


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
    again = await alone_plays_on(world)
    assert "Undo" in str(again.labels)
    await world.ann.click("Undo", on=again)
    assert world.bot.tables.get(table_id).rewound == 2


async def alone_plays_on(world: World) -> Shown:
    """Let Ann choose her first option; return the panel that follows."""
    panel = (await world.ann.slash("game hand")).message
    label = next(each.label for each in panel.buttons if each.custom_id.startswith("one:"))
    return (await world.ann.click(label, on=panel)).message


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
    before = game_of(world, table.id)
    while not world.ann.last_dm.offers("Undo"):
        before = game_of(world, table.id)
        await autoplay.decide(world.ann, world.ann.last_dm)
    await world.ann.click("Undo", on=world.ann.last_dm)
    assert world.bot.tables.get(table.id).rewound == 1
    assert_same(game_of(world, table.id), before)


async def test_nobody_is_left_to_agree(world: World) -> None:
    """If the last other person resigns while a vote waits for them, nothing is undone."""
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


async def asked_to_go_back(world: World, *people: Person) -> tuple[int, list[Person], Game]:
    """Let the first player draw and ask to undo it.

    Returns the table, the people, and the game before.
    """
    table_id, order = await first_turn(world, *people)
    before = game_of(world, table_id)
    await order[0].click("Draw", on=board(world))
    await order[0].slash("game undo")
    reply = await order[0].click("Ask the others")
    assert "I’ve asked the others" in reply.text
    return table_id, order, before


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
    assert_same(game_of(world, table_id), before)
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
    assert_same(game_of(world, table_id), before)
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
    assert_same(game_of(world, table_id), before)


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


# How far


async def after_three_turns(world: World) -> tuple[int, list[Person], list[Game]]:
    """Let two people draw four times; return table, people, and games before.

    The first has one turn of one action, the second one of two, then the first draws once.
    """
    table_id, order = await first_turn(world, world.ann, world.bob)
    games = []
    for person in (order[0], order[1], order[1], order[0]):
        games.append(game_of(world, table_id))
        await person.click("Draw", on=board(world))
    return table_id, order, games


async def test_a_whole_turn_is_undone_by_one_vote(world: World) -> None:
    table_id, (first, second), games = await after_three_turns(world)
    await first.click("Draw", on=board(world))
    await second.click("Draw", on=board(world))
    before = games[3]
    offered = await first.slash("game undo")
    await first.click("Ask: the whole turn", on=offered.message)
    question = world.messages()[-1]
    assert "would like to undo their whole turn" in question.text
    assert f"{second.name} draws" in question.text
    await second.click("Agree", on=question)
    assert "undoes their whole turn" in question.text
    assert_same(game_of(world, table_id), before)
    assert f"{first.name} undoes 2 moves." in board(world).text


async def test_back_to_a_move_long_ago_by_one_vote_also_over_a_restart(world: World) -> None:
    table_id, (first, second), games = await after_three_turns(world)
    offered = (await second.slash("game undo")).message
    (menu,) = offered.selects
    assert next(iter(menu.options.values())).startswith("Turn 2: You draw")
    number = world.bot.tables.answers(table_id)[3].number  # the first of both draws
    assert str(number) in menu.options
    asked = await second.select(str(number), on=offered)
    assert "2 of your moves" in asked.text
    await second.click("Ask: the whole turn", on=asked.message)
    await world.restart()
    await first.click("Agree")
    assert_same(game_of(world, table_id), games[1])
    await world.restart()
    assert_same(game_of(world, table_id), games[1])
    await second.click("Draw", on=board(world))
    assert world.bot.tables.get(table_id).rewound == 1


async def test_the_first_choice_of_the_game_is_in_reach(world: World) -> None:
    table_id, (first, second), _ = await after_three_turns(world)
    offered = (await first.slash("game undo")).message
    oldest = [*offered.selects[0].options][-1]
    assert "a secret choice" in offered.selects[0].options[oldest]
    asked = await first.select(oldest, on=offered)
    await first.click("Ask the others", on=asked.message)
    await second.click("Agree")
    table = world.bot.tables.get(table_id)
    assert first.id in {seat.user_id for seat in table.awaited}
    assert game_of(world, table_id).view(None).turn_number == 0


async def test_what_is_left_of_a_plan_ends_if_its_player_goes_back(world: World) -> None:
    table_id, (first, second), _ = await after_three_turns(world)
    store = world.bot.tables.store.orders
    turn = game_of(world, table_id).view(None).turn_number
    store.replace(
        table_id,
        [
            Order(first.id, "actions", "draw", turn + 3),
            Order(second.id, "actions", "draw", turn + 2),
            Order(second.id, "shared", "decline", turn + 1),
        ],
    )
    offered = (await second.slash("game undo")).message
    await second.click("Ask: the whole turn", on=offered)
    await first.click("Agree")
    assert second.id in {seat.user_id for seat in world.bot.tables.get(table_id).awaited}
    assert not [each for each in world.bot.tables.answers(table_id) if each.by_order]
    assert [each.kind for each in store.of_table(table_id)] == ["shared"]


async def test_a_plan_outlasts_the_undo_of_another_players_move(world: World) -> None:
    table_id, (first, second), _ = await after_three_turns(world)
    orders = world.bot.get(Orders)
    await orders.give(table_id, second.id, "actions", "draw")
    offered = (await first.slash("game undo")).message
    await first.click("Ask the others", on=offered)
    await second.click("Agree")
    table = world.bot.tables.get(table_id)
    assert table.rewound == 1
    assert len(orders.of(table, second.id)) == 1


async def test_messages_of_undone_turns_are_struck_out(world: World) -> None:
    _, (first, second), _ = await after_three_turns(world)
    past = [shown for shown in world.messages() if "· turn 1" in shown.text]
    assert past
    offered = (await first.slash("game undo")).message
    number = [*offered.selects[0].options][1]
    asked = await first.select(number, on=offered)
    await first.click("Ask the others", on=asked.message)
    await second.click("Agree")
    for turn, person in ((1, first), (2, second)):
        message = next(each for each in world.messages() if f"turn {turn}~~" in each.text)
        assert f"~~{person.name} draws" in message.text
        assert not message.labels
    standing = [each for each in world.messages() if f"{first.name} draws a" in each.text]
    assert all("~~" in each.text for each in standing)


async def test_a_press_for_less_than_what_has_happened_undoes_nothing(world: World) -> None:
    """A panel shows what its buttons undo: if more has happened, it is shown again."""
    table_id = await alone_with_a_computer(world)
    old = (await world.ann.slash("game undo")).message
    await alone_plays_on(world)
    reply = await world.ann.click("This move", on=old)
    assert "how far?" in reply.text
    assert world.bot.tables.get(table_id).rewound == 0


async def test_two_presses_at_once_undo_once(world: World) -> None:
    table_id = await alone_with_a_computer(world)
    panel = (await world.ann.slash("game undo")).message
    await world.together(*(world.ann.click("The whole turn", on=panel) for _ in range(2)))
    assert world.bot.tables.get(table_id).rewound == 1


async def test_someone_who_was_dealt_out_makes_it_no_practice(world: World) -> None:
    """A second person at the table, even one who has resigned, is no computer."""
    await world.ann.slash("game new", seats=3, computers="easy")
    await world.bob.click("Replace a computer", on=world.last)
    await world.ann.click("Start", on=world.last)
    for person in (world.ann, world.bob):
        await choose_first(person)
    await world.bot.tables.resign(1, world.bob.id)
    reply = await world.ann.slash("game undo")
    assert "no one to ask" in reply.text


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
    """After each undo the table is as before, and plays on; a restart changes nothing."""
    people = [world.ann, world.bob]
    table_id = await begin(world, *people, game=game)
    autoplay = Autoplay(world, people, seed=3)
    gone_back = 0
    public: set[str] = set()  # what everybody has seen at some time
    for step in range(40):
        if not world.bot.tables.get(table_id).active:
            break
        before = game_of(world, table_id)
        public |= named(before, None)
        await autoplay.play(1)
        table = world.bot.tables.get(table_id)
        if step % 3 or not table.active:
            continue
        person = last_by(world, table)
        assert person is not None
        public |= named(game_of(world, table_id), None)
        secrets = named(game_of(world, table_id), *before.players) - public
        other = people[1 - people.index(person)]
        reply = await person.slash("game undo")
        if reply.message.offers("This move"):
            await person.click("This move", on=reply.message)
        elif reply.message.offers("Ask the others"):
            await person.click("Ask the others", on=reply.message)
            await other.click("Agree", on=world.messages()[-1])
        gone_back += 1
        assert world.bot.tables.get(table_id).rewound == gone_back
        assert_same(game_of(world, table_id), before)
        for shown in world.messages():
            assert not [card for card in secrets if card in shown.everything]
        if step % 9 == 0:
            await world.restart()
            assert_same(game_of(world, table_id), before)
    assert gone_back > 8
