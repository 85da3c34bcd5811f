"""The tournament service without Discord: joining, dropping, correcting, and undo."""

from __future__ import annotations

import asyncio
import inspect
from datetime import timedelta
from typing import Any

import pytest

from bot.features.tournaments import course
from bot.features.tournaments.editing import Editing
from bot.features.tournaments.entrants import Entrants
from bot.features.tournaments.model import Contest, Settings
from bot.features.tournaments.nudges import Nudges
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.tournament import Organiser, Plan, Tournament
from engine import Refusal
from tests.bot.tournaments.desk import (
    ANN,
    BOB,
    CAT,
    DAN,
    EVE,
    FAY,
    NAMES,
    NOW,
    Desk,
    active,
    by,
    refused,
)

# Creating


async def test_its_tables_will_be_strict_and_clocks_run_at_night(desk: Desk) -> None:
    cup = await desk.open()
    assert cup.options == {"strict": True}
    assert not cup.contest.settings.first_seat  # the rules of Innovation decide the first player
    assert cup.terms.strict
    assert cup.terms.holidays is not None
    assert (cup.status, cup.due_at) == ("signup", NOW + timedelta(days=2))


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"name": "  "}, "tournament-name"),
        ({"name": "x" * 61}, "tournament-name"),
        ({"game": "chess"}, "unknown-game"),
        ({"options": {"teams": True}, "settings": Settings("swiss", 4)}, "tournament-no-teams"),
        ({"options": {"variant": "draft"}}, "unknown-option"),
        ({"settings": Settings("swiss", 5)}, "tournament-seats"),
        ({"settings": Settings("ladder")}, "tournament-format"),
        ({"plan": {"min_people": 1}}, "tournament-people"),
        ({"plan": {"max_people": 3}}, "tournament-people"),
        ({"plan": {"max_people": 999}}, "tournament-people"),
        ({"plan": {"signup_until": NOW}}, "tournament-deadline-past"),
        ({"plan": {"signup_until": NOW + timedelta(days=400)}}, "tournament-deadline-far"),
    ],
)
async def test_what_cannot_be_played_is_not_opened(
    desk: Desk, changes: dict[str, Any], reason: str
) -> None:
    with refused(reason):
        await desk.open(**changes)
    assert desk.service.of_guild(77, active=False) == []


async def test_two_that_go_on_have_different_names(desk: Desk) -> None:
    await desk.open()
    with refused("tournament-name-taken"):
        await desk.open(name=" spring  CUP ")
    await desk.service.cancel(desk.id, by(ANN))
    again = await desk.open()
    assert desk.service.of_guild(77) == [again]
    assert len(desk.service.of_guild(77, active=False)) == 2


SERVICES = {"service": Tournaments, "entrants": Entrants, "editing": Editing, "nudges": Nudges}
ORGANISING = {
    (service, name): method
    for service, kind in (
        ("service", Tournaments),
        ("entrants", Entrants),
        ("editing", Editing),
        ("nudges", Nudges),
    )
    for name, method in inspect.getmembers(kind, inspect.iscoroutinefunction)
    if "Organiser" in method.__annotations__.values() and not name.startswith("_")
}
GIVEN: dict[str, Any] = {
    "until": NOW + timedelta(days=1),
    "channel_id": 99,
    "number": 1,
    "user_id": EVE,
    "name": "Eve",
    "round_number": 1,
    "table": 1,
    "places": None,
    "text": "Hello",
    "reason": "Abuse",
    "page": True,
    "kind": "player",
    "role_id": 5,
    "seed": 1,
    "other": 2,
    "field": "pace",
    "value": 72,
    "results_only": True,
    "series_id": 1,
}


def test_organising_takes_an_organiser() -> None:
    assert len(ORGANISING) == 30


