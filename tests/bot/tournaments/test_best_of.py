"""Matches over several games: best of three, with a decider."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.words import words_for
from bot.features.tournaments.contest import formats, match_games
from bot.features.tournaments.contest.elimination import filled, single
from bot.features.tournaments.contest.match_games import Game
from bot.features.tournaments.exports.export import csv_files
from bot.features.tournaments.exports.page import page
from bot.features.tournaments.model import Match, Settings, placed
from bot.features.tournaments.panels.lines import result_text
from bot.features.tournaments.panels.pictures import bracket_parts
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.tournament import Venue
from bot.features.watching.service import Watching
from bot.tables.dealer import Dealer
from engine import Refusal
from tests.bot.tournaments.contests import contest, paired
from tests.bot.tournaments.driver import Mortal, ShortGames, TournamentDriver, first
from tests.bot.world import Person, World

MATCH = Match(1, (7, 9), slot="final")
EN = words_for("en")


@pytest.fixture
def dealer() -> Dealer:
    return ShortGames()


def games(*winners: int | None) -> tuple[Game, ...]:
    return tuple(Game(number, winner) for number, winner in enumerate(winners, 1))


@pytest.mark.parametrize(
    ("winners", "places", "wins"),
    [
        ((7, 7), (1, 2), (2, 0)),
        ((7, 9, 9), (2, 1), (1, 2)),
        ((None, 7, 7), (1, 2), (2, 0)),
        ((7, None, None), (1, 2), (1, 0)),  # the leader after all three
        ((7, 9, None, 9), (2, 1), (1, 2)),  # by the decider
        ((None, None, None, 7), (1, 2), (1, 0)),
        ((7, 9, None, None), (1, 1), (1, 1)),  # even that is drawn: the better seed goes on
    ],
)
def test_a_match_is_decided(
    winners: tuple[int | None, ...], places: tuple[int, int], wins: tuple[int, int]
) -> None:
    for played in range(1, len(winners)):
        assert match_games.outcome(MATCH, games(*winners[:played]), 3) is None
    result = match_games.outcome(MATCH, games(*winners), 3)
    assert result is not None
    assert (result.places, result.wins, result.absent) == (places, wins, ())


@pytest.mark.parametrize(
    ("winners", "places"),
    [((7,), (1, 2)), ((7, 9), (2, 1)), ((9, None), (2, 1)), ((7, 9, None), (1, 1)), ((), (1, 1))],
)
def test_at_the_deadline_the_games_so_far_decide_and_then_the_last_one(
    winners: tuple[int | None, ...], places: tuple[int, int]
) -> None:
    result = match_games.outcome(MATCH, games(*winners), 3, last=True)
    assert result is not None
    assert result.places == places


def test_who_does_not_play_on_has_lost_whatever_the_score() -> None:
    result = match_games.abandoned(MATCH, games(7), [7])
    assert (result.places, result.absent, result.wins) == ((2, 1), (), (1, 0))
    result = match_games.abandoned(MATCH, (), [7])
    assert (result.places, result.absent) == ((2, 1), (7,))
    assert match_games.abandoned(MATCH, games(9), [7, 9]).places == (2, 1)


@pytest.mark.soak
@given(st.lists(st.sampled_from((7, 9, None)), max_size=6))
def test_no_match_takes_more_than_four_games_and_none_goes_on_when_it_is_won(
    winners: list[int | None],
) -> None:
    played: tuple[Game, ...] = ()
    for number, winner in enumerate(winners, 1):
        played = (*played, Game(number, winner))
        result = match_games.outcome(MATCH, played, 3)
        if result is not None:
            won = match_games.wins(MATCH, played)
            assert result.wins == won
            if won[0] != won[1]:
                assert result.places[won.index(max(won))] == 1
            assert max(won) <= 2
            return
        assert number < 4
        assert max(match_games.wins(MATCH, played)) < 2


def test_the_entrants_begin_in_turn() -> None:
    begins = [match_games.seats_of_next(MATCH, games(*[None] * number))[0] for number in range(4)]
    assert begins == [7, 9, 7, 9]


def test_a_shared_place_is_a_drawn_game() -> None:
    assert match_games.game_of(5, MATCH, placed(MATCH, {7: 1, 9: 1})) == Game(5, None)
    assert match_games.game_of(5, MATCH, placed(MATCH, {7: 2, 9: 1})) == Game(5, 9)


def test_the_better_seed_goes_on_after_a_drawn_decider() -> None:
    begun = paired(contest("elimination", 2, best_of=3))
    (match,) = begun.rounds[0].matches
    result = match_games.outcome(match, games(1, 2, None, None), 3)
    last = begun.rounds[0].with_match(Match(1, match.seats, result, match.slot))
    assert filled(single(2, False), [1, 2], [last])["final"].winner == 1


@pytest.mark.parametrize(
    ("format_", "settings", "possible"),
    [
        ("elimination", {}, True),
        ("double-elimination", {}, True),
        ("groups", {}, True),
        ("swiss", {"cut": 4}, True),
        ("swiss", {}, False),
        ("round-robin", {}, False),
        ("elimination", {"seats": 3}, False),
    ],
)
def test_only_brackets_have_matches_of_several_games(
    format_: str, settings: dict[str, Any], possible: bool
) -> None:
    how = Settings(format_, best_of=3, **settings)
    if possible:
        formats.check(how)
        return
    with pytest.raises(Refusal, match="tournament-setting-unused"):
        formats.check(how)


def test_two_games_are_no_match() -> None:
    with pytest.raises(Refusal, match="tournament-setting-range"):
        formats.check(Settings("elimination", best_of=2))


# Whole events


def venue(driver: TournamentDriver, table: int = 1, round_number: int | None = None) -> Venue:
    found = driver.now.venue(round_number or len(driver.now.contest.rounds), table)
    assert found is not None
    return found


async def best_of_three(world: World, people: int = 2, **plan: int | str) -> TournamentDriver:
    driver = TournamentDriver(world, people)
    plan = {"min_people": 2, "round_hours": 48, **plan}
    await driver.create("elimination", best_of=3, plan=plan)
    await driver.sign_up()
    await driver.start()
    return driver


@pytest.mark.soak
async def test_an_elimination_of_four_is_played_to_two_wins(world: World) -> None:
    driver = await best_of_three(world, 4)
    assert "best of three in the bracket" in world.messages()[0].text
    while driver.now.active:
        for match in driver.now.open_matches():
            began = driver.table(match).seats[0].user_id
            place = len(venue(driver, match.table).games) % 2
            assert driver.now.captain(match.seats[place]).user_id == began
        await driver.play()
    contest_ = driver.now.contest
    assert len(contest_.rounds) == 2
    assert len(driver.threads()) == 3, "all games of a match are in its thread"
    for each in driver.now.venues:
        match = contest_.round(each.round).at(each.table)
        assert match.result is not None
        tables = {game.table_id for game in each.games}
        assert len(tables) == len(each.games) >= 2
        assert {driver.world.bot.tables.get(table).channel_id for table in tables} == {
            each.thread_id
        }
        assert match.result == match_games.outcome(match, each.games, 3)
        assert match_games.outcome(match, each.games[:-1], 3) is None
        score = "–".join(map(str, sorted(match.result.wins, reverse=True)))
        if match.result.places != (1, 1):
            assert result_text(driver.now, match, EN).endswith(score)
    sides = [
        side for part in bracket_parts(driver.now, EN) for column in part.bracket.columns
        for box in column.boxes for side in box.sides
    ]  # fmt: skip
    assert all(side.score in ("0", "1", "2") for side in sides)
    assert "games_won" in csv_files(contest_)["results.csv"]
    assert "<small>2</small>" in page(driver.now)


async def test_the_next_game_is_announced_with_the_score(world: World) -> None:
    driver = await best_of_three(world)
    match = first(driver)
    thread = driver.thread(match)
    told = [message.text for message in world.messages(thread)]
    assert any("Best of three: the first with 2 wins" in text for text in told)
    await driver.play()
    told = [message.text for message in world.messages(thread)]
    assert any("· game 2" in text for text in told)
    score = "–".join(map(str, match_games.wins(match, venue(driver).games)))
    assert any(f"it’s **{score}**" in text for text in told)
    reply = await driver.people[0].slash("tournament pairings")
    assert score in reply.text


async def test_the_score_is_posted_in_the_thread_at_the_end_and_only_once(world: World) -> None:
    driver = await best_of_three(world)
    thread = driver.thread(first(driver))
    while driver.now.active:
        assert not any("match is over" in each.text for each in world.messages(thread))
        await driver.play()
    await driver.restart()
    await world.env.settle()
    (match,) = driver.now.contest.rounds[0].matches
    told = [each.text for each in world.messages(thread) if "match is over" in each.text]
    assert len(told) == 1
    assert result_text(driver.now, match, EN) in told[0]


async def test_nothing_is_lost_between_two_games(world: World) -> None:
    driver = await best_of_three(world)
    steps = 0
    while driver.now.active:
        mortal = Mortal(1 + steps % 5, before_noting=steps % 2 == 0)
        mortal.possess(world.bot)
        with suppress(asyncio.CancelledError):
            await driver.play()
        await driver.restart()
        await world.env.settle()
        await world.later(seconds=31)
        steps += 1
        assert steps < 40
    (match,) = driver.now.contest.rounds[0].matches
    played = venue(driver).games
    assert match.result == match_games.outcome(match, played, 3)
    assert len({game.table_id for game in played}) == len(played)
    assert len(driver.threads()) == 1


async def test_the_first_game_is_kept_while_the_tournament_goes_on(world: World) -> None:
    driver = await best_of_three(world)
    await world.env.restart_bot(world.new_bot(keep=timedelta(hours=1)))
    await driver.play()
    (game,) = venue(driver).games
    await world.later(hours=3)
    assert driver.now.active
    assert world.bot.tables.get(game.table_id).status == "over"


@pytest.mark.soak
async def test_the_deadline_is_that_of_the_whole_match(world: World) -> None:
    driver = await best_of_three(world, at_deadline="forfeit")
    due = venue(driver).due_at
    await world.later(hours=10)
    await driver.play()
    assert venue(driver).due_at == due
    before = venue(driver).games
    assert len(before) == 1
    match = first(driver)
    awaited = driver.table(match).awaited[0].person
    await world.later(hours=39)
    await world.later(hours=12)
    assert driver.now.status == "over"
    result = driver.now.contest.rounds[0].matches[0].result
    assert result is not None
    assert len(venue(driver).games) <= 2, "no other game begins"
    loser = driver.now.participant(awaited)
    assert loser is not None
    if before[0].winner != loser.number:
        assert formats.winners(driver.now.contest) != (loser.number,)


async def test_who_drops_out_between_the_games_has_lost(world: World) -> None:
    driver = await best_of_three(world)
    await driver.play()
    leaver = driver.person(venue(driver).games[0].winner or first(driver).seats[0])
    async with driver.bot_at_work():
        await world.bot.get(Tournaments).leave(driver.id, leaver.id)
    assert driver.now.status == "over"
    (winner,) = formats.winners(driver.now.contest)
    assert driver.person(winner) is not leaver
    (match,) = driver.now.contest.rounds[0].matches
    assert match.played, "a game was played: it is no walkover"


async def test_who_resigns_a_later_game_at_once_has_lost_that_game_alone(world: World) -> None:
    driver = await best_of_three(world)
    await driver.play()
    match = first(driver)
    table = driver.table(match)
    giver = table.seats[0].person
    async with driver.bot_at_work():
        await world.bot.tables.resign(table.id, giver)
    played = venue(driver).games
    assert len(played) == 2
    loser = driver.now.participant(giver)
    assert loser is not None
    assert played[1].winner not in (None, loser.number)
    while driver.now.active:
        await driver.play()
    result = driver.now.contest.rounds[0].matches[0].result
    assert result == match_games.outcome(match, venue(driver).games, 3)


@pytest.mark.soak
async def test_who_does_not_come_to_a_later_game_has_lost_the_match(world: World) -> None:
    driver = await best_of_three(world, round_hours=200)
    await driver.play()
    (game,) = venue(driver).games
    match = first(driver)
    awaited = driver.now.participant(driver.table(match).awaited[0].person)
    assert awaited is not None
    await world.later(hours=25)
    assert driver.now.status == "over", "the time for a move is over"
    assert awaited.number not in formats.winners(driver.now.contest)
    assert driver.now.contest.rounds[0].matches[0].played
    assert venue(driver).games == (game,)


async def test_an_organiser_may_end_a_match_and_have_it_replayed(world: World) -> None:
    driver = await best_of_three(world)
    await driver.play()
    match = first(driver)
    service = world.bot.get(Tournaments)
    assert service.begun(driver.now) == {(1, 1)}
    table = driver.table(match)
    async with driver.bot_at_work():
        places = dict(zip(match.seats, (1, 2), strict=True))
        await service.correct(driver.id, driver.organiser, 1, 1, places)
    assert driver.now.status == "over"
    assert not world.bot.tables.get(table.id).active
    async with driver.bot_at_work():
        await service.correct(driver.id, driver.organiser, 1, 1, None)
    assert venue(driver).games == ()
    assert driver.table(match).active


async def test_a_corrected_result_is_in_the_log_with_its_score(world: World) -> None:
    driver = await best_of_three(world)
    while driver.now.active:
        await driver.play()
    (match,) = driver.now.contest.rounds[0].matches
    assert match.result is not None
    places = {one: 3 - place for one, place in match.places.items()}
    async with driver.bot_at_work():
        await world.bot.get(Tournaments).correct(driver.id, driver.organiser, 1, 1, places)
    reply = await world.ann.slash("tournament log")
    assert "–".join(map(str, sorted(match.result.wins, reverse=True))) in reply.text


# Spectators


async def watched(world: World) -> tuple[TournamentDriver, Match]:
    """Return a best of three; Bob watches its first game, and Cat for its end."""
    driver = await best_of_three(world)
    match = first(driver)
    asked = await world.bob.slash("watch", driver.thread(match))
    await world.bob.click("DM every turn", on=asked.message)
    asked = await world.cat.slash("watch", driver.thread(match))
    await world.cat.click("DM the result", on=asked.message)
    return driver, match


def watching(world: World, person: Person) -> list[int]:
    """Return the ids of the tables that a user watches."""
    return [table.id for table, _ in world.bot.get(Watching).of_user(person.id)]


async def test_spectators_watch_the_whole_match_and_no_longer(world: World) -> None:
    driver, match = await watched(world)
    games = 0
    while driver.now.active:
        games += 1
        table = driver.table(match)
        assert watching(world, world.bob) == [table.id]
        assert watching(world, world.cat) == [table.id]
        await driver.play()
        ends = [each for each in world.cat.dms if "has won" in each.text or "have won" in each.text]
        assert len(ends) == games
    assert games >= 2
    assert watching(world, world.bob) == watching(world, world.cat) == []
    assert all("follow its next game" in each.text for each in world.cat.dms[:-1])


async def test_spectators_stop_between_two_games_or_after_them(world: World) -> None:
    driver, match = await watched(world)
    await driver.play()
    old = world.cat.last_dm
    assert watching(world, world.cat) == [driver.table(match).id]
    reply = await world.cat.click("Stop watching", on=old)
    assert "no longer watching" in reply.text
    assert watching(world, world.cat) == []
    assert watching(world, world.bob) == [driver.table(match).id]
    await driver.play()
    assert world.cat.last_dm == old


async def test_spectators_are_kept_while_a_pause_comes_between_the_games(world: World) -> None:
    driver, match = await watched(world)
    table = driver.table(match)
    async with driver.bot_at_work():
        await world.bot.get(Tournaments).pause(driver.id, driver.organiser)
    await driver.play()
    assert watching(world, world.cat) == [table.id]
    await world.restart(killed=True)
    assert watching(world, world.cat) == [table.id]
    async with driver.bot_at_work():
        await world.bot.get(Tournaments).resume(driver.id, driver.organiser)
    assert watching(world, world.cat) == [driver.table(match).id] != [table.id]


async def test_spectators_are_let_go_when_the_tournament_is_cancelled(world: World) -> None:
    driver, _ = await watched(world)
    async with driver.bot_at_work():
        await world.bot.get(Tournaments).pause(driver.id, driver.organiser)
    await driver.play()
    assert watching(world, world.bob)
    async with driver.bot_at_work():
        await world.bot.get(Tournaments).cancel(driver.id, driver.organiser)
    assert watching(world, world.bob) == watching(world, world.cat) == []


@pytest.mark.parametrize("before_noting", [False, True])
async def test_spectators_survive_a_crash_between_the_games(
    world: World, before_noting: bool
) -> None:
    driver, match = await watched(world)
    table, mortal = driver.table(match).id, Mortal(before_noting=before_noting)
    mortal.possess(world.bot)
    with suppress(asyncio.CancelledError, Refusal):
        await driver.play()
    await driver.restart()
    await world.later(minutes=1)
    assert driver.table(match).id != table
    assert watching(world, world.bob) == watching(world, world.cat) == [driver.table(match).id]
