"""Undo at a table: back to the exact state, with numbers never used before."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from bot.storage import GivenAnswer
from bot.tables.replay import recorded
from bot.tables.service import Table, Tables
from engine import Game
from engine.replay import replayed
from tests.bot.tables.steps import ANN, BOB, CAT, NAMES, go_back, refused, say, started
from tests.bot.toy import Toy


def state(game: Game | None) -> tuple[Any, ...]:
    """Return the state of a game without its numbers."""
    assert game is not None
    asked = {player: replace(decision, number=0) for player, decision in game.pending.items()}
    return game.dump()["state"], game.dump()["answers"], asked


def counting(tables: Tables, table: Table) -> list[GivenAnswer]:
    return [given for given in tables.answers(table.id) if not given.undone]


async def test_within_an_action_and_beyond(tables: Tables, again: Tables) -> None:
    table = await started(tables, BOB, CAT)
    befores = [table]
    for user, answer in ((ANN, "draw"), (BOB, "all"), (CAT, ["bee"]), (ANN, ["ant"])):
        befores.append(await say(tables, table, user, answer))
    numbers = {decision.number for decision in befores[-1].game.pending.values()}  # type: ignore[union-attr]
    happened = [event.kind for event in tables.events(table.id)]
    for before in reversed(befores[:-1]):
        went_back = await go_back(tables, table.id, before.answer_count)
        assert state(went_back.game) == state(before.game)
        assert went_back.game is not None
        fresh = {decision.number for decision in went_back.game.pending.values()}
        assert min(fresh) > max(numbers)
        numbers = fresh
        kinds = [event.kind for event in tables.events(table.id)]
        assert kinds == [*happened[: before.event_count], "undone"]
        assert len(kinds) == went_back.event_count
        found = again.store.tables.load(table.id)
        assert found == went_back
        assert state(found.game) == state(before.game)
    assert [given.undone for given in tables.answers(table.id)] == [False] * 3 + [True] * 4


async def test_who_still_waits_waits_for_the_same(tables: Tables) -> None:
    table = await started(tables, BOB, CAT)
    asked = await say(tables, table, ANN, "all")
    waits = {seat.player: seat.wait for seat in asked.seats}
    await say(tables, asked, CAT, ["bee"])
    table = await go_back(tables, table.id, asked.answer_count)
    assert {seat.player: seat.wait for seat in table.seats if seat.player != "p3"} == {
        player: wait for player, wait in waits.items() if player != "p3"
    }
    assert table.seat("p3").ping_due
    table = await say(tables, table, CAT, ["ant"])
    assert table.seat("p3").wait is None


@pytest.mark.soak
async def test_random_games_with_random_steps_back(tables: Tables, again: Tables) -> None:
    chance = random.Random(11)
    for _ in range(6):
        table = await started(tables, BOB, CAT, goal=8)
        befores: list[Table] = [table]
        users = {f"p{number}": user for number, user in enumerate(NAMES, 1)}
        while table.status == "playing":
            assert table.game is not None
            player, decision = chance.choice(sorted(table.game.pending.items()))
            if len(befores) > 1 and chance.random() < 0.3:
                before = chance.choice(befores[-4:])
                if before is not befores[-1] and before.answer_count < table.answer_count:
                    number = next(
                        given.number
                        for given in tables.answers(table.id)
                        if given.number >= before.answer_count and not given.undone
                    )
                    happened = tables.events(table.id)[: before.event_count]
                    table = await go_back(tables, table.id, number)
                    assert state(table.game) == state(before.game)
                    *before_that, last = tables.events(table.id)
                    assert before_that == happened
                    assert last.kind == "undone"
                    befores = [*befores[: befores.index(before)], table]
                    continue
            answer = chance.choice(decision.options)
            table = await say(tables, table, users[player], [answer])
            befores.append(table)
        events = tables.events(table.id)
        assert [event.number for event in events] == list(range(table.event_count))
        *_, game = replayed(recorded(table, tables.answers(table.id)))
        assert game.dump()["state"] == table.game.dump()["state"]  # type: ignore[union-attr]
        found = again.store.tables.load(table.id)
        assert found == table
        await tables.note(table.id, channel_id=table.id + 5000)


async def test_back_over_an_action_that_newer_rules_began_again(
    tables: Tables, again: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await started(tables, BOB, CAT)
    table = await say(tables, before, ANN, "draw")
    table = await say(tables, table, BOB, "all")
    await say(tables, table, CAT, ["bee"])
    monkeypatch.setattr(Toy, "actions", ("draw", "ask", "everybody"))
    await again.resume()
    table = await say(again, table, BOB, "draw")
    table = await go_back(again, table.id, table.answer_count - 1)
    assert [seat.player for seat in table.awaited] == ["p2"]
    kinds = [event.kind for event in again.events(table.id)]
    assert kinds[-3:] == ["restarted", "turn", "undone"]
    assert len(kinds) == table.event_count
    table = await go_back(again, table.id, before.answer_count)
    assert state(table.game)[0] == state(before.game)[0]
    table = await say(again, table, ANN, "draw")
    assert len(again.events(table.id)) == table.event_count


async def test_what_older_rules_played_otherwise_stays(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await started(tables, BOB)
    table = await say(tables, before, ANN, "draw")
    await say(tables, table, BOB, "draw")
    monkeypatch.setattr(Toy, "actions", ("ask", "all"))
    refusal = await refused(go_back(tables, table.id, before.answer_count))
    assert refusal.reason == "undo-older-rules"
    assert tables.get(table.id).rewound == 0
    assert len(counting(tables, table)) == 4
