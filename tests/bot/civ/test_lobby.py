"""Opening a table of Carta Impera Victoria, choosing teams, and reading its rules."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core.words import NAMES, words_for
from bot.features.help.messages import TOPICS
from bot.games.registry import GAMES
from tests.bot.dealt import begin
from tests.bot.world import World


async def test_the_lobby_says_how_it_is_played(world: World) -> None:
    await world.ann.slash("game new", game="civ", variant="draft")
    assert "Carta Impera Victoria" in world.last.text
    assert "Draft" in world.last.text
    assert "Change sides" not in world.last.labels


async def test_who_sits_with_whom_is_chosen_in_the_lobby(world: World) -> None:
    await world.ann.slash("game new", game="civ", teams=True)
    lobby = world.last
    assert "Change sides" not in lobby.labels
    assert "Team 1:** **Ann** and *free*" in lobby.text
    for person in world.people[1:3]:
        await person.click("Join", on=lobby)
        assert "Start" not in lobby.labels
    assert "You need at least 4 players to start" in lobby.text
    await world.cat.click("Change sides", on=lobby)
    assert "Team 1:** **Ann** and **Bob**" in lobby.text
    await world.dan.click("Join", on=lobby)
    partners = set()
    for _ in range(3):
        await world.ann.click("Change sides", on=lobby)
        table = world.bot.tables.at_channel(world.channel.id)
        assert table is not None
        (side,) = [side for side in table.sides if any(s.name == "Ann" for s in side)]
        partners |= {seat.name for seat in side}
    assert partners == {"Ann", "Bob", "Cat", "Dan"}
    await world.dan.click("Start", on=lobby)
    assert "(Team 2)" in world.board.text


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"teams": True, "seats": 3}, "exactly four players"),
        ({"longer": True}, "no option"),
    ],
)
async def test_options_that_do_not_fit_are_refused(
    world: World, options: dict[str, Any], why: str
) -> None:
    reply = await world.ann.slash("game new", game="civ", **options)
    assert reply.private
    assert why in reply.text
    assert world.bot.tables.at_channel(world.channel.id) is None


async def test_nobody_to_swap_with_is_said(world: World) -> None:
    await world.ann.slash("game new", game="civ", teams=True)
    await world.bob.click("Join", on=world.last)
    lobby = world.last
    custom_id = lobby.button("Change sides").custom_id
    reply = await world.cat.click(custom_id, on=lobby)
    assert "Join" in reply.text
    await world.bob.click("Leave", on=lobby)
    assert lobby.button("Change sides").disabled


async def test_cards_are_found_and_shown(world: World) -> None:
    found = await world.ann.types("card", "name", "livre")
    assert found == {"Holy Book": "civ:holy-book"}
    reply = await world.ann.slash("card", name=found["Holy Book"])
    assert "Your hand limit is 5 this turn" in reply.text
    found = await world.ann.types("card", "name", "democra")
    known = [game for game, names in NAMES.items() if "democracy" in names]
    label = "Democracy (Carta Impera Victoria)" if len(known) > 1 else "Democracy"
    assert found[label] == "civ:democracy"
    assert len(found) == len(known)
    reply = await world.ann.slash("card", name="esercito")
    assert "Attack" in reply.message.alt
    assert "20 of the 104 cards" in reply.text


async def test_the_rules_by_topic(world: World) -> None:
    found = await world.ann.types("rules", "topic", "insp", game="civ")
    assert next(iter(found.items())) == ("Inspiration", "civ-inspiration")
    reply = await world.ann.slash("rules", game="civ", topic="civ-inspiration")
    assert reply.private
    assert "more Culture cards than any other player" in reply.text
    await world.ann.select("Teams", on=reply.message)
    assert "Partners sit across" in reply.message.text
    await begin(world, world.ann, world.bob, game="civ")
    assert "Carta Impera Victoria" in (await world.ann.slash("rules")).text
    assert "The aim" in await world.ann.types("rules", "topic", "aim")


async def test_help_knows_every_game(world: World) -> None:
    reply = await world.ann.slash("help")
    menu = reply.message.selects[0]
    assert list(menu.options) == [*TOPICS]
    for game, menu in zip(GAMES.values(), reply.message.selects[1:], strict=True):
        assert list(menu.options) == [*game.presenter.topics]
    await world.ann.select("civ-draft", on=reply.message)
    assert "passes on three to the left" in reply.message.text


@pytest.mark.parametrize("game", GAMES)
def test_every_topic_fits_on_a_phone(game: str) -> None:
    words = words_for("en")
    assert words(f"game-{game}")
    for topic in GAMES[game].presenter.topics:
        assert len(words(f"help-text-{topic}")) <= 600
