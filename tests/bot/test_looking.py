"""Looking at a game: marks of what changed, the table in words, the end, the game once more."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.pictures import Pictures
from bot.replay import points_by_turn, turns_of
from bot.store import GivenAnswer
from bot.table import Table
from engine import Game, new_game
from engine.simulate import random_answer
from tests.bot.autoplay import Autoplay
from tests.bot.dealt import begin, draw_dots
from tests.bot.test_panels import table_with
from tests.bot.world import World

PLAYERS = ["p1", "p2"]


async def test_a_picture_marks_what_changed_since_the_last_turn_of_whoever_plays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    compared = []

    def draw(view: Any, words: Any, names: Any, *, before: Any) -> None:
        compared.append((view, before))

    monkeypatch.setattr("bot.pictures.table_picture", draw)
    pictures = Pictures()
    rng = random.Random(4)
    game = new_game("innovation", PLAYERS, 4, language="en")
    starts: dict[int, Any] = {}
    for version in range(60):
        table = replace(table_with(game), version=version)
        view = game.view(None)
        starts.setdefault(view.turn_number, view)
        await pictures.table(table)
        decision = rng.choice(list(game.pending.values()))
        game.answer(decision.player, random_answer(decision, rng))
    pictures.close()
    later = [(view, before) for view, before in compared if view.turn_number > 4]
    assert later
    for view, before in later:
        own_turns = [t for t in starts if t < view.turn_number and starts[t].turn == view.turn]
        assert before == starts[max(own_turns) + 1]


async def test_the_table_in_words(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    draw_dots(monkeypatch)
    await begin(world, world.ann, world.bob)
    reply = await world.cat.slash("game board", text=True)
    assert reply.private
    assert "Ann" in reply.text
    assert reply.message is not None
    assert not reply.message.pictures


async def test_the_game_once_more(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    draw_dots(monkeypatch)
    await begin(world, world.ann, world.bob)
    await Autoplay(world, [world.ann, world.bob], seed=1).play(6)
    reply = await world.cat.slash("game replay")
    assert reply.private
    assert reply.message is not None
    ((name, gif),) = reply.message.pictures.items()
    assert name.endswith(".gif")
    assert gif.startswith(b"GIF89a")


def test_the_record_gives_the_views_turn_by_turn() -> None:
    rng = random.Random(4)
    game = new_game("innovation", PLAYERS, 4, language="en")
    answers: list[GivenAnswer] = []
    while not game.over:
        decision = rng.choice(list(game.pending.values()))
        tokens = tuple(random_answer(decision, rng))
        answers.append(given(len(answers), decision.player, tokens))
        game.answer(decision.player, tokens)
    views = turns_of(seeded(game), answers)
    assert views[-1] == game.view(None)
    history = points_by_turn(views)
    assert [turn for turn, _ in history] == list(range(views[-1].turn_number + 1))
    assert history[-1][1] == {seat.name: seat.points for seat in game.view(None).seats}
    answers[3] = given(3, "p1", ("no such token",))
    assert turns_of(seeded(game), answers) == []


def given(number: int, player: str, tokens: tuple[str, ...]) -> GivenAnswer:
    return GivenAnswer(number, number, player, tokens, None, datetime(2026, 1, 1, tzinfo=UTC))


def seeded(game: Game) -> Table:
    return replace(table_with(game), seed=4)
