"""Series: points by place, the best results, ties, and the panels of organisers."""

from __future__ import annotations

import csv
import io
import json
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.table import NOBODY
from bot.features.series import points
from bot.features.series.service import MOST, SeriesService
from bot.features.series.standings import places, standings
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.teams.service import Teams
from bot.features.tournaments.tournament import OVER, Organiser, Participant, Tournament
from bot.tables.dealer import Dealer
from engine import Refusal
from tests.bot.test_privacy import copy_of, forget, traces
from tests.bot.tournaments.contests import better_seed, contest, played
from tests.bot.tournaments.desk import ANN, BOB, CAT, DAN, NAMES, NOW, Desk, by, refused
from tests.bot.tournaments.driver import ShortGames, TournamentDriver
from tests.bot.world import World


@pytest.fixture
def dealer() -> Dealer:
    return ShortGames()


# Points


def test_the_row_for_the_number_of_players_counts() -> None:
    table = points.read("8: 10 7 5 4\n4: 5 3 2 1")
    assert [table.points(place, 8) for place in range(1, 6)] == [10, 7, 5, 4, 0]
    assert table.points(1, 7) == 5
    assert table.points(1, 3) == 5, "below the first row, the first row"
    assert table.points(1, 99) == 10


def test_players_left_behind_give_points() -> None:
    table = points.read(" Beaten ")
    assert [table.points(place, 5) for place in (1, 2, 5)] == [5, 4, 1]


def test_a_shared_place_shares_its_points() -> None:
    table = points.read("10 6 3 1")
    assert table.shared(1, 2, 4) == 8
    assert table.shared(3, 2, 4) == 2
    assert table.shared(4, 2, 4) == Fraction(1, 2)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "series-points"),
        ("ten 5", "series-points"),
        ("10 5\n8: 3", "series-points"),
        ("8:", "series-points"),
        ("8: 1000000", "series-points"),
        ("8: 5 6", "series-points-rise"),
        ("8: 5\n8: 4", "series-points-lines"),
        ("\n".join(f"{each}: 1" for each in range(2, 20)), "series-points-lines"),
    ],
)
def test_what_is_no_table_is_refused(text: str, reason: str) -> None:
    with refused(f"{reason}( |$)"):
        points.read(text)


@pytest.mark.parametrize("name", points.TABLES)
def test_the_tables_to_choose_from_are_as_they_are_written(name: str) -> None:
    table = points.read(points.TABLES[name])
    assert table.text() == points.TABLES[name]
    for players in range(2, 65):
        given_points = [table.points(place, players) for place in range(1, players + 1)]
        assert given_points == sorted(given_points, reverse=True)
        assert given_points[0] > 0


@pytest.mark.soak
@given(st.text(max_size=60))
def test_any_text_is_a_table_or_refused(text: str) -> None:
    try:
        table = points.read(text)
    except Refusal:
        return
    assert points.read(table.text()) == table


# Standings


def cup(number: int, order: list[int], **changes: object) -> Tournament:
    """Return a round robin that is over, in which these users came in this order."""
    tournament = Tournament(
        id=number,
        guild_id=77,
        channel_id=88,
        created_by=ANN,
        created_at=NOW,
        name=f"Cup {number}",
        game_name="civ",
        language="en",
        plan=None,  # type: ignore[arg-type]
        contest=played(contest("round-robin", len(order)), better_seed),
        people=tuple(Participant(place, user_id) for place, user_id in enumerate(order, 1)),
        status=OVER,
    )
    return replace(tournament, **changes)  # type: ignore[arg-type]


def totals(*cups: Tournament, best: int = 0) -> list[tuple[int, int, float]]:
    """Return place, user and points by the table 10 6 3 1."""
    lines = standings(cups, points.read("10 6 3 1"), best)
    return [(line.place, line.user_id, float(line.points)) for line in lines]