@pytest.mark.parametrize(("service", "name"), ORGANISING)
async def test_nobody_else_organises(desk: Desk, service: str, name: str) -> None:
    await desk.open()
    await desk.join(ANN, BOB, CAT, DAN)
    _, _, _, *parameters = inspect.signature(ORGANISING[service, name]).parameters.values()
    given = {each.name: GIVEN[each.name] for each in parameters if each.default is each.empty}
    act = getattr(getattr(desk, service), name)
    before = desk.cup, desk.service.log(desk.id)
    with refused("tournament-organise"):
        await act(desk.id, by(BOB), **given)
    for elsewhere in (77 + 1, None):
        with refused("no-such-tournament"):
            await act(desk.id, Organiser(ANN, elsewhere, True), **given)
    assert (desk.cup, desk.service.log(desk.id)) == before


def test_who_may_organise() -> None:
    plan, contest = Plan(2, 8, NOW), Contest(Settings("swiss"), ())
    cup = Tournament(1, 77, 88, ANN, NOW, "Cup", "civ", "en", plan, contest, organisers=(BOB,))
    assert [by(who).may_organise(cup) for who in (ANN, BOB, CAT)] == [True, True, False]
    assert Organiser(CAT, 77, manager=True).may_organise(cup)
    assert not Organiser(CAT, 78, manager=True).may_organise(cup)
    assert not Organiser(ANN, None).may_organise(cup)


# Taking part


async def test_joining_and_leaving_before_it_begins(desk: Desk) -> None:
    await desk.open(plan={"max_people": 4})
    await desk.join(ANN, BOB, CAT, DAN)
    with refused("tournament-joined-already"):
        await desk.join(ANN)
    await desk.service.leave(desk.id, BOB)
    with refused("tournament-not-in-it"):
        await desk.service.leave(desk.id, BOB)
    await desk.join(EVE)
    assert [entrant.name for entrant in desk.cup.contest.entrants] == ["Ann", "Cat", "Dan", "Eve"]
    assert desk.service.of_user(EVE) == [desk.cup]
    assert desk.service.of_user(BOB) == []


async def test_a_role_may_be_needed(desk: Desk) -> None:
    await desk.open(plan={"role_id": 5})
    with refused("tournament-role-needed"):
        await desk.service.join(desk.id, BOB, "Bob", role_ids=[4])
    await desk.service.join(desk.id, BOB, "Bob", role_ids=[4, 5])


async def test_who_comes_late_draws_a_lot_and_those_drawn_stay(desk: Desk) -> None:
    await desk.open(settings=Settings("swiss", rounds=4))
    await desk.join(ANN, BOB, CAT, DAN)
    await desk.pair()
    lots = [entrant.lot for entrant in desk.cup.contest.entrants]
    await desk.join(EVE)
    entrants = desk.cup.contest.entrants
    assert [entrant.lot for entrant in entrants[:4]] == lots
    assert entrants[4].lot not in (0, *lots)
    assert entrants[4].joined == 2


async def test_too_late_to_join(desk: Desk) -> None:
    await desk.open("elimination")
    await desk.join(ANN, BOB, CAT, DAN)
    await desk.pair()
    with refused("tournament-joining-over"):
        await desk.join(EVE)


async def test_dropping_out_and_coming_back(desk: Desk) -> None:
    await desk.open()
    await desk.join(ANN, BOB, CAT, DAN)
    await desk.pair()
    with refused("tournament-joined-already"):
        await desk.join(BOB)
    await desk.service.leave(desk.id, BOB)
    with refused("tournament-dropped-already"):
        await desk.service.leave(desk.id, BOB)
    assert active(desk) == 3
    await desk.join(BOB)
    assert active(desk) == 4
    with refused("tournament-not-in-it"):
        await desk.service.leave(desk.id, FAY)


async def test_nobody_comes_back_who_has_lost_for_good(desk: Desk) -> None:
    await desk.open("elimination")
    await desk.join(ANN, BOB, CAT, DAN)
    await desk.pair()
    await desk.win(1)
    await desk.win(2)
    lost = desk.cup.contest.rounds[0].matches[0].seats[1]
    person = desk.cup.captain(lost).user_id
    await desk.service.leave(desk.id, person)
    with refused("tournament-out"):
        await desk.join(person)


