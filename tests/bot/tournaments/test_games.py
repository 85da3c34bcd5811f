"""Finished games of a tournament: links to them, and their replays."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.core.table import Table, TableKind
from bot.core.words import languages, words_for
from bot.features.tournaments.panels.games import FinishedGame, games_panel
from bot.features.tournaments.service import Tournaments
from bot.tables.dealer import Dealer
from bot.ui.navigation import board_link
from tests.bot.dealt import Shuffled
from tests.bot.tournaments.hall import Hall, ShortGames, begun, first
from tests.bot.tournaments.test_panels import NOON, crowded
from tests.bot.world import Shown, World
from tests.discord_api import TEXT_DISPLAY, message_limits, walk


@pytest.fixture
def dealer() -> Dealer:
    return ShortGames()


def finished_table(guild_id: int) -> Table:
    """Return a table with the longest link."""
    return Table(
        id=1,
        guild_id=guild_id,
        channel_id=10**18,
        host_id=1,
        game_name="civ",
        kind=TableKind.TOURNAMENT,
        language="en",
        max_seats=2,
        opened_at=NOON,
        board_channel_id=10**19,
        board_message_id=10**19,
    )


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
@pytest.mark.parametrize("dealer", [Shuffled(1)])
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
    listed = await world.bob.click("Replays", on=world.messages()[-1])
    assert listed.private
    reply = await world.bob.select(str(hall.table(match).id))
    assert "turn by turn" in reply.text
    assert reply.message.pictures
    assert "finished games of round 1" in (await world.bob.click("Replays")).text, "the way back"


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
@pytest.mark.soak
@pytest.mark.parametrize("dealer", [Shuffled(1)])
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


async def test_finished_games_are_listed_with_links_and_no_others(world: World) -> None:
    hall = await begun(world)
    one, other = hall.now.open_matches()
    assert not world.messages()[-1].offers("Replays")
    await hall.play([one])
    listed = await world.bob.click("Replays", on=world.messages()[-1])
    assert f"]({board_link(hall.table(one))})" in listed.text
    assert board_link(hall.table(one)).endswith(f"/{world.board_at(hall.thread(one)).id}")
    assert board_link(hall.table(other)) not in listed.text
    (menu,) = listed.message.selects
    assert [*menu.options] == [str(hall.table(one).id)]


async def test_all_finished_games_of_a_match_are_listed_while_it_goes_on(world: World) -> None:
    hall = await best_of_three(world)
    match = first(hall)
    await hall.play()
    table, (venue,) = hall.table(match), hall.now.venues
    (game,) = venue.games
    assert table.active
    reply = await world.bob.slash("tournament pairings")
    listed = await world.bob.click("Replays", on=reply.message)
    assert board_link(world.bot.tables.get(game.table_id)) in listed.text
    assert "· game 1: " in listed.text
    (menu,) = listed.message.selects
    assert str(table.id) not in menu.options, "the game in progress"
    while hall.now.active:
        await hall.play()
    podium = next(each for each in reversed(world.messages()) if each.offers("Replays"))
    listed = await world.bob.click("Replays", on=podium)
    (menu,) = listed.message.selects
    (venue,) = hall.now.venues
    assert [*menu.options] == [str(game.table_id) for game in venue.games]


async def test_a_listed_game_that_was_deleted_or_replayed_meanwhile_is_refused(
    world: World,
) -> None:
    hall = await begun(world)
    match = first(hall)
    await hall.play([match])
    table = hall.table(match)
    await world.bob.click("Replays", on=world.messages()[-1])
    async with hall.bot_at_work():
        await world.bot.get(Tournaments).correct(hall.id, hall.organiser, 1, match.table, None)
    reply = await world.bob.select(str(table.id))
    assert "No finished game of this round is at that table any more" in reply.text


@pytest.mark.parametrize("language", languages())
def test_the_list_of_the_largest_round_fits_into_a_message(language: str) -> None:
    cup, words = crowded(), words_for(language)
    table = finished_table(cup.guild_id)
    matches = cup.contest.round(2).matches
    games = [
        FinishedGame(match, number, 4, replace(table, id=match.table * 10 + number))
        for match in matches
        for number in (1, 2, 3, 4)
    ]
    for page in (0, 5, 999):
        components = games_panel(cup, 2, games, page, words).to_components()
        assert list(message_limits({"components": components}, ())) == []
        texts = [part["content"] for part in walk(components) if part["type"] == TEXT_DISPLAY]
        assert words("tournament-more", count=1)[:5] not in "".join(texts), "all of a page fit"
