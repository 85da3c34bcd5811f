"""Whole games by commands, clicks and menus, to the winner."""

from __future__ import annotations

import re

import pytest

from engine.innovation.cards import CARDS
from tests.bot.autoplay import Autoplay
from tests.bot.dealt import begin
from tests.bot.world import World

CARD_NAMES = {
    card.id: re.compile(rf"\b({re.escape(card.names['en'])}|{card.id})\b")
    for card in CARDS.values()
}


@pytest.mark.soak
async def test_a_whole_game_of_four_to_the_winner(world: World) -> None:
    table_id = await begin(world, *world.people)
    await Autoplay(world, list(world.people), seed=4).play()
    table = world.bot.tables.get(table_id)
    assert table.status == "over"
    assert all(table.names[winner] in world.last.text for winner in table.winners)
    assert not any(label in ("Draw", "Meld", "Choose") for label in world.last.labels)
    assert len([message for message in world.messages() if "Draw" in message.labels]) == 0


@pytest.mark.soak
async def test_everybody_is_called_once_for_each_wait_and_nobody_else(world: World) -> None:
    people = list(world.people[:3])
    table_id = await begin(world, *people)
    autoplay = Autoplay(world, people, seed=5)
    waits = set()
    for _ in range(40):
        waits |= {(seat.user_id, seat.wait) for seat in world.bot.tables.get(table_id).awaited}
        await autoplay.play(1)
        await world.later(minutes=4)  # one's own turn goes on without a ping until then
    waits |= {(seat.user_id, seat.wait) for seat in world.bot.tables.get(table_id).awaited}
    called = [
        int(user)
        for body in world.requests("POST", f"/channels/{world.channel.id}/messages")
        for user in (body.get("allowed_mentions") or {}).get("users") or []
    ]
    assert sorted(called) == sorted(user for user, _ in waits if user)


@pytest.mark.soak
@pytest.mark.drawn
async def test_pictures_are_drawn_and_the_public_learns_nothing_hidden(world: World) -> None:
    people = list(world.people[:3])
    table_id = await begin(world, *people)
    autoplay = Autoplay(world, people, seed=11)
    for _ in range(25):
        await autoplay.play(1)
        events = [event.for_viewer(None) for event in world.bot.tables.events(table_id)]
        public = {event.card for event in events} | {event.cause for event in events}
        for message in world.messages():
            told = {card for card, name in CARD_NAMES.items() if name.search(message.everything)}
            assert told <= public
    table = [message for message in world.messages() if message.pictures][-1]
    assert "Ann" in table.alt
    for person in people:
        assert person.last_dm.pictures
        assert "hand" in person.last_dm.alt