async def test_checking_in(desk: Desk) -> None:
    await desk.open(plan={"check_in": "first"})
    await desk.join(ANN, BOB, CAT, DAN)
    with refused("tournament-no-check-in"):
        await desk.service.check_in(desk.id, ANN)
    async with desk.service.locked(desk.id) as before:
        await desk.service.commit(before, course.checking_in(before, desk.now))
    once = await desk.service.check_in(desk.id, ANN)
    assert await desk.service.check_in(desk.id, ANN) == once
    await desk.join(EVE)  # who joins now is there
    assert [NAMES[each] for each in desk.cup.users(desk.cup.missing)] == ["Bob", "Cat", "Dan"]
    with refused("tournament-too-few"):
        await desk.service.start(desk.id, by(ANN))


# Organising


async def test_it_does_not_begin_with_too_few(desk: Desk) -> None:
    await desk.open()
    await desk.join(ANN, BOB, CAT)
    with refused("tournament-too-few"):
        await desk.service.start(desk.id, by(ANN))
    await desk.join(DAN)
    desk.now += timedelta(hours=1)
    started = await desk.service.start(desk.id, by(ANN))
    assert course.due(started, desk.now)
    await desk.pair()
    with refused("tournament-begun"):
        await desk.service.start(desk.id, by(ANN))


async def test_a_pause_makes_all_deadlines_later(desk: Desk) -> None:
    await desk.open(plan={"round_hours": 48})
    await desk.join(ANN, BOB, CAT, DAN)
    await desk.pair()
    await desk.win(1)
    await desk.service.pause(desk.id, by(ANN))
    with refused("tournament-paused"):
        await desk.service.pause(desk.id, by(ANN))
    desk.now += timedelta(days=5)
    assert not course.due(desk.cup, desk.now)
    await desk.service.resume(desk.id, by(ANN))
    with refused("tournament-not-paused"):
        await desk.service.resume(desk.id, by(ANN))
    assert desk.cup.due_at == NOW + timedelta(days=7)
    ends = [venue.due_at for venue in desk.cup.venues]
    assert ends == [NOW + timedelta(days=2), NOW + timedelta(days=7)]


async def test_replacing_somebody(desk: Desk) -> None:
    await desk.open("elimination")
    await desk.join(ANN, BOB, CAT, DAN)
    await desk.pair()
    bob = desk.cup.participant(BOB)
    assert bob is not None
    with refused("tournament-joined-already"):
        await desk.entrants.replace(desk.id, by(ANN), bob.number, CAT, "Cat")
    with refused("tournament-no-such-entrant"):
        await desk.entrants.replace(desk.id, by(ANN), 99, EVE, "Eve")
    await desk.service.leave(desk.id, BOB)
    await desk.entrants.replace(desk.id, by(ANN), bob.number, EVE, "Eve")
    entrant = desk.cup.contest.entrant(bob.number)
    assert (entrant.name, entrant.active) == ("Eve", True)
    assert desk.cup.participant(BOB) is None
    await desk.service.take_back(desk.id, by(ANN))
    entrant = desk.cup.contest.entrant(bob.number)
    assert (entrant.name, entrant.active) == ("Bob", False)


