"""Computer players: from the lobby to the winner, and through whatever may come between."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.table import Table
from engine.civ.domains import DOMAINS
from engine.innovation.cards import CARDS
from tests.bot.autoplay import Autoplay
from tests.bot.dealt import deal, draw_dots
from tests.bot.world import World


def the_table(world: World) -> Table:
    """The table of the channel as it is now."""
    table = world.bot.tables.last_at_channel(world.channel.id)
    assert table is not None
    return table


def called(world: World) -> set[int]:
    """Whom messages in the channel have pinged so far."""
    return {
        int(user)
        for body in world.requests("POST", f"/channels/{world.channel.id}/messages")
        for user in (body.get("allowed_mentions") or {}).get("users") or []
    }


async def begin_with_computers(world: World, seats: int = 2, **options: object) -> Table:
    """Ann alone opens a table with easy computers on all other seats, and starts."""
    await world.ann.slash("game new", seats=seats, computers="easy", **options)
    await world.ann.click("Start", on=world.last)
    return the_table(world)


# The lobby


async def test_computers_sit_down_and_leave_by_one_press_each(world: World) -> None:
    await world.ann.slash("game new", seats=4)
    assert "Seat a computer player" in world.last.text
    await world.ann.click("Hard", on=world.last)
    assert "2. 🤖 **Clio (hard)**" in world.last.text
    await world.ann.click("Fill up: hard", on=world.last)
    assert [seat.name for seat in the_table(world).computers] == [
        "Clio (hard)",
        "Homer (hard)",
        "Sappho (hard)",
    ]
    assert "takes the place of a computer" in world.last.text
    assert not any(world.last.offers(label) for label in ("Easy", "Normal", "Hard"))
    await world.ann.click("Without Sappho (hard)", on=world.last)
    await world.ann.click("Easy", on=world.last)
    assert "4. 🤖 **Sappho (easy)**" in world.last.text
    assert len(world.messages()) == 1


async def test_whoever_joins_a_full_table_takes_the_place_of_a_computer(world: World) -> None:
    reply = await world.ann.slash("game new", seats=3, computers="normal")
    assert "with computers on its free seats" in reply.text
    assert [seat.name for seat in the_table(world).seats[1:]] == ["Clio (normal)", "Homer (normal)"]
    await world.bob.click("Join", on=world.last)
    assert [seat.name for seat in the_table(world).seats] == ["Ann", "Clio (normal)", "Bob"]
    await world.cat.click("Join", on=world.last)
    assert [seat.name for seat in the_table(world).seats] == ["Ann", "Cat", "Bob"]
    assert not world.last.offers("Join")


async def test_only_those_who_sit_there_seat_computers(world: World) -> None:
    await world.ann.slash("game new", seats=2)
    for button in ("Easy", "Without Clio (easy)"):
        reply = await world.bob.click(button, on=world.last)
        assert reply.message.ephemeral
        assert "do not sit at this table" in reply.message.text
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
    await world.bob.click("Join", on=world.last)
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


async def test_one_person_plays_a_computer_to_the_winner(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw_dots(monkeypatch)
    table = await begin_with_computers(world, 2, game="civ")
    await Autoplay(world, [world.ann], seed=2).play()
    table = the_table(world)
    assert table.status == "over"
    assert all(table.names[winner] in world.last.text for winner in table.winners)
    answers = world.bot.tables.answers(table.id)
    assert {answer.user_id for answer in answers} == {None, world.ann.id}
    assert called(world) == {world.ann.id}


def last_cards(game: str, seats: int) -> dict[str, Any]:
    """A game that is over as soon as few cards are drawn."""
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
    [("innovation", 2, {}), ("innovation", 4, {}), ("civ", 3, {}), ("civ", 4, {"teams": True})],
)
async def test_any_number_of_them_to_the_end(
    world: World,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    seats: int,
    options: dict[str, Any],
) -> None:
    draw_dots(monkeypatch)
    deal(monkeypatch, last_cards(game, seats))
    await begin_with_computers(world, seats, game=game, **options)
    await Autoplay(world, [world.ann], seed=seats).play()
    table = the_table(world)
    assert table.status == "over"
    assert all(table.names[winner] in world.last.text for winner in table.winners)
    assert called(world) == {world.ann.id}


async def test_the_turns_of_several_computers_are_one_message(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw_dots(monkeypatch)
    await begin_with_computers(world, 4)
    await Autoplay(world, [world.ann], seed=1).play(3)
    edited = ("PATCH", f"/channels/{world.channel.id}/messages/*")
    turn = the_table(world).game.view(None).turn_number
    messages, edits = len(world.messages()), len(world.requests(*edited))
    while the_table(world).game.view(None).turn_number == turn:
        await world.ann.click("Draw", on=world.board)
    assert the_table(world).game.view(None).turn_number == turn + 4
    assert len(world.messages()) == messages + 1
    # After an action, while the computers play, and when the next message is there.
    assert len(world.requests(*edited)) - edits <= 4
    old, new = world.messages()[-2:]
    assert f"turns {turn} to {turn + 3}" in old.text
    assert not old.buttons
    for name in ("Clio (easy)", "Homer (easy)", "Sappho (easy)"):
        assert name in old.text
        assert name in new.text
    assert world.ann.mention in new.text
    assert new.offers("Draw")
    assert called(world) == {world.ann.id}
    print(old, new)
