"""Undo in tournaments of teams: teams that have changed since, and waiting lists."""

from __future__ import annotations

import pytest

from bot.features.tournaments.importing.reading import Line
from bot.features.tournaments.importing.service import Candidate, Imports
from bot.features.tournaments.model import Settings
from bot.features.tournaments.teams.service import Teams
from tests.bot.tournaments.desk import ANN, BOB, CAT, DAN, EVE, FAY, NAMES, Desk, by, refused
from tests.bot.tournaments.test_teams import ASIDE, alone, ask, opened, pair_up

GUS, HAL = ASIDE, ASIDE + 1


def teams_of(desk: Desk) -> list[list[int]]:
    """Return the members of each team that plays."""
    return [desk.cup.users([each.number]) for each in desk.cup.active_entrants]


async def put_together(desk: Desk, teams: Teams, *people: int) -> None:
    """Let Ann put two together."""
    named = [(each, NAMES[each]) for each in people]
    await teams.put_together(desk.id, by(ANN), named)


@pytest.mark.parametrize("leaves", [0, 1], ids=["captain", "mate"])
async def test_a_new_team_of_one_added_is_left_alone(desk: Desk, leaves: int) -> None:
    teams = await opened(desk)
    await put_together(desk, teams, ANN, BOB)
    await desk.service.leave(desk.id, (ANN, BOB)[leaves])
    stays = (BOB, ANN)[leaves]
    with refused("team-changed"):
        await desk.service.take_back(desk.id, by(ANN))
    await pair_up(desk, teams, stays, CAT)
    with refused("team-changed"):
        await desk.service.take_back(desk.id, by(ANN))
    assert teams_of(desk) == [[stays, CAT]]


async def test_an_added_team_is_removed_while_it_is_the_same(desk: Desk) -> None:
    teams = await opened(desk)
    await put_together(desk, teams, ANN, BOB)
    await desk.service.take_back(desk.id, by(ANN))
    assert (teams_of(desk), alone(desk)) == ([], [])


async def test_an_added_team_that_is_all_gone_holds_up_nothing(desk: Desk) -> None:
    teams = await opened(desk)
    await put_together(desk, teams, ANN, BOB)
    await desk.service.leave(desk.id, BOB)
    await desk.service.leave(desk.id, ANN)
    await pair_up(desk, teams, CAT, DAN)
    await desk.service.take_back(desk.id, by(ANN))
    assert teams_of(desk) == [[CAT, DAN]]


async def test_an_earlier_action_is_undone_instead(desk: Desk) -> None:
    teams = await opened(desk)
    await put_together(desk, teams, EVE, FAY)
    await put_together(desk, teams, ANN, BOB)
    await desk.service.leave(desk.id, BOB)
    await pair_up(desk, teams, ANN, CAT)
    _, act = await desk.service.take_back(desk.id, by(ANN))
    assert act.about["name"] == "Eve & Fay"
    assert teams_of(desk) == [[ANN, CAT]]


async def test_a_removed_team_is_not_back_once_one_has_another_partner(desk: Desk) -> None:
    teams = await opened(desk)
    await pair_up(desk, teams, ANN, BOB, CAT, DAN)
    await desk.entrants.remove(desk.id, by(ANN), 1)
    await pair_up(desk, teams, ANN, EVE)
    with refused("team-changed"):
        await desk.service.take_back(desk.id, by(ANN))
    await desk.service.leave(desk.id, EVE)
    await desk.service.take_back(desk.id, by(ANN))
    assert teams_of(desk) == [[CAT, DAN], [ANN, BOB]]
    assert alone(desk) == []


async def test_a_replacement_who_plays_elsewhere_is_left_alone(desk: Desk) -> None:
    """Eve replaces Bob, and is left alone; her next team gets the same number."""
    teams = await opened(desk)
    await pair_up(desk, teams, ANN, BOB)
    await desk.entrants.replace(desk.id, by(ANN), 1, EVE, "Eve", 2)
    await desk.service.leave(desk.id, ANN)
    await pair_up(desk, teams, EVE, FAY)
    assert desk.cup.users([1]) == [EVE, FAY]
    await desk.service.take_back(desk.id, by(ANN))
    assert teams_of(desk) == [[EVE, FAY], [ANN, BOB]]


