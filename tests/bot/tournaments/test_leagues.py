"""Leagues: the ladder, seasons, and the panels of players and organisers."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.features.leagues.ladder import after_season, cut
from bot.features.leagues.service import MOST, Leagues, ranked
from bot.features.leagues.storage import League, Season
from bot.features.tournaments.draft import Draft
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.tournament import Organiser, Tournament
from bot.tables.dealer import Dealer
from tests import simcord_seam
from tests.bot.test_privacy import copy_of, forget, traces
from tests.bot.tournaments.desk import ANN, BOB, CAT, DAN, EVE, Desk, by, refused
from tests.bot.tournaments.driver import ShortGames
from tests.bot.world import Person, World


@pytest.fixture
def dealer() -> Dealer:
    return ShortGames()


# The ladder


def test_the_last_change_places_with_the_first_below() -> None:
    divisions = [list("abcd"), list("efgh"), list("ijkl")]
    assert after_season(divisions, 1) == [list("abce"), list("dfgi"), list("hjkl")]
    assert after_season(divisions, 2) == [list("abef"), list("cdij"), list("ghkl")]
    assert after_season(divisions, 0) == divisions
    assert after_season([list("abc")], 2) == [list("abc")]
    assert after_season([], 2) == []


def test_no_more_than_half_of_a_division_moves() -> None:
    assert after_season([list("abcd"), list("ef")], 2) == [list("abce"), list("df")]


def test_divisions_are_cut_from_the_ladder() -> None:
    assert cut("abcdefgh", 4) == [list("abcd"), list("efgh")]
    assert cut("abcdefghi", 4) == [list("abcd"), list("efghi")], "a rest of one joins the last"
    assert cut("abcdefghijk", 4) == [list("abcd"), list("efgh"), list("ijk")]
    assert cut("ab", 4) == [list("ab")]
    assert cut("", 4) == []


@given(
    st.lists(st.integers(3, 9), min_size=1, max_size=6),
    st.integers(0, 5),
    st.integers(3, 9),
)
def test_nobody_is_lost_or_doubled(sizes: list[int], movers: int, size: int) -> None:
    numbers = iter(range(100))
    divisions = [[next(numbers) for _ in range(count)] for count in sizes]
    after = after_season(divisions, movers)
    assert [len(each) for each in after] == sizes
    ladder = [each for division in after for each in division]
    assert sorted(ladder) == list(range(sum(sizes)))
    again = cut(ladder, size)
    assert [each for division in again for each in division] == ladder
    assert all(len(each) >= 3 for each in again[:-1])


# The service


def arranged(format_: str = "round-robin") -> Draft:
    """Return the settings of the divisions."""
    return Draft("League", "civ", "en", 88, format=format_).with_choice()


async def test_a_league_is_organised_by_its_organisers(desk: Desk) -> None:
    service = Leagues(desk.tables, desk.service)
    league = await service.create(by(ANN), " The \n League ", arranged(), 4, 1)
    assert league.name == "The League"
    for doing in (
        service.set(league.id, by(BOB), size=5),
        service.start(league.id, by(BOB)),
        service.next_season(league.id, by(BOB)),
        service.place(league.id, by(BOB), BOB, "Bob", 1),
        service.delete(league.id, Organiser(ANN, 78)),
    ):
        with refused("league-organise|no-such-league"):
            await doing
    assert (await service.set(league.id, Organiser(BOB, 77, True), size=5)).size == 5
    for choice in ({"size": 99}, {"movers": 9}):
        with refused("not-an-option"):
            await service.set(league.id, by(ANN), **choice)
    with refused("league-name-taken"):
        await service.create(by(ANN), "the league", arranged(), 4, 1)
    with refused("league-format"):
        await service.create(by(ANN), "Knockout", arranged("elimination"), 4, 1)
    for number in range(MOST - 1):
        await service.create(by(ANN), f"League {number}", arranged(), 4, 1)
    with refused("league-limit"):
        await service.create(by(ANN), "One more", arranged(), 4, 1)


async def test_who_plays_is_known_before_the_season_starts(desk: Desk) -> None:
    service = Leagues(desk.tables, desk.service)
    league = await service.create(by(ANN), "League", arranged(), 3, 1)
    season = service.season(league)
    with refused("league-too-few"):
        await service.start(league.id, by(ANN))
    for user, name in ((ANN, "Ann"), (BOB, "Bob"), (CAT, "Cat"), (DAN, "Dan")):
        await service.answer(season.id, 77, user, name, plays=True)
    await service.answer(season.id, 77, BOB, "Bob", plays=False)
    await service.answer(season.id, 77, EVE, "Eve", plays=False)
    await service.place(league.id, by(ANN), DAN, "Dan", 1)
    assert [[each.name for each in some] for some in service.planned(league, season)] == [
        ["Dan", "Ann", "Cat"]
    ]
    await service.start(league.id, by(ANN))
    with refused("league-season-begun"):
        await service.start(league.id, by(ANN))
    with refused("league-season-begun"):
        await service.answer(season.id, 77, BOB, "Bob", plays=True)
    with refused("league-season-open"):
        await service.next_season(league.id, by(ANN))
    starting = service.season(league)
    for _ in range(2):
        await service.open_division(starting, 1)
    (division,) = service.divisions(starting)
    assert [each.user_id for each in division.people] == [DAN, ANN, CAT]
    assert division.name == "League 1, division 1"
    assert (division.plan.min_people, division.plan.max_people) == (2, 3)


# As people play it


async def gathered(world: World, count: int, **options: Any) -> tuple[League, list[Person]]:
    """Let Ann create a league, for which so many people sign up."""
    await world.ann.slash("league create", name="Super *League*", game="civ", **options)
    await world.later(minutes=2)
    people = [Person(world, f"p{number:02}") for number in range(count)]
    world.people = (*world.people, *people)
    question = world.call
    assert "Who plays?" in question.text
    for each in people:
        reply = await each.click("I’m in", on=question)
        assert reply.private
    (league,) = world.bot.get(Leagues).of_guild(world.guild.id)
    return league, people


def latest(world: World, league: League) -> tuple[Season, list[Tournament]]:
    """Return the latest season with its divisions."""
    service = world.bot.get(Leagues)
    season = service.season(league)
    return season, service.divisions(season)


async def played_out(world: World, league: League) -> None:
    """Let the better seed of each match of all divisions win."""
    service = world.bot.get(Tournaments)
    organiser = Organiser(world.ann.id, world.guild.id)
    await world.later(hours=2)
    for _ in range(40):
        _, divisions = latest(world, league)
        going_on = [each for each in divisions if each.active]
        if not going_on:
            return
        for each in going_on:
            for match in list(each.open_matches()):
                places = {number: number for number in match.seats}
                number = len(each.contest.rounds)
                with simcord_seam.bot_scope(world.env):
                    await service.correct(each.id, organiser, number, match.table, places)
        await world.env.settle()
        await world.later(minutes=1)
    raise AssertionError("it does not end")


async def started(world: World, count: int = 6, **options: Any) -> tuple[League, list[Person]]:
    """Return a league with its first season started."""
    league, people = await gathered(world, count, **{"size": 3, "movers": 1, **options})
    await world.ann.slash("league organise")
    shown = await world.ann.click("Start season")
    assert "Starting" in shown.text or "In progress" in shown.text
    await world.later(minutes=2)
    return league, people


async def test_a_season_opens_one_tournament_for_each_division(world: World) -> None:
    league, people = await started(world)
    season, divisions = latest(world, league)
    assert season.status == "running"
    assert [each.name for each in divisions] == [
        "Super *League* 1, division 1",
        "Super *League* 1, division 2",
    ]
    assert [[p.user_id for p in each.people] for each in divisions] == [
        [person.id for person in people[:3]],
        [person.id for person in people[3:]],
    ]
    shown = await world.bob.slash("league standings")
    assert shown.private
    assert "Division 2" in shown.text
    everyone = await world.bob.click("Show everyone")
    assert not everyone.private


async def test_a_kill_between_two_divisions_opens_each_once(world: World) -> None:
    league, _ = await gathered(world, 6, size=3, movers=1)
    service = world.bot.get(Leagues)
    with simcord_seam.bot_scope(world.env):
        service.wake = lambda _: None
        await service.start(league.id, Organiser(world.ann.id, world.guild.id))
        await service.open_division(service.season(league), 1)
    await world.restart(killed=True)
    await world.later(minutes=5)
    season, divisions = latest(world, league)
    assert (season.status, len(divisions)) == ("running", 2)
    assert len(world.bot.get(Tournaments).of_guild(world.guild.id)) == 2


@pytest.mark.soak
async def test_the_next_season_is_made_of_the_results_with_one_press(world: World) -> None:
    league, _ = await started(world)
    refusal = await world.ann.slash("league organise")
    assert not refusal.message.offers("Next season")
    await played_out(world, league)
    _, (first, second) = latest(world, league)
    up, down = ranked(second)[0][0], ranked(first)[-1][0]
    overview = await world.bob.slash("league standings")
    assert "**Over.**" in overview.text
    assert "⬆️" in overview.text
    assert "⬇️" in overview.text
    before = len(world.notified)
    shown = await world.ann.slash("league organise")
    replies = await world.together(
        world.ann.click("Next season", on=shown.message),
        world.ann.click("Next season", on=shown.message),
    )
    assert any("isn’t over" in reply.text for reply in replies), "a second press makes no other"
    await world.later(minutes=2)
    season, _ = latest(world, league)
    assert (season.number, season.status) == (2, "gathering")
    players = [each.user_id for each in (*first.people, *second.people)]
    assert sorted(world.notified[before:]) == sorted(players), "each is asked once"
    question = world.call
    assert "Do you play again?" in question.text
    for user_id in players[1:]:
        await world.person(user_id).click("I’m in", on=question)
    newcomer = world.dan
    await newcomer.click("I’m in", on=question)
    out = await world.person(players[0]).click("Not this time", on=question)
    assert "You’re not in season 2" in out.text
    planned = world.bot.get(Leagues).planned(league, season)
    assert up in [each.user_id for each in planned[0]]
    assert planned[-1][-1].user_id == newcomer.id, "newcomers come last"
    assert down in [each.user_id for each in planned[0]], "who has left makes room"
    await world.restart(killed=True)
    await world.later(minutes=5)
    assert sorted(world.notified[before:]) == sorted(players)
    champions = await world.bob.slash("champions")
    assert champions.text.count("🎖️") == 1
    assert "division" not in champions.text


async def test_an_organiser_places_a_player(world: World) -> None:
    league, _ = await gathered(world, 6, size=3, movers=1)
    shown = await world.ann.slash("league organise")
    (menu,) = [each for each in shown.message.selects if "league-place" in each.custom_id]
    handle = world.handle(shown.message)
    await world.ann.member.select(handle, [world.dan.member], custom_id=menu.custom_id)
    reply = await world.ann.select("Division 1")
    assert "Dan" in reply.text
    planned = world.bot.get(Leagues).planned(league, latest(world, league)[0])
    assert planned[0][0].user_id == world.dan.id


async def test_a_channel_that_is_closed_is_tried_again(world: World) -> None:
    path = f"/channels/{world.channel.id}/messages"
    world.fails("POST", path, status=403, code=50013, message="Missing Permissions", times=1)
    await world.ann.slash("league create", name="League", game="civ")
    await world.later(minutes=1)
    assert world.messages() == []
    await world.later(minutes=10)
    assert len(world.messages()) == 1


@pytest.mark.soak
async def test_a_league_is_changed_and_deleted(world: World) -> None:
    await gathered(world, 3)
    await world.ann.slash("league organise")
    await world.ann.select("Divisions of 5")
    shown = await world.ann.select("No one moves")
    assert "Divisions of 5" in shown.text
    await world.ann.click("Delete…")
    await world.ann.click("Yes, delete it")
    reply = await world.bob.slash("league standings")
    assert "no league on this server" in reply.text
    old = await world.bob.click("I’m in", on=world.call)
    assert "isn’t here any more" in old.text


async def test_who_is_forgotten_plays_in_no_league(world: World, store_path: str) -> None:
    league, people = await gathered(world, 4, size=4, movers=1)
    await world.later(days=1)
    assert "league_seasons" in await copy_of(people[0])
    await forget(people[0])
    await forget(world.ann)
    assert traces(store_path, people[0]) == []
    assert traces(store_path, world.ann) == []
    planned = world.bot.get(Leagues).planned(league, latest(world, league)[0])
    assert [each.user_id for each in planned[0]] == [each.id for each in people[1:]]
