"""Looking at a game: marked changes, the text alternative, the end, the replay."""

from __future__ import annotations

import asyncio
import random
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import discord
import pytest

from bot.core.painter import Painter
from bot.core.render_pool import Outdated, RenderPool
from bot.core.table import Table
from bot.core.words import words_for
from bot.features.board.pictures import Pictures
from bot.features.people.service import People
from bot.storage import GivenAnswer
from bot.tables.replay import points_by_turn, turns_of
from engine import Game, new_game
from engine.simulate import random_answer
from render.card import card_picture
from render.picture import Picture
from render.replay import replay_picture
from tests.bot.autoplay import Autoplay
from tests.bot.choosing import told
from tests.bot.dealt import begin, deal
from tests.bot.executors import DeferredExecutor
from tests.bot.painting import DOT, DOTS, dot
from tests.bot.test_panels import table_with
from tests.bot.world import World

PLAYERS = ["p1", "p2"]
THREE = {"p2": {"hand": ["sailing"]}, "p3": {"hand": ["clothing"]}, "turn": "p1", "actions": 2}


class Tables:
    """The pictures of tables drawn, each of which waits until ``gate`` is open."""

    def __init__(self) -> None:
        self.views: list[Any] = []
        self.themes: list[str] = []
        self.gate = threading.Event()
        self.gate.set()

    def draw(self, view: Any, *about: Any, **more: Any) -> Picture:
        self.gate.wait()
        self.views.append(view)
        self.themes.append(more["theme"])
        return DOTS.table(view, *about, **more)


@pytest.fixture
def drawn() -> Tables:
    return Tables()


@pytest.fixture
def painter(drawn: Tables) -> Painter:
    return replace(DOTS, table=drawn.draw, card=card_picture, replay=replay_picture)


async def test_a_picture_marks_what_changed_since_the_last_turn_of_whoever_plays(
    world: World,
) -> None:
    compared = []

    def draw(view: Any, words: Any, names: Any, *, before: Any, theme: str) -> Picture:
        compared.append((view, before))
        return Picture(DOT, "a picture", "picture.png")

    pictures = Pictures(
        world.bot.tables, world.bot.get(People), ThreadPoolExecutor(2), replace(DOTS, table=draw)
    )
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


async def test_the_table_in_words(world: World) -> None:
    await begin(world, world.ann, world.bob)
    reply = await world.cat.slash("game board", text=True)
    assert reply.private
    assert "Ann" in reply.text
    assert reply.message is not None
    assert not reply.message.pictures


async def test_the_game_once_more(world: World) -> None:
    await begin(world, world.ann, world.bob)
    await Autoplay(world, [world.ann, world.bob], seed=1).play(6)
    reply = await world.cat.slash("game replay")
    assert reply.private
    assert reply.message is not None
    ((name, gif),) = reply.message.pictures.items()
    assert name.endswith(".gif")
    assert gif.startswith(b"GIF89a")


