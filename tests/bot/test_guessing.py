"""Spectators guess the next move, and are told the result."""

from __future__ import annotations

import pytest

from bot.features.guessing.service import Guessing
from bot.features.guessing.storage import StoredGuesses
from bot.features.undo.service import Undo
from bot.games.registry import GAMES
from engine import Refusal
from engine.view import Awaited
from tests.bot.choosing import told
from tests.bot.dealt import begin, deal
from tests.bot.undoing import first_turn
from tests.bot.waiting import ANNS_TURN
from tests.bot.world import Person, Reply, World


async def guesses(world: World, person: Person, line: str) -> Reply:
    """Guess a line of the menu, from the reply to a press under the table."""
    reply = await person.click("My hand", on=world.board)
    await person.click("Guess the next move", on=reply.message)
    return await person.select(line)


async def test_a_guess_is_compared_once_the_move_is_made(world: World) -> None:
    deal(world, ANNS_TURN)
    await begin(world, world.ann, world.bob)
    noted = await guesses(world, world.cat, "Meld")
    assert noted.private
    assert "**Ann**: **Meld**" in noted.text
    noted = await world.cat.select("Draw")  # changed before the move
    assert "**Ann**: **Draw**" in noted.text
    assert world.cat.dms == []
    await world.ann.click("Draw", on=world.board)
    (message,) = world.cat.dms
    assert "Right!" in message.text
    assert "1 of 1 guess" in message.text
    await world.cat.click("Guess the next move", on=message)
    await world.cat.select("Activate Oars (1)")
    await world.ann.click("Draw", on=world.board)
    (message,) = world.cat.dms
    assert "You guessed **Activate Oars" in message.text
    assert "1 of 2 guesses" in message.text


async def test_nobody_but_the_guesser_sees_a_guess(world: World) -> None:
    deal(world, ANNS_TURN)
    await begin(world, world.ann, world.bob)
    before = [shown.everything for shown in world.messages()]
    await guesses(world, world.cat, "Meld")
    assert [shown.everything for shown in world.messages()] == before
    assert world.bob.dms == []


async def test_players_cannot_guess(world: World) -> None:
    deal(world, ANNS_TURN)
    table_id = await begin(world, world.ann, world.bob)
    reply = await world.cat.slash("watch")
    assert "Guess the next move" in reply.message.labels
    decision = world.game(table_id).pending["p1"]
    for player in (world.ann, world.bob):
        watching = await player.slash("watch")
        assert "Guess the next move" not in watching.message.labels
        with pytest.raises(Refusal, match="guess-plays-there"):
            await world.bot.get(Guessing).guess(table_id, player.id, decision.number, "draw")


async def test_a_player_who_has_resigned_is_not_offered_guesses(world: World) -> None:
    """They know the hand that the computer plays on with."""
    table_id = await begin(world, world.ann, world.bob, world.cat, game="civ")
    await world.bot.tables.resign(table_id, world.bob.id)
    watching = (await world.bob.slash("watch")).message
    watched = (await world.bob.click("DM every turn", on=watching)).message
    hand = (await world.bob.slash("game hand")).message
    for shown in (watching, watched, hand):
        assert "Guess the next move" not in shown.labels


async def test_a_move_that_was_made_meanwhile_cannot_be_guessed(world: World) -> None:
    deal(world, ANNS_TURN)
    await begin(world, world.ann, world.bob)
    reply = await world.cat.click("My hand", on=world.board)
    await world.cat.click("Guess the next move", on=reply.message)
    await world.ann.click("Draw", on=world.board)
    late = await world.cat.select("Draw")
    assert "already been made" in late.text
    assert world.cat.dms == []


async def test_the_end_tells_the_score_once_also_after_a_restart(world: World) -> None:
    deal(world, ANNS_TURN)
    table_id = await begin(world, world.ann, world.bob)
    await guesses(world, world.cat, "Draw")
    await guesses(world, world.dan, "Meld")
    await world.ann.click("Draw", on=world.board)
    await world.bot.tables.end(table_id)
    await told(world, table_id)
    await world.restart(killed=True)
    for person, score in ((world.cat, "1 of 1"), (world.dan, "0 of 1")):
        (message,) = [shown for shown in person.dms if "is over" in shown.text]
        assert score in message.text
        assert not message.offers("Guess the next move")


async def test_a_guess_survives_a_crash_before_it_is_compared(world: World) -> None:
    deal(world, ANNS_TURN)
    table_id = await begin(world, world.ann, world.bob)
    await guesses(world, world.cat, "Draw")
    decision = world.game(table_id).pending["p1"]
    await world.bot.tables.answer(table_id, world.ann.id, decision.number, ["draw"])
    await world.restart(killed=True)
    (message,) = world.cat.dms
    assert "1 of 1" in message.text


async def test_a_guess_about_a_decision_that_was_undone_lapses(world: World) -> None:
    table_id, (first, other) = await first_turn(world, world.ann, world.bob)
    if len(world.bot.tables.get(table_id).awaited) == 1:
        await first.click("Draw", on=world.board)
    await guesses(world, world.cat, "Draw")
    number = world.bot.get(Undo).prospects(world.bot.tables.get(table_id), first.id)[0].number
    await world.bot.get(Undo).ask(table_id, first.id, number)
    await told(world, table_id)
    await other.click("Agree")
    table = world.bot.tables.get(table_id)
    guesser = world.bot.get(Guessing).by(table, world.cat.id)
    assert guesser is not None
    assert (guesser.guess, guesser.made) == (None, 0)
    assert world.cat.dms == []


async def test_who_takes_no_direct_messages_reads_it_on_the_panel(world: World) -> None:
    deal(world, ANNS_TURN)
    await begin(world, world.ann, world.bob)
    world.cat.closes_dms()
    await guesses(world, world.cat, "Draw")
    await world.ann.click("Draw", on=world.board)
    reply = await world.cat.click("My hand", on=world.board)
    assert "1 of 1" in reply.text


async def test_a_user_who_was_forgotten_is_told_nothing(world: World) -> None:
    deal(world, ANNS_TURN)
    table_id = await begin(world, world.ann, world.bob)
    await guesses(world, world.cat, "Draw")
    await world.cat.slash("privacy")
    await world.cat.click("privacy-forget")
    await world.cat.click("privacy-sure")
    assert world.bot.tables.store.section(StoredGuesses).load(table_id, world.cat.id) is None


async def test_the_guesses_are_the_same_whatever_a_hand_holds(world: World) -> None:
    offered, board = [], {"red": ["oars"]}
    for hand in (["agriculture"], ["clothing"]):
        deal(world, {**ANNS_TURN, "p1": {"board": board, "hand": hand}, "decks": {}})
        table_id = await begin(world, world.ann, world.bob)
        question = world.bot.get(Guessing).question(world.bot.tables.get(table_id))
        assert question is not None
        offered.append(question[1])
        await world.bot.tables.end(table_id)
        await told(world, table_id)
    assert offered[0] == offered[1] == ["draw", "meld", "dogma oars"]


async def test_the_steps_of_a_turn_of_carta_impera_victoria(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob, game="civ")
    view = world.game(table_id).view(None)
    guesses, (awaited,) = GAMES["civ"].presenter.guesses, view.awaited
    assert len(guesses.offered(view, awaited)) == 6
    effects = Awaited(awaited.player, "action", "effects-step", None, awaited.number)
    offered = guesses.offered(view, effects)
    assert offered[-2:] == ["copy", "draw"]
    assert guesses.proved_by("copy p2 religion 1") == "copy"
    assert guesses.proved_by("play army") == "play army"
