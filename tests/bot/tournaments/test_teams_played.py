"""Tournaments of teams of two, played by the real bot from sign-up to the podium."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.core.table import Table
from bot.features.hall_of_fame.titles import of_tournaments
from bot.features.series import points
from bot.features.series.standings import standings
from bot.features.tournaments.contest import formats
from bot.features.tournaments.model import Match
from bot.features.tournaments.running.roles import holders
from bot.features.tournaments.service import Tournaments
from bot.tables.dealer import Dealer
from engine import Game
from tests.bot.dealt import arranged
from tests.bot.tournaments.driver import ShortGames, TournamentDriver
from tests.bot.tournaments.test_whole import assert_opened_once, play_and_kill
from tests.bot.world import World

TEAMS = {"teams": True}


class ShortTeamGames(ShortGames):
    """Deals short games of either game; those of Innovation end with the first draw.

    Then the team of the first or second seat has more points, in turn.
    """

    def deal(self, game: str, players: Sequence[str], seed: int, options: dict[str, Any]) -> Game:
        if game == "civ":
            return super().deal(game, players, seed, options)
        ahead = players[seed % 2]
        setup = {ahead: {"score": ["archery"]}, "empty": [*range(1, 11)]}
        return arranged(game, players, options, setup)


@pytest.fixture
def dealer() -> Dealer:
    return ShortTeamGames()


def seated(driver: TournamentDriver, match: Match) -> list[int]:
    """Return the users at the table of a match, in the order of seats."""
    return [seat.person for seat in driver.table(match).seats]


async def test_mates_sit_across_and_share_the_result(world: World) -> None:
    driver = TournamentDriver(world, 8)
    await driver.create("elimination", options=TEAMS)
    await driver.team_up()
    await driver.start()
    assert len(driver.now.contest.entrants) == 4
    assert driver.now.round is not None
    for match in driver.now.round.matches:
        one, other = (driver.now.users([number]) for number in match.seats)
        assert seated(driver, match) == [one[0], other[0], one[1], other[1]]
        assert driver.table(match).options["teams"]
        (a, b), (c, d) = one, other
        told = [each.text for each in world.messages(driver.thread(match))]
        assert any(f"<@{a}> & <@{b}> against <@{c}> & <@{d}>" in text for text in told)
    await driver.play()
    assert len(driver.now.contest.rounds) == 2
    await driver.play()
    assert driver.now.status == "over"
    (winner,) = formats.winners(driver.now.contest)
    (title,) = of_tournaments([driver.now])
    assert [each.user_id for each in title.winners] == driver.now.users([winner])
    for user in driver.now.users([winner]):
        assert f"<@{user}>" in world.last.text


async def test_mates_get_roles_and_points_alike(world: World) -> None:
    driver = TournamentDriver(world, 8)
    roles = {"player_role_id": 7, "winner_role_id": 8}
    await driver.create("elimination", options=TEAMS, plan=roles)
    await driver.team_up()
    assert holders(driver.now) == {(person.id, 7) for person in driver.people}
    await driver.start()
    await driver.play()
    await driver.play()
    (winner,) = formats.winners(driver.now.contest)
    users = driver.now.users([winner])
    assert holders(driver.now) == {(user, 8) for user in users}
    earned = standings([driver.now], points.read("5 3 1"))
    assert {line.user_id: line.points for line in earned if line.place == 1} == dict.fromkeys(
        users, 5
    )
    assert len(earned) == 8


@pytest.mark.soak
@pytest.mark.parametrize("game", ["civ", "innovation"])
async def test_a_swiss_of_5_teams_with_a_top_cut(world: World, game: str) -> None:
    driver = TournamentDriver(world, 10)
    plan = {"round_hours": 1}
    await driver.create("swiss", game=game, options=TEAMS, rounds=3, cut=4, plan=plan)
    await driver.team_up()
    await driver.start()
    for steps in (3, 5, 4, 2, 2):
        await play_and_kill(driver, steps=steps)
        assert_opened_once(driver)
    assert driver.now.status == "over"
    assert len(driver.now.contest.rounds) == 5
    played = [match for each in driver.now.contest.rounds for match in each.matches]
    assert all(match.result is not None and match.played for match in played)
    tables: list[Table] = [
        world.bot.tables.get(venue.table_id) for venue in driver.now.venues if venue.table_id
    ]
    assert {len(table.seats) for table in tables} == {4}


@pytest.mark.soak
@pytest.mark.parametrize("game", ["civ", "innovation"])
async def test_an_elimination_of_4_teams(world: World, game: str) -> None:
    driver = TournamentDriver(world, 8)
    await driver.create("elimination", game=game, options=TEAMS, third_place=True, best_of=3)
    await driver.team_up()
    await driver.start()
    for _ in range(8):
        await driver.play()
    assert driver.now.status == "over"
    assert len(formats.winners(driver.now.contest)) == 1


async def test_a_team_drops_out_with_a_confirmation_that_names_the_mate(world: World) -> None:
    driver = TournamentDriver(world, 8)
    await driver.create("swiss", options=TEAMS, plan={"min_people": 3})
    await driver.team_up()
    await driver.start()
    one, other = driver.people[0], driver.people[1]
    asked = await one.slash("tournament leave")
    assert f"<@{other.id}>" in asked.text
    await one.click("Yes, drop out")
    assert not driver.now.contest.entrant(1).active
    assert f"<@{other.id}>, your partner" in world.last.text
    match = next(each for each in driver.now.contest.round(1).matches if 1 in each.seats)
    assert match.result is not None
    assert match.places[1] == 2
    await other.click("Join")
    assert driver.now.contest.entrant(1).active
    assert f"<@{one.id}>" in world.last.text


@pytest.mark.soak
async def test_a_team_of_which_one_comes_is_not_absent(world: World) -> None:
    world.deals(ShortTeamGames(deck=9))
    driver = TournamentDriver(world, 8)
    await driver.create("swiss", options=TEAMS, plan={"min_people": 3, "round_hours": 4})
    await driver.team_up()
    await driver.start()
    match = driver.now.contest.round(1).matches[0]
    mate_of_first = driver.now.users([match.seats[0]])[1]
    async with driver.bot_at_work():
        while driver.table(match).awaited[0].person != mate_of_first:
            await driver.answer(match)
    await world.later(hours=3, minutes=5)  # the reminder
    await world.later(hours=1)
    decided = driver.now.contest.round(1).at(match.table)
    assert decided.result is not None
    assert decided.result.absent == ()
    assert decided.played
    assert [driver.now.captain(number).missed for number in match.seats] == [0, 0]


async def test_a_team_of_which_nobody_comes_is_absent(world: World) -> None:
    world.deals(ShortTeamGames(deck=9))
    driver = TournamentDriver(world, 8)
    await driver.create("swiss", options=TEAMS, plan={"min_people": 3, "round_hours": 4})
    await driver.team_up()
    await driver.start()
    match = driver.now.contest.round(1).matches[0]
    away = driver.now.users([match.seats[1]])
    async with driver.bot_at_work():
        while driver.table(match).awaited[0].person not in away:
            await driver.answer(match)
    await world.later(hours=3, minutes=5)
    await world.later(hours=1)
    decided = driver.now.contest.round(1).at(match.table)
    assert decided.result is not None
    assert decided.result.absent == (match.seats[1],)
    assert driver.now.captain(match.seats[1]).missed == 1
    for user in away:  # both are told
        told = [each.text for each in world.messages(driver.thread(match))]
        assert any(f"<@{user}>" in text and "turn up" in text for text in told)


async def test_a_replaced_mate_takes_over_the_seat(world: World) -> None:
    driver = TournamentDriver(world, 9)
    await driver.create("swiss", options=TEAMS, plan={"min_people": 3})
    await driver.team_up(driver.people[:8])
    await driver.start()
    new, old, mate = driver.people[8], driver.people[1], driver.people[0]
    await world.ann.slash("tournament replace", person=old.user, by=new.user)
    assert driver.now.users([1]) == [mate.id, new.id]
    assert driver.now.name_of(1) == "P01 & P09"
    match = driver.now.contest.round(1).match_of(1)
    assert match is not None
    assert new.id in seated(driver, match)
    assert old.id not in seated(driver, match)
    said = world.bot.get(Tournaments).said(driver.id)
    assert any(key.startswith("mates:") for key in said)
    assert f"<@{new.id}>" in world.last.text
    assert f"<@{mate.id}>" in world.last.text
