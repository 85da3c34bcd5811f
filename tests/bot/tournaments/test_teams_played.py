"""Tournaments of teams of two, played by the real bot from sign-up to the podium."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.core.table import Table
from bot.features.hall_of_fame.titles import of_tournaments
from bot.features.series import points
from bot.features.series.standings import standings
from bot.features.tournaments import formats
from bot.features.tournaments.model import Match
from bot.features.tournaments.roles import holders
from bot.features.tournaments.service import Tournaments
from bot.tables.dealer import Dealer
from engine import Game
from tests.bot.dealt import arranged
from tests.bot.tournaments.hall import Hall, ShortGames
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


def seated(hall: Hall, match: Match) -> list[int]:
    """Return the users at the table of a match, in the order of seats."""
    return [seat.person for seat in hall.table(match).seats]


async def test_mates_sit_across_and_share_the_result(world: World) -> None:
    hall = Hall(world, 8)
    await hall.create("elimination", options=TEAMS)
    await hall.team_up()
    await hall.start()
    assert len(hall.now.contest.entrants) == 4
    assert hall.now.round is not None
    for match in hall.now.round.matches:
        one, other = (hall.now.users([number]) for number in match.seats)
        assert seated(hall, match) == [one[0], other[0], one[1], other[1]]
        assert hall.table(match).options["teams"]
        (a, b), (c, d) = one, other
        told = [each.text for each in world.messages(hall.thread(match))]
        assert any(f"<@{a}> & <@{b}> against <@{c}> & <@{d}>" in text for text in told)
    await hall.play()
    assert len(hall.now.contest.rounds) == 2
    await hall.play()
    assert hall.now.status == "over"
    (winner,) = formats.winners(hall.now.contest)
    (title,) = of_tournaments([hall.now])
    assert [each.user_id for each in title.winners] == hall.now.users([winner])
    for user in hall.now.users([winner]):
        assert f"<@{user}>" in world.last.text


async def test_mates_get_roles_and_points_alike(world: World) -> None:
    hall = Hall(world, 8)
    roles = {"player_role_id": 7, "winner_role_id": 8}
    await hall.create("elimination", options=TEAMS, plan=roles)
    await hall.team_up()
    assert holders(hall.now) == {(person.id, 7) for person in hall.people}
    await hall.start()
    await hall.play()
    await hall.play()
    (winner,) = formats.winners(hall.now.contest)
    users = hall.now.users([winner])
    assert holders(hall.now) == {(user, 8) for user in users}
    earned = standings([hall.now], points.read("5 3 1"))
    assert {line.user_id: line.points for line in earned if line.place == 1} == dict.fromkeys(
        users, 5
    )
    assert len(earned) == 8


@pytest.mark.soak
@pytest.mark.parametrize("game", ["civ", "innovation"])
async def test_a_swiss_of_5_teams_with_a_top_cut(world: World, game: str) -> None:
    hall = Hall(world, 10)
    plan = {"round_hours": 1}
    await hall.create("swiss", game=game, options=TEAMS, rounds=3, cut=4, plan=plan)
    await hall.team_up()
    await hall.start()
    for steps in (3, 5, 4, 2, 2):
        await play_and_kill(hall, steps=steps)
        assert_opened_once(hall)
    assert hall.now.status == "over"
    assert len(hall.now.contest.rounds) == 5
    played = [match for each in hall.now.contest.rounds for match in each.matches]
    assert all(match.result is not None and match.played for match in played)
    tables: list[Table] = [
        world.bot.tables.get(venue.table_id) for venue in hall.now.venues if venue.table_id
    ]
    assert {len(table.seats) for table in tables} == {4}


@pytest.mark.soak
@pytest.mark.parametrize("game", ["civ", "innovation"])
async def test_an_elimination_of_4_teams(world: World, game: str) -> None:
    hall = Hall(world, 8)
    await hall.create("elimination", game=game, options=TEAMS, third_place=True, best_of=3)
    await hall.team_up()
    await hall.start()
    for _ in range(8):
        await hall.play()
    assert hall.now.status == "over"
    assert len(formats.winners(hall.now.contest)) == 1


async def test_a_team_drops_out_with_a_confirmation_that_names_the_mate(world: World) -> None:
    hall = Hall(world, 8)
    await hall.create("swiss", options=TEAMS, plan={"min_people": 3})
    await hall.team_up()
    await hall.start()
    one, other = hall.people[0], hall.people[1]
    asked = await one.slash("tournament leave")
    assert f"<@{other.id}>" in asked.text
    await one.click("Yes, drop out")
    assert not hall.now.contest.entrant(1).active
    assert f"<@{other.id}>, your partner" in world.last.text
    match = next(each for each in hall.now.contest.round(1).matches if 1 in each.seats)
    assert match.result is not None
    assert match.places[1] == 2
    await other.click("Join")
    assert hall.now.contest.entrant(1).active
    assert f"<@{one.id}>" in world.last.text


@pytest.mark.soak
async def test_a_team_of_which_one_comes_is_not_absent(world: World) -> None:
    world.deals(ShortTeamGames(deck=9))
    hall = Hall(world, 8)
    await hall.create("swiss", options=TEAMS, plan={"min_people": 3, "round_hours": 4})
    await hall.team_up()
    await hall.start()
    match = hall.now.contest.round(1).matches[0]
    mate_of_first = hall.now.users([match.seats[0]])[1]
    async with hall.bot_at_work():
        while hall.table(match).awaited[0].person != mate_of_first:
            await hall.answer(match)
    await world.later(hours=3, minutes=5)  # the reminder
    await world.later(hours=1)
    decided = hall.now.contest.round(1).at(match.table)
    assert decided.result is not None
    assert decided.result.absent == ()
    assert decided.played
    assert [hall.now.captain(number).missed for number in match.seats] == [0, 0]


async def test_a_team_of_which_nobody_comes_is_absent(world: World) -> None:
    world.deals(ShortTeamGames(deck=9))
    hall = Hall(world, 8)
    await hall.create("swiss", options=TEAMS, plan={"min_people": 3, "round_hours": 4})
    await hall.team_up()
    await hall.start()
    match = hall.now.contest.round(1).matches[0]
    away = hall.now.users([match.seats[1]])
    async with hall.bot_at_work():
        while hall.table(match).awaited[0].person not in away:
            await hall.answer(match)
    await world.later(hours=3, minutes=5)
    await world.later(hours=1)
    decided = hall.now.contest.round(1).at(match.table)
    assert decided.result is not None
    assert decided.result.absent == (match.seats[1],)
    assert hall.now.captain(match.seats[1]).missed == 1
    for user in away:  # both are told
        told = [each.text for each in world.messages(hall.thread(match))]
        assert any(f"<@{user}>" in text and "turn up" in text for text in told)


async def test_a_replaced_mate_takes_over_the_seat(world: World) -> None:
    hall = Hall(world, 9)
    await hall.create("swiss", options=TEAMS, plan={"min_people": 3})
    await hall.team_up(hall.people[:8])
    await hall.start()
    new, old, mate = hall.people[8], hall.people[1], hall.people[0]
    await world.ann.slash("tournament replace", person=old.user, by=new.user)
    assert hall.now.users([1]) == [mate.id, new.id]
    assert hall.now.name_of(1) == "P01 & P09"
    match = hall.now.contest.round(1).match_of(1)
    assert match is not None
    assert new.id in seated(hall, match)
    assert old.id not in seated(hall, match)
    said = world.bot.get(Tournaments).said(hall.id)
    assert any(key.startswith("mates:") for key in said)
    assert f"<@{new.id}>" in world.last.text
    assert f"<@{mate.id}>" in world.last.text
