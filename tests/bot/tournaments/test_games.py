"""Finished games of a tournament: links to them, and their replays."""

from __future__ import annotations

import pytest

from bot.features.tournaments.service import Tournaments
from bot.tables.dealer import Dealer
from tests.bot.tournaments.hall import Hall, ShortGames, begun, first
from tests.bot.world import Shown, World


@pytest.fixture
def dealer() -> Dealer:
    return ShortGames()


async def best_of_three(world: World, people: int = 2) -> Hall:
    """Return an elimination whose first match of up to three games has begun."""
    hall = Hall(world, people)
    await hall.create("elimination", best_of=3, plan={"min_people": 2, "round_hours": 48})
    await hall.sign_up()
    await hall.start()
    return hall


def notices(world: World, hall: Hall, mark: str) -> list[Shown]:
    """Return the messages in all threads whose text begins with ``mark``."""
    shown = [each for thread in hall.threads() for each in world.messages(thread)]
    return [each for each in shown if each.text.startswith(mark)]


# Games as they are dealt: those of a hand of our own can't be replayed.
@pytest.mark.parametrize("dealer", [Dealer()])
async def test_the_result_of_a_match_offers_the_replay_of_its_game(world: World) -> None:
    hall = await begun(world)
    match = first(hall)
    await hall.play([match])
    (notice,) = notices(world, hall, "🏁")
    reply = await world.bob.click("Replay", on=notice)
    assert reply.private
    assert "turn by turn" in reply.text
    assert reply.message.pictures
    reply = await world.bob.slash("tournament pairings")
    assert f"/{world.guild.id}/{hall.thread(match).id})" in reply.text, "and its thread is linked"


async def test_a_corrected_result_offers_the_replay_of_the_game_that_was_played(
    world: World,
) -> None:
    hall = await begun(world)
    match = first(hall)
    await hall.play([match])
    places = {number: 3 - place for number, place in first(hall).places.items()}
    async with hall.bot_at_work():
        await world.bot.get(Tournaments).correct(hall.id, hall.organiser, 1, match.table, places)
    (notice,) = notices(world, hall, "✏")
    assert notice.offers(f"do:replay:{hall.table(match).id}")


# Games as they are dealt: those of a hand of our own can't be replayed.
@pytest.mark.parametrize("dealer", [Dealer()])
async def test_the_result_of_a_match_offers_the_replays_of_all_its_games(world: World) -> None:
    hall = await best_of_three(world)
    while hall.now.active:
        await hall.play()
    (venue,) = hall.now.venues
    assert len(venue.games) >= 2
    over = notices(world, hall, "🏁")
    assert len(over) == 2, "the score, and what the players are told"
    for notice in over:
        assert [(each.label, each.custom_id) for each in notice.buttons] == [
            (f"Replay of game {number}", f"do:replay:{game.table_id}")
            for number, game in enumerate(venue.games, 1)
        ]


async def test_a_match_that_nobody_played_has_no_replay(world: World) -> None:
    hall = await begun(world)
    match = first(hall)
    async with hall.bot_at_work():
        await world.bot.get(Tournaments).correct(
            hall.id, hall.organiser, 1, match.table, {}, match.seats
        )
    (notice,) = notices(world, hall, "✏")
    assert not notice.buttons
