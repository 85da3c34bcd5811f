"""Whole games in each language: no foreign word, no missing key."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core.words import DEFAULT
from tests.bot.autoplay import Autoplay
from tests.bot.choosing import manages
from tests.bot.crawler import Crawler
from tests.bot.executors import think_briefly
from tests.bot.speaking import Said, foreign, people_speak
from tests.bot.world import World
from tests.languages import COMPLETE


async def play(world: World, seed: int, **options: Any) -> str:
    """Let two people open a table, look around and play; return its final status."""
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
    await autoplay.play()
    return world.bot.tables.get(table.id).status


LANGUAGES = sorted({*COMPLETE} - {DEFAULT})
# Each is that of the players once, and once that of the server.
PAIRS = list(zip(LANGUAGES, LANGUAGES[1:] + LANGUAGES[:1], strict=True))


@pytest.mark.soak
@pytest.mark.parametrize("game", ["innovation", "civ"])
@pytest.mark.parametrize(("private", "public"), PAIRS)
async def test_a_whole_game_without_a_foreign_word(
    world: World, monkeypatch: pytest.MonkeyPatch, game: str, private: str, public: str
) -> None:
    people_speak(monkeypatch, private, public)
    think_briefly(monkeypatch)
    said = Said(world, monkeypatch)
    assert await play(world, seed=2, game=game) == "over"
    assert foreign(said.privately, private) == {}
    assert foreign(said.publicly, public) == {}
    assert len(said.privately) > 200
    assert len(said.publicly) > 50


# Components that would end a game, hand it over, or change the language too early; menus of
# channels and of roles.
SHUNNED = {
    *("start", "leave", "resign", "end-now", "agree", "vacate", "fill", "take"),
    *("tutorial", "learn", "privacy-sure", "t-channel", "t-new-channel", "t-new-role"),
    *("server-language", "t-new:language"),
    *("unseat", "pass-host", "take-host", "play-instead", "close-sure", "thread", "do:thread"),
}


@pytest.mark.soak
@pytest.mark.simcord(settle_timeout=60.0)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_whatever_can_be_pressed_speaks_the_language(
    world: World, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    people_speak(monkeypatch, language, language)
    think_briefly(monkeypatch)
    said = Said(world, monkeypatch)
    manages(world, world.ann)
    ann = Crawler(world, world.ann, SHUNNED)
    bob = Crawler(world, world.bob, SHUNNED | {"ask-end"})
    cat = Crawler(world, world.cat, SHUNNED | {"join", "tables-join"})

    # Before a game: what needs none, what refuses without one, and the lobby.
    await ann.use_everything()
    await world.ann.slash("game new", seats=3)
    table = world.bot.tables.at_channel(world.channel.id)
    assert table is not None
    await world.bob.click(f"join:{table.id}")
    await ann.crawl(world.bob.finds(lambda shown: shown.offers(f"start:{table.id}")))
    await cat.use_everything()
    await world.ann.click(f"start:{table.id}")

    # In the game, after a few turns: those who play, one after the other, and one who does not.
    await Autoplay(world, [world.ann, world.bob], seed=5).play(15)
    for crawler in (ann, bob, cat):
        await crawler.crawl(world.board)
        await crawler.use_everything()

    # After it, and a lesson.
    asked = await world.bob.slash("game resign")
    await world.bob.click(f"resign:{table.id}", on=asked.message)
    await ann.crawl(world.board)
    await ann.use_everything()
    await world.dan.slash("tutorial")
    await world.dan.click("learn:innovation")
    for _ in range(4):
        await Crawler(world, world.dan, SHUNNED).crawl(world.dan.last_dm)
    assert foreign(said.privately, language) == {}
    assert foreign(said.publicly, language) == {}
    assert len(ann.pressed | bob.pressed | cat.pressed) > 60
