"""A bot without Discord that plays at several tables at once until it is killed.

Each answer is told once it was accepted. Games from an earlier life are continued.
"""

from __future__ import annotations

import asyncio
import random
from datetime import UTC, datetime
from multiprocessing.connection import Connection
from pathlib import Path

from bot.core.table import Table
from bot.core.timers import Timers
from bot.features.computers.driver import Computers
from bot.features.ratings.service import Ratings
from bot.storage import Store
from bot.tables.rewind import last_answers
from bot.tables.service import Tables
from engine import GAMES, Decision
from tests.bot.executors import InlineExecutor
from tests.bot.tables.steps import go_back
from tests.bot.toy import toy_game

CHANNELS = {1: "innovation", 2: "toy", 3: "civ"}
PEOPLE = {101: "Ann", 102: "Bob", 103: "Cat", 104: "Dan"}

Told = tuple[int, int, str, tuple[str, ...]]  # table, decision, player, answer


def some_answer(decision: Decision, rng: random.Random) -> list[str]:
    """Return any legal answer."""
    if decision.groups:
        return list(rng.choice(decision.groups))
    count = rng.choice((decision.min, decision.max))
    if not decision.whole:
        count = rng.randint(decision.min, decision.max)
    return rng.sample(decision.options, count)


async def seated(tables: Tables, computers: Computers, channel: int, rng: random.Random) -> Table:
    """Return the running game in this channel, opened and begun if need be."""
    table = tables.at_channel(channel)
    if table is None:
        table = await tables.open(1, channel, 101, "Ann", game=CHANNELS[channel])
    for user, name in list(PEOPLE.items())[: 2 + channel % 3]:
        if table.status == "lobby" and not table.seat_of(user):
            table = await tables.join(table.id, user, name)
    if table.status == "lobby" and CHANNELS[channel] == "civ" and not table.computers:
        table = await computers.add(table.id, 101, "easy")
    if table.status == "lobby":
        table = await tables.start(table.id, 101, seed=rng.getrandbits(63))
    return table


async def play(
    tables: Tables, computers: Computers, channel: int, rng: random.Random, told: Connection
) -> None:
    """Play game after game in this channel, for ever; computers replace players.

    Now and then a player takes an answer back.
    """
    while True:
        table = await seated(tables, computers, channel, rng)
        while table.status == "playing":
            game = table.game
            assert game is not None
            awaited = [seat for seat in table.awaited if seat.played_by_person]
            if not awaited:
                await asyncio.sleep(0)
                await computers.idle()
                table = tables.get(table.id)
                continue
            seat = rng.choice(awaited)
            if len(table.remaining) > 2 and rng.random() < 0.01:
                table = await tables.resign(table.id, seat.person)
                continue
            last = next(iter(last_answers(tables.answers(table.id), seat.player, 1)), None)
            if last is not None and rng.random() < 0.05:
                table = await go_back(tables, table.id, last.number)
                continue
            decision = game.pending[seat.player]
            answer = some_answer(decision, rng)
            table = await tables.answer(table.id, seat.person, decision.number, answer)
            told.send((table.id, decision.number, seat.player, tuple(answer)))


async def main(where: Path | str, seed: int, told: Connection) -> None:
    GAMES["toy"] = toy_game()
    tables = Tables(Store(where), clock=lambda: datetime(2030, 1, 1, tzinfo=UTC))
    timers = Timers(tables.now)
    computers = Computers(tables, timers, InlineExecutor())
    Ratings(tables)  # which follow every game by themselves
    await tables.resume()
    timers.start()
    await asyncio.gather(
        *(
            play(tables, computers, channel, random.Random(seed * 10 + channel), told)
            for channel in CHANNELS
        )
    )