def test_places_give_points_which_add_up() -> None:
    first, second = cup(1, [ANN, BOB, CAT, DAN]), cup(2, [BOB, ANN, CAT, DAN])
    third = cup(3, [BOB, CAT, DAN, ANN])
    assert totals(first, second, third) == [
        (1, BOB, 26),
        (2, ANN, 17),
        (3, CAT, 12),
        (4, DAN, 5),
    ]


def test_only_the_best_results_count() -> None:
    first, second = cup(1, [ANN, BOB, CAT, DAN]), cup(2, [BOB, CAT, DAN, ANN])
    third = cup(3, [BOB, DAN, CAT, ANN])
    assert totals(first, second, third, best=1)[:2] == [(1, BOB, 10), (2, ANN, 10)]
    (_, ann, *_) = standings([first, second, third], points.read("10 6 3 1"), 2)
    assert [each.points for each in ann.counted] == [10, 1]
    assert [each.points for each in ann.others] == [1]


def test_ties_go_by_the_highest_results_then_by_wins_and_are_shared_after_that() -> None:
    table = points.read("6 5 1 0")
    higher = standings([cup(1, [ANN, DAN, CAT, BOB]), cup(2, [CAT, DAN, BOB, ANN])], table)
    by_user = {line.user_id: line for line in higher}
    assert by_user[CAT].points == 7
    assert by_user[DAN].points == 10
    equal = standings([cup(1, [ANN, BOB, CAT, DAN]), cup(2, [BOB, ANN, CAT, DAN])], table)
    assert {(line.place, line.user_id) for line in equal[:2]} == {(1, ANN), (1, BOB)}
    assert equal[2].place == 3
    best = standings(
        [cup(1, [ANN, BOB, CAT, DAN]), cup(2, [CAT, DAN, BOB, ANN])], points.read("6 3 3 0")
    )
    assert [line.user_id for line in best[:2]] == [CAT, ANN]


def test_who_never_came_or_was_disqualified_gets_nothing() -> None:
    barred = cup(1, [ANN, BOB, CAT, DAN], disqualified=(ANN,))
    assert totals(barred) == [(1, BOB, 10), (2, CAT, 6), (3, DAN, 3)]
    assert totals(cup(1, [ANN, BOB], status="running")) == []


def test_who_was_forgotten_keeps_the_place_of_the_others() -> None:
    lines = totals(cup(1, [0, BOB, CAT, 0]), cup(2, [0, BOB, CAT, DAN]))
    assert [*lines[0]] == [1, BOB, 12]
    assert [user for _, user, _ in lines].count(0) == 3


def test_shared_places_in_a_tournament_share_points() -> None:
    tournament = cup(1, [ANN, BOB, CAT, DAN])
    assert sorted(places(tournament).values()) == [(1, 1), (2, 1), (3, 1), (4, 1)]


# The service


async def test_a_series_is_organised_by_its_organisers(desk: Desk) -> None:
    service = SeriesService(desk.tables, desk.service)
    series = await service.create(by(ANN), "  The \n Circuit ", "3 2 1")
    assert series.name == "The Circuit"
    for doing in (
        service.rename(series.id, by(BOB), "Mine"),
        service.set_best(series.id, by(BOB), 1),
        service.delete(series.id, by(BOB)),
        service.close(series.id, Organiser(ANN, 78), closed=True),
    ):
        with refused("series-organise|no-such-series"):
            await doing
    await service.add_organiser(series.id, by(ANN), BOB)
    assert (await service.set_best(series.id, by(BOB), 4)).best == 4
    with refused("series-best"):
        await service.set_best(series.id, by(ANN), 99)
    with refused("series-name-taken"):
        await service.create(by(CAT), "the circuit", "3 2 1")
    for number in range(MOST - 1):
        await service.create(by(CAT), f"Series {number}", "3 2 1")
    with refused("series-limit"):
        await service.create(by(CAT), "One more", "3 2 1")


