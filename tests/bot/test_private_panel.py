"""The private panel: one for each user, which follows its table."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from typing import Any

import discord
import pytest

from bot.core.words import words_for
from bot.features.board.sync import MessageSync
from bot.features.orders.service import Orders
from bot.features.seats.service import Seating
from bot.ui.open_panels import OpenPanel
from bot.ui.panel import Panel
from engine.innovation.cards import CARDS
from tests import simcord_seam
from tests.bot.choosing import activates, melds
from tests.bot.dealt import begin, deal
from tests.bot.world import Person, World

EN = words_for("en")

# Ann demands with Oars from Bob, who has to choose between two crowns.
OARS: dict[str, Any] = {
    "p1": {"board": {"red": ["oars"], "green": ["clothing"]}, "hand": ["agriculture"]},
    "p2": {"board": {"blue": ["writing"]}, "hand": ["currency", "sailing"]},
    "decks": {"1": ["metalworking", "pottery", "tools"]},
    "turn": "p1",
    "actions": 2,
}


async def until(happens: Callable[[], bool]) -> None:
    """Let the bot work until ``happens`` returns true."""
    for _ in range(100_000):
        if happens():
            return
        await asyncio.sleep(0)
    raise TimeoutError


async def test_a_ping_and_one_more_press_take_an_action(world: World) -> None:
    for act in ("draw", "meld", "dogma"):
        deal(world, OARS)
        table_id = await begin(world, world.ann, world.bob)
        panel = (await world.ann.click("Choose", on=world.call)).message
        if act == "draw":
            await world.ann.click("Draw", on=panel)
        elif act == "meld":
            await melds(world.ann, "Agriculture (1)", panel)
        else:
            await activates(world.ann, "Oars (1)", panel)
        assert world.bot.tables.get(table_id).answer_count == 1
        await world.bot.tables.end(table_id, "agreed")


async def test_a_dogma_that_changes_nothing_is_confirmed_first(world: World) -> None:
    setup = {**OARS, "p1": {"board": {"red": ["oars"]}}, "p2": {"board": {"blue": ["writing"]}}}
    deal(world, {**setup, "decks": {}})
    table_id = await begin(world, world.ann, world.bob)
    panel = (await world.ann.click("Choose", on=world.call)).message
    reply = await activates(world.ann, "Oars (1)", panel)
    if world.bot.tables.get(table_id).answer_count == 0:
        assert "would change nothing" in reply.text
        await world.ann.click("Activate", on=reply.message)
    assert world.bot.tables.get(table_id).answer_count == 1


async def test_five_presses_leave_one_panel(world: World) -> None:
    deal(world, OARS)
    await begin(world, world.ann, world.bob)
    for _ in range(5):
        reply = await world.ann.click("My hand", on=world.board)
        assert "Agriculture" in reply.text
    assert world.ann.panels == [reply.message]
    await world.ann.click("Choose", on=world.call)
    await world.ann.slash("game hand")
    assert len(world.ann.panels) == 1


async def test_presses_are_freed_with_their_panel(world: World) -> None:
    """Also if they outlived a collection, and were frozen (``bot/host/warm.py``)."""
    deal(world, OARS)
    await begin(world, world.ann, world.bob)
    gc.collect()
    gc.freeze()
    for _ in range(6):
        await world.ann.click("My hand", on=world.board)
        gc.collect()
        gc.freeze()
    gc.unfreeze()
    kept = [
        each
        for each in gc.get_objects()
        if isinstance(each, discord.Interaction) and each.client is world.bot
    ]
    gc.freeze()
    assert len(kept) <= 1, "that of the open panel"


async def test_a_panel_follows_the_turn_without_a_press(world: World) -> None:
    deal(world, OARS)
    await begin(world, world.ann, world.bob)
    panel = (await world.ann.click("Choose", on=world.call)).message
    await activates(world.ann, "Oars (1)", panel)
    assert "Waiting for Bob" in panel.text
    await world.bob.click("Currency", on=(await world.bob.click("Choose", on=world.call)).message)
    assert "one action left" in panel.text
    assert "Currency" in panel.text  # the past events
    assert world.ann.panels == [panel]
    await world.ann.click("Draw", on=panel)
    assert "Waiting for Bob" in panel.text
    await world.bob.click("Draw", on=world.bob.panels[-1])
    await world.bob.click("Draw", on=world.bob.panels[-1])
    assert "2 actions" in panel.text


async def test_who_goes_on_is_not_pinged_within_the_turn(world: World) -> None:
    deal(world, OARS)
    await begin(world, world.ann, world.bob)
    panel = (await world.ann.click("Choose", on=world.call)).message
    await activates(world.ann, "Oars (1)", panel)
    await world.bob.click("Currency", on=(await world.bob.click("Choose", on=world.call)).message)
    pinged = world.notified.count(world.ann.id)
    await world.later(minutes=1)
    assert world.notified.count(world.ann.id) == pinged
    await world.ann.click("Draw", on=panel)
    await world.later(minutes=10)
    assert world.notified.count(world.ann.id) == pinged


async def test_who_has_gone_is_pinged_within_the_turn(world: World) -> None:
    deal(world, OARS)
    await begin(world, world.ann, world.bob)
    panel = (await world.ann.click("Choose", on=world.call)).message
    await activates(world.ann, "Oars (1)", panel)
    await world.bob.click("Currency", on=(await world.bob.click("Choose", on=world.call)).message)
    assert world.ann.id not in world.notified
    await world.later(minutes=4)
    assert world.notified.count(world.ann.id) == 1
    await world.later(minutes=30)
    assert world.notified.count(world.ann.id) == 1


async def test_whose_answer_comes_late_is_pinged_at_once(world: World) -> None:
    deal(world, OARS)
    await begin(world, world.ann, world.bob)
    panel = (await world.ann.click("Choose", on=world.call)).message
    await activates(world.ann, "Oars (1)", panel)
    await world.later(hours=1)
    await world.bob.click("Currency", on=(await world.bob.click("Choose", on=world.call)).message)
    assert world.ann.id in world.notified


async def test_an_old_panel_says_so_and_comes_back(world: World) -> None:
    deal(world, OARS)
    await begin(world, world.ann, world.bob)
    panel = (await world.ann.click("Choose", on=world.call)).message
    await world.later(minutes=15)
    assert "This panel is out of date" in panel.text
    assert "Agriculture" not in panel.text
    assert panel.labels == ["My hand: choose"]
    await world.ann.click("My hand: choose", on=panel)
    assert "Agriculture" in panel.text
    assert "2 actions" in panel.text
    assert world.ann.panels == [panel]


async def test_an_old_panel_of_a_player_who_is_not_asked_is_deleted(world: World) -> None:
    deal(world, OARS)
    await begin(world, world.ann, world.bob)
    panel = (await world.bob.click("My hand", on=world.board)).message
    await world.later(minutes=15)
    assert panel.gone


async def test_the_panel_of_a_table_that_was_deleted_goes_quietly(world: World) -> None:
    deal(world, OARS)
    table_id = await begin(world, world.ann, world.bob)
    panels_of = [
        (await person.click("My hand", on=world.board)).message for person in (world.ann, world.bob)
    ]
    await world.bot.tables.end(table_id)
    await world.bot.tables.remove(table_id)
    await world.later(minutes=15)
    assert all(panel.gone for panel in panels_of)


async def test_a_press_while_the_panel_is_brought_up_to_date_counts(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The update arrives after the result of the press, so it is made again."""
    deal(world, OARS)
    table_id = await begin(world, world.ann, world.bob)
    panel = (await world.ann.click("Choose", on=world.call)).message
    await activates(world.ann, "Oars (1)", panel)
    bobs = (await world.bob.click("Choose", on=world.call)).message
    arrived, edit = asyncio.Event(), OpenPanel.edit

    async def edit_late(self: OpenPanel, shown: Panel) -> bool:
        if self.message_id == panel.id:
            monkeypatch.undo()
            await arrived.wait()
        return await edit(self, shown)

    monkeypatch.setattr(OpenPanel, "edit", edit_late)
    with simcord_seam.settling(world.env, simcord_seam.at_once):
        await world.bob.click("Currency", on=bobs)
        await until(lambda: OpenPanel.edit is edit)
        await world.ann.click("Refresh", on=panel)
        await until(lambda: panel.offers("Draw"))
        await world.ann.click("Draw", on=panel)
        await until(lambda: not panel.offers("Draw"))
    arrived.set()
    await world.env.settle()
    assert world.bot.tables.get(table_id).answer_count == 3
    assert not panel.offers("Draw")


