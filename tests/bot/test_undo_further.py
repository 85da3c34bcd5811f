"""Undo of a whole turn, or back to an earlier move, by one vote."""

from __future__ import annotations

import random

import pytest

from bot.core.standing_orders import Order
from bot.core.words import words_for
from bot.features.board.pages import END_PAGE, LOBBY_PAGE, turns_on
from bot.features.history.service import of_turn
from bot.features.orders.service import Orders
from bot.features.undo.service import Undo
from bot.games.registry import GAMES
from engine import Game
from engine.games import new_game
from engine.simulate import random_answer
from tests.bot.undoing import (
    alone_with_a_computer,
    assert_same,
    board,
    choose_first,
    first_turn,
)
from tests.bot.world import Person, World


async def after_three_turns(world: World) -> tuple[int, list[Person], list[Game]]:
    """Let two people draw four times; return table, people, and games before.

    The first has one turn of one action, the second one of two, then the first draws once.
    """
    table_id, order = await first_turn(world, world.ann, world.bob)
    games = []
    for person in (order[0], order[1], order[1], order[0]):
        games.append(world.game(table_id))
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
    assert_same(world.game(table_id), before)
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
    assert_same(world.game(table_id), games[1])
    await world.restart()
    assert_same(world.game(table_id), games[1])
    await second.click("Draw", on=board(world))
    assert world.bot.tables.get(table_id).rewound == 1


@pytest.mark.soak
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
    assert world.game(table_id).view(None).turn_number == 0


async def test_what_is_left_of_a_plan_ends_if_its_player_goes_back(world: World) -> None:
    table_id, (first, second), _ = await after_three_turns(world)
    store = world.bot.tables.store.orders
    turn = world.game(table_id).view(None).turn_number
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


@pytest.mark.soak
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
    """A panel shows what its buttons undo: after further moves, it is shown again."""
    table_id = await alone_with_a_computer(world)
    old = (await world.ann.slash("game undo")).message
    await choose_first(world.ann)
    reply = await world.ann.click("This move", on=old)
    assert "how far?" in reply.text
    assert world.bot.tables.get(table_id).rewound == 0


async def test_two_presses_at_once_undo_once(world: World) -> None:
    table_id = await alone_with_a_computer(world)
    panel = (await world.ann.slash("game undo")).message
    await world.together(*(world.ann.click("The whole turn", on=panel) for _ in range(2)))
    assert world.bot.tables.get(table_id).rewound == 1


async def test_someone_who_was_dealt_out_makes_it_no_practice(world: World) -> None:
    """A second person at the table, even a resigned one, is no computer."""
    await world.ann.slash("game new", seats=3, computers="easy")
    await world.bob.click("Replace a computer", on=world.last)
    await world.ann.click("Start", on=world.last)
    for person in (world.ann, world.bob):
        await choose_first(person)
    await world.bot.tables.resign(1, world.bob.id)
    reply = await world.ann.slash("game undo")
    assert "no one to ask" in reply.text


async def test_the_log_offers_to_go_back_to_the_moves_that_it_shows(world: World) -> None:
    table_id, (first, second), games = await after_three_turns(world)
    log = (await second.slash("game log")).message
    (menu,) = log.selects
    number = world.bot.tables.answers(table_id)[3].number
    assert str(number) in menu.options
    asked = await second.select(str(number), on=log)
    assert "Back to just before this move?" in asked.text
    assert "2 of your moves" in asked.text
    await second.click("Ask: the whole turn", on=asked.message)
    await first.click("Agree")
    assert_same(world.game(table_id), games[1])


async def test_a_replay_offers_to_go_back_to_the_turn_that_it_shows(world: World) -> None:
    table_id, (first, second), games = await after_three_turns(world)
    await second.slash("game replay")
    turn = await second.click("Turn by turn")
    while "turn 2" not in turn.text:
        assert "Back to here" not in " ".join(turn.message.labels) or "turn 0" in turn.text
        turn = await second.click("Next")
    asked = await second.click("↩️ Back to here")
    assert "2 of your moves" in asked.text
    await second.click("Ask: the whole turn", on=asked.message)
    await first.click("Agree")
    assert_same(world.game(table_id), games[1])


async def test_nobody_else_is_offered_to_go_back(world: World) -> None:
    await after_three_turns(world)
    log = (await world.cat.slash("game log")).message
    assert not log.selects


async def test_practice_is_asked_before_it_goes_back_from_the_log(world: World) -> None:
    table_id = await alone_with_a_computer(world)
    answers = world.bot.tables.get(table_id).answer_count
    log = (await world.ann.slash("game log")).message
    asked = await world.ann.select(next(iter(log.selects[0].options)), on=log)
    assert "practice" in asked.text
    assert world.bot.tables.get(table_id).answer_count == answers
    label = next(each for each in asked.message.labels if each != "My hand")
    await world.ann.click(label, on=asked.message)
    assert world.bot.tables.get(table_id).rewound == 1


async def test_moves_by_standing_orders_are_counted(world: World) -> None:
    table_id, (first, second), _ = await after_three_turns(world)
    await world.bot.get(Orders).give(table_id, second.id, "actions", "draw")
    await first.click("Draw", on=board(world))  # the second player's plan begins their turn
    await world.env.settle()
    table = world.bot.tables.get(table_id)
    given = world.bot.tables.answers(table_id)
    assert any(each.by_order for each in given)
    player = table.player_of(second.id)
    for each in world.bot.get(Undo).prospects(table, second.id):
        since = [one for one in given[each.number :] if one.player == player]
        assert each.moves == len(since)


@pytest.mark.parametrize(
    ("page", "next_page", "turns"),
    [
        (LOBBY_PAGE, 1, []),  # the first choices are on the next page
        (LOBBY_PAGE, 4, [0, 1, 2]),  # computers have played three turns
        (1, 2, [0]),
        (5, 6, [4]),
        (5, 8, [4, 5, 6]),
        (5, END_PAGE, [4, 5, 6, 7]),
        (8, END_PAGE, [7]),
    ],
)
def test_each_turn_is_told_on_one_page(page: int, next_page: int, turns: list[int]) -> None:
    assert [*turns_on(page, next_page, last_turn=7)] == turns


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_log_by_turns_is_the_whole_log(game: str) -> None:
    rng, played = random.Random(5), new_game(game, ("p1", "p2"), 5)
    for _ in range(120):
        if played.over:
            break
        player, decision = next(iter(played.pending.items()))
        played.answer(player, random_answer(decision, rng))
    events, lines = played.record(0), GAMES[game].presenter.log_lines
    words, names = words_for("en"), {"p1": "Ann", "p2": "Bob"}
    turns = sum(event.kind == "turn" for event in events)
    told = [
        line for turn in range(turns + 1) for line in lines(of_turn(events, turn), words, names)
    ]
    assert told == list(lines(events, words, names))


async def test_undo_stays_on_the_panel_when_it_is_opened_again(world: World) -> None:
    await alone_with_a_computer(world)
    for _ in range(2):
        assert "↩️ Undo" in (await world.ann.slash("game hand")).message.labels
    await world.restart()
    assert "↩️ Undo" in (await world.ann.slash("game hand")).message.labels