async def test_tournaments_join_and_leave_a_series(desk: Desk) -> None:
    service = SeriesService(desk.tables, desk.service)
    series = await service.create(by(ANN), "Circuit", "3 2 1")
    other = await service.create(by(BOB), "Other", "3 2 1")
    opened = await desk.open()
    await service.add_event(series.id, by(ANN), opened.id)
    assert [each.id for each in service.tournaments(series)] == [opened.id]
    with refused("tournament-organise"):
        await service.add_event(other.id, by(BOB), opened.id)
    await desk.service.add_organiser(opened.id, by(ANN), BOB)
    with refused("series-has-another"):
        await service.add_event(other.id, by(BOB), opened.id)
    with refused("series-unfinished"):
        await service.close(series.id, by(ANN), closed=True)
    await service.remove_event(series.id, by(ANN), opened.id)
    assert service.tournaments(series) == []
    closed = await service.close(series.id, by(ANN), closed=True)
    assert closed.closed_at == NOW
    with refused("series-closed"):
        await service.add_event(series.id, by(ANN), opened.id)
    await service.add_event(other.id, by(BOB), opened.id)
    await service.delete(other.id, by(BOB))
    assert desk.cup.series_id is None
    kinds = [act.kind for act in desk.service.log(desk.id)]
    assert kinds.count("series") == 4


# As people see it


async def one_played(world: World) -> TournamentDriver:
    """Return a tournament of four that is over, the first of a series."""
    await world.ann.slash("series create", name="The *Circuit*", points="fixed")
    driver = TournamentDriver(world, 4)
    await driver.create("swiss", rounds=1)
    await driver.sign_up()
    await driver.start()
    await driver.play()
    assert driver.now.status == "over"
    return driver


async def test_a_tournament_is_counted_later_and_corrections_count(world: World) -> None:
    driver = await one_played(world)
    await world.ann.slash("series organise")
    shown = await world.ann.select("Summer Cup")
    assert "✅ Summer Cup" in shown.text
    await world.restart(killed=True)
    reply = await world.bob.slash("series standings")
    assert "The \\*Circuit\\*" in reply.text
    assert "**25**" in reply.text
    (before,) = [line for line in reply.text.split("\n") if "🥇" in line]
    match = driver.now.contest.rounds[0].matches[0]
    assert match.result is not None
    swapped = {number: 3 - place for number, place in match.places.items()}
    async with driver.bot_at_work():
        await world.bot.get(Tournaments).correct(
            driver.id, driver.organiser, 1, match.table, swapped
        )
        other = driver.now.contest.rounds[0].matches[1]
        swapped = {number: 3 - place for number, place in other.places.items()}
        await world.bot.get(Tournaments).correct(
            driver.id, driver.organiser, 1, other.table, swapped
        )
    reply = await world.bob.slash("series standings")
    (after,) = [line for line in reply.text.split("\n") if "🥇" in line]
    assert after != before


async def test_a_series_is_chosen_when_a_tournament_is_created(world: World) -> None:
    await world.ann.slash("series create", name="Circuit", best=2)
    await world.ann.slash("tournament create", name="Cup", game="civ")
    await world.ann.click("Players and channel")
    shown = await world.ann.select("Circuit")
    assert "Counts for **Circuit**" in shown.text
    await world.ann.click("Open sign-up")
    (series,) = world.bot.get(SeriesService).of_guild(world.guild.id)
    (cup,) = world.bot.get(SeriesService).tournaments(series)
    assert cup.name == "Cup"
    await world.ann.slash("tournament again")
    shown = await world.ann.click("Players and channel")
    assert "Counts for **Circuit**" in shown.text
    await world.bob.slash("tournament create", name="Bob’s", game="civ")
    shown = await world.bob.click("Players and channel")
    assert "t-new-series" not in shown.message.everything, "it is not his to organise"


