"""Computer players, from the lobby to the winner, and through interruptions."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.core.table import Table
from bot.features.computers.driver import Computers, asked_first
from bot.features.computers.thinking import think
from engine import Refusal
from engine.civ.domains import DOMAINS
from engine.games import GAMES
from engine.innovation.cards import CARDS
from engine.players import levels
from tests.bot.autoplay import Autoplay
from tests.bot.choosing import moderates
from tests.bot.dealt import begin, deal
from tests.bot.tables.steps import decide_once
from tests.bot.world import World


def the_table(world: World) -> Table:
    """Return the table of the channel in its current state."""
    table = world.bot.tables.last_at_channel(world.channel.id)
    assert table is not None
    return table


def the_view(world: World) -> Any:
    """Return the public view of that table."""
    return the_table(world).public_view


def called(world: World) -> set[int]:
    """Return the ids of the users pinged in the channel so far."""
    return {
        int(user)
        for body in world.requests("POST", f"/channels/{world.channel.id}/messages")
        for user in (body.get("allowed_mentions") or {}).get("users") or []
    }


async def begin_with_computers(world: World, seats: int = 2, **options: Any) -> Table:
    """Let Ann open a table with easy computers on all other seats, and start it."""
    await world.ann.slash("game new", seats=seats, computers="easy", **options)
    await world.ann.click("Start", on=world.last)
    return the_table(world)


# The lobby


async def test_computers_sit_down_and_leave_by_one_press_each(world: World) -> None:
    await world.ann.slash("game new", seats=4)
    assert "Add a computer" in world.last.text
    await world.ann.click("Hard", on=world.last)
    assert "2. 🤖 **Clio (hard)**" in world.last.text
    await world.ann.click("Fill with Hard", on=world.last)
    assert [seat.name for seat in the_table(world).computers] == [
        "Clio (hard)",
        "Homer (hard)",
        "Sappho (hard)",
    ]
    assert "replaces a computer" in world.last.text
    assert not any(world.last.offers(label) for label in ("Easy", "Normal", "Hard"))
    await world.ann.click("Remove Sappho (hard)", on=world.last)
    await world.ann.click("Easy", on=world.last)
    assert "4. 🤖 **Sappho (easy)**" in world.last.text
    assert len(world.messages()) == 1


@pytest.mark.parametrize("game", [game for game in GAMES if "expert" in levels(game)])
async def test_experts_play_the_games_that_they_have_learned(world: World, game: str) -> None:
    await world.ann.slash("game new", game=game, seats=4, computers="expert")
    assert [seat.name for seat in the_table(world).computers][:1] == ["Clio (expert)"]
    await world.ann.click("Remove Sappho (expert)", on=world.last)
    await world.ann.click("Expert", on=world.last)
    assert [seat.level for seat in the_table(world).computers] == ["expert"] * 3


async def test_no_experts_play_where_nothing_was_learned(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither the command nor a forged button seats one."""
    monkeypatch.setattr(GAMES["innovation"].agent.network, "weights", None)
    reply = await world.ann.slash("game new", game="innovation", computers="expert")
    assert "Expert computers don’t play this game yet" in reply.text
    assert world.bot.tables.last_at_channel(world.channel.id) is None
    await world.ann.slash("game new", game="innovation", seats=2)
    assert not world.last.offers("Expert")
    table = the_table(world)
    with pytest.raises(Refusal, match="no-expert"):
        await world.bot.get(Computers).add(table.id, world.ann.id, "expert")
    assert not the_table(world).computers


async def test_whoever_joins_a_full_table_takes_the_place_of_a_computer(world: World) -> None:
    reply = await world.ann.slash("game new", seats=3, computers="normal")
    assert "with computers in the free seats" in reply.text
    assert [seat.name for seat in the_table(world).seats[1:]] == ["Clio (normal)", "Homer (normal)"]
    await world.bob.click("Replace a computer", on=world.last)
    assert [seat.name for seat in the_table(world).seats] == ["Ann", "Clio (normal)", "Bob"]
    await world.cat.click("Replace a computer", on=world.last)
    assert [seat.name for seat in the_table(world).seats] == ["Ann", "Cat", "Bob"]
    assert not world.last.offers("Replace a computer")


async def test_only_those_who_sit_there_seat_computers(world: World) -> None:
    await world.ann.slash("game new", seats=2)
    for button in ("Easy", "Remove Clio (easy)"):
        reply = await world.bob.click(button, on=world.last)
        assert reply.message.ephemeral
        assert "not at this table" in reply.message.text
        if world.last.offers("Easy"):
            await world.ann.click("Easy", on=world.last)
    assert len(the_table(world).computers) == 1


async def test_of_two_computers_at_once_one_gets_the_last_seat(world: World) -> None:
    await world.ann.slash("game new", seats=2)
    lobby = world.last
    replies = await world.together(
        world.ann.click("Hard", on=lobby), world.ann.click("Hard", on=lobby)
    )
    assert all(reply.acknowledged for reply in replies)
    assert len(the_table(world).computers) == 1
    assert [reply.message.ephemeral for reply in replies].count(True) == 1


