"""Choosing: menus with pages, cards, orders, piles; no hidden cards in public."""

from __future__ import annotations

import random
from datetime import UTC, datetime
from typing import Any

import pytest
from discord import ui

from bot.core.names import in_text
from bot.core.table import PLAYING, Seat, StoredGame, Table, Waiting
from bot.core.words import words_for
from bot.features.board.awaited import turn_notification
from bot.features.board.messages import table_panel
from bot.features.history.lines import latest, pages
from bot.games.innovation.cards import token_choice
from bot.ui.decision import PICKS_LIMIT, add_choice
from bot.ui.panel import Panel, cut
from bot.ui.private_view import Step
from bot.ui.tries import places, signs
from engine import Decision, Game, new_game
from engine.innovation.cards import CARDS
from engine.line import game_of
from tests.bot.crowded import crowded_hand
from tests.bot.dealt import begin, deal
from tests.bot.sent import as_sent
from tests.bot.world import World
from tests.discord_api import message_limits

WORDS = words_for("en")
NAMES = {"p1": "Ann", "p2": "Bob", "p3": "Cat", "p4": "Dan"}


def of_age(*ages: int) -> list[str]:
    """Return the ids of the cards of these ages."""
    return [card.id for card in CARDS.values() if card.age in ages]


async def test_a_long_hand_has_pages(world: World) -> None:
    hand = of_age(2, 3, 4)
    deal(world, {"p1": {"hand": hand, "board": {"red": ["oars"]}}, "p2": {}, "turn": "p1"})
    table_id = await begin(world, world.ann, world.bob)
    panel = (await world.ann.click("Meld", on=world.board)).message
    first_page = set(panel.selects[0].options.values())
    assert len(first_page) == 25
    await world.ann.click("More", on=panel)
    second_page = panel.selects[0].options
    assert len(second_page) == len(hand) - 25
    assert not first_page & set(second_page.values())
    chosen = next(iter(second_page))
    await world.ann.select(chosen, on=panel)
    assert world.bot.tables.get(table_id).answer_count == 1
    assert second_page[chosen].split(" (")[0] in world.board.text


async def test_many_cards_are_picked_across_pages(world: World) -> None:
    hand = of_age(2, 3, 4)
    hand.remove("currency")
    setup = {"p1": {"hand": hand, "board": {"green": ["currency"]}}, "p2": {}, "turn": "p1"}
    deal(world, setup)
    table_id = await begin(world, world.ann, world.bob)
    await world.ann.click("Dogma", on=world.board)
    panel = (await world.ann.click("Activate")).message
    assert panel.offers("None")
    first = list(panel.selects[0].options)[3]
    await world.ann.select(first, on=panel)
    await world.ann.click("More", on=panel)
    others = list(panel.selects[0].options)[:2]
    await world.ann.select(*others, on=panel)
    assert panel.text.count("\n1. ") == 1
    assert "3. " in panel.text
    await world.ann.click("Done (3)", on=panel)
    table = world.bot.tables.get(table_id)
    answers = world.bot.tables.answers(table_id)
    assert len(answers[-1].answer) == 3
    assert table.answer_count == 2


async def test_an_order_is_pressed_one_after_the_other(world: World) -> None:
    setup = {
        "p1": {"hand": ["sailing", "oars", "tools"], "board": {"green": ["currency"]}},
        "p2": {},
        "turn": "p1",
    }
    deal(world, setup)
    table_id = await begin(world, world.ann, world.bob)
    await world.ann.click("Dogma", on=world.board)
    panel = (await world.ann.click("Activate")).message
    await world.ann.click("Tools", on=panel)
    await world.ann.click("Oars", on=panel)
    assert "1. Tools (1)\n2. Oars (1)" in panel.text
    await world.ann.click("Start again", on=panel)
    assert "1. " not in panel.text
    await world.ann.click("Oars", on=panel)
    await world.ann.click("Sailing", on=panel)
    await world.ann.click("Done", on=panel)
    assert world.bot.tables.answers(table_id)[-1].answer == ("oars", "sailing")


