"""Finished games, their effect on ratings, and how that is reverted."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.core.table import Table
from bot.features.ratings.arithmetic import rated
from bot.features.ratings.lookup import look_up
from bot.features.ratings.places import beginners, result_of
from bot.features.ratings.result import SETTLED
from bot.features.ratings.service import Ratings
from bot.features.ratings.statistics import Opponent, Statistics
from bot.features.ratings.storage import StoredRatings
from bot.storage import NotStored, Store
from bot.tables.play import finished
from bot.tables.service import Tables
from engine.games import standing
from tests.bot.ratings.careers import (
    ANN,
    BOB,
    CAT,
    CHANNEL,
    DAN,
    ENOUGH,
    EVE,
    GUILD,
    begun,
    lost,
    played,
    series,
)
from tests.bot.tables.steps import Clock, refused
from tests.stores import outsider

PEOPLE = (ANN, BOB, CAT, DAN)


def places(ratings: Ratings, table: Table) -> dict[int | None, int]:
    result = ratings.result(table.id)
    assert result is not None
    return {outcome.user_id: outcome.place for outcome in result.outcomes}


def numbers(ratings: Ratings, game: str = "civ", guild: int = GUILD) -> dict[int, int]:
    return ratings.numbers(guild, game, PEOPLE)


def statistics(tables: Tables, person: int) -> Statistics:
    found = look_up(tables.store.where, GUILD, person, "civ", 5).statistics
    assert found is not None
    return found


def opponents(tables: Tables, person: int) -> tuple[Opponent, ...]:
    return look_up(tables.store.where, GUILD, person, "civ", 5).opponents


def why_uncounted(ratings: Ratings, table: Table) -> str | None:
    result = ratings.result(table.id)
    assert result is not None
    return result.uncounted


# Places


@pytest.mark.soak
@pytest.mark.parametrize("game", ["innovation", "civ"])
async def test_all_have_the_places_that_the_picture_of_the_end_shows(
    tables: Tables, ratings: Ratings, game: str
) -> None:
    table = await played(tables, await begun(tables, ANN, BOB, CAT, game=game))
    assert table.status == "over"
    shown = {seat.name: place for place, seat in standing(table.public_view)}
    assert places(ratings, table) == {seat.user_id: shown[seat.player] for seat in table.seats}
    result = ratings.result(table.id)
    assert result is not None
    assert {o.player for o in result.outcomes if o.won} == set(table.winners)
    assert result.turns == table.public_view.turn_number
    expected = {
        person: replace(rating, opponents=2)
        for person, rating in rated(result.outcomes, {}).items()
    }
    assert {o.user_id: o.after for o in result.outcomes} == expected


async def test_who_resigns_comes_last_in_the_order_of_resigning(
    tables: Tables, ratings: Ratings
) -> None:
    table = await begun(tables, *PEOPLE, turns=4 * ENOUGH)
    for person in (CAT, ANN, DAN):
        table = await tables.resign(table.id, person)
    assert places(ratings, table) == {BOB: 1, DAN: 2, ANN: 3, CAT: 4}
    assert why_uncounted(ratings, table) is None
    after = numbers(ratings)
    assert after[BOB] > after[DAN] > after[ANN] > after[CAT]


@pytest.mark.soak
async def test_who_resigned_has_not_won_whatever_a_computer_makes_of_the_seat(
    tables: Tables, ratings: Ratings
) -> None:
    table = await played(tables, await begun(tables, ANN, BOB, CAT))
    resigned = table.with_seat(table.winners[0], resigned_after=3)
    over = replace(table, seats=resigned)
    result = result_of(over, beginners(over))
    loser = next(each for each in result.outcomes if each.player == table.winners[0])
    assert loser.place == 3
    assert not any(each.won for each in result.outcomes if each.left is not None)


@pytest.mark.soak
async def test_a_team_wins_and_loses_together(tables: Tables, ratings: Ratings) -> None:
    table = await played(tables, await begun(tables, *PEOPLE, teams=True))
    first, second = table.sides
    winners = first if table.winners[0] == first[0].player else second
    assert places(ratings, table) == {
        seat.user_id: 1 if seat in winners else 3 for seat in table.seats
    }
    after = numbers(ratings)
    assert all((after[seat.person] > 1500) == (seat in winners) for seat in table.seats)


async def test_who_deserts_a_team_that_wins_has_lost(tables: Tables, ratings: Ratings) -> None:
    table = await begun(tables, *PEOPLE, teams=True, turns=4 * ENOUGH)  # Ann and Cat, Bob and Dan
    for person in (CAT, BOB, DAN):
        table = await tables.resign(table.id, person)
    after = numbers(ratings)
    assert after[ANN] > 1500
    assert all(after[person] < 1500 for person in (BOB, CAT, DAN))


# What counts


async def test_what_does_not_count(tables: Tables, ratings: Ratings) -> None:
    casual = await lost(tables, ANN, BOB, rated=False)
    assert why_uncounted(ratings, casual) == "casual"
    short = await lost(tables, ANN, BOB, turns=1)
    assert why_uncounted(ratings, short) == "short"
    agreed = await begun(tables, ANN, BOB, turns=2 * ENOUGH)
    await tables.agree_end(agreed.id, ANN)
    agreed = await tables.agree_end(agreed.id, BOB)
    assert agreed.status == "ended"
    moderated = await tables.end((await begun(tables, ANN, BOB, turns=2 * ENOUGH)).id)
    for table in (agreed, moderated):
        assert ratings.result(table.id) is None
    assert numbers(ratings) == {}
    assert statistics(tables, ANN).total.games == 1  # the casual one


async def test_a_game_with_a_computer_from_the_start_is_never_rated(
    tables: Tables, ratings: Ratings
) -> None:
    table = await begun(tables, ANN, BOB, CAT)
    seats = table.with_seat("p3", user_id=None, name="Computer", computer="easy")
    over = replace(
        table, status="over", winners=("p1",), reason="hegemony", ended_at=table.started_at,
        seats=seats,
    )  # fmt: skip
    assert result_of(over, beginners(over)).uncounted == "computer"


async def seated(tables: Tables, table: Table, player: str, **changes: object) -> Table:
    """Return ``table`` with a seat of another person."""
    return await tables.commit(table, replace(table, seats=table.with_seat(player, **changes)))


async def test_who_loses_their_seat_to_a_computer_comes_last_the_others_are_rated(
    tables: Tables, ratings: Ratings
) -> None:
    table = await begun(tables, ANN, BOB, CAT, turns=3 * ENOUGH)
    table = await seated(tables, table, "p1", computer="easy")
    over = finished(table, "over", "hegemony", tables.now(), ["p1"])  # as the computer won
    over = await tables.commit(table, over)
    assert why_uncounted(ratings, over) is None
    assert places(ratings, over)[ANN] == 3
    assert numbers(ratings)[ANN] < min(numbers(ratings)[BOB], numbers(ratings)[CAT])
    assert statistics(tables, ANN).total.won == 0


async def test_a_seat_that_is_passed_on_is_out_of_the_comparison(
    tables: Tables, ratings: Ratings
) -> None:
    table = await begun(tables, ANN, BOB, CAT, turns=3 * ENOUGH)
    table = await seated(tables, table, "p3", user_id=EVE, name="Eve")
    for person in (EVE, BOB):
        table = await tables.resign(table.id, person)
    assert why_uncounted(ratings, table) is None
    assert places(ratings, table) == {ANN: 1, BOB: 2}
    assert EVE not in ratings.numbers(GUILD, "civ", [EVE])
    duel = await begun(tables, ANN, BOB, turns=2 * ENOUGH)
    duel = await seated(tables, duel, "p2", user_id=EVE, name="Eve")
    duel = await tables.resign(duel.id, EVE)
    assert why_uncounted(ratings, duel) == "replaced"


async def test_who_has_given_up_stays_a_loser_when_somebody_plays_on(
    tables: Tables, ratings: Ratings
) -> None:
    table = await begun(tables, ANN, BOB, CAT, turns=3 * ENOUGH)
    table = await tables.resign(table.id, CAT)
    table = await seated(tables, table, "p3", user_id=EVE, name="Eve", resigned_after=None)
    for person in (EVE, BOB):
        table = await tables.resign(table.id, person)
    assert places(ratings, table) == {ANN: 1, BOB: 2, CAT: 3}


async def test_who_takes_their_seat_back_never_left(tables: Tables, ratings: Ratings) -> None:
    table = await begun(tables, ANN, BOB, turns=2 * ENOUGH)
    table = await seated(tables, table, "p1", computer="easy")
    table = await seated(tables, table, "p1", computer=None)
    table = await tables.resign(table.id, BOB)
    assert places(ratings, table) == {ANN: 1, BOB: 2}


# Exactly once


async def test_a_result_that_cannot_be_stored_leaves_the_game_going_on(
    tables: Tables, ratings: Ratings, monkeypatch: pytest.MonkeyPatch,
    logged_errors: list[object],
) -> None:  # fmt: skip
    table = await begun(tables, ANN, BOB, turns=2 * ENOUGH)
    with monkeypatch.context() as patched:

        def full(*_: object) -> None:
            raise NotStored("the disk is full")

        patched.setattr(tables.store.section(StoredRatings), "set_rating", full)
        assert (await refused(tables.resign(table.id, BOB))).reason == "not-saved"
    logged_errors.clear()
    assert tables.get(table.id).status == "playing"
    assert ratings.result(table.id) is None
    table = await tables.resign(table.id, BOB)
    assert places(ratings, table) == {ANN: 1, BOB: 2}
    assert ratings.of(GUILD, "civ", ANN).rating.games == 1  # type: ignore[union-attr]


async def test_another_start_of_the_bot_changes_nothing(
    tables: Tables, ratings: Ratings, store_path: Path | str, clock: Clock
) -> None:
    await series(tables, [(ANN, BOB), (BOB, ANN), (ANN, BOB)])
    before = numbers(ratings)
    again = Tables(Store(store_path), clock=clock)
    assert numbers(Ratings(again)) == before
    await again.resume()
    await again.end(1)
    assert numbers(Ratings(again)) == before
    await again.close()


async def test_a_game_that_goes_on_after_all_has_not_been_rated(
    tables: Tables, ratings: Ratings
) -> None:
    await lost(tables, ANN, BOB)
    before = numbers(ratings)
    playing = await begun(tables, BOB, ANN, turns=2 * ENOUGH)
    over = await tables.resign(playing.id, ANN)
    assert numbers(ratings) != before
    undone = replace(
        over, status="playing", winners=(), reason=None, ended_at=None, seats=playing.seats
    )
    again = await tables.commit(over, undone)
    assert numbers(ratings) == before
    assert ratings.result(over.id) is None
    await tables.resign(again.id, BOB)
    assert places(ratings, again) == {ANN: 1, BOB: 2}


async def test_games_that_ended_before_results_were_noted_count_in_the_statistics(
    tables: Tables, store_path: Path | str, clock: Clock
) -> None:
    for people in [(ANN, BOB), (BOB, ANN), (ANN, BOB)]:  # as nobody follows these tables
        clock.pass_hours(1)
        await lost(tables, *people)
    await begun(tables, ANN, BOB, channel=CHANNEL + 1)
    ratings = Ratings(tables)
    await lost(tables, BOB, ANN)
    before = numbers(ratings)
    for _ in range(2):
        await ratings.catch_up()
        found = statistics(tables, ANN)
        assert (found.total.games, found.total.won) == (4, 2)
        assert (found.streak, found.longest) == (-1, 1)
        assert len(found.history) == 1
        assert numbers(ratings) == before
    await lost(tables, BOB, ANN)
    assert statistics(tables, BOB).streak == 2


# Annulled


GAMES = [(ANN, BOB), (BOB, CAT), (CAT, ANN, DAN), (ANN, BOB), (DAN, CAT), (BOB, DAN)]


@pytest.mark.soak
@pytest.mark.parametrize("cancelled", [0, 2, 5])
async def test_an_annulled_game_was_never_played(
    tables: Tables, ratings: Ratings, tmp_path: Path, clock: Clock, cancelled: int
) -> None:
    await series(tables, GAMES)
    complete = numbers(ratings)
    await ratings.annul(cancelled + 1)
    elsewhere = Tables(Store(tmp_path / "other.sqlite3"), clock=clock)
    without = Ratings(elsewhere)
    await series(elsewhere, [game for number, game in enumerate(GAMES) if number != cancelled])
    assert numbers(ratings) == numbers(without)
    for person in PEOPLE:
        mine, theirs = ratings.of(GUILD, "civ", person), without.of(GUILD, "civ", person)
        assert mine == theirs
        assert statistics(tables, person).total == statistics(elsewhere, person).total
    await elsewhere.close()
    await ratings.annul(cancelled + 1)
    await ratings.annul(cancelled + 1, annulled=False)
    assert numbers(ratings) == complete
    await ratings.annul(cancelled + 1, annulled=False)
    assert numbers(ratings) == complete


async def test_who_has_played_nothing_but_annulled_games_has_no_rating(
    tables: Tables, ratings: Ratings
) -> None:
    table = await lost(tables, ANN, BOB)
    await ratings.annul(table.id)
    assert numbers(ratings) == {}
    assert ratings.count(GUILD, "civ", new=True) == 0


async def test_only_what_counted_can_be_annulled(tables: Tables, ratings: Ratings) -> None:
    casual = await lost(tables, ANN, BOB, rated=False)
    playing = await begun(tables, ANN, BOB)
    for table in (casual, playing):
        assert (await refused(ratings.annul(table.id))).reason == "not-rated"


# Servers, games, people


async def test_each_server_and_each_game_has_ratings_of_its_own(
    tables: Tables, ratings: Ratings
) -> None:
    await lost(tables, ANN, BOB)
    await lost(tables, BOB, ANN, guild=GUILD + 1, channel=1)
    await lost(tables, CAT, BOB, game="innovation")
    assert numbers(ratings)[ANN] > 1500 > numbers(ratings)[BOB]
    assert numbers(ratings, guild=GUILD + 1)[BOB] > 1500
    assert numbers(ratings, "innovation").keys() == {CAT, BOB}
    assert look_up(tables.store.where, GUILD, BOB, None, 5).games == ["civ", "innovation"]


@pytest.mark.soak
async def test_a_rating_is_settled_after_some_games(tables: Tables, ratings: Ratings) -> None:
    await series(tables, [(ANN, BOB)] * (SETTLED - 1))
    assert ratings.count(GUILD, "civ") == 0
    first, last = ratings.leaders(GUILD, "civ", 0, 9, new=True)
    assert [ratings.place(GUILD, "civ", each) for each in (first, last)] == [1, 2]
    await lost(tables, ANN, CAT)
    assert ratings.count(GUILD, "civ") == 0  # Ann has met two opponents only
    await lost(tables, ANN, DAN)
    (first,) = ratings.leaders(GUILD, "civ", 0, 9)
    assert (first.name, ratings.place(GUILD, "civ", first)) == ("Ann", 1)
    provisional = [each.name for each in ratings.leaders(GUILD, "civ", 0, 9, new=True)]
    assert provisional == ["Dan", "Cat", "Bob"]


async def test_whoever_wants_to_be_forgotten_is_a_former_player(
    tables: Tables, ratings: Ratings, store_path: Path | str
) -> None:
    await series(tables, [(ANN, BOB), (BOB, ANN), (ANN, BOB), (ANN, CAT)])
    before = numbers(ratings)
    await ratings.forget(BOB)
    after = numbers(ratings)
    assert after == {person: before[person] for person in (ANN, CAT)}
    assert {each.user_id for each in ratings.leaders(GUILD, "civ", 0, 9, new=True)} == {ANN, CAT}
    assert look_up(tables.store.where, GUILD, BOB, None, 5).games == []
    (most, _) = opponents(tables, ANN)
    assert (most.name, most.games) == ("", 3)
    with outsider(store_path) as disk:
        for name in ("outcomes", "ratings"):
            query = f"SELECT count(*) FROM {name} WHERE user_id = ? OR name = 'Bob'"
            assert disk.execute(query, [BOB]) == [(0,)]
    # A later recalculation still knows that it was always the same opponent.
    await ratings.annul(4)
    await ratings.annul(4, annulled=False)
    assert numbers(ratings) == after
    await ratings.forget(CAT)
    await lost(tables, ANN, BOB)
    assert ratings.of(GUILD, "civ", BOB).rating.games == 1  # type: ignore[union-attr]
    assert len({each.user_id for each in opponents(tables, ANN)}) == 3


# Statistics


async def test_statistics_of_a_person(tables: Tables, ratings: Ratings, clock: Clock) -> None:
    for people in [(ANN, BOB), (ANN, BOB), (ANN, BOB, CAT), (BOB, ANN), (ANN, CAT)]:
        table = await begun(tables, *people, turns=ENOUGH * len(people))
        clock.pass_hours(3)
        for person in reversed(people[1:]):
            table = await tables.resign(table.id, person)
    ann = statistics(tables, ANN)
    assert (ann.total.games, ann.total.won, ann.total.percent) == (5, 4, 80)
    assert ann.reasons == {"resigned": 4}
    assert {seats: (t.won, t.games) for seats, t in ann.by_seats.items()} == {2: (3, 4), 3: (1, 1)}
    assert (ann.streak, ann.longest) == (1, 3)
    assert ann.seconds == 3 * 3600
    assert len(ann.history) == 5
    bob = statistics(tables, BOB)
    assert (bob.total.won, bob.streak, bob.longest) == (1, 1, 1)
    first, second = opponents(tables, ANN)
    assert (first.name, first.games, first.before, first.after) == ("Bob", 4, 3, 1)
    assert (second.name, second.games) == ("Cat", 2)
    server = ratings.of_server(GUILD, "civ")
    assert server.total.games == 5
    assert {seats: tally.games for seats, tally in server.by_seats.items()} == {2: 4, 3: 1}
    assert [each.name for each in ratings.busiest(GUILD, "civ", 1)] == ["Ann"]


async def test_partners_are_no_opponents(tables: Tables, ratings: Ratings) -> None:
    await played(tables, await begun(tables, *PEOPLE, teams=True))
    assert {each.name for each in opponents(tables, ANN)} == {
        "Bob",
        "Dan",
    }


@pytest.mark.parametrize("where", ["sqlite"], indirect=True)
async def test_no_query_goes_through_all_that_is_stored(
    tables: Tables, ratings: Ratings, monkeypatch: pytest.MonkeyPatch
) -> None:
    await series(tables, [(ANN, BOB, CAT), (BOB, ANN)])
    connection = tables.store._connection
    plans: list[str] = []
    read = connection.all

    def explained(sql: str, *values: Any) -> list[Any]:
        plans.extend(row["detail"] for row in read(f"EXPLAIN QUERY PLAN {sql}", *values))
        return read(sql, *values)

    monkeypatch.setattr(connection, "all", explained)
    monkeypatch.setattr(connection, "written", explained)
    ann = ratings.of(GUILD, "civ", ANN)
    assert ann is not None
    ratings.result(1)
    ratings.leaders(GUILD, "civ", 0, 9, new=True)
    ratings.count(GUILD, "civ")
    tables.store.section(StoredRatings).place(GUILD, "civ", ann)
    tables.store.section(StoredRatings).played(GUILD, "civ", ANN)
    tables.store.section(StoredRatings).opponents(GUILD, "civ", ANN, 3)
    tables.store.section(StoredRatings).games_of(GUILD, ANN)
    tables.store.section(StoredRatings).name_of(GUILD, ANN)
    ratings.of_server(GUILD, "civ")
    ratings.busiest(GUILD, "civ", 3)
    ratings.last_in_channel(CHANNEL, 9)
    await ratings.annul(1)
    assert len(plans) > 12
    assert [plan for plan in plans if plan.startswith("SCAN")] == []