async def test_a_result_is_corrected_and_that_taken_back(desk: Desk) -> None:
    await desk.open(settings=Settings("swiss", rounds=3), plan={"round_hours": 24})
    await desk.join(ANN, BOB, CAT, DAN)
    await desk.pair()
    await desk.win(1)
    match = desk.cup.contest.rounds[0].matches[0]
    one, other = match.seats
    with refused("tournament-result-names"):
        await desk.service.correct(desk.id, by(ANN), 1, 1, {one: 1})
    with refused("tournament-no-such-table"):
        await desk.service.correct(desk.id, by(ANN), 1, 9, {one: 1, other: 2})
    await desk.service.correct(desk.id, by(ANN), 1, 1, {one: 2, other: 1})
    assert desk.cup.contest.rounds[0].matches[0].places == {one: 2, other: 1}
    act = desk.service.log(desk.id)[0]
    assert (act.kind, act.by, act.about["round"], act.about["table"]) == ("correct", ANN, 1, 1)
    _, taken = await desk.service.take_back(desk.id, Organiser(BOB, 77, manager=True))
    assert taken == act
    assert desk.cup.contest.rounds[0].matches[0].places == {one: 1, other: 2}
    kinds = [(act.kind, act.by, act.taken_back_by) for act in desk.service.log(desk.id)]
    assert kinds == [("take-back", BOB, None), ("correct", ANN, BOB), ("create", ANN, None)]
    with refused("tournament-nothing-to-take-back"):
        await desk.service.take_back(desk.id, by(ANN))


async def test_a_match_is_played_anew(desk: Desk) -> None:
    await desk.open(plan={"round_hours": 24})
    await desk.join(ANN, BOB, CAT, DAN)
    await desk.pair()
    await desk.win(1)
    desk.now += timedelta(hours=10)
    await desk.service.correct(desk.id, by(ANN), 1, 1, None)
    venue = desk.cup.venue(1, 1)
    assert venue is not None
    assert (venue.source, venue.table_id) == (None, None)
    assert venue.due_at == desk.now + timedelta(hours=24)
    assert [match.table for match in desk.cup.open_matches()] == [1, 2]


async def test_a_correction_after_the_end_may_open_it_again(desk: Desk) -> None:
    await desk.open("elimination", plan={"round_hours": 24})
    await desk.join(ANN, BOB, CAT, DAN)
    for tables in (2, 1):
        await desk.pair()
        for table in range(1, tables + 1):
            await desk.win(table)
    await desk.pair()
    assert desk.cup.status == "over"
    with refused("tournament-over"):
        await desk.service.cancel(desk.id, by(ANN))
    await desk.service.correct(desk.id, by(ANN), 2, 1, None)
    assert desk.cup.status == "running"
    assert desk.cup.due_at == desk.now + timedelta(hours=24)


async def test_a_cancelled_tournament_may_go_on_after_all(desk: Desk) -> None:
    await desk.open(plan={"round_hours": 48})
    await desk.join(ANN, BOB, CAT, DAN)
    await desk.pair()
    await desk.win(2)
    await desk.service.cancel(desk.id, by(ANN))
    assert (desk.cup.status, desk.cup.reason) == ("cancelled", "organiser")
    for refused_now in (desk.service.pause, desk.service.cancel, desk.service.start):
        with refused("tournament-cancelled"):
            await refused_now(desk.id, by(ANN))
    desk.now += timedelta(days=9)
    await desk.service.take_back(desk.id, by(ANN))
    assert (desk.cup.status, desk.cup.reason) == ("running", None)
    assert desk.cup.due_at == desk.now + timedelta(days=1)
    assert [match.table for match in desk.cup.open_matches()] == [1]


async def test_who_came_late_is_paired_once_an_early_start_is_taken_back(desk: Desk) -> None:
    await desk.open(settings=Settings("swiss", rounds=4))
    await desk.join(ANN, BOB, CAT, DAN)
    await desk.service.start(desk.id, by(ANN))
    await desk.pair()
    await desk.join(EVE)
    await desk.service.take_back(desk.id, by(ANN))
    await desk.pair()
    assert desk.cup.round is not None
    seats = [each.seats for each in desk.cup.round.matches]
    assert len({*desk.cup.round.byes, *seats[0], *seats[1]}) == 5


