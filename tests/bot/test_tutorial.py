"""The tutorial: a first, private game against a computer, explained step by step."""

from __future__ import annotations

import random
import re

import pytest

from bot.core.table import TableKind
from bot.core.words import languages
from bot.features.computers.driver import Computers
from bot.features.tutorial.service import Tutorials
from bot.games.registry import GAMES
from engine.players import choose
from tests.bot.autoplay import Autoplay
from tests.bot.choosing import melds
from tests.bot.dealt import begin
from tests.bot.speaking import Said, foreign, people_speak
from tests.bot.world import Person, World


def lessons(person: Person) -> str:
    """Return the explanations in this person's newest direct message."""
    told = person.last_dm.text.split("🎓 ", 1)[1]
    return re.split("^([*][*]Your turn|Choose)", told, maxsplit=1, flags=re.MULTILINE)[0]


async def test_a_first_game_begins_in_direct_messages(world: World) -> None:
    reply = await world.ann.slash("tutorial", game="innovation")
    assert reply.private
    assert "in our DMs" in reply.text
    (message,) = world.ann.dms
    assert "**Welcome!** You build a civilisation" in message.text
    assert "Try **Agriculture**" in message.text
    assert message.pictures
    assert world.messages() == []


async def test_it_explains_what_happens_each_thing_once(world: World) -> None:
    await world.ann.slash("tutorial", game="innovation")
    await world.ann.click("Agriculture (1)", on=world.ann.last_dm)
    assert "**You go first**" in lessons(world.ann)
    assert "**You have four actions**" in lessons(world.ann)
    await world.ann.click("Refresh", on=world.ann.last_dm)
    assert "**You go first**" in lessons(world.ann)  # nothing is lost by looking again
    await world.ann.click("Draw", on=world.ann.last_dm)
    assert "**You go first**" not in lessons(world.ann)
    assert "**Meld** puts a card from your hand on your board" in lessons(world.ann)
    assert "**Your turn:** 2 actions." in world.ann.last_dm.text  # the computer has played already
    await melds(world.ann, "Writing (1)", world.ann.last_dm)
    assert "**Writing** is on top of its colour now" in lessons(world.ann)
    assert len(world.ann.dms) == 1
    assert world.messages() == []


async def test_it_can_be_left_and_gone_on_with_also_after_a_restart(world: World) -> None:
    await world.ann.slash("tutorial", game="civ")
    await world.ann.click("Religion", on=world.ann.last_dm)
    before = lessons(world.ann)
    assert "**Effects** come next" in before
    await world.restart(killed=True)
    await world.later(hours=12)
    assert lessons(world.ann) == before
    reply = await world.ann.slash("tutorial")
    assert "continues" in reply.text
    (message,) = world.ann.dms  # the old one is gone
    assert lessons(world.ann) == before
    await world.ann.click("Draw, end turn", on=message)
    assert "played" in lessons(world.ann)


async def test_nobody_is_called_and_no_time_runs(world: World) -> None:
    await world.ann.slash("tutorial", game="civ")
    messages = len(world.requests("POST", "/channels/*/messages"))
    await world.later(hours=30)
    assert len(world.requests("POST", "/channels/*/messages")) == messages


async def test_it_is_played_where_one_asked_if_direct_messages_are_closed(world: World) -> None:
    world.ann.closes_dms()
    reply = await world.ann.slash("tutorial", game="innovation")
    assert reply.private
    assert "**Welcome!**" in reply.text
    reply = await world.ann.click("Agriculture (1)", on=reply.message)
    assert "**You go first**" in reply.text
    reply = await world.ann.click("Draw", on=reply.message)
    assert "**Meld** puts" in reply.text
    assert "**Your turn:** 2 actions." in reply.text
    assert reply.private
    assert world.messages() == []


async def test_one_tutorial_at_a_time(world: World) -> None:
    await world.ann.slash("tutorial", game="innovation")
    reply = await world.ann.slash("tutorial", game="civ")
    assert "You’re in the middle of learning **Innovation**" in reply.text
    first = world.bot.get(Tutorials).under_way(world.ann.id)
    assert first is not None
    await world.ann.click("End it, learn Carta Impera Victoria", on=reply.message)
    table = world.bot.get(Tutorials).under_way(world.ann.id)
    assert table is not None
    assert table.game_name == "civ"
    assert world.bot.tables.get(first.id).status == "ended"
    assert "You lead a people" in world.ann.last_dm.text


async def test_two_presses_at_once_begin_one_game(world: World) -> None:
    replies = await world.together(
        world.ann.slash("tutorial", game="civ"), world.ann.slash("tutorial", game="civ")
    )
    assert all(reply.acknowledged for reply in replies)
    assert len(world.bot.tables.of_user(world.ann.id)) == 1


async def test_no_message_names_its_channel_which_is_only_ones_direct_messages(
    world: World,
) -> None:
    await world.ann.slash("tutorial", game="civ")
    for command in ("orders", "log", "hint", "hand"):
        reply = await world.ann.slash(f"game {command}")
        assert "<#" not in reply.text


async def test_before_it_is_ended_it_asks_once(world: World) -> None:
    await world.ann.slash("tutorial", game="civ")
    before = lessons(world.ann)
    await world.ann.click("End tutorial…", on=world.ann.last_dm)
    assert "**End the tutorial?**" in world.ann.last_dm.text
    assert world.bot.get(Tutorials).under_way(world.ann.id) is not None
    await world.restart()
    await world.ann.click("Keep playing", on=world.ann.last_dm)
    assert lessons(world.ann) == before
    await world.ann.click("Religion", on=world.ann.last_dm)
    assert "**Effects** come next" in lessons(world.ann)


