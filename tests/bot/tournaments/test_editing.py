"""Editing an open tournament, except for its history, and undoing the edits."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from bot.features.tournaments.edits import editable, value_of
from bot.features.tournaments.model import Settings
from tests.bot.tournaments.desk import ANN, BOB, CAT, DAN, EVE, FAY, NOW, Desk, by, refused


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("pace", 72),
        ("overdue", "computer"),
        ("round_hours", 168),
        ("at_deadline", "standing"),
        ("min_people", 3),
        ("max_people", 64),
        ("check_in", "each"),
        ("role_id", 5),
        ("rounds", 5),
        ("seeding", "random"),
        ("round_day", 3),
    ],
)
async def test_a_setting_is_changed_logged_and_taken_back(
    desk: Desk, field: str, value: Any
) -> None:
    await desk.open(plan={"round_hours": 24})
    before = desk.cup
    await desk.editing.set(desk.id, by(ANN), field, value)
    assert value_of(desk.cup, field) == value
    act = desk.service.log(desk.id)[0]
    assert (act.kind, act.about["field"]) == ("edit", field)
    assert (act.about["before"], act.about["after"]) == (value_of(before, field), value)
    await desk.service.take_back(desk.id, by(ANN))
    assert (desk.cup.plan, desk.cup.terms) == (before.plan, before.terms)
    assert desk.cup.contest == before.contest


@pytest.mark.parametrize(("field", "value"), [("max_people", 3), ("min_people", 10)])
async def test_settings_that_had_to_fit_are_taken_back_too(
    desk: Desk, field: str, value: int
) -> None:
    await desk.open()
    before = desk.cup
    await desk.editing.set(desk.id, by(ANN), field, value)
    assert desk.cup.plan.min_people == desk.cup.plan.max_people == value
    await desk.service.take_back(desk.id, by(ANN))
    assert desk.cup.plan == before.plan


async def test_undo_changes_no_other_setting(desk: Desk) -> None:
    await desk.open(plan={"round_day": 1, "round_hours": 24})
    await desk.editing.set(desk.id, by(ANN), "round_day", 2)
    assert (desk.cup.plan.round_day, desk.cup.plan.round_hours) == (2, 24)
    await desk.editing.set(desk.id, by(ANN), "round_day", 0)
    assert desk.cup.plan.weekly is None
    with refused("not-an-option"):
        await desk.editing.set(desk.id, by(ANN), "round_hour", 20)
    await desk.service.take_back(desk.id, by(ANN))
    assert (desk.cup.plan.round_day, desk.cup.plan.round_hours) == (2, 24)


async def test_a_tournament_with_too_many_players_is_edited(desk: Desk) -> None:
    await desk.open(plan={"max_people": 4}, settings=Settings("swiss", rounds=4))
    await desk.join(ANN, BOB, CAT, DAN)
    await desk.pair()
    await desk.entrants.remove(desk.id, by(ANN), 2)
    await desk.join(EVE)
    await desk.service.take_back(desk.id, by(ANN))
    assert len(desk.cup.active_people) == 5
    await desk.editing.set(desk.id, by(ANN), "pace", 72)
    await desk.editing.set(desk.id, by(ANN), "max_people", 5)
    with refused("tournament-max-below"):
        await desk.editing.set(desk.id, by(ANN), "max_people", 4)


async def test_name_and_text(desk: Desk) -> None:
    other = await desk.open(name="Autumn Cup")
    await desk.open()
    with refused("tournament-name-taken"):
        await desk.editing.rename(desk.id, by(ANN), "autumn  cup")
    with refused("tournament-name"):
        await desk.editing.rename(desk.id, by(ANN), "  ")
    await desk.editing.rename(desk.id, by(ANN), " SPRING  cup ")
    await desk.editing.rename(desk.id, by(ANN), "May Cup")
    await desk.editing.describe(desk.id, by(ANN), "Be *kind*.")
    assert (desk.cup.name, desk.cup.plan.about) == ("May Cup", "Be *kind*.")
    await desk.service.take_back(desk.id, by(ANN))
    await desk.service.take_back(desk.id, by(ANN))
    assert (desk.cup.name, desk.cup.plan.about) == ("SPRING cup", "")
    await desk.editing.rename(desk.id, by(ANN), "May Cup")
    await desk.editing.rename(other.id, by(ANN), "Spring Cup")
    with refused("tournament-name-taken"):
        await desk.service.take_back(desk.id, by(ANN))


async def test_history_stays_as_it_is(desk: Desk) -> None:
    await desk.open(settings=Settings("swiss", rounds=3))
    await desk.join(ANN, BOB, CAT, DAN)
    await desk.pair()
    for table in (1, 2):
        await desk.win(table)
    await desk.pair()
    for field, value in (("min_people", 3), ("seeding", "random"), ("third_place", True)):
        assert field not in editable(desk.cup)
        with refused("tournament-setting-fixed|not-an-option"):
            await desk.editing.set(desk.id, by(ANN), field, value)
    with refused("tournament-rounds-below"):
        await desk.editing.set(desk.id, by(ANN), "rounds", 1)
    with refused("tournament-max-below"):
        await desk.editing.set(desk.id, by(ANN), "max_people", 3)
    with refused("not-an-option"):
        await desk.editing.set(desk.id, by(ANN), "pace", 1)
    await desk.editing.set(desk.id, by(ANN), "rounds", 2)
    assert desk.cup.planned_rounds == 2
    log = len(desk.service.log(desk.id))
    await desk.editing.set(desk.id, by(ANN), "rounds", 2)
    assert len(desk.service.log(desk.id)) == log, "nothing has changed"


async def test_one_match_gets_more_time(desk: Desk) -> None:
    await desk.open(plan={"round_hours": 24})
    await desk.join(ANN, BOB, CAT, DAN)
    await desk.pair()
    until = NOW + timedelta(days=3)
    await desk.editing.extend_match(desk.id, by(ANN), 1, 2, until)
    assert [venue.due_at for venue in desk.cup.venues] == [NOW + timedelta(days=1), until]
    with refused("tournament-deadline-past"):
        await desk.editing.extend_match(desk.id, by(ANN), 1, 2, NOW)
    with refused("tournament-no-such-table"):
        await desk.editing.extend_match(desk.id, by(ANN), 1, 9, until)
    desk.now += timedelta(days=2)
    await desk.service.take_back(desk.id, by(ANN))
    assert desk.cup.venues[1].due_at == desk.now, "it would have passed meanwhile"
    await desk.editing.extend_match(desk.id, by(ANN), 1, 2, until)
    await desk.win(2)
    with refused("tournament-match-untimed"):
        await desk.editing.extend_match(desk.id, by(ANN), 1, 2, until)
    with refused("tournament-passed"):
        await desk.service.take_back(desk.id, by(ANN))


async def test_seeds_are_undone_for_users_whose_numbers_have_changed(desk: Desk) -> None:
    await desk.open("elimination")
    await desk.join(ANN, BOB, CAT, DAN)
    await desk.entrants.seed(desk.id, by(ANN), 4, 1)
    await desk.entrants.seed(desk.id, by(ANN), 1, 4)
    await desk.service.leave(desk.id, DAN)
    await desk.join(EVE, DAN)
    await desk.service.take_back(desk.id, by(ANN))
    assert [each.name for each in desk.cup.contest.seeded] == ["Dan", "Ann", "Bob", "Cat", "Eve"]


async def test_seeds_are_set_until_the_first_pairing(desk: Desk) -> None:
    await desk.open("elimination")
    await desk.join(ANN, BOB, CAT, DAN)
    await desk.entrants.seed(desk.id, by(ANN), 4, 1)
    await desk.entrants.seed(desk.id, by(ANN), 1, 4)
    await desk.join(EVE)
    order = [each.name for each in desk.cup.contest.seeded]
    assert order == ["Dan", "Bob", "Cat", "Ann", "Eve"]
    with refused("tournament-no-such-seed"):
        await desk.entrants.seed(desk.id, by(ANN), 1, 6)
    await desk.service.take_back(desk.id, by(ANN))
    assert [each.name for each in desk.cup.contest.seeded][:4] == ["Dan", "Ann", "Bob", "Cat"]
    await desk.service.leave(desk.id, EVE)
    await desk.pair()
    assert desk.cup.contest.rounds[0].seeds == (4, 1, 2, 3)
    with refused("tournament-setting-fixed"):
        await desk.entrants.seed(desk.id, by(ANN), 1, 1)
    with refused("tournament-setting-fixed"):
        await desk.service.take_back(desk.id, by(ANN))
    assert desk.cup.entrant_of(FAY) is None
