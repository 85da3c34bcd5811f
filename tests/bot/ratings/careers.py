"""Finished games in any number, without any presses."""

from __future__ import annotations

import random
from collections.abc import Iterable

from bot.core.terms import Terms
from bot.features.ratings.places import FEWEST_DECISIONS
from bot.tables.service import Table, Tables
from engine.simulate import random_answer

GUILD, CHANNEL = 70, 7000
ANN, BOB, CAT, DAN, EVE = 1, 2, 3, 4, 5
ENOUGH = FEWEST_DECISIONS  # turns of each player after which a game counts for sure
NAMES = {ANN: "Ann", BOB: "Bob", CAT: "Cat", DAN: "Dan", EVE: "Eve"}


async def begun(
    tables: Tables,
    *people: int,
    game: str = "civ",
    guild: int = GUILD,
    channel: int = CHANNEL,
    rated: bool = True,
    turns: int = 0,
    **options: object,
) -> Table:
    """Return a game of these people after more than ``turns`` turns."""
    host, *others = people
    table = await tables.open(
        guild,
        channel,
        host,
        name(host),
        game=game,
        seats=max(2, len(people)),
        options=dict(options),
        terms=Terms(rated=rated),
    )
    for person in others:
        table = await tables.join(table.id, person, name(person))
    table = await tables.start(table.id, host, seed=table.id)
    return await played(tables, table, turns)


async def played(tables: Tables, table: Table, turns: int = 1000) -> Table:
    """Answer at random until ``table`` is over, or turn ``turns`` is."""
    rng = random.Random(table.id)
    while table.status == "playing":
        assert table.game is not None
        if turns < 1000 and table.game.view(None).turn_number > turns:
            break
        seat = rng.choice([seat for seat in table.awaited if seat.played_by_person])
        decision = table.game.pending[seat.player]
        answer = random_answer(decision, rng)
        table = await tables.answer(table.id, seat.person, decision.number, answer)
    return table


async def lost(tables: Tables, *people: int, turns: int | None = None, **how: object) -> Table:
    """Play a game that the first of ``people`` wins, as the others resign in turn.

    The last of them resigns first.
    """
    table = await begun(tables, *people, turns=turns or len(people), **how)  # type: ignore[arg-type]
    while turns is None and answered(table) < FEWEST_DECISIONS * len(people):
        assert table.game is not None
        table = await played(tables, table, table.game.view(None).turn_number)
    for person in reversed(people[1:]):
        table = await tables.resign(table.id, person)
    return table


async def series(tables: Tables, games: Iterable[tuple[int, ...]]) -> None:
    """Play several such games, one after the other."""
    for people in games:
        await lost(tables, *people)


def answered(table: Table) -> int:
    """Return the number of decisions made so far."""
    assert table.game is not None
    return table.game.answered


def name(person: int) -> str:
    """Return a person's name."""
    return NAMES.get(person, f"Player {person}")
