"""Finals after Swiss rounds: the top cut at tables of two, and the final table."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.features.tournaments.contest import formats
from bot.features.tournaments.contest.remaining import due, is_out
from bot.features.tournaments.corrections import corrected
from bot.features.tournaments.exports.page import page
from bot.features.tournaments.exports.trf import trf_text
from bot.features.tournaments.model import Contest, Match, Settings
from bot.features.tournaments.service import Tournaments
from bot.tables.dealer import Dealer
from engine import Refusal
from tests.bot.tournaments.contests import (
    better_seed,
    changed,
    contest,
    finished,
    paired,
    played,
    random_contests,
    without,
    won_by,
    worse_seed,
)
from tests.bot.tournaments.desk import ANN, BOB, CAT, DAN, EVE, FAY, Desk, by, refused
from tests.bot.tournaments.driver import ShortGames, TournamentDriver
from tests.bot.world import World


@pytest.fixture
def dealer() -> Dealer:
    return ShortGames()


def order(done: Contest) -> list[int]:
    return [each.entrant for each in formats.standings(done)]


def swiss(people: int, cut: int, rounds: int = 4, **how: Any) -> Contest:
    """Return a contest after its Swiss rounds, won by the better seeds."""
    made = contest("swiss", people, cut=cut, rounds=rounds, **how)
    return played(made, better_seed, rounds)


@pytest.mark.parametrize(
    ("cut", "rounds", "first"),
    [
        (2, 1, [(1, 2)]),
        (4, 2, [(1, 4), (2, 3)]),
        (8, 3, [(1, 8), (4, 5), (2, 7), (3, 6)]),
        (16, 4, [(1, 16), (8, 9), (4, 13), (5, 12), (2, 15), (7, 10), (3, 14), (6, 11)]),
    ],
)
def test_the_best_play_a_bracket_seeded_by_their_place(
    cut: int, rounds: int, first: list[tuple[int, int]]
) -> None:
    before = swiss(20, cut)
    places = order(before)
    begun = paired(before)
    final = begun.rounds[-1]
    assert final.stage == "elimination"
    assert final.seeds == tuple(places[:cut])
    met = [
        tuple(sorted(places.index(number) + 1 for number in each.seats)) for each in final.matches
    ]
    assert met == first
    end = played(finished(begun, better_seed), better_seed)
    assert len(end.rounds) == 4 + rounds == formats.planned_rounds(end.settings, 20)
    assert formats.over(end)


def test_the_cut_decides_the_podium_and_all_others_stay_as_in_swiss() -> None:
    before = swiss(16, 4)
    places = order(before)
    end = played(before, worse_seed)
    after = formats.standings(end)
    assert sorted(each.entrant for each in after[:4]) == sorted(places[:4])
    assert [each.entrant for each in after[4:]] == places[4:]
    assert [each.place for each in after] == list(range(1, 17))
    assert formats.winners(end) == (max(places[:4]),)
    points = {each.entrant: each.points for each in formats.standings(before)}
    assert all(each.points.value == points[each.entrant].value for each in after)
    assert [each.reach is not None for each in after] == [True] * 4 + [False] * 12


def test_who_lost_in_the_same_round_stands_by_swiss_unless_they_play_for_third_place() -> None:
    before = swiss(16, 4)
    places = order(before)
    assert order(played(before, better_seed)) == places
    third = replace(before, settings=replace(before.settings, third_place=True))

    def decide(match: Any) -> Any:
        return worse_seed(match) if match.slot == "third" else better_seed(match)

    assert order(played(third, decide)) == [
        *places[:2],
        *sorted(places[2:4], reverse=True),
        *places[4:],
    ]


def test_who_has_left_before_the_cut_makes_room_for_the_next() -> None:
    before = swiss(16, 4)
    places = order(before)
    begun = paired(without(before, places[1]))
    assert begun.rounds[-1].seeds == (places[0], places[2], places[3], places[4])
    few = paired(without(before, *places[3:]))
    assert few.rounds[-1].seeds == tuple(places[:3])
    assert few.rounds[-1].byes == (places[0],)
    assert formats.next_round(without(before, *places[1:])) is None


def test_who_leaves_during_the_cut_forfeits() -> None:
    begun = paired(swiss(16, 4))
    winner, loser = begun.rounds[-1].matches[0].seats
    done = finished(begun, lambda match: won_by(match, match.seats[:1]))
    gone = paired(without(done, winner))
    assert gone.rounds[-1].over
    assert loser not in formats.winners(gone)


def test_only_finalists_are_due_in_the_final() -> None:
    before = swiss(16, 4)
    places = order(before)
    assert due(before) == set(places[:4])
    begun = paired(before)
    assert is_out(begun, places[4])
    assert not is_out(begun, places[3])
    done = finished(begun, better_seed)
    assert due(done) == set(places[:2])


def test_nobody_joins_when_half_of_the_swiss_rounds_are_paired() -> None:
    made = contest("swiss", 8, cut=8, rounds=2)
    formats.check_late(paired(made))
    with pytest.raises(Refusal, match="joined-too-late"):
        formats.check_late(played(made, better_seed, rounds=2))


def test_there_is_no_bye_in_the_last_swiss_round() -> None:
    made = contest("swiss", 8, cut=4, rounds=3, byes=2)
    assert formats.bye_rounds(made) == range(1, 3)
    asked = changed(made, 3, away=(3, 4))
    assert not any(each.away for each in played(asked, better_seed).rounds)


@pytest.mark.parametrize(("seats", "cut"), [(3, 3), (4, 3), (4, 4)])
def test_the_best_of_larger_tables_play_a_final_table(seats: int, cut: int) -> None:
    before = swiss(13, cut, rounds=3, seats=seats)
    places = order(before)
    begun = paired(before)
    (final,) = begun.rounds[-1].matches
    assert sorted(final.seats) == sorted(places[:cut])
    assert formats.title(begun, final.slot) == ("final", {})
    assert order(begun) == places, "nothing is decided yet"
    end = played(finished(begun, worse_seed), worse_seed)
    assert len(end.rounds) == 4
    assert formats.over(end)
    assert order(end) == sorted(places[:cut], reverse=True) + places[cut:]


def test_a_shared_place_at_the_final_table_goes_by_swiss() -> None:
    before = swiss(12, 4, rounds=3, seats=4)
    places = order(before)
    end = played(before, lambda match: won_by(match, [places[1], places[3]]))
    assert order(end) == [places[1], places[3], places[0], places[2], *places[4:]]


def test_a_corrected_swiss_result_changes_the_final_while_it_is_not_played() -> None:
    for seats, cut in ((2, 2), (4, 4)):
        begun = paired(swiss(12, cut, rounds=2, seats=seats))
        last = begun.rounds[1]
        changed_seeds = set()
        for match in last.matches:
            after = corrected(begun, 2, match.table, worse_seed(match)).contest
            changed_seeds.add(after.rounds[2].seeds)
            assert after.rounds[2].seeds == tuple(
                order(replace(after, rounds=after.rounds[:2]))[:cut]
            )
        assert len(changed_seeds) > 1
        end = played(finished(begun, better_seed), better_seed)
        assert set(map(partial(_correctable, end), last.matches)) == {True, False}


def _correctable(done: Contest, match: Match) -> bool:
    """Return whether the result of a match of the second round can be turned round."""
    try:
        corrected(done, 2, match.table, worse_seed(match))
    except Refusal:
        return False
    return True


def test_the_report_for_other_programs_has_the_swiss_rounds() -> None:
    before = swiss(8, 4, rounds=3)
    assert trf_text(played(before, better_seed), "Cup", 3) == trf_text(before, "Cup", 3)


@pytest.mark.parametrize(
    ("seats", "cut", "possible"),
    [(2, 3, False), (2, 16, True), (2, 32, False), (3, 4, False), (4, 3, True), (4, 2, False)],
)
def test_possible_sizes(seats: int, cut: int, possible: bool) -> None:
    how = Settings("swiss", seats, cut=cut)
    if possible:
        formats.check(how)
        return
    with pytest.raises(Refusal, match="tournament-setting-range"):
        formats.check(how)


def test_other_formats_have_no_cut() -> None:
    with pytest.raises(Refusal, match="tournament-setting-unused"):
        formats.check(Settings("round-robin", cut=4))
    with pytest.raises(Refusal, match="tournament-setting-unused"):
        formats.check(Settings("swiss", third_place=True))


@pytest.mark.soak
@settings(max_examples=60, deadline=None, derandomize=True, database=None)
@given(people=st.integers(3, 14), seed=st.integers(0, 10**9), seats=st.integers(2, 4))
def test_random_events_end_with_finalists_before_all_others(
    people: int, seed: int, seats: int
) -> None:
    how = Settings("swiss", seats, cut=3 if seats == 3 else 4, rounds=3)
    *_, end = random_contests(how, people, seed)
    assert formats.over(end)
    lines = formats.standings(end)
    assert [each.place for each in lines] == list(range(1, len(lines) + 1))
    final = [each for each in end.rounds if each.stage == "elimination"]
    finalists = set(final[0].seeds) if final else set()
    assert {each.entrant for each in lines[: len(finalists)]} == finalists


# The service


async def opened(desk: Desk, **how: Any) -> None:
    await desk.open(settings=Settings("swiss", rounds=2, **how))
    await desk.join(ANN, BOB, CAT, DAN, EVE, FAY)


async def play_round(desk: Desk) -> None:
    await desk.pair()
    for match in list(desk.cup.open_matches()):
        await desk.win(match.table)


async def test_the_cut_can_be_changed_until_the_last_swiss_round_is_over(desk: Desk) -> None:
    await opened(desk)
    await desk.editing.set(desk.id, by(ANN), "cut", 4)
    await play_round(desk)
    await desk.editing.set(desk.id, by(ANN), "third_place", True)
    await desk.editing.set(desk.id, by(ANN), "cut", 2)
    await desk.pair()
    await desk.editing.set(desk.id, by(ANN), "cut", 4)
    for table in (1, 2):
        await desk.win(table)
    assert desk.cup.planned_rounds == 4
    await desk.win(3)
    with refused("tournament-setting-fixed"):
        await desk.editing.set(desk.id, by(ANN), "cut", 0)
    await desk.pair()
    with refused("tournament-setting-fixed"):
        await desk.editing.set(desk.id, by(ANN), "rounds", 5)
    assert desk.cup.round is not None
    assert len(desk.cup.round.seeds) == 4


async def test_a_final_that_was_left_out_can_be_brought_back_as_it_was(desk: Desk) -> None:
    await opened(desk, cut=4, third_place=True, best_of=3)
    await desk.pair()
    before = desk.cup.contest.settings
    await desk.editing.set(desk.id, by(ANN), "cut", 0)
    assert desk.cup.contest.settings == Settings("swiss", rounds=2, first_seat=before.first_seat)
    await desk.service.take_back(desk.id, by(ANN))
    assert desk.cup.contest.settings == before


# Whole events


@pytest.mark.soak
async def test_a_top_cut_from_the_menu_to_the_podium(world: World) -> None:
    await world.ann.slash("tournament create", name="Summer Cup", game="civ")
    await world.ann.select("3 rounds")
    await world.ann.select("The top 4 play a bracket")
    reply = await world.ann.click("Play for third place")
    assert "the top 4 play a bracket" in reply.text
    await world.ann.click("Players and channel")
    await world.ann.select("Check-in before every round")
    await world.ann.click("Open sign-up")
    driver = TournamentDriver(world, 7)
    (created,) = world.bot.get(Tournaments).of_guild(world.guild.id)
    driver.id = created.id
    await driver.sign_up()
    await driver.start()
    for number in range(1, 6):
        assert driver.now.status == "checkin"
        asked = [driver.person(each) for each in driver.now.due_entrants]
        assert len(asked) == {4: 4, 5: 4}.get(number, 7)
        missing = driver.now.missing
        async with driver.bot_at_work():
            for person in asked:
                await world.bot.get(Tournaments).check_in(driver.id, person.id)
        assert missing
        assert driver.now.status == "running"
        if number == 4:
            assert "Top 4:" in world.last.text
            assert "Semi-finals" in world.last.text
            await world.restart(killed=True)
        await driver.play()
    assert driver.now.status == "over"
    final = driver.now.contest.rounds[-1]
    assert {match.slot for match in final.matches} == {"final", "third"}
    (winner,) = formats.winners(driver.now.contest)
    assert winner in final.match_of(winner).seats  # type: ignore[union-attr]
    reply = await driver.people[0].slash("tournament standings")
    assert "Ranked by the final" in reply.text
    reply = await driver.people[0].slash("tournament standings", explain=True)
    assert "Why P01 is in place" in reply.text
    reply = await driver.people[0].slash("tournament bracket")
    assert reply.message.pictures
    assert "Semi-finals" in page(driver.now)


@pytest.mark.soak
async def test_a_final_table_from_the_first_round_to_the_podium(world: World) -> None:
    driver = TournamentDriver(world, 7)
    await driver.create("swiss", 4, rounds=2, cut=3)
    await driver.sign_up()
    await driver.start()
    await driver.play()
    await driver.play()
    assert "Final table:" in world.last.text
    (final,) = driver.now.open_matches()
    assert len(final.seats) == 3
    await driver.play()
    assert driver.now.status == "over"
    places = [each.entrant for each in formats.podium(driver.now.contest)]
    assert sorted(places) == sorted(final.seats)
    reply = await driver.people[0].slash("tournament bracket")
    assert "no bracket" in reply.text
