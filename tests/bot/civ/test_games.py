"""Whole games of Carta Impera Victoria by commands and components, to each ending."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.civ.domains import DOMAINS
from tests.bot.autoplay import Autoplay
from tests.bot.dealt import begin, deal
from tests.bot.world import World


def short_game(players: int = 4) -> dict[str, Any]:
    """Return a setup of players with three cards each and a small deck."""
    cards = [domain for domain in DOMAINS for _ in range(2 * players)]
    random.Random(4).shuffle(cards)
    seats = range(1, players + 1)
    hands = {f"p{seat}": {"hand": [cards.pop() for _ in range(3)]} for seat in seats}
    return {**hands, "deck": cards}


@pytest.mark.soak
@pytest.mark.parametrize(
    ("count", "options", "setup"),
    [(3, {"variant": "draft"}, None), (4, {"teams": True}, short_game())],
    ids=["draft", "teams"],
)
async def test_a_whole_game_to_the_winner(
    world: World,
    count: int,
    options: dict[str, Any],
    setup: dict[str, Any] | None,
) -> None:
    if setup:
        deal(world, setup)
    people = list(world.people[:count])
    table_id = await begin(world, *people, game="civ", **options)
    await Autoplay(world, people, seed=count).play()
    table = world.bot.tables.get(table_id)
    assert (table.status, table.options) == ("over", {**options, "strict": True})
    assert table.reason in ("hegemony", "majority")
    assert all(table.names[winner] in world.last.text for winner in table.winners)
    if options.get("teams"):
        assert set(table.winners) in ({"p1", "p3"}, {"p2", "p4"}, {"p1", "p2", "p3", "p4"})
    assert world.last.labels == [
        "Rematch",
        "Log",
        "Replay",
        "Analysis",
        "Record as a file",
        "Discard pile",
        "Zoom",
    ]
    pressable = [label for message in world.messages() for label in message.labels]
    assert sorted(pressable) == [
        "Analysis",
        "Discard pile",
        "Log",
        "Record as a file",
        "Rematch",
        "Replay",
        "Zoom",
    ]


async def test_hegemony_at_the_end_of_the_own_turn(world: World) -> None:
    setup = {"p1": {"hand": ["culture"], "area": {"culture": 7}}, "p2": {}, "deck": ["army"] * 9}
    deal(world, setup)
    table_id = await begin(world, world.ann, world.bob, game="civ")
    await world.ann.click("Culture", on=(await world.ann.click("Play a card")).message)
    table = world.bot.tables.get(table_id)
    assert (table.reason, table.winners) == ("hegemony", ("p1",))
    title, *others = world.last.text.replace("*", "").splitlines()
    assert "Ann" in title
    assert "egemony" in others[0]
    assert not any("🏁" in line for line in others)  # the victory is told once


async def test_a_team_wins_by_hegemony_together(world: World) -> None:
    setup: dict[str, Any] = {f"p{seat}": {} for seat in (2, 3, 4)}
    setup |= {"p1": {"hand": ["culture"], "area": {"culture": 6}}, "deck": ["army"] * 9}
    deal(world, setup)
    table_id = await begin(world, *world.people, game="civ", teams=True)
    assert "(Team 1)" in world.board.text
    panel = (await world.ann.click("Play a card")).message
    await world.ann.click("Culture", on=panel)
    assert world.bot.tables.get(table_id).winners == ("p1", "p3")
    assert world.last.text.startswith("## 🏆 Ann and Cat win\n")


async def test_the_majority_after_the_last_round(world: World) -> None:
    setup = {
        "p1": {"hand": ["culture"]},
        "p2": {"hand": ["culture", "culture"], "area": {"army": 1}},
        "deck": ["army"],
    }
    deal(world, setup)
    table_id = await begin(world, world.ann, world.bob, game="civ")
    await world.ann.click("Culture", on=(await world.ann.click("Play a card")).message)
    assert "Last round" in world.board.text
    panel = (await world.bob.click("Play a card")).message
    await world.bob.click("Culture", on=panel)
    await world.bob.click("Draw, end turn", on=panel)
    table = world.bot.tables.get(table_id)
    assert (table.reason, table.winners) == ("majority", ("p2",))
    assert "on majorities" in world.last.text


async def test_resigning_leaves_the_other_team_as_winners(world: World) -> None:
    table_id = await begin(world, *world.people, game="civ", teams=True)
    reply = await world.ann.slash("game resign")
    assert "The others play on" in reply.text
    await world.ann.click("Yes", on=reply.message)
    assert world.bot.tables.get(table_id).status == "playing"
    reply = await world.cat.slash("game resign")
    assert "The other team wins" in reply.text
    await world.cat.click("Yes", on=reply.message)
    table = world.bot.tables.get(table_id)
    assert (table.status, table.reason, table.winners) == ("over", "resigned", ("p2", "p4"))
    assert world.last.text.startswith("## 🏆 Bob and Dan win\n")


async def test_resigning_of_two_leaves_one_winner(world: World) -> None:
    table_id = await begin(world, world.ann, world.bob, game="civ", variant="draft")
    await world.ann.click("Yes", on=(await world.ann.slash("game resign")).message)
    assert world.bot.tables.get(table_id).winners == ("p2",)


@pytest.mark.soak
async def test_the_draft_is_secret_and_at_the_same_time(world: World) -> None:
    people = list(world.people[:3])
    table_id = await begin(world, *people, game="civ", variant="draft")
    assert sorted(world.call.pinged) == sorted(person.id for person in people)
    assert "Draft" in world.board.text
    for step in range(3):
        assert not world.game(table_id).over
        for person in (people[step], *people[:step], *people[step + 1 :]):
            if world.bot.tables.get(table_id).seat_of(person.id).wait is None:  # type: ignore[union-attr]
                continue
            panel = (await person.click("Choose", on=world.board)).message
            assert panel.ephemeral
            assert "To choose from" in panel.text
            kept = next(button for button in panel.buttons if button.custom_id.startswith("one:"))
            await person.click(kept.custom_id, on=panel)
    told = "\n".join(message.text for message in world.messages())
    assert "The last ones lie face up in the middle" in told
    assert "From the middle" in told


@pytest.mark.parametrize("killed", [False, True])
async def test_a_restart_in_mid_effect(world: World, killed: bool) -> None:
    setup = {
        "p1": {"hand": ["army", "army", "utopia"], "area": {"economy": 3}},
        "p2": {},
        "deck": ["culture"] * 9,
    }
    deal(world, setup)
    table_id = await begin(world, world.ann, world.bob, game="civ")
    panel = (await world.ann.click("Play a card")).message
    await world.ann.click("Army", on=panel)
    await world.ann.click("Development", on=panel)
    before = len(world.messages())
    await world.restart(killed=killed)
    assert len(world.messages()) == before
    await world.ann.click("Economy", on=panel)
    await world.ann.click("Utopia", on=panel)
    assert "You play 🕊️ **Utopia**" in panel.text
    assert world.game(table_id).view(None).seat("p1").area["utopia"] == 1


async def test_stale_and_foreign_presses_change_nothing(world: World) -> None:
    setup = {
        "p1": {"hand": ["army", "army", "army", "army"], "area": {"army": 3}},
        "p2": {"hand": ["utopia"]},
        "deck": ["culture"] * 9,
    }
    deal(world, setup)
    table_id = await begin(world, world.ann, world.bob, game="civ")
    old = (await world.ann.click("Play a card")).message
    await world.restart()  # which loses track of open panels
    panel = (await world.ann.click("Play a card", on=world.board)).message
    await world.ann.click("Army", on=panel)
    reply = await world.ann.click("Army", on=old)
    assert "has moved on" in reply.text
    assert "Assassin" in reply.text
    reply = await world.bob.click("Draw, end turn", on=world.board)
    assert reply.private
    assert "You can’t press that" in reply.text
    reply = await world.bob.click("Effects", on=world.board)
    assert reply.private
    assert "Waiting for Ann" in reply.text
    board = world.board
    await world.together(
        world.ann.click("Draw, end turn", on=board), world.ann.click("Draw, end turn", on=board)
    )
    assert world.bot.tables.get(table_id).answer_count == 2


async def test_a_spectator_tries_everything(world: World) -> None:
    setup = {"p1": {"hand": ["utopia"], "area": {"army": 3}}, "p2": {}, "deck": ["army"] * 9}
    deal(world, setup)
    table_id = await begin(world, world.ann, world.bob, game="civ")
    for step in range(2):
        for button in world.board.buttons:
            reply = await world.cat.click(button.custom_id, on=world.board)
            assert reply.acknowledged
            assert reply.private
            if button.label == "Zoom":
                assert "It shows what’s public" in reply.text
                continue
            assert "You’re not in this game" in reply.text or "Discard pile" in reply.text
            assert "Utopia" not in reply.text or step
        if not step:
            await world.ann.click("Utopia", on=(await world.ann.click("Play a card")).message)
    assert world.bot.tables.get(table_id).answer_count == 1


@pytest.mark.soak
async def test_everything_works_with_closed_direct_messages(world: World) -> None:
    people = list(world.people[:2])
    for person in people:
        person.closes_dms()
    table_id = await begin(world, *people, game="civ", variant="draft")
    await Autoplay(world, people, seed=2).play(12)
    assert not world.ann.dms
    assert world.bot.tables.get(table_id).answer_count >= 12


async def test_the_direct_message_is_enough_for_a_turn(world: World) -> None:
    setup = {"p1": {"hand": ["army"] * 3, "area": {"army": 2}}, "p2": {}, "deck": ["army"] * 9}
    deal(world, setup)
    table_id = await begin(world, world.ann, world.bob, game="civ")
    dm = world.ann.last_dm
    await world.ann.click("Army", on=dm)
    await world.ann.click("Assassin", on=dm)
    await world.ann.click("Army", on=dm)
    reply = await world.ann.select("effect army 1", on=dm)
    assert "one permanent effect per domain" in reply.text
    await world.ann.click("Draw, end turn", on=dm)
    assert world.bot.tables.get(table_id).game.view(None).turn == "p2"  # type: ignore[union-attr]
