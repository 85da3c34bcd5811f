"""Warnings and penalties: given for a reason, told, counted, and taken back."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest

from bot.features.tournaments.contest import formats
from bot.features.tournaments.exports.export import csv_files, exported
from bot.features.tournaments.exports.page import page
from bot.features.tournaments.model import Settings
from bot.features.tournaments.penalties import Penalties
from bot.features.tournaments.service import Tournaments
from bot.tables.dealer import Dealer
from tests.bot.tournaments.desk import ANN, BOB, CAT, DAN, EVE, Desk, by, refused
from tests.bot.tournaments.driver import ShortGames, begun, first
from tests.bot.world import World


@pytest.fixture
def dealer() -> Dealer:
    return ShortGames()


async def played(desk: Desk, format_: str = "swiss", seats: int = 2) -> Penalties:
    """Play a round, in which the first of each table wins; return the service."""
    await desk.open(settings=Settings(format_, seats))
    await desk.join(ANN, BOB, CAT, DAN)
    await desk.pair()
    for match in desk.cup.round.matches if desk.cup.round else ():
        await desk.win(match.table)
    return Penalties(desk.service)


def points(desk: Desk) -> dict[int, Fraction]:
    """Return the points of each entrant."""
    return {each.entrant: each.points.value for each in formats.standings(desk.cup.contest)}


async def test_deducted_points_count_for_places_and_not_against_opponents(desk: Desk) -> None:
    penalties = await played(desk)
    match = desk.cup.contest.round(1).matches[0]
    winner, loser = match.seats
    before = {each.entrant: each for each in formats.standings(desk.cup.contest)}
    await penalties.deduct(desk.id, by(ANN), winner, 1, "came late")
    assert points(desk)[winner] == Fraction(1, 2)
    lines = formats.standings(desk.cup.contest)
    assert [each.place for each in lines if each.entrant == winner] == [2]
    after = {each.entrant: each for each in lines}
    assert after[loser].tiebreaks[0] == before[loser].tiebreaks[0], "Buchholz"
    part = after[winner].points.parts[-1]
    assert (part.kind, part.value) == ("penalty", Fraction(-1, 2))
    await penalties.deduct(desk.id, by(ANN), winner, 6, "again")
    assert points(desk)[winner] == 0, "never below zero"
    data = exported(desk.cup.contest)
    assert {each["number"]: each["points_deducted"] for each in data["players"]}[winner] == 3.5
    assert "points_deducted" in csv_files(desk.cup.contest)["players.csv"]
    assert "Points deducted: " in page(desk.cup)
    await desk.service.take_back(desk.id, by(ANN))
    assert points(desk)[winner] == Fraction(1, 2)
    await desk.service.take_back(desk.id, by(ANN))
    assert points(desk)[winner] == 1
    await desk.pair()  # also with penalties


async def test_a_loss_turns_the_result_until_it_is_taken_back(desk: Desk) -> None:
    penalties = await played(desk)
    match = desk.cup.contest.round(1).matches[0]
    winner, loser = match.seats
    await penalties.lose(desk.id, by(ANN), winner, "took back a move by threats")
    assert points(desk)[winner] == 0
    assert points(desk)[loser] == 1
    with refused("tournament-lost-already"):
        await penalties.lose(desk.id, by(ANN), winner, "once more")
    with refused("tournament-lost-already"):
        await penalties.lose(desk.id, by(ANN), match.seats[0], "and again")
    await desk.service.take_back(desk.id, by(ANN))
    assert desk.cup.contest.round(1).matches[0] == match


async def test_a_loss_at_a_larger_table_needs_a_result(desk: Desk) -> None:
    await desk.open(settings=Settings("swiss", 4))
    await desk.join(ANN, BOB, CAT, DAN)
    await desk.pair()
    penalties = Penalties(desk.service)
    one, *others = desk.cup.contest.round(1).matches[0].seats
    with refused("tournament-loss-undecided"):
        await penalties.lose(desk.id, by(ANN), one, "abuse")
    places = {number: place for place, number in enumerate([one, *others], 1)}
    await desk.service.correct(desk.id, by(ANN), 1, 1, places)
    await penalties.lose(desk.id, by(ANN), one, "abuse")
    last = desk.cup.contest.round(1).matches[0].places
    assert last == {one: 4} | {number: place for place, number in enumerate(others, 1)}


async def test_what_is_refused(desk: Desk) -> None:
    penalties = await played(desk, "elimination")
    with refused("tournament-penalty-no-points"):
        await penalties.deduct(desk.id, by(ANN), 1, 2, "abuse")
    with refused("tournament-no-reason"):
        await penalties.warn(desk.id, by(ANN), 1, "  ")
    with refused("tournament-organise"):
        await penalties.warn(desk.id, by(EVE), 1, "abuse")
    with refused("tournament-no-such-entrant"):
        await penalties.warn(desk.id, by(ANN), 99, "abuse")
    await desk.open(settings=Settings("swiss"), name="Other Cup")
    await desk.join(ANN, BOB)
    with refused("tournament-no-match"):
        await penalties.lose(desk.id, by(ANN), 1, "abuse")
    with refused("not-an-option"):
        await penalties.deduct(desk.id, by(ANN), 1, 3, "abuse")


async def test_an_organiser_gives_one_in_the_panel_and_the_player_is_told(world: World) -> None:
    driver = await begun(world)
    await driver.play([first(driver)])
    number = first(driver).seats[0]
    person = driver.person(number)
    reply = await world.ann.slash("tournament drop", person=person.user)
    reply = await world.ann.click("Warning or penalty…", on=reply.message)
    assert "None so far" in reply.text
    form = await world.ann.select("A warning", on=reply.message)
    await world.ann.submit(form, text="Shouted at *Bob*")
    form = await world.ann.select("Deduct points: ½", on=reply.message)
    done = await world.ann.submit(form, text="Shouted again")
    assert "Warning: Shouted at" in done.text
    assert "Points deducted: ½: Shouted again" in done.text
    told = [shown.text for shown in person.dms if "⚖️" in shown.text]
    assert ["gave you a warning" in told[0], "deducted points from you: ½" in told[1]] == [True] * 2
    assert "Reason: Shouted again" in told[1]
    reply = await person.slash("tournament info")
    assert "Points deducted: ½" in reply.text
    reply = await world.bob.slash("tournament info")
    assert "Shouted" not in reply.text
    log = (await world.ann.slash("tournament log")).text
    assert "deducted points from" in log
    async with driver.bot_at_work():
        await world.bot.get(Tournaments).take_back(driver.id, driver.organiser)
    assert "undid" in person.last_dm.text
    await driver.restart()
    await world.later(minutes=10)
    assert len([shown for shown in person.dms if "⚖️" in shown.text]) == 3


async def test_closed_direct_messages_leave_a_hint_without_the_reason(world: World) -> None:
    driver = await begun(world)
    person = driver.person(first(driver).seats[0])
    person.closes_dms()
    async with driver.bot_at_work():
        await world.bot.get(Penalties).lose(
            driver.id, driver.organiser, first(driver).seats[0], "Private matter"
        )
    (hint,) = [each for each in world.messages() if each.text.startswith("⚖️")]
    assert hint.pinged == [person.id]
    public = [each.everything for place in (world.channel, *driver.threads())
              for each in world.messages(place)]  # fmt: skip
    assert not any("Private matter" in each for each in public)
    corrected = [each for each in world.messages(driver.threads()[0]) if each.text[0] == "✏"]
    assert len(corrected) == 1, "the opponent has to know"


async def test_a_forgotten_user_takes_the_reason_along(world: World) -> None:
    driver = await begun(world)
    number = first(driver).seats[0]
    person = driver.person(number)
    async with driver.bot_at_work():
        await world.bot.get(Penalties).warn(driver.id, driver.organiser, number, "Plays as Zoe")
    await person.slash("privacy")
    await person.click("privacy-forget")
    await person.click("privacy-sure")
    acts = world.bot.get(Tournaments).log(driver.id)
    assert "Zoe" not in json.dumps([act.about for act in acts])