async def test_undo_brings_a_team_back_whose_place_was_taken(desk: Desk) -> None:
    teams = await opened(desk, plan={"max_people": 2})
    await pair_up(desk, teams, ANN, BOB, CAT, DAN)
    await desk.entrants.remove(desk.id, by(ANN), 1)
    await pair_up(desk, teams, EVE, FAY)
    await desk.service.take_back(desk.id, by(ANN))
    assert sorted(teams_of(desk)) == [[ANN, BOB], [CAT, DAN], [EVE, FAY]]


@pytest.mark.parametrize("disqualified", [True, False])
async def test_a_team_that_was_out_and_waits_leaves_no_single(
    desk: Desk, disqualified: bool
) -> None:
    plan = {"max_people": 3}
    teams = await opened(desk, plan=plan, settings=Settings("swiss", rounds=5))
    await pair_up(desk, teams, ANN, BOB, CAT, DAN, EVE, FAY)
    await desk.pair()
    await desk.service.leave(desk.id, ANN)
    await teams.put_together(desk.id, by(ANN), [(GUS, "Gus"), (HAL, "Hal")])
    await teams.sign_up(desk.id, ANN, "Ann")
    assert desk.cup.place_in_line(BOB) == 1
    if disqualified:
        await desk.entrants.disqualify(desk.id, by(ANN), 1, "rude", 1)
    else:
        await desk.service.leave(desk.id, ANN)
    assert (alone(desk), desk.cup.waiting) == ([], ())
    assert desk.cup.users([1]) == [ANN, BOB]


async def test_one_of_a_waiting_team_is_not_taken_from_the_other(desk: Desk) -> None:
    teams = await opened(desk, plan={"max_people": 2})
    await pair_up(desk, teams, ANN, BOB, CAT, DAN, EVE, FAY)
    with refused("team-waits"):
        await desk.entrants.replace(desk.id, by(ANN), 1, EVE, "Eve", 2)
    await desk.editing.set(desk.id, by(ANN), "max_people", 3)
    with refused("team-waits"):
        await teams.put_together(desk.id, by(ANN), [(FAY, "Fay"), (GUS, "Gus")])
    assert [each.people for each in desk.cup.waiting] == [((EVE, "Eve"), (FAY, "Fay"))]
    await put_together(desk, teams, EVE, FAY)
    assert (desk.cup.waiting, teams_of(desk)[-1]) == ((), [EVE, FAY])


async def test_undo_takes_nobody_from_a_waiting_team(desk: Desk) -> None:
    teams = await opened(desk, plan={"max_people": 2})
    await pair_up(desk, teams, ANN, BOB, CAT, DAN)
    await desk.entrants.replace(desk.id, by(ANN), 1, EVE, "Eve", 2)
    number = await ask(desk, teams, BOB, FAY)
    await teams.accept(desk.id, number, FAY, "Fay")
    assert desk.cup.place_in_line(FAY) == 1
    with refused("team-waits"):
        await desk.service.take_back(desk.id, by(ANN))


async def test_undo_of_a_list_spares_the_team_that_has_changed(desk: Desk) -> None:
    teams = await opened(desk)
    imports = Imports(desk.service, desk.tables)
    listed = [(1, ANN), (1, BOB), (2, CAT), (2, DAN)]
    candidates = [
        Candidate(Line(number, NAMES[user], team=number), user, NAMES[user])
        for number, user in listed
    ]
    await imports.prepare(desk.id, by(ANN), candidates)
    await imports.enter(desk.id, by(ANN))
    await desk.service.leave(desk.id, BOB)
    await pair_up(desk, teams, ANN, EVE)
    await desk.service.take_back(desk.id, by(ANN))
    assert teams_of(desk) == [[ANN, EVE]]


async def test_undo_brings_back_nobody_who_was_forgotten(desk: Desk) -> None:
    teams = await opened(desk, settings=Settings("swiss", rounds=4))
    forgotten = 7007  # unlike the number of an entrant
    await teams.put_together(desk.id, by(ANN), [(ANN, "Ann"), (forgotten, "Zoe")])
    await pair_up(desk, teams, CAT, DAN)
    await desk.pair()
    await desk.entrants.replace(desk.id, by(ANN), 1, EVE, "Eve", 2)
    with desk.tables.store.transaction():
        desk.tables.store.privacy.forget_acts(desk.id, forgotten, {"Zoe"}, "?")
    assert desk.service.log(desk.id)[0].about["members"][1]["user_id"] == 0
    with refused("team-incomplete"):
        await desk.service.take_back(desk.id, by(ANN))
    assert desk.cup.users([1]) == [ANN, EVE]