async def test_a_table_of_computers_closes_when_the_last_person_leaves(world: World) -> None:
    await world.ann.slash("game new", seats=3, computers="easy")
    await world.bob.click("Replace a computer", on=world.last)
    await world.ann.click("Leave", on=world.last)
    assert "Bob" in world.last.text
    await world.bob.click("Leave", on=world.last)
    assert (the_table(world).status, the_table(world).reason) == ("ended", "empty")


async def test_partners_may_be_computers(world: World) -> None:
    await world.ann.slash("game new", game="civ", seats=4, teams=True, computers="easy")
    assert "**Ann** and 🤖 **Homer (easy)**" in world.last.text
    await world.ann.click("Change sides", on=world.last)
    assert "🤖 **Clio (easy)** and 🤖 **Homer (easy)**" in world.last.text


# Playing


@pytest.mark.soak
async def test_one_person_plays_a_computer_to_the_winner(world: World) -> None:
    table = await begin_with_computers(world, 2, game="civ")
    await Autoplay(world, [world.ann], seed=2).play()
    table = the_table(world)
    assert table.status == "over"
    assert all(table.names[winner] in world.last.text for winner in table.winners)
    answers = world.bot.tables.answers(table.id)
    assert {answer.user_id for answer in answers} == {None, world.ann.id}
    assert called(world) == {world.ann.id}


def last_cards(game: str, seats: int) -> dict[str, Any]:
    """Return a setup of a game that is over once a few cards are drawn."""
    players = [f"p{seat}" for seat in range(1, seats + 1)]
    if game == "civ":
        cards = [domain for domain in DOMAINS for _ in range(8)]
        random.Random(4).shuffle(cards)
        return {
            **{p: {"hand": [cards.pop() for _ in range(3)]} for p in players},
            "deck": cards[:9],
        }
    cards = [card.id for card in CARDS.values() if card.age == 1]
    boards = {player: {"hand": [cards.pop()]} for player in players}
    return {**boards, "decks": {"1": cards[:9]}, "empty": list(range(2, 11))}


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("innovation", 2, {}),
        ("innovation", 4, {"teams": True}),
        ("civ", 3, {}),
        ("civ", 4, {"teams": True}),
    ],
)
async def test_any_number_of_them_to_the_end(
    world: World,
    game: str,
    seats: int,
    options: dict[str, Any],
) -> None:
    deal(world, last_cards(game, seats))
    await begin_with_computers(world, seats, game=game, **options)
    await Autoplay(world, [world.ann], seed=seats).play()
    table = the_table(world)
    assert table.status == "over"
    assert all(table.names[winner] in world.last.text for winner in table.winners)
    assert called(world) == {world.ann.id}


async def test_the_turns_of_several_computers_are_one_message(world: World) -> None:
    await begin_with_computers(world, 4)
    await Autoplay(world, [world.ann], seed=1).play(3)
    edited = ("PATCH", f"/channels/{world.channel.id}/messages/*")
    turn = the_view(world).turn_number
    messages, edits = len(world.messages()), len(world.requests(*edited))
    while the_view(world).turn_number == turn:
        await world.ann.click("Draw", on=world.board)
    assert the_view(world).turn_number == turn + 4
    assert len(world.messages()) == messages + 1
    # After an action, while the computers play, and when the next message is there.
    assert len(world.requests(*edited)) - edits <= 4
    old, new, call = world.messages()[-3:]
    assert call.pinged == [world.ann.id]
    assert f"turns {turn} to {turn + 3}" in old.text
    assert not old.buttons
    for name in ("Clio (easy)", "Homer (easy)", "Sappho (easy)"):
        assert name in old.text
        assert name in new.text
    assert world.ann.mention in new.text
    assert new.offers("Draw")
    assert called(world) == {world.ann.id}


# When people go and come back


async def test_a_computer_plays_for_who_resigns_and_the_others_finish(world: World) -> None:
    deal(world, last_cards("innovation", 3))
    people = list(world.people[:3])
    table_id = await begin(world, *people)
    reply = await world.bob.slash("game resign")
    assert "a computer takes your seat" in reply.text
    await world.bob.click("Yes, resign", on=reply.message)
    assert "Bob resigned; a computer has taken over" in world.board.text
    await Autoplay(world, [world.ann, world.cat], seed=3).play()
    table = world.bot.tables.get(table_id)
    assert table.reason == "score"
    given = [a for a in world.bot.tables.answers(table_id) if a.player == "p2"]
    assert given
    assert {answer.user_id for answer in given} == {None}
    assert world.bob.id not in called(world)


async def test_a_game_of_computers_alone_ends(world: World) -> None:
    await begin_with_computers(world, 3, game="civ")
    reply = await world.ann.slash("game resign")
    assert "only computers would be left" in reply.text
    await world.ann.click("Yes, resign", on=reply.message)
    table = the_table(world)
    assert (table.status, table.reason, table.winners) == ("ended", "deserted", ())
    assert "only computers were left" in world.last.text
    assert (await world.ann.slash("game new")).private


