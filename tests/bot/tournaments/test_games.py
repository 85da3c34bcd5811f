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
from tests.bot.tournaments.driver import ShortGames, TournamentDriver, begun, first
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


async def best_of_three(world: World, people: int = 2) -> TournamentDriver:
    """Return an elimination with a first match of up to three games in progress."""
    driver = TournamentDriver(world, people)
    await driver.create("elimination", best_of=3, plan={"min_people": 2, "round_hours": 48})
    await driver.sign_up()
    await driver.start()
    return driver


def notices(world: World, driver: TournamentDriver, mark: str) -> list[Shown]:
    """Return the messages in all threads that begin with ``mark``."""
    shown = [each for thread in driver.threads() for each in world.messages(thread)]
    return [each for each in shown if each.text.startswith(mark)]


# Games as they are dealt: those of a hand of our own can't be replayed.
@pytest.mark.parametrize("dealer", [Shuffled(1)])
async def test_the_result_of_a_match_offers_the_replay_of_its_game(world: World) -> None:
    driver = await begun(world)
    match = first(driver)
    await driver.play([match])
    (notice,) = notices(world, driver, "🏁")
    reply = await world.bob.click("Replay", on=notice)
    assert reply.private
    assert "turn by turn" in reply.text
    assert reply.message.pictures
    reply = await world.bob.slash("tournament pairings")
    assert f"/{world.guild.id}/{driver.thread(match).id})" in reply.text, "and its thread is linked"
    listed = await world.bob.click("Replays", on=world.messages()[-1])
    assert listed.private
    reply = await world.bob.select(str(driver.table(match).id))
    assert "turn by turn" in reply.text
    assert reply.message.pictures
    assert "finished games of round 1" in (await world.bob.click("Replays")).text, "the way back"


async def test_a_corrected_result_offers_the_replay_of_the_game_that_was_played(
    world: World,
) -> None:
    driver = await begun(world)
    match = first(driver)
    await driver.play([match])
    places = {number: 3 - place for number, place in first(driver).places.items()}
    async with driver.bot_at_work():
        await world.bot.get(Tournaments).correct(
            driver.id, driver.organiser, 1, match.table, places
        )
    (notice,) = notices(world, driver, "✏")
    assert notice.offers(f"do:replay:{driver.table(match).id}")


# Games as they are dealt: those of a hand of our own can't be replayed.
@pytest.mark.soak
@pytest.mark.parametrize("dealer", [Shuffled(1)])
async def test_the_result_of_a_match_offers_the_replays_of_all_its_games(world: World) -> None:
    driver = await best_of_three(world)
    while driver.now.active:
        await driver.play()
    (venue,) = driver.now.venues
    assert len(venue.games) >= 2
    over = notices(world, driver, "🏁")
    assert len(over) == 2, "the score, and what the players are told"
    for notice in over:
        assert [(each.label, each.custom_id) for each in notice.buttons] == [
            (f"Replay of game {number}", f"do:replay:{game.table_id}")
            for number, game in enumerate(venue.games, 1)
        ]


async def test_a_match_that_nobody_played_has_no_replay(world: World) -> None:
    driver = await begun(world)
    match = first(driver)
    async with driver.bot_at_work():
        await world.bot.get(Tournaments).correct(
            driver.id, driver.organiser, 1, match.table, {}, match.seats
        )
    (notice,) = notices(world, driver, "✏")
    assert not notice.buttons


async def test_finished_games_are_listed_with_links_and_no_others(world: World) -> None:
    driver = await begun(world)
    one, other = driver.now.open_matches()
    assert not world.messages()[-1].offers("Replays")
    await driver.play([one])
    listed = await world.bob.click("Replays", on=world.messages()[-1])
    assert f"]({board_link(driver.table(one))})" in listed.text
    assert board_link(driver.table(one)).endswith(f"/{world.board_at(driver.thread(one)).id}")
    assert board_link(driver.table(other)) not in listed.text
    (menu,) = listed.message.selects
    assert [*menu.options] == [str(driver.table(one).id)]


async def test_all_finished_games_of_a_match_are_listed_while_it_goes_on(world: World) -> None:
    driver = await best_of_three(world)
    match = first(driver)
    await driver.play()
    table, (venue,) = driver.table(match), driver.now.venues
    (game,) = venue.games
    assert table.active
    reply = await world.bob.slash("tournament pairings")
    listed = await world.bob.click("Replays", on=reply.message)
    assert board_link(world.bot.tables.get(game.table_id)) in listed.text
    assert "· game 1: " in listed.text
    (menu,) = listed.message.selects
    assert str(table.id) not in menu.options, "the game in progress"
    while driver.now.active:
        await driver.play()
    podium = next(each for each in reversed(world.messages()) if each.offers("Replays"))
    listed = await world.bob.click("Replays", on=podium)
    (menu,) = listed.message.selects
    (venue,) = driver.now.venues
    assert [*menu.options] == [str(game.table_id) for game in venue.games]


async def test_a_listed_game_that_was_deleted_or_replayed_meanwhile_is_refused(
    world: World,
) -> None:
    driver = await begun(world)
    match = first(driver)
    await driver.play([match])
    table = driver.table(match)
    await world.bob.click("Replays", on=world.messages()[-1])
    async with driver.bot_at_work():
        await world.bot.get(Tournaments).correct(driver.id, driver.organiser, 1, match.table, None)
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