async def test_a_pile_is_put_into_a_new_order(world: World) -> None:
    setup = {
        "p1": {
            "board": {
                "blue": ["publications", "tools", "pottery"],
                "red": ["oars", "archery", "construction"],
            }
        },
        "p2": {},
        "turn": "p1",
    }
    assert CARDS["publications"].color == "blue"
    deal(world, setup)
    table_id = await begin(world, world.ann, world.bob)
    await world.ann.click("Dogma", on=world.board)
    reply = await world.ann.click("Publications")
    panel = (await world.ann.click("Activate", on=reply.message)).message
    assert [label for label in panel.labels if label in ("red", "blue", "None")]
    await world.ann.click("red", on=panel)
    assert not any("Pottery" in label for label in panel.labels)
    await world.ann.click("Archery", on=panel)
    await world.ann.click("Construction", on=panel)
    await world.ann.click("Done (3)", on=panel)
    answer = world.bot.tables.answers(table_id)[-1].answer
    assert answer == ("archery", "construction", "oars")


def decision(kind: str, options: list[str], **more: Any) -> Decision:
    """Return a decision of Ann's."""
    return Decision("p1", kind, tuple(options), **{"purpose": "return", "number": 7, **more})


EVERYTHING = list(CARDS)


@pytest.mark.parametrize(
    "asked",
    [
        decision("cards", EVERYTHING),
        decision("cards", EVERYTHING, min=0, max=105),
        decision("cards", EVERYTHING, min=3, max=3),
        decision("cards", EVERYTHING, min=0, max=105, ordered=True),
        decision("order", EVERYTHING, min=105, max=105, ordered=True),
        decision("cards", EVERYTHING[:7], min=0, max=7, whole=True),
        decision("value", [str(value) for value in range(1, 11)]),
        decision("pile-value", [f"p{p} {v}" for p in (2, 3, 4) for v in range(1, 11)]),
        decision("color", ["red", "yellow", "green", "blue", "purple"], min=2, max=2),
        decision("cards", [], min=0, max=0),
    ],
    ids=lambda asked: f"{asked.kind}-{asked.min}-{asked.max}",
)
@pytest.mark.parametrize("count", [0, 1, 2, 24, PICKS_LIMIT])
async def test_every_choice_fits_into_a_message(asked: Decision, count: int) -> None:
    picked = tuple(range(min(count, asked.max, len(asked.options), PICKS_LIMIT)))
    choices = [token_choice(asked, token, WORDS, NAMES) for token in asked.options]
    for page in range(5):
        if page * 25 >= max(1, len(asked.options) - (len(picked) if asked.ordered else 0)):
            break
        panel = Panel()
        step = Step(page=page, picked=picked)
        add_choice(panel, 123456789, asked, choices, WORDS, step)
        assert list(message_limits({"components": panel.to_components()})) == []


def test_places_travel_in_custom_ids() -> None:
    assert places(signs(range(105))) == tuple(range(105))
    assert ":" not in signs(range(105))
    assert len("pick-next:123456789012:123456:4:" + signs(range(PICKS_LIMIT))) <= 100


def played(seed: int, answers: int) -> Game:
    """Return a game of four after so many random answers."""
    players = ["p1", "p2", "p3", "p4"]
    game, chance = new_game("innovation", players, seed=seed), random.Random(seed)
    for _ in range(answers):
        if game.over:
            break
        asked = chance.choice(list(game.pending.values()))
        chosen = chance.choice(asked.groups) if asked.groups else asked.options
        game.answer(asked.player, chance.sample(chosen, min(asked.max, len(chosen))))
    return game


def table_with(game: Game, name: str = "Ann") -> Table:
    """Return a table at which ``game`` is played."""
    return Table(
        id=1,
        guild_id=2,
        channel_id=3,
        host_id=1,
        game_name="innovation",
        language="en",
        max_seats=4,
        opened_at=datetime(2030, 1, 1, tzinfo=UTC),
        status=PLAYING,
        seats=tuple(
            Seat(player, number, f"{name}{number}", waiting=Waiting(0))
            for number, player in enumerate(game.players)
        ),
        stored=StoredGame.of(game),
    )


