"""Hints: options named and explained, without playing for the user."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.core.table import PLAYING, Seat, StoredGame, Table
from bot.core.terms import Terms
from bot.core.words import languages, words_for
from bot.core.workers import Workers
from bot.features.hints.agreement import can_be_asked
from bot.features.hints.messages import hint_panel
from bot.features.hints.service import advises, counts, think
from bot.features.votes.service import Votes
from bot.games.innovation.hints import why
from engine import Game, Refusal, new_game
from engine.games import GAMES
from engine.line import game_of
from engine.players import choose
from tests.bot.audit.pressing import press
from tests.bot.autoplay import Autoplay
from tests.bot.dealt import begin, deal
from tests.bot.executors import InlineExecutor
from tests.bot.tournaments.driver import begun, first
from tests.bot.world import Person, Shown, World

SETUP: dict[str, Any] = {
    "p1": {"board": {"yellow": ["agriculture"], "red": ["archery"]}, "hand": ["oars", "tools"],
           "score": ["clothing", "pottery", "sailing", "masonry", "writing"]},
    "p2": {"board": {"blue": ["mathematics"]}, "hand": ["the-wheel"]},
    "turn": "p1",
    "actions": 2,
}  # fmt: skip


async def test_every_option_is_named_with_what_it_does(world: World) -> None:
    deal(world, SETUP)
    table_id = await begin(world, world.ann, world.bob)
    await world.bot.tables.note(table_id, terms=Terms(advice=True))
    hand = await world.ann.click("My hand", on=world.board)
    reply = await world.ann.click("What can I do?", on=hand.message)
    assert reply.private
    for told in (
        "**Draw** a card of age 1",
        "**Meld** 🟥 **Oars** (1) 🏰👑🏰 on top of Archery: ",
        "**Meld** 🟦 **Tools**",
        "**Activate** 🟨 **Agriculture**. ",
        "**Activate** 🟥 **Archery**. *The demand hits Bob.*\n  - Bob: one card from their "
        "hand\n  - ⚔️ **Demand** (🏰): Each player",
        "**Achieve** Age 1",
        "strongest:**\n⭐ **",
    ):
        assert told in reply.text
    assert world.bot.tables.get(table_id).answer_count == 0
    back = await world.ann.click("My hand", on=reply.message)
    assert "Draw" in back.message.labels


def test_icons_that_a_meld_adds_count_those_of_a_splayed_pile() -> None:
    game = game_of(
        "innovation; ann: red archery/metalworking<left | hand oars; bob: blue writing; turn ann 2"
    )
    decision, view = game.pending["ann"], game.view("ann")
    told = why(decision, ("meld oars",), view, words_for("en"), {}, None)
    assert "it adds 🏰👑 to your board" in told


async def test_what_would_change_nothing_does_not_look_strong(world: World) -> None:
    blue, red, green = {"blue": ["writing"]}, {"red": ["metalworking"]}, {"green": ["sailing"]}
    deal(
        world,
        {
            "p1": {"board": {"green": ["clothing"]}, "hand": ["the-wheel"]},
            "p2": {"board": blue, "hand": ["tools"]},
            "p3": {"board": red, "hand": ["oars"]},
            "p4": {"board": green, "hand": ["archery"]},
            "turn": "p1",
            "actions": 1,
        },
    )
    table_id = await begin(world, world.ann, world.bob, world.cat, world.dan)
    await world.bot.tables.note(table_id, terms=Terms(rated=False))
    told = (await world.ann.slash("game hint")).text
    assert "*It would change nothing now.*" in told
    assert "⭐ **Draw**" in told
    assert "⭐ **Dogma: Clothing**" not in told


async def test_who_is_not_asked_learns_who_is(world: World) -> None:
    deal(world, SETUP)
    await begin(world, world.ann, world.bob)
    hand = await world.bob.click("My hand", on=world.board)
    assert "What can I do?" not in hand.message.labels
    reply = await world.bob.slash("game hint")
    assert reply.private
    assert "Waiting for Ann" in reply.text
    reply = await world.cat.slash("game hint")
    assert "You’re not in this game" in reply.text


async def test_a_strict_table_gives_no_advice(world: World) -> None:
    deal(world, SETUP)
    table_id = await begin(world, world.ann, world.bob)
    await world.bot.tables.note(table_id, terms=Terms(strict=True))
    reply = await world.ann.slash("game hint")
    assert "⭐" not in reply.text
    assert "without advice" in reply.text
    assert "**Meld** 🟦 **Tools**" in reply.text


async def test_a_rated_game_has_no_advice_unless_it_was_agreed(world: World) -> None:
    deal(world, SETUP)
    for agreed in (False, True):
        await world.ann.slash("game new", seats=2, game="innovation")
        lobby = world.last
        assert "💡" not in lobby.text
        options = await world.ann.click("Options…", on=lobby)
        assert "but not the strongest ones" in options.text
        if agreed:
            await world.ann.click("Hints with advice", on=options.message)
            assert "💡 Hints name the strongest options" in lobby.text
        await world.bob.click("Join", on=lobby)
        await world.ann.click("Start", on=lobby)
        reply = await world.ann.slash("game hint")
        assert "**Meld** 🟦 **Tools**" in reply.text
        assert ("⭐" in reply.text) == agreed
        assert ("without advice" in reply.text) != agreed
        world.channel = world.guild.create_text_channel("elsewhere")


@pytest.mark.parametrize(
    ("terms", "computer", "advised"),
    [
        (Terms(), False, False),
        (Terms(advice=True), False, True),
        (Terms(rated=False), False, True),
        (Terms(practice=True), False, True),
        (Terms(), True, True),
        (Terms(strict=True, advice=True), False, False),
    ],
)
def test_advice_is_a_matter_of_the_terms(terms: Terms, computer: bool, advised: bool) -> None:
    table = table_of(arranged("innovation", ("p1", "p2"), {**SETUP, "seed": 0}))
    one, other = table.seats
    seats = (one, Seat("p2", None, "Plato", "easy")) if computer else (one, other)
    assert advises(replace(table, terms=terms, seats=seats)) == advised


async def test_a_hint_knows_nothing_that_the_person_does_not() -> None:
    texts = []
    for theirs, decks in (
        ({"hand": ["the-wheel"], "score": ["mysticism"]}, {"1": ["domestication", "metalworking"]}),
        ({"hand": ["mysticism"], "score": ["the-wheel"]}, {"1": ["metalworking", "domestication"]}),
    ):
        setup = {**SETUP, "p2": {**SETUP["p2"], **theirs}, "decks": decks, "seed": 0}
        table = table_of(arranged("innovation", ("p1", "p2"), setup))
        text = "\n".join(
            texts_of(
                hint_panel(
                    table, await think(Workers(InlineExecutor()), table, "p1"), words_for("en")
                )
            )
        )
        texts.append(text)
    assert texts[0] == texts[1]


@pytest.mark.soak
@pytest.mark.parametrize("game", ["innovation", "civ"])
async def test_there_is_a_hint_for_whatever_can_be_asked(game: str) -> None:
    chance, kinds = random.Random(5), set()
    every_language = [words_for(language) for language in languages()]
    for seed in range(16):
        options = {"variant": "draft"} if game == "civ" and seed % 3 == 0 else {}
        playing = new_game(game, ("p1", "p2", "p3")[: 2 + seed % 2], seed, **options)
        for _ in range(500):
            if playing.over:
                break
            player = min(playing.pending)
            decision, view = playing.pending[player], playing.view(player)
            kind = decision.kind, decision.purpose
            if kind not in kinds:
                kinds.add(kind)
                table = table_of(playing)
                thought = await think(Workers(InlineExecutor()), table, player)
                for answer in thought.strongest:
                    assert decision.check(answer) == answer
                for words in every_language:
                    told = "\n".join(texts_of(hint_panel(table, thought, words)))
                    assert 0 < len(told) < 4000
                    lines = [line for line in told.split("\n") if line.startswith("- ")]
                    assert len(lines) == len({*lines}), told
            playing.answer(player, choose(game, "easy", view, decision, chance))
    asked = {kind for kind, _ in kinds}
    if game == "innovation":
        assert asked >= {"action", "cards", "order", "yes-no", "color", "splay", "player", "way"}
    else:
        assert asked >= {"action", "cards", "domain", "player-domain", "player"}


def arranged(name: str, players: tuple[str, ...], setup: dict[str, Any]) -> Game:
    """Return a game in progress, in the notation of the scenarios."""
    return Game(name, players, {}, 0, GAMES[name].rules.arrange(players, {}, setup))


def table_of(game: Game) -> Table:
    """Return a table at which ``game`` is played."""
    seats = tuple(Seat(player, place, player) for place, player in enumerate(game.players))
    return Table(
        1, 1, 1, 1, game.name, "en", 4, datetime(2030, 1, 1, tzinfo=UTC),
        seats=seats, status=PLAYING, stored=StoredGame.of(game), terms=Terms(advice=True),
    )  # fmt: skip


def texts_of(panel: Any) -> list[str]:
    """Return the texts of a panel."""
    return [part.content for part in panel.walk_children() if hasattr(part, "content")]


# Advice that is agreed on after the start


async def asks(world: World, person: Person, label: str) -> Shown:
    """Let a player ask for a change of advice in the options; return the question."""
    await person.click("More…", on=person.last_dm)
    options = await person.click("Options…", on=person.last_dm)
    await person.click(label, on=options.message)
    return next(shown for shown in reversed(world.messages()) if shown.offers("Agree"))


async def test_everybody_together_allows_advice_after_the_start(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob, world.cat)
    question = await asks(world, world.ann, "Ask for hints with advice")
    assert "would like hints to name the strongest options" in question.text
    await world.bob.click("Agree", on=question)
    assert "not being asked" in (await world.dan.click("Agree", on=question)).text
    assert not world.bot.tables.get(table_id).terms.advice
    await world.restart(killed=True)
    await world.cat.click("Agree", on=question)
    table = world.bot.tables.get(table_id)
    assert table.terms.advice
    assert table.terms.rated
    assert counts(table)
    assert "The result still counts for the ratings" in question.text
    reply = await world.ann.slash("game hint")
    assert "without advice" not in reply.text
    log = (await world.dan.slash("game log")).text
    assert log.count("from now on hints name the strongest options") == 1


async def test_one_who_refuses_keeps_hints_without_advice(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob, world.cat)
    question = await asks(world, world.ann, "Ask for hints with advice")
    await world.bob.click("Agree", on=question)
    await world.cat.click("Refuse", on=question)
    assert not world.bot.tables.get(table_id).terms.advice
    assert "without advice" in (await world.ann.slash("game hint")).text
    assert "hints" not in (await world.ann.slash("game log")).text


async def test_advice_can_be_given_up_again_and_the_log_tells_both(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob)
    question = await asks(world, world.ann, "Ask for hints with advice")
    await world.together(
        world.bob.click("Agree", on=question), world.bob.click("Agree", on=question)
    )
    first = world.bot.tables.get(table_id).public_view.turn_number
    assert world.bot.tables.get(table_id).terms.advice_changes == (first,)
    await Autoplay(world, [world.ann, world.bob], 3).play(6)
    question = await asks(world, world.bob, "Ask for hints without it")
    await world.ann.click("Agree", on=question)
    terms = world.bot.tables.get(table_id).terms
    assert not terms.advice
    assert len(terms.advice_changes) == 2
    assert terms.advice_changes[1] > first
    lines = (await world.ann.slash("game log")).text.split("\n")
    (on,) = [at for at, line in enumerate(lines) if "name the strongest options" in line]
    (off,) = [at for at, line in enumerate(lines) if "hints give no advice" in line]
    assert on < off < len(lines)


async def test_an_absent_owner_agrees_and_not_their_stand_in(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob)
    table = world.bot.tables.get(table_id)
    until = world.bot.tables.now() + timedelta(days=3)
    seats = table.with_seat(table.seats[1].player, sitter_id=world.cat.id, sitter_until=until)
    await world.bot.tables.note(table_id, seats=seats)
    with pytest.raises(Refusal, match="only-sitting-in"):
        await world.bot.get(Votes).propose(table_id, "advice", world.cat.id, {"advice": True})
    vote = await world.bot.get(Votes).propose(table_id, "advice", world.ann.id, {"advice": True})
    with pytest.raises(Refusal, match="vote-not-asked"):
        await world.bot.get(Votes).agree(vote.id, world.cat.id)
    await world.bot.get(Votes).agree(vote.id, world.bob.id)
    assert world.bot.tables.get(table_id).terms.advice


@pytest.mark.parametrize(
    "terms", [Terms(rated=False), Terms(strict=True), Terms(practice=True), Terms(advice=True)]
)
async def test_nobody_is_asked_where_advice_is_no_question(world: World, terms: Terms) -> None:
    table_id = await begin(world, world.ann, world.bob)
    await world.bot.tables.note(table_id, terms=terms)
    with pytest.raises(Refusal, match="vote-lapsed"):
        await world.bot.get(Votes).propose(table_id, "advice", world.ann.id, {"advice": True})
    reply = await press(world, world.ann, f"advice-ask:{table_id}:yes")
    assert "this request has expired" in reply.text


async def test_the_tables_of_tournaments_have_no_vote_on_advice(world: World) -> None:
    driver = await begun(world)
    table = driver.table(first(driver))
    player = table.seats[0].person
    with pytest.raises(Refusal, match="vote-lapsed"):
        await world.bot.get(Votes).propose(table.id, "advice", player, {"advice": True})
    assert not can_be_asked(table, player)


def test_another_game_begins_with_the_advice_of_the_lobby() -> None:
    for advice in (False, True):
        terms = Terms(advice=advice, advice_changes=(3, 5, 8), amended=True)
        assert terms.advice_at_start is not advice
        assert terms.at_start == Terms(advice=not advice)
