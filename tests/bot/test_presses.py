"""Presses that come late, twice, together, or from a user without permission."""

from __future__ import annotations

import pytest

from tests.bot.choosing import melds
from tests.bot.dealt import begin, deal
from tests.bot.world import World

# Ann's Oars takes a crown from Bob, who chooses among two; then she draws.
OARS = {
    "p1": {"board": {"red": ["oars"]}, "hand": ["agriculture"]},
    "p2": {"board": {"blue": ["writing"]}, "hand": ["currency", "sailing"]},
    "decks": {"1": ["clothing", "pottery", "tools"]},
    "turn": "p1",
    "actions": 2,
}


@pytest.fixture
async def table_id(world: World) -> int:
    """Start a table at which Ann is to play with Oars against Bob."""
    deal(world, OARS)
    return await begin(world, world.ann, world.bob)


async def test_draw_is_one_press(world: World, table_id: int) -> None:
    board = world.board
    assert world.ann.mention in board.text
    assert board.pinged == []
    assert world.call.pinged == [world.ann.id]
    reply = await world.ann.click("Draw", on=board)
    assert "Clothing" in reply.text
    assert reply.private
    assert "Clothing" not in world.board.everything
    assert "draws a 1" in world.board.text
    assert "one action left" in reply.text


async def test_a_double_press_draws_once(world: World, table_id: int) -> None:
    board = world.board
    first, second = await world.together(
        world.ann.click("Draw", on=board), world.ann.click("Draw", on=board)
    )
    table = world.bot.tables.get(table_id)
    assert table.answer_count == 1
    assert first.acknowledged
    assert second.acknowledged
    assert "has moved on" in first.text + second.text or "moved on" in first.text + second.text


async def test_a_stale_press_shows_how_things_stand(world: World, table_id: int) -> None:
    ephemeral = (await world.ann.click("My hand", on=world.board)).message
    await world.restart(killed=True)  # from now on that panel is not known
    await world.ann.click("Draw", on=world.board)
    reply = await world.ann.click("Draw", on=ephemeral)
    assert "has moved on" in reply.text
    assert "one action left" in reply.text
    assert world.bot.tables.get(table_id).answer_count == 1


async def test_a_press_of_somebody_whose_turn_it_is_not(world: World, table_id: int) -> None:
    reply = await world.bob.click("Draw", on=world.board)
    assert reply.private
    assert "You can’t press that" in reply.text
    assert "Waiting for Ann" in reply.text
    assert world.bot.tables.get(table_id).answer_count == 0


async def test_a_spectator_tries_everything(world: World, table_id: int) -> None:
    board = world.board
    for button in board.buttons:
        if button.disabled:
            continue
        reply = await world.cat.click(button.custom_id, on=board)
        assert reply.acknowledged
        assert reply.private
        if button.label == "Zoom":
            assert "It shows what’s public" in reply.text
            continue
        assert "You’re not in this game" in reply.text
        assert "Agriculture" not in reply.text
    for command in ("hand", "log", "board", "resign", "end", "move"):
        reply = await world.cat.slash(f"game {command}")
        assert reply.acknowledged
        assert reply.private
        assert "Agriculture" not in reply.text
    assert world.bot.tables.get(table_id).answer_count == 0
    assert world.bot.tables.get(table_id).status == "playing"


async def test_a_demand_calls_the_one_who_must_choose(world: World, table_id: int) -> None:
    await world.ann.click("Dogma", on=world.board)
    reply = await world.ann.click("Activate")
    assert "Waiting for Bob" in reply.text
    call = world.last
    assert call.pinged == [world.bob.id]
    assert "Oars" in call.text
    for secret in ("Currency", "Sailing", "currency", "sailing"):
        assert secret not in call.everything
        assert secret not in world.board.everything
    panel = await world.bob.click("Choose", on=call)
    assert panel.private
    assert "Currency" in str(panel)
    reply = await world.bob.click("Currency", on=panel.message)
    assert "Waiting for Ann" in reply.text
    assert call.gone
    assert world.ann.id not in world.last.pinged  # she has just pressed, and is shown it
    await world.later(minutes=4)
    assert world.ann.id in world.last.pinged


