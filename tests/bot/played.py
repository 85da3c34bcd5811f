"""Finished games as tables with their records, without Discord."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache

from bot.core.table import OVER, PLAYING, Seat, StoredGame, Table
from bot.core.terms import Terms
from bot.storage import GivenAnswer
from bot.tables.options import options_told
from engine.games import new_game
from engine.players import choose

NOON = datetime(2030, 1, 1, 12, tzinfo=UTC)
SEED = 20_150_607_231


@cache
def played(game: str, count: int = 2, seed: int = SEED) -> tuple[Table, tuple[GivenAnswer, ...]]:
    """Return a table of *easy* players at the end of its game, and its record.

    Hidden cards stay hidden; ``opened`` is the same table with all of them revealed.
    """
    names = ("Ann <b>", "Bob & *Bo*", "Cat", "Dan")[:count]
    players = tuple(f"p{place + 1}" for place in range(count))
    options = options_told(game, "en", {})
    playing, rng = new_game(game, players, seed, **options), random.Random(1)
    answers: list[GivenAnswer] = []
    while not playing.over:
        player, decision = next(iter(playing.pending.items()))
        given = choose(game, "easy", playing.view(player), decision, rng)
        number = len(answers)
        answers.append(GivenAnswer(number, decision.number, player, given, 100 + number, NOON))
        playing.answer(player, given)
    assert playing.result
    seats = tuple(
        Seat(player, 100 + place, name)
        for place, (player, name) in enumerate(zip(players, names, strict=True))
    )
    table = Table(
        7, 1, 2, 100, game, "en", count, NOON,
        status=OVER, seats=seats, seed=seed, winners=playing.result.winners,
        reason=playing.result.reason, stored=StoredGame.of(playing),
    )  # fmt: skip
    return table, tuple(answers)


def opened(table: Table) -> Table:
    """Return ``table`` with all hidden cards revealed, as its players have agreed."""
    return replace(table, terms=Terms(revealed=True))


def begun(table: Table) -> Table:
    """Return ``table`` as if its game were still going on."""
    return replace(table, status=PLAYING, winners=(), reason=None)
