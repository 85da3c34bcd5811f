"""Trying moves out in the private panel: no move is played before *Play it*."""

from __future__ import annotations

from typing import Any

from bot.core.words import words_for
from bot.ui.tries import TRIES_LIMIT, TriedDecision, Tries, decision_id
from engine import Decision
from engine.innovation.cards import CARDS
from tests.bot.audit.pressing import press
from tests.bot.choosing import activates, melds, told
from tests.bot.dealt import begin, deal
from tests.bot.world import Shown, World

EN = words_for("en")

# Ann alone carries out Agriculture, which draws a card of age 2.
TURN: dict[str, Any] = {
    "p1": {"board": {"yellow": ["agriculture"]}, "hand": ["metalworking", "oars", "tools"]},
    "p2": {"board": {"red": ["archery"]}, "hand": ["currency"]},
    "decks": {"1": ["pottery"], "2": ["mapmaking"]},
    "turn": "p1",
    "actions": 2,
}


async def begins_to_try(world: World) -> tuple[int, Shown]:
    """Let ann open her private panel in her turn, and begin to try."""
    deal(world, TURN)
    table_id = await begin(world, world.ann, world.bob)
    panel = (await world.ann.click("Choose", on=world.call)).message
    return table_id, (await world.ann.click("Try out", on=panel)).message


async def test_two_moves_are_tried_and_then_played_in_one_go(world: World) -> None:
    table_id, panel = await begins_to_try(world)
    before, public = world.bot.tables.get(table_id), world.board.everything
    await melds(world.ann, "Metalworking (1)", panel)
    assert "You meld **Metalworking**" in panel.text
    assert "one action left" in panel.text
    await melds(world.ann, "Oars (1)", panel)
    assert "Your turn would be over" in panel.text
    assert world.bot.tables.get(table_id) == before
    assert world.board.everything == public
    await world.ann.click("Play all 2", on=panel)
    after = world.bot.tables.get(table_id)
    assert after.answer_count == 2
    assert after.version == before.version + 1
    seen = world.game(table_id).view("p1").seat("p1")
    assert seen.board[0].cards == ("oars", "metalworking")
    assert "Played all 2 moves" in panel.text
    assert "turn 4 · Bob" in world.board.text


async def test_it_costs_two_presses_more_than_playing(world: World) -> None:
    """*Try out* and *Play it*; the moves themselves take as many as ever."""
    table_id, panel = await begins_to_try(world)
    await melds(world.ann, "Tools (1)", panel)
    await world.ann.click("Play it", on=panel)
    assert world.bot.tables.get(table_id).answer_count == 1
    assert "Played what you tried" in panel.text
    assert "one action left" in panel.text
    assert world.ann.panels == [panel]


async def test_tries_are_undone_one_by_one(world: World) -> None:
    table_id, panel = await begins_to_try(world)
    await melds(world.ann, "Metalworking (1)", panel)
    await melds(world.ann, "Oars (1)", panel)
    await world.ann.click("Undo last try", on=panel)
    assert "one action left" in panel.text
    assert panel.offers("Play it")
    await world.ann.click("Undo last try", on=panel)
    assert not panel.offers("Play it")
    assert not panel.offers("Undo last try")
    await world.ann.click("Stop trying", on=panel)
    assert panel.offers("Try out")
    assert world.bot.tables.get(table_id).answer_count == 0


async def test_it_stops_before_an_unknown_card_and_says_so(world: World) -> None:
    table_id, panel = await begins_to_try(world)
    await melds(world.ann, "Metalworking (1)", panel)
    await activates(world.ann, "Agriculture (1)", panel)
    await world.ann.click("Tools", on=panel)
    assert "This draws an unknown card of age 2" in panel.text
    assert "Mapmaking" not in panel.everything
    await world.ann.click("Play all 2", on=panel)
    assert world.bot.tables.get(table_id).answer_count == 2
    assert "Your next try is up to you now" in panel.text
    assert "unknown card of age 2" in panel.text
    assert world.game(table_id).pending["p1"].card == "agriculture"


async def test_a_large_hand_has_pages_as_it_would_be(world: World) -> None:
    on_board = {"agriculture", "archery", "pottery"}
    cards = [card for card in CARDS if card not in on_board][:31]
    deal(world, {**TURN, "p1": {"hand": cards}, "p2": {}, "decks": {}})
    table_id = await begin(world, world.ann, world.bob)
    panel = (await world.ann.click("Choose", on=world.call)).message
    await world.ann.click("Try out", on=panel)
    assert "Cards 1 to 8 of 31" in panel.text
    await melds(world.ann, f"{EN.card(cards[0])} ({CARDS[cards[0]].age})", panel)
    assert "Cards 1 to 8 of 30" in panel.text
    for first in (9, 17, 25):
        await world.ann.click("More ▶", on=panel)
        assert f"Cards {first} to {min(first + 7, 30)} of 30" in panel.text
    assert "Trying out" in panel.text
    await melds(world.ann, "Translation (3)", panel)
    await world.ann.click("Play all 2", on=panel)
    assert world.bot.tables.get(table_id).answer_count == 2
    played = {pile.cards[0] for pile in world.game(table_id).view("p1").seat("p1").board}
    assert "translation" in played


async def test_a_draw_alone_cannot_be_played_ahead(world: World) -> None:
    _, panel = await begins_to_try(world)
    await world.ann.click("Draw", on=panel)
    assert "This draws an unknown card of age 1" in panel.text
    assert "Pottery" not in panel.everything
    assert not panel.offers("Play it")