async def test_the_table_of_points_is_edited_in_a_form(world: World) -> None:
    driver = await one_played(world)
    await world.ann.slash("series organise")
    await world.ann.select("Summer Cup")
    form = await world.ann.select("Edit the table…")
    reply = await world.ann.submit(form, text="5 6")
    assert "a lower place gets more" in reply.text
    form = await world.ann.select("The same for all")
    reply = await world.ann.submit(form, text="2: 7 5 3 1\n8: 9 8 7")
    assert "From 2 players: 7 5 3 1" in reply.text
    shown = await world.ann.click("◀ Back")
    assert "**7**" in shown.text
    assert driver.id


async def test_standings_are_shown_to_all_and_exported(world: World) -> None:
    await one_played(world)
    await world.ann.slash("series organise")
    await world.ann.select("Summer Cup")
    await world.bob.slash("series standings")
    shown = await world.bob.click("Show everyone")
    assert not shown.private
    assert shown.message.labels == []
    reply = await world.bob.slash("series export")
    text, content = reply.message.pictures.values()
    rows = list(csv.DictReader(io.StringIO(text.decode("utf-8-sig"))))
    assert [row["points"] for row in rows] == ["25", "18", "15", "12"]
    found = json.loads(content)
    assert [line["place"] for line in found["standings"]] == [1, 2, 3, 4]
    assert found["standings"][0]["results"][0]["counts"] is True


async def test_a_series_is_renamed_ended_and_deleted(world: World) -> None:
    await one_played(world)
    await world.ann.slash("series organise")
    await world.ann.select("Summer Cup")
    form = await world.ann.click("Name…")
    await world.ann.submit(form, text="Grand Prix")
    reply = await world.ann.click("End series")
    assert "**Over**" in reply.text
    await world.ann.click("Reopen series")
    asked = await world.ann.click("Delete…")
    await world.together(
        world.ann.click("Yes, delete it", on=asked.message),
        world.ann.click("Yes, delete it", on=asked.message),
    )
    assert world.bot.get(SeriesService).of_guild(world.guild.id) == []
    reply = await world.bob.slash("series standings")
    assert "no series on this server" in reply.text


async def test_several_series_are_asked_for(world: World) -> None:
    for name in ("Spring", "Autumn"):
        await world.ann.slash("series create", name=name)
    await world.bob.slash("series standings")
    reply = await world.bob.select("Spring")
    assert "Spring" in reply.text
    assert [*await world.bob.types("series standings", "series", "aut")] == ["Autumn"]
    other = await world.bob.slash("series organise", series="autumn")
    assert "Only organisers of the series" in other.text


async def test_who_is_forgotten_organises_no_series(world: World, store_path: str) -> None:
    await world.ann.slash("series create", name="Circuit")
    (series,) = world.bot.get(SeriesService).of_guild(world.guild.id)
    await world.bot.get(SeriesService).add_organiser(
        series.id, Organiser(world.ann.id, world.guild.id), world.bob.id
    )
    assert "organised_series" in await copy_of(world.bob)
    assert "created_series" in await copy_of(world.ann)
    await forget(world.ann)
    assert traces(store_path, world.ann) == []
    (series,) = world.bot.get(SeriesService).of_guild(world.guild.id)
    assert (series.created_by, series.organisers) == (world.bob.id, ())


async def test_disqualified_players_stay_so_when_they_are_forgotten(desk: Desk) -> None:
    teams = Teams(desk.service)
    await desk.open(options={"teams": True}, plan={"min_people": 2})
    for one, other in ((ANN, BOB), (CAT, DAN)):
        await teams.put_together(desk.id, by(ANN), [(one, NAMES[one]), (other, NAMES[other])])
    await desk.pair()
    await desk.win()
    await desk.entrants.disqualify(desk.id, by(ANN), 1, "rude", 2)
    assert 1 not in places(desk.cup)
    barred = replace(desk.cup, disqualified=(desk.cup.disguise(BOB),)).with_members(
        1, 2, user_id=NOBODY
    )
    assert places(barred) == places(desk.cup)
    assert places(replace(barred, disqualified=())) == places(desk.cup)