async def test_an_old_panel_works_after_a_restart(world: World) -> None:
    deal(world, OARS)
    await begin(world, world.ann, world.bob)
    panel = (await world.ann.click("Choose", on=world.call)).message
    await world.restart(killed=True)
    await world.ann.click("Draw", on=panel)
    assert "one action left" in panel.text
    (shown,) = world.ann.panels
    assert shown == panel


async def test_a_card_is_read_and_played_in_the_same_panel(world: World) -> None:
    deal(world, OARS)
    table_id = await begin(world, world.ann, world.bob)
    panel = (await world.ann.click("Choose", on=world.call)).message
    reply = await world.ann.select("agriculture", on=panel)
    assert reply.message == panel
    assert "You may return a card from your hand" in panel.text
    await world.ann.select("oars", on=panel)
    assert "gives a card with a 👑" in panel.text
    await world.ann.click("Back", on=panel)
    assert "2 actions" in panel.text
    await world.ann.select("agriculture", on=panel)
    await world.ann.click("Meld", on=panel)
    assert world.bot.tables.get(table_id).answer_count == 1
    assert "You meld **Agriculture**" in panel.text
    assert world.ann.panels == [panel]


async def test_reading_is_not_interrupted_by_the_moves_of_others(world: World) -> None:
    first = {"p1": ["mysticism", "pottery"], "p2": ["oars", "tools"]}
    deal(world, {"first": first})
    table_id = await begin(world, world.ann, world.bob)
    panel = (await world.ann.click("Choose", on=world.board)).message
    await world.ann.select("pottery", on=panel)
    read = panel.text
    assert "draw and score a card" in read
    bob = (await world.bob.click("Choose", on=world.board)).message
    await world.bob.click("Tools", on=bob)
    assert world.bot.tables.get(table_id).answer_count == 1
    assert panel.text == read