async def test_a_confirmed_dogma_was_foretold(world: World, table_id: int) -> None:
    reply = await world.ann.click("Dogma", on=world.board)
    assert "The demand hits" in reply.text
    assert "Bob (0" in reply.text
    back = await world.ann.click("Back", on=reply.message)
    assert "2 actions" in back.text
    assert world.bot.tables.get(table_id).answer_count == 0


async def test_a_press_never_acts_on_another_table(world: World, table_id: int) -> None:
    other = world.guild.create_text_channel("forum")
    await world.ann.slash("game new", at=other, seats=2)
    lobby = world.messages(other)[-1]
    await world.bob.click("Join", on=lobby)
    await world.ann.click("Start", on=lobby)
    first_dm, second_dm = world.ann.dms[-2:]
    await world.ann.click("Draw", on=first_dm)
    tables = world.bot.tables
    assert tables.get(table_id).answer_count == 1
    second = tables.at_channel(other.id)
    assert second is not None
    assert second.answer_count == 0
    await world.ann.click("Draw", on=second_dm)
    assert tables.get(table_id).answer_count == 1


async def test_two_players_at_once_choose_their_first_cards(world: World) -> None:
    first = {"p1": ["mysticism", "pottery"], "p2": ["oars", "tools"]}
    deal(world, {"first": first})
    table_id = await begin(world, world.ann, world.bob)
    board = world.board
    assert sorted(world.call.pinged) == sorted([world.ann.id, world.bob.id])
    assert "Pottery" not in world.call.everything
    assert "Pottery" not in board.everything
    ann = (await world.ann.click("Choose", on=board)).message
    bob = (await world.bob.click("Choose", on=board)).message
    await world.together(world.ann.click("Pottery", on=ann), world.bob.click("Tools", on=bob))
    table = world.bot.tables.get(table_id)
    assert table.answer_count == 2
    assert "Ann" in world.board.text
    assert world.ann.mention in world.board.text


async def test_a_secret_choice_is_confirmed_to_the_one_who_made_it(world: World) -> None:
    deal(world, {"first": {"p1": ["mysticism", "pottery"], "p2": ["oars", "tools"]}})
    await begin(world, world.ann, world.bob)
    panel = (await world.ann.click("Choose", on=world.board)).message
    reply = await world.ann.click("Pottery", on=panel)
    assert "You’ve chosen **Pottery (1)**" in reply.text
    assert "Pottery" not in world.board.everything


async def test_the_direct_message_answers_too(world: World, table_id: int) -> None:
    dm = world.ann.last_dm
    assert "Agriculture" in dm.text
    reply = await melds(world.ann, "Agriculture (1)", dm)
    assert reply.message == dm
    assert "Agriculture" in world.board.text
    assert "one action left" in dm.text
    assert len(world.ann.dms) == 1


async def test_a_private_panel_works_a_day_later(world: World, table_id: int) -> None:
    # discord.py gives ephemeral messages a quarter of an hour, unless it does not keep them.
    panel = (await world.ann.click("My hand", on=world.board)).message
    await world.later(days=1)
    await world.ann.click("My hand", on=panel)
    reply = await world.ann.click("Draw", on=panel)
    assert "Clothing" in reply.text
    await world.later(days=1)
    await world.ann.click("My hand", on=panel)
    await melds(world.ann, "Clothing (1)", panel)
    assert world.bot.tables.get(table_id).answer_count == 2


async def test_a_card_in_hand_can_be_read(world: World, table_id: int) -> None:
    reply = await world.ann.select("agriculture", on=world.ann.last_dm)
    assert "Agriculture" in reply.text
    assert "hand" in reply.text
    assert reply.private or reply.message.channel_id == world.ann.dm.id
    await world.ann.click("Back", on=reply.message)
    assert "Your turn" in world.ann.dms[0].text
