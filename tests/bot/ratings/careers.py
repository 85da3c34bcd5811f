"""Games that are over, as many as a test wants, without anybody pressing anything."""

from __future__ import annotations

import random
from collections.abc import Iterable

from bot.core.terms import Terms
from bot.features.tables.service import Table, Tables
from engine.simulate import random_answer

GUILD, CHANNEL = 70, 7000
ANN, BOB, CAT, DAN, EVE = 1, 2, 3, 4, 5
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
    """A game of these people that has gone on for more than so many turns."""
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
    """``table`` after anybody's random choices until it is over, or turn ``turns`` is."""
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
    """A game that the first of ``people`` wins, as the others resign, the last of them first."""
    played = len(people) if turns is None else turns
    table = await begun(tables, *people, turns=played, **how)  # type: ignore[arg-type]
    for person in reversed(people[1:]):
        table = await tables.resign(table.id, person)
    return table


async def series(tables: Tables, games: Iterable[tuple[int, ...]]) -> None:
    """Several such games, one after the other."""
    for people in games:
        await lost(tables, *people)


def name(person: int) -> str:
    """What a person is called."""
    return NAMES.get(person, f"Player {person}")