async def test_cards_of_several_players_are_named_with_their_owner(world: World) -> None:
    setup = {
        "p1": {"board": {"red": ["fission"], "blue": ["pottery"]}},
        "p2": {"board": {"green": ["sailing"]}},
        "decks": {"10": ["databases"]},
        "turn": "p1",
        "actions": 2,
    }
    deal(world, setup)
    await begin(world, world.ann, world.bob)
    panel = (await world.ann.click("Choose", on=world.call)).message
    await activates(world.ann, "Fission (9)", panel)
    assert {"Pottery (1) · yours", "Sailing (1) · Bob’s"} <= {
        label.replace("\u2068", "").replace("\u2069", "") for label in panel.labels
    }


async def test_all_can_be_chosen_by_one_press(world: World) -> None:
    setup = {
        **OARS,
        "p1": {"board": {"blue": ["pottery"]}, "hand": ["agriculture", "clothing", "oars"]},
        "decks": {},
    }
    deal(world, setup)
    table_id = await begin(world, world.ann, world.bob)
    panel = (await world.ann.click("Choose", on=world.call)).message
    await activates(world.ann, "Pottery (1)", panel)
    await world.ann.click("Choose all (3)", on=panel)
    assert world.bot.tables.get(table_id).answer_count == 2
    assert panel.text.count("return") >= 1


async def test_the_panel_shows_the_table_and_follows_it(world: World) -> None:
    deal(world, OARS)
    await begin(world, world.ann, world.bob)
    panel = (await world.ann.click("Choose", on=world.call)).message
    assert len(panel.pictures) == 2
    assert "Writing" in panel.alt  # on Bob's board
    await activates(world.ann, "Oars (1)", panel)
    await world.bob.click("Currency", on=(await world.bob.click("Choose", on=world.call)).message)
    assert len(panel.pictures) == 2
    assert "Currency" in panel.alt  # in Ann's score pile, which she sees


async def test_what_can_i_do_does_it(world: World) -> None:
    deal(world, OARS)
    table_id = await begin(world, world.ann, world.bob)
    panel = (await world.ann.click("Choose", on=world.call)).message
    await world.ann.click("What can I do?", on=panel)
    assert "**Meld** 🟨 **Agriculture**" in panel.text
    assert "You may return a card from your hand" in panel.text  # all of its effects
    await melds(world.ann, "Agriculture (1)", panel)
    assert world.bot.tables.get(table_id).answer_count == 1


async def test_a_card_is_shown_once(world: World) -> None:
    shown = (await world.ann.slash("card", name="Archery")).message
    assert "Archery" not in shown.text
    assert "Archery" in shown.alt
    assert "(red, age 1)" in shown.alt


async def test_a_large_hand_has_pages(world: World) -> None:
    taken = {"oars", "clothing", "writing", "currency", "sailing", "metalworking", "tools"}
    cards = [card for card in CARDS if card not in taken][:31]
    deal(world, {**OARS, "p1": {"board": {"red": ["oars"]}, "hand": cards}, "decks": {}})
    table_id = await begin(world, world.ann, world.bob)
    panel = (await world.ann.click("Choose", on=world.call)).message
    assert "Cards 1 to 8 of 31" in panel.text
    seen = set()
    while True:
        names = [card for card in cards if f"**{EN.card(card)}**" in panel.text]
        assert 0 < len(names) <= 8
        seen |= {*names}
        if not panel.offers("More ▶"):
            break
        await world.ann.click("More ▶", on=panel)
    assert seen == {*cards}
    last = EN.card(max(cards, key=lambda card: CARDS[card].age))
    label = f"{last} ({max(CARDS[card].age for card in cards)})"
    await melds(world.ann, label, panel)
    assert world.bot.tables.get(table_id).answer_count == 1