async def test_it_is_ended_by_whoever_says_so(world: World) -> None:
    await world.ann.slash("tutorial", game="civ")
    await world.ann.click("End tutorial…", on=world.ann.last_dm)
    asked = world.ann.last_dm
    replies = await world.together(*(world.ann.click("Yes, end it", on=asked) for _ in range(2)))
    assert all(reply.acknowledged for reply in replies)
    assert world.ann.last_dm.text.count("The tutorial has ended") == 1
    assert "moderator" not in world.ann.last_dm.text
    assert world.bot.get(Tutorials).under_way(world.ann.id) is None
    assert "Learn Innovation" in world.ann.last_dm.labels
    await world.ann.click("Learn Innovation", on=world.ann.last_dm)
    assert "**Welcome!** You build a civilisation" in world.ann.last_dm.text


async def test_it_is_offered_in_the_help_and_in_the_lobby(world: World) -> None:
    reply = await world.ann.slash("help")
    reply = await world.ann.click("New here? Learn it in ten minutes", on=reply.message)
    assert "Which game would you like to learn?" in reply.text
    await world.bob.slash("game new", game="civ")
    reply = await world.cat.click("New here? Learn it in ten minutes", on=world.board)
    assert reply.private
    assert "You lead a people" in world.cat.last_dm.text
    assert world.bot.tables.of_user(world.cat.id)[0].kind is TableKind.TUTORIAL
    reply = await world.dan.slash("tutorial")
    assert "Which game would you like to learn?" in reply.text


async def test_it_stays_away_from_the_channel_and_from_others(world: World) -> None:
    await world.ann.slash("tutorial", game="civ")
    table = world.bot.get(Tutorials).under_way(world.ann.id)
    assert table is not None
    assert not table.terms.rated
    reply = await world.ann.slash("game move")
    assert "stays in your DMs" in reply.text
    reply = await world.bob.slash("game new", game="innovation")  # the channel is free
    assert "The table’s open" in reply.text


@pytest.mark.parametrize("game", ["innovation", "civ"])
async def test_a_learner_is_told_most_of_it_within_ten_minutes(world: World, game: str) -> None:
    await world.ann.slash("tutorial", game=game)
    table = world.bot.get(Tutorials).under_way(world.ann.id)
    assert table is not None
    chance, answers = random.Random(3), 0
    while table.active and "enough" not in world.bot.tables.store.tutorials.load(table.id).told:
        assert table.game is not None
        asked, view = table.game.pending["p1"], table.game.view("p1")
        level = "normal" if chance.random() < 0.7 else "easy"
        answer = choose(game, level, view, asked, chance)
        await world.bot.tables.answer(table.id, world.ann.id, asked.number, answer)
        await world.bot.get(Computers).done_at(table.id)
        await world.ann.slash("game hand", at=world.ann.dm)
        table, answers = world.bot.tables.get(table.id), answers + 1
    told = world.bot.tables.store.tutorials.load(table.id).told
    assert len(told) == len(set(told)) > len(GAMES[game].tutorial.lessons) * 0.6
    assert answers < 45


@pytest.mark.soak
@pytest.mark.parametrize("game", ["innovation", "civ"])
@pytest.mark.parametrize("language", languages())
async def test_it_speaks_the_language_of_whoever_learns(
    world: World, monkeypatch: pytest.MonkeyPatch, language: str, game: str
) -> None:
    people_speak(monkeypatch, language, "en-US")
    said = Said(world, monkeypatch)
    await world.ann.slash("tutorial", game=game)
    autoplay = Autoplay(world, [world.ann], seed=2)
    for _ in range(12):
        await autoplay.decide(world.ann, world.ann.last_dm)
    assert len(world.ann.dms) == 1
    assert said.publicly == []
    assert language == "en" or foreign(said.privately, language) == {}


@pytest.mark.soak
async def test_a_whole_tutorial_by_presses(world: World) -> None:
    await world.ann.slash("tutorial", game="civ")
    table = world.bot.get(Tutorials).under_way(world.ann.id)
    assert table is not None
    autoplay = Autoplay(world, [world.ann], seed=2)
    while world.bot.tables.get(table.id).active:
        await autoplay.decide(world.ann, world.ann.last_dm)
    assert world.bot.tables.get(table.id).status == "over"
    text = world.ann.last_dm.text
    assert "you’ve won your first game" in text or "The computer won this time" in text
    assert "Learn Innovation" in world.ann.last_dm.labels
    assert "End tutorial…" not in world.ann.last_dm.labels
    assert world.messages() == []


async def test_nothing_says_that_a_tutorial_waits(world: World) -> None:
    await world.ann.slash("tutorial", game="civ")
    reply = await world.ann.slash("mygames")
    assert "Your move" not in reply.text
    assert "· tutorial" in reply.text
    await begin(world, world.ann, world.bob)
    hand = await world.ann.click("My hand", on=world.board)
    reply = await world.ann.click(hand.message.labels[0], on=hand.message)
    assert "You’ve chosen" in reply.text
    assert not any("waiting" in label for label in reply.message.labels)
