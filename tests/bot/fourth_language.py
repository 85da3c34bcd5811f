"""A run with more languages: ``de`` with two keys, and ``es``, a copy of French.

``test_fourth_language.py`` runs this with such a folder.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.core.words import find, languages, words_for
from bot.tables.replay import recorded
from engine.replay import replayed
from tests.bot.autoplay import Autoplay
from tests.bot.lacking import lacking, main
from tests.bot.speaking import Said, foreign, people_speak
from tests.bot.world import World


def registered(commands: list[Any], *path: str) -> Iterator[Any]:
    """Return the command or option with this English name."""
    for thing in commands:
        if thing["name"] == path[0]:
            yield from registered(thing["options"], *path[1:]) if path[1:] else [thing]


async def test_commands_are_called_as_the_language_says_and_else_as_in_english(
    world: World,
) -> None:
    commands = world.requests("PUT", "/applications/*/commands")[-1]
    (help_command,) = registered(commands, "help")
    (new,) = registered(commands, "game", "new")
    assert help_command["name_localizations"]["de"] == "hilfe"
    assert new["name_localizations"]["de"] == "new"
    assert new["name_localizations"]["es-ES"] == words_for("fr")("cmd-game-new")


async def test_the_language_is_among_the_choices(world: World) -> None:
    assert languages() == ("de", "en", "es", "fr", "it")
    commands = world.requests("PUT", "/applications/*/commands")[-1]
    for path in (("game", "new", "language"), ("settings", "language")):
        (option,) = registered(commands, *path)
        assert {"name": "Deutsch", "value": "de"}.items() <= option["choices"][0].items()


async def test_what_is_lacking_is_said_in_english(
    world: World, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    people_speak(monkeypatch, "de", "de")
    await world.ann.slash("game new", seats=2)
    await world.bob.click("Mitspielen", on=world.last)
    assert world.last.offers("Start")
    await world.ann.click("Start", on=world.last)
    assert "Your hand" in world.ann.last_dm.text
    assert "Tools" in (await world.ann.slash("card", name="innovation:tools")).message.alt
    assert find("wheel", "de")[0] == ("innovation", "the-wheel")
    assert "panels.ftl: lobby-start = Start" in lacking("de")
    assert main(["de"]) == 0
    assert "lobby-join = " not in capsys.readouterr().out
    assert main(["nl"]) == 1


@pytest.mark.parametrize("game", ["innovation", "civ"])
async def test_a_game_in_a_language_that_is_there_has_no_foreign_word(
    world: World, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    people_speak(monkeypatch, "es-ES", "es-ES")
    said = Said(world, monkeypatch)
    await world.ann.slash("game new", seats=2, game=game)
    table = world.bot.tables.at_channel(world.channel.id)
    assert table is not None
    await world.bob.click(f"join:{table.id}", on=world.last)
    await world.ann.click(f"start:{table.id}", on=world.last)
    await Autoplay(world, [world.ann, world.bob], seed=3).play(40)
    assert foreign(said.privately, "es") == {}
    assert foreign(said.publicly, "es") == {}


@pytest.mark.parametrize("game", ["innovation", "civ"])
async def test_a_game_is_played_once_more_where_cards_have_english_names(
    world: World, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    people_speak(monkeypatch, "de", "de")
    await world.ann.slash("game new", seats=2, game=game)
    table = world.bot.tables.at_channel(world.channel.id)
    assert table is not None
    await world.bob.click(f"join:{table.id}", on=world.last)
    await world.ann.click(f"start:{table.id}", on=world.last)
    await Autoplay(world, [world.ann, world.bob], seed=3).play(6)
    table = world.bot.tables.get(table.id)
    assert table.game is not None
    *_, last = replayed(recorded(table, world.bot.tables.answers(table.id)))
    assert last.dump() == table.game.dump()