async def test_a_later_check_in_is_closed_early_with_any_number(desk: Desk) -> None:
    await desk.open(settings=Settings("swiss", rounds=4), plan={"check_in": "each"})
    await desk.join(ANN, BOB, CAT, DAN)
    await desk.pair()
    for table in (1, 2):
        await desk.win(table)
    async with desk.service.locked(desk.id) as before:
        await desk.service.commit(before, course.checking_in(before, desk.now))
    await desk.service.check_in(desk.id, ANN)
    await desk.service.check_in(desk.id, BOB)
    await desk.service.start(desk.id, by(ANN))
    assert desk.cup.due_at == desk.now


async def test_an_early_start_is_taken_back_unless_somebody_has_played(desk: Desk) -> None:
    await desk.open()
    await desk.join(ANN, BOB, CAT, DAN)
    for played in (False, True):
        await desk.service.start(desk.id, by(ANN))
        await desk.pair()
        if played:
            await desk.win(1)
            with refused("tournament-round-played"):
                await desk.service.take_back(desk.id, by(ANN))
        else:
            await desk.service.take_back(desk.id, by(ANN))
            assert (desk.cup.status, desk.cup.due_at) == ("signup", NOW + timedelta(days=2))
            assert not desk.cup.venues
            assert not desk.cup.contest.rounds


async def test_everything_else_that_is_taken_back(desk: Desk) -> None:
    await desk.open()
    await desk.join(ANN, BOB, CAT, DAN)
    service, cup = desk.service, desk.cup
    later = NOW + timedelta(days=4)
    done: list[Any] = [
        (service.extend, (later,)),
        (service.move, (99,)),
        (service.pause, ()),
        (service.resume, ()),
        (service.add_organiser, (BOB,)),
        (desk.entrants.remove, (2,)),
    ]
    moments = []
    for act, arguments in done:
        moments.append(desk.cup)
        await act(desk.id, by(ANN), *arguments)
    assert desk.cup.due_at == later
    assert desk.cup.channel_id == 99
    assert by(BOB).may_organise(desk.cup)
    for before in reversed(moments):
        after, act = await service.take_back(desk.id, by(ANN))
        assert act.taken_back_by is None
        assert (after.due_at, after.channel_id) == (before.due_at, before.channel_id)
        assert (after.paused, after.organisers) == (before.paused, before.organisers)
        assert {each.user_id for each in after.people} == {each.user_id for each in before.people}
    assert desk.cup.plan == cup.plan


async def test_helpers(desk: Desk) -> None:
    await desk.open()
    with refused("tournament-organiser-already"):
        await desk.service.add_organiser(desk.id, by(ANN), ANN)
    with refused("tournament-no-organiser"):
        await desk.service.remove_organiser(desk.id, by(ANN), BOB)
    await desk.service.add_organiser(desk.id, by(ANN), BOB)
    await desk.service.remove_organiser(desk.id, by(BOB), BOB)
    await desk.service.take_back(desk.id, by(ANN))
    assert desk.cup.organisers == (BOB,)


async def test_a_deadline_is_set_anew_while_it_matters(desk: Desk) -> None:
    await desk.open(plan={"round_hours": 24})
    with refused("tournament-deadline-past"):
        await desk.service.extend(desk.id, by(ANN), NOW)
    await desk.join(ANN, BOB, CAT, DAN)
    await desk.service.extend(desk.id, by(ANN), NOW + timedelta(days=3))
    await desk.pair()
    with refused("tournament-passed"):
        await desk.service.take_back(desk.id, by(ANN))
    until = NOW + timedelta(days=9)
    await desk.service.extend(desk.id, by(ANN), until)
    assert {venue.due_at for venue in desk.cup.venues} == {until}


async def test_two_at_once_and_what_is_not_there(desk: Desk) -> None:
    for number in (7, 2**63):
        with refused("no-such-tournament"):
            await desk.service.join(number, ANN, "Ann")
    await desk.open()
    answers = await asyncio.gather(
        *(desk.service.join(desk.id, ANN, "Ann") for _ in range(3)), return_exceptions=True
    )
    assert sum(isinstance(each, Refusal) for each in answers) == 2
    assert len(desk.cup.people) == 1
