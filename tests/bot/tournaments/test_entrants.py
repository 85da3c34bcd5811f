"""Dropping out, removal and disqualification: out, back, and barred."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.features.tournaments import course
from bot.features.tournaments.guards import may_enter
from bot.features.tournaments.model import Settings
from tests.bot.tournaments.desk import ANN, BOB, CAT, DAN, EVE, FAY, Desk, active, by, refused


async def begun(desk: Desk) -> int:
    """Begin a Swiss tournament of four; return the number of Bob."""
    await desk.open(settings=Settings("swiss", rounds=4))
    await desk.join(ANN, BOB, CAT, DAN)
    await desk.pair()
    bob = desk.cup.participant(BOB)
    assert bob is not None
    return bob.number


async def test_an_entrant_is_out_for_a_reason_until_they_are_back(desk: Desk) -> None:
    bob = await begun(desk)
    await desk.entrants.remove(desk.id, by(ANN), bob)
    assert desk.cup.captain(bob).out == "organiser"
    await desk.join(BOB)
    assert (desk.cup.captain(bob).out, active(desk)) == (None, 4)
    await desk.service.leave(desk.id, BOB)
    assert desk.cup.captain(bob).out == "self"
    await desk.entrants.bring_back(desk.id, by(ANN), bob)
    assert (desk.cup.captain(bob).out, active(desk)) == (None, 4)


@pytest.mark.parametrize("paired", [True, False], ids=["later", "before the first round"])
async def test_a_disqualified_user_finds_no_way_back(desk: Desk, paired: bool) -> None:
    await desk.open(settings=Settings("swiss", rounds=4), plan={"check_in": "each"})
    await desk.join(ANN, BOB, CAT, DAN, EVE)
    if paired:
        await desk.pair()
    await desk.entrants.disqualify(desk.id, by(ANN), 2, " plays two  accounts ")
    act = desk.service.log(desk.id)[0]
    assert (act.kind, act.about["user_id"], act.about["name"]) == ("disqualify", BOB, "Bob")
    assert act.about["reason"] == "plays two accounts"
    assert active(desk) == 4
    assert not may_enter(desk.cup, BOB)
    with refused("tournament-disqualified"):
        await desk.join(BOB)
    with refused("tournament-disqualified"):
        await desk.entrants.replace(desk.id, by(ANN), 3, BOB, "Bob")
    if paired:
        with refused("tournament-disqualified"):
            await desk.entrants.bring_back(desk.id, by(ANN), 2)
        async with desk.service.locked(desk.id) as before:
            await desk.service.commit(before, course.checking_in(before, desk.now))
        with refused("tournament-disqualified"):
            await desk.service.check_in(desk.id, BOB)
        with refused("tournament-disqualified"):
            await desk.entrants.disqualify(desk.id, by(ANN), 2, "once more")
    await desk.entrants.lift(desk.id, by(ANN), BOB)
    assert active(desk) == 4, "lifted, they come back by themselves"
    await desk.join(BOB)
    assert active(desk) == 5
    with refused("tournament-not-disqualified"):
        await desk.entrants.lift(desk.id, by(ANN), BOB)


async def test_a_replaced_user_stays_disqualified(desk: Desk) -> None:
    bob = await begun(desk)
    await desk.entrants.disqualify(desk.id, by(ANN), bob, "abuse")
    await desk.entrants.replace(desk.id, by(ANN), bob, EVE, "Eve")
    assert desk.cup.contest.entrant(bob).active
    with refused("tournament-disqualified"):
        await desk.join(BOB)
    await desk.service.take_back(desk.id, by(ANN))
    assert not desk.cup.contest.entrant(bob).active
    assert (desk.cup.captain(bob).user_id, desk.cup.captain(bob).out) == (BOB, "disqualified")


@pytest.mark.parametrize("paired", [True, False], ids=["later", "before the first round"])
async def test_disqualifying_and_lifting_are_taken_back(desk: Desk, paired: bool) -> None:
    await desk.open(settings=Settings("swiss", rounds=4))
    await desk.join(ANN, BOB, CAT, DAN, EVE)
    if paired:
        await desk.pair()
    await desk.entrants.disqualify(desk.id, by(ANN), 2, "abuse")
    barred = desk.cup
    await desk.entrants.lift(desk.id, by(ANN), BOB)
    await desk.join(BOB)
    await desk.service.take_back(desk.id, by(ANN))
    assert (desk.cup.disqualified, active(desk)) == ((BOB,), 4)
    if paired:
        assert desk.cup.people == barred.people
    await desk.service.take_back(desk.id, by(ANN))
    assert (desk.cup.disqualified, active(desk)) == ((), 5)


async def test_a_disqualification_needs_a_reason(desk: Desk) -> None:
    bob = await begun(desk)
    with refused("tournament-no-reason"):
        await desk.entrants.disqualify(desk.id, by(ANN), bob, "  ")
    assert active(desk) == 4


async def test_whoever_comes_back_needs_the_role(desk: Desk) -> None:
    await desk.open(plan={"role_id": 5, "check_in": "each"}, settings=Settings("swiss", rounds=4))
    for person, name in ((ANN, "Ann"), (BOB, "Bob"), (CAT, "Cat"), (DAN, "Dan")):
        await desk.service.join(desk.id, person, name, role_ids=[5])
    await desk.pair()
    await desk.service.leave(desk.id, BOB)
    with refused("tournament-role-needed"):
        await desk.service.join(desk.id, BOB, "Bob", role_ids=[4])
    async with desk.service.locked(desk.id) as before:
        await desk.service.commit(before, course.checking_in(before, desk.now))
    with refused("tournament-role-needed"):
        await desk.service.check_in(desk.id, BOB)
    await desk.service.check_in(desk.id, BOB, role_ids=[5])
    await desk.service.check_in(desk.id, ANN)  # who has never left
    assert active(desk) == 4
    with refused("tournament-not-in-it"):
        await desk.service.leave(desk.id, FAY)


async def drop_by_the_rules(desk: Desk, *people: int) -> None:
    """Drop entrants who have left the server, as the director does."""
    async with desk.service.locked(desk.id) as before:
        there = course.without_those_gone(before, people)
        drops = course.drops(before, there, "left-server")
        await desk.service.commit_drops(before, there, drops)


async def test_an_automatic_drop_is_logged_and_taken_back(desk: Desk) -> None:
    bob = await begun(desk)
    await drop_by_the_rules(desk, BOB)
    act = desk.service.log(desk.id)[0]
    assert (act.kind, act.by, act.about["name"]) == ("drop", None, "Bob")
    assert desk.cup.captain(bob).out == "left-server"
    await desk.service.take_back(desk.id, by(ANN))
    assert desk.cup.contest.entrant(bob).active


async def test_an_entrant_removed_before_the_first_round_is_back_with_a_lot(desk: Desk) -> None:
    await desk.open(settings=Settings("swiss", rounds=4))
    await desk.join(ANN, BOB, CAT, DAN, EVE)
    await drop_by_the_rules(desk, BOB)
    assert desk.cup.participant(BOB) is None
    await desk.pair()
    await desk.service.take_back(desk.id, by(ANN))
    bob = desk.cup.entrant_of(BOB)
    assert bob is not None
    assert (bob.joined, bob.active) == (2, True)
    assert bob.lot


async def test_a_drop_that_no_longer_matters_is_in_nobodys_way(desk: Desk) -> None:
    bob = await begun(desk)
    await desk.service.pause(desk.id, by(ANN))
    await drop_by_the_rules(desk, BOB)
    await desk.join(BOB)
    _, act = await desk.service.take_back(desk.id, by(ANN))
    assert act.kind == "pause"
    assert desk.cup.contest.entrant(bob).active


async def test_an_organiser_adds_a_player_without_the_role(desk: Desk) -> None:
    await desk.open(plan={"role_id": 5, "max_people": 4, "min_people": 3})
    await desk.entrants.add(desk.id, by(ANN), BOB, "Bob")
    with refused("tournament-joined-already"):
        await desk.entrants.add(desk.id, by(ANN), BOB, "Bob")
    await desk.service.take_back(desk.id, by(ANN))
    assert desk.cup.participant(BOB) is None
    for person, name in ((ANN, "Ann"), (BOB, "Bob"), (CAT, "Cat")):
        await desk.entrants.add(desk.id, by(ANN), person, name)
    await desk.pair()
    await desk.service.leave(desk.id, BOB)
    await desk.entrants.add(desk.id, by(ANN), BOB, "Bob")
    assert desk.service.log(desk.id)[0].kind == "come-back"
    await desk.entrants.add(desk.id, by(ANN), DAN, "Dan")
    with refused("tournament-full"):
        await desk.entrants.add(desk.id, by(ANN), EVE, "Eve")
    await desk.service.take_back(desk.id, by(ANN))
    assert [desk.cup.captain(4).out, active(desk)] == ["organiser", 3]


async def move_up(desk: Desk) -> list[str]:
    """Give a free place to the first in line, as the director does; return the names."""
    async with desk.service.locked(desk.id) as before:
        first = course.first_in_line(before)
        if first is None:
            return []
        ratings = dict.fromkeys((user_id for user_id, _ in first.people), 1500.0)
        after, facts = course.moved_up(before, first, ratings, desk.service.chance)
        await desk.service.commit_moving_up(before, after, [facts])
    return [first.name]


async def test_a_full_tournament_has_a_waiting_list(desk: Desk) -> None:
    await desk.open(plan={"max_people": 4}, settings=Settings("swiss", rounds=4))
    await desk.join(ANN, BOB, CAT, DAN, EVE, FAY)
    assert (active(desk), desk.cup.place_in_line(EVE), desk.cup.place_in_line(FAY)) == (4, 1, 2)
    assert await move_up(desk) == []
    with refused("tournament-waiting-already"):
        await desk.join(EVE)
    await desk.service.leave(desk.id, BOB)
    assert await move_up(desk) == ["Eve"]
    assert (active(desk), desk.cup.place_in_line(EVE), desk.cup.place_in_line(FAY)) == (4, None, 1)
    act = desk.service.log(desk.id)[0]
    assert (act.kind, act.by, act.about["user_id"]) == ("move-up", None, EVE)
    await desk.join(BOB)  # who has left queues up again
    await desk.service.leave(desk.id, FAY)
    assert [each.name for each in desk.cup.waiting] == ["Bob"]
    await desk.pair()
    await desk.entrants.replace(desk.id, by(ANN), 1, BOB, "Bob")
    assert desk.cup.waiting == ()
    await desk.editing.set(desk.id, by(ANN), "max_people", 5)
    await desk.entrants.add(desk.id, by(ANN), FAY, "Fay")
    assert active(desk) == 5


async def test_who_waits_is_taken_off_the_list_and_put_back_in_their_place(desk: Desk) -> None:
    await desk.open(plan={"max_people": 4}, settings=Settings("swiss", rounds=4))
    await desk.join(ANN, BOB, CAT, DAN, EVE, FAY)
    await desk.entrants.unlist(desk.id, by(ANN), EVE)
    assert [each.name for each in desk.cup.waiting] == ["Fay"]
    act = desk.service.log(desk.id)[0]
    assert (act.kind, act.about["user_id"], act.about["name"]) == ("unlist", EVE, "Eve")
    await desk.service.take_back(desk.id, by(ANN))
    assert [each.name for each in desk.cup.waiting] == ["Eve", "Fay"]
    await desk.entrants.unlist(desk.id, by(ANN), EVE)
    await desk.join(EVE)
    await desk.service.take_back(desk.id, by(ANN))
    assert [each.name for each in desk.cup.waiting] == ["Fay", "Eve"]
    with refused("tournament-not-waiting"):
        await desk.entrants.unlist(desk.id, by(ANN), BOB)
    with refused("tournament-organise"):
        await desk.entrants.unlist(desk.id, by(BOB), FAY)


async def test_nobody_comes_back_beyond_the_limit(desk: Desk) -> None:
    await desk.open(plan={"max_people": 4}, settings=Settings("swiss", rounds=4))
    await desk.join(ANN, BOB, CAT, DAN)
    await desk.pair()
    await desk.service.leave(desk.id, BOB)
    await desk.join(EVE, BOB)
    assert (active(desk), desk.cup.place_in_line(BOB)) == (4, 1)
    with refused("tournament-waiting-already"):
        await desk.join(BOB)
    for bring_back in (
        desk.entrants.add(desk.id, by(ANN), BOB, "Bob"),
        desk.entrants.bring_back(desk.id, by(ANN), 2),
        desk.entrants.replace(desk.id, by(ANN), 2, FAY, "Fay"),
    ):
        with refused("tournament-full"):
            await bring_back
    async with desk.service.locked(desk.id) as before:
        await desk.service.commit(before, course.checking_in(before, desk.now))
    with refused("tournament-full"):
        await desk.service.check_in(desk.id, BOB)
    await desk.service.leave(desk.id, CAT)
    assert await move_up(desk) == ["Bob"]
    bob = desk.cup.participant(BOB)
    assert bob is not None
    assert (bob.number, bob.out, bob.checked_in, desk.cup.waiting) == (2, None, False, ())
    await desk.join(CAT)
    await desk.entrants.disqualify(desk.id, by(ANN), 3, "abuse")
    assert (active(desk), desk.cup.waiting) == (4, ())


async def test_a_disqualified_user_holds_up_no_waiting_list(desk: Desk) -> None:
    await desk.open(plan={"max_people": 4})
    await desk.join(ANN, BOB, CAT, DAN)
    await desk.entrants.disqualify(desk.id, by(ANN), 2, "abuse")
    await desk.join(EVE)
    await desk.entrants.lift(desk.id, by(ANN), BOB)
    await desk.join(BOB, FAY)
    await desk.service.take_back(desk.id, by(ANN))
    assert [each.name for each in desk.cup.waiting] == ["Fay"]
    await desk.service.leave(desk.id, DAN)
    assert await move_up(desk) == ["Fay"]


async def test_undo_spares_another_entrant_with_the_same_number(desk: Desk) -> None:
    await desk.open()
    await desk.join(ANN, CAT)
    await desk.entrants.add(desk.id, by(ANN), BOB, "Bob")
    await desk.entrants.replace(desk.id, by(ANN), 3, DAN, "Dan")
    await desk.service.leave(desk.id, DAN)
    await desk.join(EVE)
    assert desk.cup.captain(3).user_id == EVE
    await desk.service.take_back(desk.id, by(ANN))
    assert [each.user_id for each in desk.cup.people] == [ANN, CAT, EVE, BOB]
    await desk.service.leave(desk.id, BOB)
    await desk.service.take_back(desk.id, by(ANN))
    assert [each.user_id for each in desk.cup.people] == [ANN, CAT, EVE]


async def test_a_replacement_who_has_left_is_taken_back(desk: Desk) -> None:
    await desk.open()
    await desk.join(ANN, BOB)
    await desk.entrants.replace(desk.id, by(ANN), 2, DAN, "Dan")
    await desk.service.leave(desk.id, DAN)
    await desk.service.take_back(desk.id, by(ANN))
    assert [each.user_id for each in desk.cup.people] == [ANN, BOB]


async def test_nobody_moves_up_when_it_is_too_late(desk: Desk) -> None:
    await desk.open("elimination", plan={"max_people": 4})
    await desk.join(ANN, BOB, CAT, DAN, EVE)
    await desk.pair()
    await desk.service.leave(desk.id, BOB)
    assert await move_up(desk) == []


async def test_pairings_are_swapped_until_the_tables_open(desk: Desk) -> None:
    await desk.open(settings=Settings("swiss", rounds=3))
    await desk.join(ANN, BOB, CAT, DAN, EVE)
    with refused("tournament-pairings-open"):
        await desk.entrants.swap(desk.id, by(ANN), 1, 2)
    await desk.pair()
    before = desk.cup
    first, second = before.contest.rounds[0].matches
    (bye,) = before.contest.rounds[0].byes
    with refused("tournament-pairings-fixed"):
        await desk.entrants.swap(desk.id, by(ANN), *first.seats)
    await desk.entrants.swap(desk.id, by(ANN), first.seats[0], second.seats[1])
    await desk.entrants.swap(desk.id, by(ANN), first.seats[1], bye)
    round_ = desk.cup.contest.rounds[0]
    assert [match.seats for match in round_.matches] == [
        (second.seats[1], bye),
        (second.seats[0], first.seats[0]),
    ]
    assert round_.byes == (first.seats[1],)
    for _ in range(2):
        await desk.service.take_back(desk.id, by(ANN))
    assert desk.cup.contest == before.contest
    await desk.win(2)
    with refused("tournament-pairings-fixed"):
        await desk.entrants.swap(desk.id, by(ANN), first.seats[0], second.seats[1])
    async with desk.service.locked(desk.id) as now:
        venue = now.venue(1, 1)
        assert venue is not None
        await desk.service.commit(now, now.with_venue(replace(venue, table_id=5)))
    with refused("tournament-pairings-open"):
        await desk.entrants.swap(desk.id, by(ANN), first.seats[0], bye)


async def test_the_pairings_of_a_bracket_follow_from_its_results(desk: Desk) -> None:
    await desk.open("elimination")
    await desk.join(ANN, BOB, CAT, DAN)
    await desk.pair()
    one, other = (match.seats[0] for match in desk.cup.contest.rounds[0].matches)
    with refused("tournament-pairings-fixed"):
        await desk.entrants.swap(desk.id, by(ANN), one, other)