async def test_all_panels_of_random_games_fit_and_tell_nothing_hidden() -> None:
    seen = set()
    for seed in range(6):
        for answers in (0, 1, 30, 90, 150, 210):
            game = played(seed, answers)
            if game.over:
                continue
            table = table_with(game, "*" * 32)
            hidden = set()
            board = table_panel(table, ["x" * 90] * 60, []).to_components()
            asked_of = [one.player for one in game.view(None).awaited]
            notified = turn_notification(table, asked_of, WORDS).sending()
            for player, asked in game.pending.items():
                seen.add(asked.kind)
                mine = crowded_hand(table, player, WORDS)
                assert list(message_limits({"components": mine})) == []
                if asked.secret:
                    hidden |= {token.split()[-1] for token in asked.options if token != "draw"}
            view = game.view(None)
            hidden -= {card for seat in view.seats for pile in seat.board for card in pile.cards}
            for sent in ({"components": board}, as_sent(notified)):
                assert list(message_limits(sent)) == []
                told = str(sent)
                for card in hidden & CARDS.keys():
                    assert f"'{card}'" not in told
                    assert f" {WORDS.card(card)} " not in told
    assert {"action", "cards"} <= seen


@pytest.mark.parametrize("cards", range(1, 20))
def test_any_number_of_cards_can_be_asked_in_the_fullest_panel(cards: int) -> None:
    hand = " ".join(of_age(2, 3)[:cards])
    game = game_of(f"innovation; p1: purple democracy | hand {hand}; p2: blue tools; turn p1")
    game.answer("p1", "dogma democracy")
    assert len(game.pending["p1"].options) == cards
    sent = {"components": crowded_hand(table_with(game, "*" * 32), "p1", WORDS)}
    assert list(message_limits(sent)) == []
    if cards > 1:
        assert f"Choose all ({cards})" in str(sent)


def test_paragraphs_are_joined_where_components_would_not_fit() -> None:
    panel = Panel().text("one").text("two").line().text("three").text("four")
    for row in "abcdefg":
        panel.row(*[ui.Button(label="go", custom_id=f"{row}{place}") for place in range(4)])
    components = panel.to_components()
    assert list(message_limits({"components": components})) == []
    texts = [each["content"] for each in components[0]["components"] if "content" in each]
    assert texts == ["one\ntwo", "three", "four"]


def test_a_text_is_cut_after_a_whole_line() -> None:
    assert cut("one\ntwo\nthree", 9) == "one\ntwo\n…"
    assert cut("abcdefgh", 4) == "abc…"
    assert cut("abc", 3) == "abc"


def test_names_are_harmless() -> None:
    assert "@everyone" not in in_text("@everyone")
    assert in_text("**a**") == "\\*\\*a\\*\\*"


def test_the_log_is_paged_from_the_end() -> None:
    lines = [f"line {number}" for number in range(100)]
    paged = pages(lines, 100)
    assert [line for page in paged for line in page] == lines
    assert all(len("\n".join(page)) <= 100 for page in paged)
    assert len(paged[-1]) >= len(paged[0])


def test_the_latest_lines_are_kept() -> None:
    kept = latest([f"line {number}" for number in range(100)], 60, WORDS)
    assert kept.endswith("line 99")
    assert "/game log" in kept.splitlines()[0]


async def test_an_exact_number_is_answered_by_the_menu_alone(world: World) -> None:
    setup = {"p1": {"board": {"purple": ["empiricism"]}}, "p2": {}, "turn": "p1"}
    deal(world, setup)
    table_id = await begin(world, world.ann, world.bob)
    await world.ann.click("Dogma", on=world.board)
    panel = (await world.ann.click("Activate")).message
    assert panel.selects[0].min == panel.selects[0].max == 2
    await world.ann.select("red", "blue", on=panel)
    assert set(world.bot.tables.answers(table_id)[-1].answer) == {"red", "blue"}


async def test_a_value_is_named_and_a_hidden_card_chosen_by_its_back(world: World) -> None:
    setup = {
        "p1": {"board": {"green": ["mass-media"], "blue": ["rocketry"]}, "hand": ["oars"]},
        "p2": {"score": ["tools", "calendar"]},
        "turn": "p1",
    }
    deal(world, setup)
    table_id = await begin(world, world.ann, world.bob)
    await world.ann.click("Dogma", on=world.board)
    panel = (await world.ann.click("Mass Media")).message
    await world.ann.click("Activate", on=panel)
    await world.ann.click("Oars", on=panel)
    assert "Age 10" in str(panel)
    assert "Tools" not in panel.everything
    await world.ann.select("Age 2", on=panel)
    assert world.bot.tables.answers(table_id)[-1].answer == ("2",)
    assert "Calendar" not in world.board.text