async def test_tries_that_no_longer_fit_are_not_played(world: World) -> None:
    table_id, panel = await begins_to_try(world)
    await melds(world.ann, "Metalworking (1)", panel)
    await world.bot.tables.answer(table_id, world.ann.id, 0, ["meld oars"])
    await world.ann.click("Play it", on=panel)
    assert "no longer fits" in panel.text
    assert world.bot.tables.get(table_id).answer_count == 1


async def test_tries_from_before_an_undo_are_not_played(world: World) -> None:
    """The same question comes back after it, but perhaps in another game."""
    table_id, panel = await begins_to_try(world)
    await melds(world.ann, "Metalworking (1)", panel)
    await world.bot.tables.note(table_id, rewound=1)
    await world.ann.click("Play it", on=panel)
    assert "no longer fits" in panel.text
    assert world.bot.tables.get(table_id).answer_count == 0


async def test_an_open_tryout_follows_the_game(world: World) -> None:
    table_id, panel = await begins_to_try(world)
    await melds(world.ann, "Metalworking (1)", panel)
    await world.bot.tables.answer(table_id, world.ann.id, 0, ["meld oars"])
    await told(world, table_id)
    assert "no longer fits" in panel.text
    assert "Oars" in panel.text
    assert panel.offers("Try out")


async def test_moves_are_tried_in_a_direct_message_too(world: World) -> None:
    deal(world, TURN)
    table_id = await begin(world, world.ann, world.bob)
    dm = world.ann.last_dm
    await world.ann.click("Try out", on=dm)
    await melds(world.ann, "Metalworking (1)", dm)
    assert "You meld **Metalworking**" in dm.text
    await world.ann.click("Play it", on=dm)
    assert world.bot.tables.get(table_id).answer_count == 1
    assert "Played what you tried" in dm.text


async def test_two_presses_at_once_play_it_once(world: World) -> None:
    table_id, panel = await begins_to_try(world)
    await melds(world.ann, "Metalworking (1)", panel)
    twice = [world.ann.click("Play it", on=panel) for _ in range(2)]
    await world.together(*twice)
    assert world.bot.tables.get(table_id).answer_count == 1


async def test_nobody_else_can_try_or_notice_it(world: World) -> None:
    table_id, _ = await begins_to_try(world)
    messages = len(world.messages())
    hand = (await world.bob.slash("game hand")).message
    assert not hand.offers("Try out")
    assert len(world.messages()) == messages
    assert world.bot.tables.get(table_id).answer_count == 0


async def test_tries_survive_a_restart(world: World) -> None:
    table_id, panel = await begins_to_try(world)
    await melds(world.ann, "Metalworking (1)", panel)
    await world.restart(killed=True)
    await world.ann.click("Play it", on=panel)
    assert world.bot.tables.get(table_id).answer_count == 1


async def test_a_turn_of_carta_impera_victoria_is_tried_up_to_the_draw(world: World) -> None:
    deal(
        world,
        {
            "p1": {"hand": ["army", "army", "science"], "area": {"army": 3}},
            "p2": {"hand": ["utopia"]},
            "deck": ["culture", "culture", "culture"],
            "turn": "p1",
        },
    )
    table_id = await begin(world, world.ann, world.bob, game="civ")
    panel = (await world.ann.slash("game hand")).message
    await world.ann.click("Try out", on=panel)
    await world.ann.click("Army", on=panel)
    assert panel.offers("Draw")
    await world.ann.click("Draw", on=panel)
    assert "This draws unknown cards" in panel.text
    assert "Culture" not in panel.text
    await world.ann.click("Play it", on=panel)
    assert world.bot.tables.get(table_id).answer_count == 1
    assert world.game(table_id).view("p1").step == "effects"


async def test_forged_tries_change_nothing(world: World) -> None:
    table_id, panel = await begins_to_try(world)
    for forged in ("~0.", "~0.ÿ", "~x", "~9.À", "~0.À.À.À", "~0.À " + "9" * 40):
        custom_id = f"tryout-play:{table_id}:0{forged}"
        await press(world, world.ann, custom_id, on=panel)
        assert world.bot.tables.get(table_id).answer_count == 0


async def test_forged_tries_of_any_length_are_refused(world: World) -> None:
    """No press of the panel in response may be longer than Discord allows."""
    table_id, panel = await begins_to_try(world)
    start = f"tryout:{table_id}:0~0"
    longest = start + ".À" * ((100 - len(start)) // 2)
    await press(world, world.ann, longest, on=panel)
    assert "no longer fits" in panel.text


def test_tries_are_read_as_they_were_written() -> None:
    tries = Tries(7, 2).then((0, 3)).then(()).then((24,))
    assert Tries.read(7, tries.custom_id) == tries
    assert tries.before.picks == ((0, 3), ())
    assert Tries.read(7, "") is None
    assert Tries.read(7, "~2") == Tries(7, 2)


def test_the_longest_tries_leave_room_in_a_custom_id() -> None:
    tries = Tries(123_456, 12_345)
    while not tries.full:
        tries = tries.then((0,))
    assert len(tries.custom_id) <= TRIES_LIMIT + 1
    decision = TriedDecision.after(tries, Decision("p1", "cards", ("oars",)))
    assert decision_id(9_999_999, decision).startswith("9999999:123456~12345.À")