async def test_many_who_want_it_once_more_are_served_one_after_the_other(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.features.board.pictures.turns_of", lambda *_: ["a view"])
    later = DeferredExecutor()
    pictures = Pictures(world.bot.tables, world.bot.get(People), later, replace(DOTS, replay=dot))
    table = table_with(new_game("innovation", PLAYERS, 4, language="en"))
    replays = [pictures.replay(table, [], words_for("en"), "dark") for _ in range(5)]
    served = [asyncio.ensure_future(replay) for replay in replays]
    for number in range(5):
        for _ in range(10):  # everything goes as far as it can
            await asyncio.sleep(0)
        assert later.waiting == 1
        assert sum(each.done() for each in served) == number
        later.go_on()
    assert all(await asyncio.gather(*served))
    pictures.close()


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


async def test_cards_shown_in_this_turn_are_a_picture_of_their_own(world: World) -> None:
    setup = {
        "p1": {"board": {"purple": ["mysticism"]}},
        "p2": {},
        "decks": {"1": ["sailing"]},
    }
    deal(world, setup)
    await begin(world, world.ann, world.bob)
    assert len(world.board.pictures) == 1
    panel = await world.ann.click("Dogma", on=world.board)
    assert [name for name in panel.message.pictures if name.startswith("dogma")]
    await world.ann.click("Activate", on=panel.message)
    assert len(world.board.pictures) == 2
    assert "Sailing" in world.board.alt


async def test_a_card_is_a_picture_too(world: World) -> None:
    for name in ("Oars", "Army", "Democracy"):
        reply = await world.cat.slash("card", name=name)
        assert reply.private
        assert len(reply.message.pictures) == 1
        assert name in reply.message.alt


async def test_a_server_chooses_its_language_and_the_colours_of_its_pictures(
    world: World, drawn: Tables
) -> None:
    role = world.guild.create_role("hosts", permissions=discord.Permissions(manage_guild=True))
    world.env.backend.guilds[world.guild.id].members[world.ann.id].role_ids.append(role.id)
    await begin(world, world.ann, world.bob)
    reply = await world.ann.slash("settings", theme="light", language="it")
    assert reply.private
    assert "light" in reply.text
    assert drawn.themes == ["dark", "light"]
    await world.ann.slash("settings")
    assert (await world.ann.click("This server")).text == reply.text
    elsewhere = world.guild.create_text_channel("altrove")
    await world.restart()
    await world.bob.slash("game new", at=elsewhere)
    assert world.bot.tables.of_user(world.bob.id)[-1].language == "it"


async def test_a_user_chooses_the_colours_of_what_only_they_see(world: World) -> None:
    themes = []

    def draw(*_: Any, theme: str, **__: Any) -> Picture:
        themes.append(theme)
        return Picture(DOT, "a picture", "picture.png")

    pictures = Pictures(
        world.bot.tables, world.bot.get(People), ThreadPoolExecutor(2), replace(DOTS, card=draw)
    )
    await world.ann.slash("settings")
    reply = await world.ann.select("My pictures: high contrast")
    assert "high contrast" in reply.text
    for viewer in (world.ann, world.bob):
        await pictures.card("innovation", "oars", words_for("en"), world.guild.id, viewer.id)
    assert themes == ["contrast", "dark"]
    await world.ann.select("My pictures: same as this server")
    assert world.bot.get(People).get(world.ann.id).theme is None
    pictures.close()


async def test_who_wants_no_animations_gets_turns_instead(world: World) -> None:
    await begin(world, world.ann, world.bob)
    await Autoplay(world, [world.ann, world.bob], seed=1).play(6)
    await world.ann.slash("settings")
    reply = await world.ann.click("Switch animations off")
    assert "**Animations:** off" in reply.text
    replay = await world.ann.slash("game replay")
    assert [name[-4:] for name in replay.message.pictures] == [".png"]
    assert replay.message.offers("Next")
    await world.ann.slash("settings")
    await world.ann.click("Switch animations on")
    replay = await world.ann.slash("game replay")
    assert [name[-4:] for name in replay.message.pictures] == [".gif"]


async def test_a_picture_that_is_outdated_when_its_turn_comes_is_not_drawn(world: World) -> None:
    turns = []

    def draw(view: Any, *_: Any, **__: Any) -> Picture:
        turns.append(view.turn_number)
        return Picture(DOT, "a picture", "picture.png")

    pictures = Pictures(
        world.bot.tables, world.bot.get(People), ThreadPoolExecutor(2), replace(DOTS, table=draw)
    )
    table = table_with(new_game("innovation", PLAYERS, 4, language="en"))
    with pytest.raises(Outdated):
        await pictures.table(table, lambda: True)
    assert not turns
    assert await pictures.table(table, lambda: False)
    assert await pictures.table(table)
    assert len(turns) == 1
    pictures.close()


@pytest.mark.parametrize("how", ["resign", "end"])
async def test_a_game_that_people_end_is_shown_as_over(
    world: World, drawn: Tables, how: str
) -> None:
    seen = drawn.views
    await begin(world, world.ann, world.bob)
    assert not seen[-1].over
    reply = await world.ann.slash(f"game {how}")
    if how == "resign":
        await world.ann.click("Yes, resign", on=reply.message)
    else:
        await world.ann.click("Ask the others", on=reply.message)
        await world.bob.click("Agree to end", on=world.last)
    assert seen[-1].over
    assert seen[-1].winners == (("p2",) if how == "resign" else ())
    assert seen[-1].awaited == ()
    reply = await world.cat.slash("game board", text=True)
    assert ("Bob wins" if how == "resign" else "Game over") in reply.text


async def test_a_hundred_tables_waiting_to_be_drawn_delay_no_acknowledgement(
    world: World, drawn: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(world, world.ann, world.bob)
    board = world.board
    drawn.gate.clear()
    # Not by the thread that the bot itself needs, as in other tests.
    monkeypatch.setattr(world.bot.get(Pictures), "_render_pool", RenderPool(ThreadPoolExecutor(1)))
    (table,) = world.bot.tables.of_user(world.ann.id)
    drawings = [
        asyncio.create_task(world.bot.get(Pictures).table(replace(table, version=1000 + number)))
        for number in range(100)
    ]
    answered = "/interactions/*/callback"
    before = len(world.requests("POST", answered))
    press = asyncio.create_task(world.ann.click("My hand", on=board))
    for _ in range(10_000):
        if len(world.requests("POST", answered)) > before:
            break
        await asyncio.sleep(0)
    in_time = len(world.requests("POST", answered)) > before and not any(
        drawing.done() for drawing in drawings
    )
    drawn.gate.set()
    await asyncio.gather(press, *drawings)
    assert in_time


async def test_a_player_who_resigned_sees_no_hand_until_the_end(world: World) -> None:
    await world.bot.get(People).notify_by(world.ann.id, "dm")
    deal(world, {**THREE, "p1": {"hand": ["agriculture"], "board": {"red": ["oars"]}}})
    table_id = await begin(world, world.ann, world.bob, world.cat)
    hand = await world.ann.slash("game hand")
    assert "Agriculture" in hand.message.everything
    await world.ann.click("Choose", on=world.ann.last_dm)
    assert any("Agriculture" in shown.everything for shown in world.ann.dms)
    await world.bot.tables.resign(table_id, world.ann.id)
    await told(world, table_id)
    assert not any("Agriculture" in shown.everything for shown in world.ann.dms)
    for command in ("game hand", "game log"):
        reply = await world.ann.slash(command)
        assert "Agriculture" not in reply.message.everything
    hand = await world.ann.slash("game hand")
    assert "resigned" in hand.text
    assert "Guess the next move" not in hand.message.labels
    watched = await world.ann.click("DM the result", on=hand.message)
    assert "DM you when the game is over" in watched.text
    assert world.bot.tables.get(table_id).player_of(world.ann.id) is None
    await world.bot.tables.end(table_id)
    assert world.bot.tables.get(table_id).player_of(world.ann.id) == "p1"
