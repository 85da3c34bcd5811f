"""Benchmarks of store and bot (``make bench``); no test fails by a time."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from bot.app import Civitas
from bot.core.table import StoredGame, Table
from bot.core.words import words_for
from bot.features.board.pictures import Pictures
from bot.features.hand.messages import hand_panel
from bot.ui.services import Config
from engine.simulate import random_answer

GAMES = ("innovation", "civ")


@pytest.fixture
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture
def bot(runner: asyncio.Runner, store_path: Path) -> Iterator[Civitas]:
    """Return a bot on a store of its own."""

    async def made() -> Civitas:
        return Civitas(Config(store_path, render_executor=ThreadPoolExecutor(1)))

    bot = runner.run(made())
    yield bot
    bot.get(Pictures).close()
    runner.run(bot.tables.close())


async def answered(bot: Civitas, table: Table, chance: random.Random) -> Table:
    """Return ``table`` after one more answer, or the next game if it is over."""
    assert table.game is not None
    seat = chance.choice(table.awaited)
    decision = table.game.pending[seat.player]
    answer = random_answer(decision, chance)
    after = await bot.tables.answer(table.id, seat.person, decision.number, answer)
    return after if after.active else await begun(bot, table.game_name)


async def begun(bot: Civitas, game: str) -> Table:
    table = await bot.tables.open(1, 1, 1, "Ann", game=game, seats=4)
    for person, name in ((2, "Bob"), (3, "Cat"), (4, "Dan")):
        table = await bot.tables.join(table.id, person, name)
    return await bot.tables.start(table.id, 1, seed=7)


async def after(bot: Civitas, game: str, answers: int) -> Table:
    """Return a game of four after so many answers."""
    chance, table = random.Random(1), await begun(bot, game)
    while table.answer_count < answers:
        table = await answered(bot, table, chance)
    return table


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_is_stored(
    benchmark: BenchmarkFixture, bot: Civitas, runner: asyncio.Runner, game: str
) -> None:
    """From the answer until it is on the disk: the rules, and one ``fsync``."""
    chance, table = random.Random(1), runner.run(after(bot, game, 10))

    def one_answer() -> None:
        nonlocal table
        table = runner.run(answered(bot, table, chance))

    benchmark(one_answer)
    assert bot.tables.get(table.id) == table


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("answers", [20, 60])
def test_a_table_is_read_and_restored(
    benchmark: BenchmarkFixture, bot: Civitas, runner: asyncio.Runner, game: str, answers: int
) -> None:
    table = runner.run(after(bot, game, answers))

    def opened() -> Table | None:
        loaded = bot.tables.store.tables.load(table.id)
        assert loaded is not None
        assert loaded.game is not None
        return loaded

    assert benchmark(opened) == table


@pytest.mark.parametrize("game", GAMES)
def test_a_private_panel(
    benchmark: BenchmarkFixture, bot: Civitas, runner: asyncio.Runner, game: str
) -> None:
    """The private panel of one person, without the picture."""
    table = runner.run(after(bot, game, 30))
    player = table.awaited[0].player
    panel = benchmark(hand_panel, table, player, words_for("en"))
    assert panel.sending()["view"].children


@pytest.mark.parametrize("game", GAMES)
def test_what_is_to_be_stored_of_a_game(
    benchmark: BenchmarkFixture, bot: Civitas, runner: asyncio.Runner, game: str
) -> None:
    table = runner.run(after(bot, game, 60))
    assert table.game is not None
    assert benchmark(StoredGame.of, table.game).text