async def test_against_a_computer_the_last_person_plays_on(world: World) -> None:
    await world.ann.slash("game new", game="civ", seats=3, computers="easy")
    await world.bob.click("Replace a computer", on=world.last)
    await world.ann.click("Start", on=world.last)
    reply = await world.bob.slash("game resign")
    assert "The others play on" in reply.text
    await world.bob.click("Yes, resign", on=reply.message)
    assert the_table(world).status == "playing"
    assert [seat.player for seat in the_table(world).awaited] == ["p1"]


async def test_whoever_is_back_has_their_seat_again_by_one_press(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob, game="civ")  # Bob goes first
    moderates(world, world.dan)
    panel = await world.dan.slash("game replace")
    seat = await world.dan.click("Bob", on=panel.message)
    await world.dan.click("Computer: Easy", on=seat.message)
    assert "A computer is playing for Bob" in world.board.text
    assert [seat.player for seat in the_table(world).awaited] == ["p1"]
    reply = await world.ann.click("I’m back", on=world.board)
    assert the_table(world).seat("p2").taken_over
    assert reply.private
    assert "A computer is playing for you" in world.bob.last_dm.text
    reply = await world.bob.click("I’m back", on=world.board)
    assert "The seat’s yours again" in reply.text
    assert not the_table(world).seat("p2").taken_over
    assert "A computer is playing" not in world.board.text
    assert not any(message.offers("I’m back") for message in (world.board, world.bob.last_dm))
    while the_table(world).awaited[0].player == "p1":
        await Autoplay(world, [world.ann], seed=1).play(1)
    assert world.bot.tables.answers(table_id)[-1].user_id == world.ann.id


async def test_nobody_is_taken_over_when_nobody_else_plays(world: World) -> None:
    table = await begin_with_computers(world, 2)
    with pytest.raises(Refusal) as caught:
        await world.bot.get(Computers).take_over(table.id, "p1")
    assert caught.value.reason == "last-person"


async def test_a_computer_makes_one_decision_for_somebody(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob, game="civ")
    game = the_table(world).game
    assert game is not None
    number = game.pending["p2"].number
    await decide_once(world.bot.tables, table_id, "p2", number)
    await world.bot.get(Computers).idle()
    assert [a.user_id for a in world.bot.tables.answers(table_id)] == [None]
    assert not the_table(world).computers


# Whatever may come between


@pytest.mark.parametrize("killed", [True, False])
async def test_a_computer_that_was_thinking_at_the_end_plays_after_the_start(
    world: World, monkeypatch: pytest.MonkeyPatch, killed: bool
) -> None:
    table = await begin_with_computers(world, 4, game="civ")
    await Autoplay(world, [world.ann], seed=1).play(3)
    with monkeypatch.context() as slow:
        slow.setattr("bot.features.computers.driver.waits_for_a_computer", lambda table: False)
        while not the_table(world).thinking:
            await Autoplay(world, [world.ann], seed=1).play(1)
    assert "Waiting for Clio (easy)" in world.board.text
    waiting = world.messages()
    asked = asked_first(the_table(world))
    answers = the_table(world).answer_count
    await world.restart(killed=killed)
    assert [seat.player for seat in the_table(world).awaited] == ["p1"]
    assert asked is not None
    assert world.bot.tables.answers(table.id)[answers].answer == think(asked)
    assert world.messages()[:-2] == waiting  # the board of the next turn, and its notification
    assert world.ann.mention in world.board.text


async def test_people_and_computers_choose_in_secret(world: World) -> None:
    await begin_with_computers(world, 3)
    assert [seat.player for seat in the_table(world).awaited] == ["p1"]
    told = "\n".join(message.everything for message in world.messages())
    for answer in world.bot.tables.answers(the_table(world).id):
        assert answer.answer[0] not in told
        assert CARDS[answer.answer[0]].names["en"] not in told


@pytest.mark.parametrize(
    ("language", "name", "fill", "leave"),
    [
        ("fr", "Virgile (difficile)", "Compléter\u202f: difficile", "Retirer Virgile (difficile)"),
        ("it", "Omero (difficile)", "Riempi: difficile", "Togli Omero (difficile)"),
    ],
)
async def test_computers_have_names_in_the_language_of_the_table(
    world: World, language: str, name: str, fill: str, leave: str
) -> None:
    await world.ann.slash("game new", seats=4, language=language)
    await world.ann.click("Difficile", on=world.last)
    assert world.last.offers(fill)
    await world.ann.click("Difficile", on=world.last)
    assert f"3. 🤖 **{name}**" in world.last.text
    await world.ann.click(leave, on=world.last)
    assert len(the_table(world).computers) == 1


async def test_help_tells_of_computers(world: World) -> None:
    reply = await world.ann.slash("help")
    await world.ann.select("computers", on=reply.message)
    assert "A computer sees only" in reply.message.text
