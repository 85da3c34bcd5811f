"""Tests that every game must pass on Discord, by its manifests alone."""

from __future__ import annotations

import pytest

from bot.core.words import NAMES, words_for
from bot.games.registry import GAMES
from engine.games import GAMES as RULES
from tests.bot.autoplay import Autoplay
from tests.bot.world import World

EN = words_for("en")
every_game = pytest.mark.parametrize("game", GAMES)


async def begun(world: World, game: str) -> int:
    """Begin ``game`` with Ann and Bob by commands and buttons; return the table's id."""
    await world.ann.slash("game new", game=game, seats=2)
    await world.bob.click("Join")
    await world.ann.click("Start")
    return world.bot.tables.of_user(world.ann.id)[0].id


@every_game
async def test_it_is_played_told_and_ended(world: World, game: str) -> None:
    table_id = await begun(world, game)
    await Autoplay(world, [world.ann, world.bob], seed=3).play(6)
    assert world.bot.tables.get(table_id).answer_count >= 6
    assert (await world.bob.slash("game log")).private
    assert EN(f"game-{game}") in (await world.ann.slash("game orders")).text
    if world.bot.tables.get(table_id).active:
        reply = await world.ann.slash("game resign")
        await world.ann.click(reply.message.labels[0], on=reply.message)
    table = world.bot.tables.get(table_id)
    assert table.status == "over"
    assert EN(f"game-{game}") in world.last.text
    assert all(table.names[winner] in world.last.text for winner in table.winners)


@every_game
@pytest.mark.drawn
async def test_it_is_drawn(world: World, game: str) -> None:
    await begun(world, game)
    assert world.board.pictures
    assert (await world.ann.slash("game hand")).message.pictures
    told = await world.ann.slash("game board", text=True)
    assert "Ann" in told.text
    assert "Bob" in told.text


@every_game
async def test_its_commands_and_rules_are_there(world: World, game: str) -> None:
    (command,) = (
        each
        for each in world.requests("PUT", "/applications/*/commands")[-1]
        if each["name"] == "game"
    )
    (new,) = (option for option in command["options"] if option["name"] == "new")
    (choice,) = (option for option in new["options"] if option["name"] == "game")
    assert [each["value"] for each in choice["choices"]] == list(RULES)
    for topic in GAMES[game].presenter.topics:
        reply = await world.ann.slash("rules", game=game, topic=topic)
        assert EN(f"help-topic-{topic}") in reply.text
    for card in list(NAMES[game])[:1]:
        shown = await world.ann.slash("card", name=f"{game}:{card}")
        assert EN.card(card) in shown.message.alt


@every_game
async def test_it_is_taught(world: World, game: str) -> None:
    await world.ann.slash("tutorial", game=game)
    (message,) = world.ann.dms
    assert EN(f"game-{game}") in message.text
    assert EN("tutorial-heading") in message.text
    assert GAMES[game].tutorial.lessons
