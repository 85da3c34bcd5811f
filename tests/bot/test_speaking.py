"""Whole games in each language: no foreign word, no missing key, whatever happens."""

from __future__ import annotations

from typing import Any

import pytest

from bot.words import DEFAULT, languages
from tests.bot.autoplay import Autoplay
from tests.bot.dealt import draw_dots
from tests.bot.speaking import Said, foreign, people_speak
from tests.bot.world import World


async def play(world: World, seed: int, steps: int = 100_000, **options: Any) -> str:
    """Two people open a table, look at what there is around it and play; how the table is then."""
    ann, bob = world.ann, world.bob
    await ann.slash("game new", seats=2, **options)
    table = world.bot.tables.at_channel(world.channel.id)
    assert table is not None
    await bob.click(f"join:{table.id}", on=world.last)
    await ann.click(f"start:{table.id}", on=world.last)
    autoplay = Autoplay(world, [ann, bob], seed=seed)
    await autoplay.play(12)
    for command in ("game hand", "game log", "game board", "help", "rules", "about"):
        await ann.slash(command)
    await world.cat.click(f"hand:{table.id}", on=world.board)
    await autoplay.play(steps)
    return world.bot.tables.get(table.id).status


@pytest.mark.parametrize("game", ["innovation", "civ"])
@pytest.mark.parametrize("language", sorted({*languages()} - {DEFAULT}))
async def test_a_whole_game_without_a_foreign_word(
    world: World, monkeypatch: pytest.MonkeyPatch, language: str, game: str
) -> None:
    draw_dots(monkeypatch)
    people_speak(monkeypatch, language, language)
    said = Said(world, monkeypatch)
    assert await play(world, seed=2, game=game) == "over"
    assert foreign(said.privately, language) == {}
    assert foreign(said.publicly, language) == {}
    assert len(said.privately) > 200
    assert len(said.publicly) > 50


async def test_everybody_is_spoken_to_in_their_own_language(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    people_speak(monkeypatch, "it", "fr")
    said = Said(world, monkeypatch)
    assert await play(world, seed=4, steps=10) == "playing"
    assert foreign(said.privately, "it") == {}
    assert foreign(said.publicly, "fr") == {}