async def test_the_panel_of_a_stand_in_goes_when_the_time_is_over(world: World) -> None:
    deal(world, OARS)
    table_id = await begin(world, world.ann, world.bob)
    await stands_in(world, table_id, world.ann, world.cat)
    panel = (await world.cat.slash("game hand")).message
    assert "Agriculture" in panel.text
    own = (await world.ann.slash("game hand")).message
    await world.cat.click("Draw", on=panel)
    assert "one action left" in own.text  # the owner's panel follows as well
    await world.bot.get(Seating).end_sitting(table_id, "p1", world.ann.id)
    world.bot.get(MessageSync).tell(table_id)
    await world.env.settle()
    assert panel.gone
    assert world.ann.panels == [own]


async def stands_in(world: World, table_id: int, owner: Person, sitter: Person) -> None:
    """Let ``sitter`` stand in for ``owner``."""
    seating, player = world.bot.get(Seating), world.bot.tables.get(table_id).player_of(owner.id)
    assert player is not None
    await seating.ask_to_sit_in(table_id, owner.id, sitter.id, sitter.name, 1)
    offer = world.bot.tables.get(table_id).seat(player).offer
    assert offer is not None
    await seating.take(table_id, player, offer.number, sitter.id, sitter.name)


async def test_a_stand_in_does_not_see_the_orders_of_the_owner(world: World) -> None:
    deal(world, OARS)
    table_id = await begin(world, world.ann, world.bob)
    await world.bot.get(Orders).give(table_id, world.bob.id, "actions", "draw")
    await stands_in(world, table_id, world.bob, world.cat)
    assert "📌" in (await world.bob.slash("game hand")).text
    reply = await world.cat.slash("game hand")
    assert "Currency" in reply.text
    assert "📌" not in reply.text
    assert not reply.message.offers("Orders")
    await world.ann.click("Draw", on=world.board)
    await world.ann.click("Draw", on=world.board)
    assert world.bot.tables.answers(table_id)[-1].by_order == "actions"
    assert "one action left" in reply.text  # the panel follows
    assert "📌" not in reply.text
    assert "📌" not in world.cat.last_dm.text


async def test_an_owner_is_not_led_to_the_tables_of_a_stand_in(world: World) -> None:
    deal(world, OARS)
    table_id = await begin(world, world.ann, world.bob)
    await stands_in(world, table_id, world.ann, world.cat)
    panel = (await world.ann.slash("game hand")).message
    theirs = (await world.cat.slash("game hand")).message
    world.channel = world.guild.create_text_channel("elsewhere")
    await begin(world, world.cat, world.dan)  # where Cat is awaited
    await world.ann.click("Draw", on=panel)
    await world.ann.click("Draw", on=panel)
    assert "Waiting for Bob" in panel.text
    assert not any(label.startswith("Next game") for label in panel.labels)
    assert "Waiting for Bob" in theirs.text


async def test_the_panel_of_a_former_player_goes_with_the_seat(world: World) -> None:
    deal(world, OARS)
    table_id = await begin(world, world.ann, world.bob)
    panel = (await world.ann.slash("game hand")).message
    await world.bot.get(Seating).offer(table_id, world.ann.id, world.cat.id, "Cat")
    world.bot.get(MessageSync).tell(table_id)
    await world.env.settle()
    assert "Agriculture" in panel.text
    await world.cat.click("Take the seat", on=world.last)
    assert panel.gone


async def test_the_panel_says_what_a_demand_takes_before_it_is_chosen(world: World) -> None:
    board = {"red": ["metalworking"], "green": ["the-wheel"], "blue": ["writing"]}
    deal(world, {"p1": {"board": {"red": ["gunpowder"]}}, "p2": {"board": board}, "turn": "p1"})
    await begin(world, world.ann, world.bob)
    panel = (await world.ann.click("Choose", on=world.call)).message
    assert "What **Gunpowder** would take · Bob (0 🏭): Metalworking or The Wheel" in panel.text


async def test_the_panel_names_no_hidden_card_that_a_demand_may_take(world: World) -> None:
    deal(world, OARS)
    await begin(world, world.ann, world.bob)
    panel = (await world.ann.click("Choose", on=world.call)).message
    rule = "Scores a 👑 card from their hand; else draw a 1"
    assert f"**Oars**: {rule} · Bob (0 🏰): depends on hidden cards" in panel.text
    assert "Currency" not in panel.everything
