"""Tournaments run by themselves despite deadlines, absentees and a dying bot."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from datetime import timedelta

import pytest

from bot.core.painter import Painter
from bot.core.words import words_for
from bot.features.actions.more import more_panel
from bot.features.people.service import People
from bot.features.seats.service import Seating
from bot.features.tournaments.contest import formats
from bot.features.tournaments.entrants import Entrants
from bot.features.tournaments.model import Result
from bot.features.tournaments.service import Tournaments
from bot.tables.dealer import Dealer
from bot.tables.guards import Caller
from engine import Refusal
from tests.bot.painting import WITHOUT_STANDINGS
from tests.bot.tournaments.driver import (
    Mortal,
    ShortGames,
    TournamentDriver,
    begun,
    first,
    no_threads,
)
from tests.bot.world import World


@pytest.fixture
def painter() -> Painter:
    return WITHOUT_STANDINGS


@pytest.fixture
def dealer() -> Dealer:
    return ShortGames()


def messages_sent(world: World) -> Counter[str]:
    """Count the messages posted by nonce; a retry has the nonce of its message."""
    bodies = world.requests("POST", f"/channels/{world.channel.id}/messages")
    return Counter(body["nonce"] for body in bodies)


@pytest.mark.soak
@pytest.mark.parametrize("before_noting", [False, True], ids=["after", "before"])
async def test_a_bot_that_dies_at_every_step(world: World, before_noting: bool) -> None:
    """It dies after each step that it notes, or just before it can note the next one."""
    driver = TournamentDriver(world, 4)
    mortal = Mortal(before_noting=before_noting)
    await driver.create("elimination", third_place=True)
    await driver.sign_up()
    mortal.possess(world.bot)
    with suppress(asyncio.CancelledError):
        await driver.start()
    lives = 0
    while driver.now.active or mortal.dead:
        lives += 1
        assert lives < 60
        await driver.restart(mortal)
        await world.env.settle()
        if not mortal.dead and (waiting := list(driver.now.open_matches())):
            await driver.play(waiting[:1])
    assert lives > 20

    tournament = driver.now
    assert [len(each.matches) for each in tournament.contest.rounds] == [2, 2]
    assert len(driver.threads()) == len(tournament.venues) == 4
    tables = [venue.table_id for venue in tournament.venues]
    assert world.bot.tables.store.tables.of_guild(world.guild.id) == []
    assert {*tables} == {1, 2, 3, 4}
    assert {venue.source for venue in tournament.venues} == {"played"}
    assert [act.kind for act in world.bot.get(Tournaments).log(driver.id)] == ["start", "create"]
    said = world.bot.get(Tournaments).said(driver.id)
    assert len(said) == len({each.message_id for each in said.values()})
    # Retries had the same nonce, so that no one sees a message twice.
    here = [each for each in said.values() if each.channel_id == world.channel.id]
    assert len(messages_sent(world)) == len(here)
    matches = [f"match:{table}" for table in tables]
    results = [f"result:{each.round}.{each.table}.{each.table_id}" for each in tournament.venues]
    public = ["signup", "round:1", "standings:1", "round:2", "podium", "winners"]
    assert sorted(said) == sorted([*public, *matches, *results])
    assert formats.over(tournament.contest)


# From sign-up to the first round


async def test_sign_up_ends_by_itself(world: World) -> None:
    driver = TournamentDriver(world, 4)
    until = world.bot.tables.now() + timedelta(hours=2)
    await driver.create("swiss", plan={"signup_until": until})
    await driver.sign_up()
    await world.later(hours=1, minutes=58)
    assert driver.now.status == "signup"
    await world.later(minutes=3)
    assert driver.now.status == "running"
    assert all(entrant.lot for entrant in driver.now.contest.entrants)
    assert {entrant.rating for entrant in driver.now.contest.entrants} == {1500.0}


async def test_too_few_and_what_an_organiser_can_do(world: World) -> None:
    driver = TournamentDriver(world, 4)
    until = world.bot.tables.now() + timedelta(hours=1)
    await driver.create("swiss", plan={"signup_until": until})
    await driver.sign_up(driver.people[:3])
    await world.later(hours=1, minutes=1)
    assert (driver.now.status, driver.now.reason) == ("cancelled", "too-few")
    async with driver.bot_at_work():
        await world.bot.get(Tournaments).take_back(driver.id, driver.organiser)
    assert "cancelled" not in world.bot.get(Tournaments).said(driver.id)
    await driver.sign_up(driver.people[3:])
    await driver.start()
    assert driver.now.status == "running"


async def test_whoever_does_not_check_in_is_asked_again_and_then_left_out(world: World) -> None:
    driver = TournamentDriver(world, 5)
    await driver.create("swiss", plan={"check_in": "each", "check_in_hours": 2, "round_hours": 4})
    await driver.sign_up()
    await driver.start()
    assert set(world.last.pinged) == {person.id for person in driver.people}
    async with driver.bot_at_work():
        for person in driver.people[:4]:
            await world.bot.get(Tournaments).check_in(driver.id, person.id)
    await world.later(hours=1, minutes=1)
    assert world.last.pinged == [driver.people[4].id]
    await world.later(minutes=30)
    assert world.last.pinged == [driver.people[4].id]
    await world.later(minutes=30)
    assert len(driver.now.contest.entrants) == 4

    await driver.play()
    assert driver.now.status == "checkin"
    async with driver.bot_at_work():
        for person in driver.people[:3]:
            await world.bot.get(Tournaments).check_in(driver.id, person.id)
    await world.later(hours=2, minutes=1)
    assert [entrant.active for entrant in driver.now.contest.entrants] == [True, True, True, False]
    assert len(driver.now.contest.rounds) == 2
    await driver.play()
    async with driver.bot_at_work():  # when all are there nobody waits any longer
        for person in reversed(driver.people[:4]):
            await world.bot.get(Tournaments).check_in(driver.id, person.id)
    assert driver.now.contest.rounds[-1].number == 3
    assert all(entrant.active for entrant in driver.now.contest.entrants)


async def test_an_early_start_is_taken_back(world: World) -> None:
    driver = await begun(world)
    tables = [venue.table_id for venue in driver.now.venues]
    async with driver.bot_at_work():
        await world.bot.get(Tournaments).take_back(driver.id, driver.organiser)
    assert driver.now.status == "signup"
    assert {world.bot.tables.get(table or 0).status for table in tables} == {"ended"}
    assert set(world.bot.get(Tournaments).said(driver.id)) >= {"signup"}
    assert "round:1" not in world.bot.get(Tournaments).said(driver.id)
    await driver.start()
    assert driver.now.status == "running"
    assert not {venue.table_id for venue in driver.now.venues} & set(tables)


# Results


async def test_those_who_play_are_called_in_their_thread(world: World) -> None:
    driver = await begun(world)
    match = first(driver)
    shown = world.messages(driver.thread(match))
    pinged = [person for message in shown for person in message.pinged]
    assert sorted(pinged) == sorted(driver.person(number).id for number in match.seats)
    assert driver.table(match).terms == driver.now.terms
    assert driver.table(match).options == {"strict": True, "first_seat_begins": True}


async def test_giving_up_and_sharing(world: World) -> None:
    driver = await begun(world)
    one, other = driver.now.round.matches if driver.now.round else ()
    loser = driver.person(one.seats[0])
    async with driver.bot_at_work():
        await world.bot.tables.resign(driver.table(one).id, loser.id)
        for number in other.seats:
            await world.bot.tables.agree_end(driver.table(other).id, driver.person(number).id)
    results = [match.result for match in driver.now.contest.round(1).matches]
    # Who gives up before the first move has not played, but has not kept anybody waiting either.
    assert results == [Result((2, 1), (one.seats[0],)), Result((1, 1))]
    assert driver.now.captain(one.seats[0]).missed == 0


async def test_a_game_that_a_moderator_ends_waits_for_the_organiser(world: World) -> None:
    driver = await begun(world)
    one, other = driver.now.round.matches if driver.now.round else ()
    async with driver.bot_at_work():
        await world.bot.tables.end(driver.table(one).id)
    await driver.play([other])
    assert [match.table for match in driver.now.open_matches()] == [one.table]
    async with driver.bot_at_work():
        places = {number: place for place, number in enumerate(one.seats, 1)}
        await world.bot.get(Tournaments).correct(driver.id, driver.organiser, 1, one.table, places)
    assert len(driver.now.contest.rounds) == 2


async def test_an_organisers_result_ends_the_game(world: World) -> None:
    driver = await begun(world)
    match = first(driver)
    table = driver.table(match)
    places = {number: place for place, number in enumerate(match.seats, 1)}
    async with driver.bot_at_work():
        await world.bot.get(Tournaments).correct(
            driver.id, driver.organiser, 1, match.table, places
        )
    assert world.bot.tables.get(table.id).reason == "organiser"
    async with driver.bot_at_work():
        await world.bot.get(Tournaments).take_back(driver.id, driver.organiser)
    assert driver.table(first(driver)).status == "playing"
    assert driver.table(first(driver)).id != table.id


async def test_dropping_out_gives_the_game_up_and_the_next_one(world: World) -> None:
    driver = await begun(world, format_="round-robin")
    match = first(driver)
    gone = driver.person(match.seats[0])
    async with driver.bot_at_work():
        await world.bot.get(Tournaments).leave(driver.id, gone.id)
    assert driver.table(match).winners == ("p2",)
    await driver.play()
    assert len(driver.now.contest.rounds) == 2
    forfeited = driver.now.contest.round(2).match_of(match.seats[0])
    assert forfeited is not None
    assert forfeited.result == Result(forfeited.result.places, (match.seats[0],))  # type: ignore[union-attr]
    assert driver.now.venue(2, forfeited.table) is None


async def test_a_table_that_somebody_leaves_before_it_begins_is_opened_anew(world: World) -> None:
    """That takes a bot that dies between the two."""
    driver = TournamentDriver(world, 4)
    await driver.create("swiss")
    await driver.sign_up()
    # Sign-up closes, the round is announced, the first thread is there, its table is opened.
    mortal = Mortal(5)
    mortal.possess(world.bot)
    with suppress(asyncio.CancelledError):
        await driver.start()
    venue = driver.now.venues[0]
    assert venue.table_id is not None
    table = world.bot.tables.store.tables.load(venue.table_id)
    assert table is not None
    assert table.status == "lobby"
    bot = world.new_bot()
    await bot.tables.leave(table.id, table.host_id)
    await bot.tables.close()
    await driver.restart()
    await world.later(seconds=31)
    assert driver.table(first(driver)).status == "playing"
    assert driver.now.venues[0].table_id != table.id
    assert driver.now.venues[0].thread_id == venue.thread_id
    assert world.bot.tables.get(table.id).status == "ended"


async def test_a_table_of_three_is_played_by_those_who_are_there(world: World) -> None:
    """A player drops out before the table could be opened: the others play on."""
    no_threads(world)
    driver = await begun(world, 3, seats=3)
    gone = first(driver).seats[0]
    async with driver.bot_at_work():
        await world.bot.get(Tournaments).leave(driver.id, driver.person(gone).id)
    world.env.backend.faults.clear()
    await world.later(seconds=31)
    table = driver.table(first(driver))
    assert {seat.user_id for seat in table.seats} == {
        driver.person(number).id for number in first(driver).seats[1:]
    }
    await driver.play()
    result = driver.now.contest.round(1).matches[0].result
    assert result is not None
    assert (result.places[0], result.absent) == (3, (gone,))
    assert driver.now.captain(gone).missed == 0


@pytest.mark.soak
@pytest.mark.parametrize(
    ("format_", "people", "seats", "rounds"),
    [("groups", 6, 2, 5), ("round-robin", 5, 3, 3), ("elimination", 7, 4, 2), ("swiss", 7, 4, 3)],
)
async def test_other_formats_to_the_end(
    world: World, format_: str, people: int, seats: int, rounds: int
) -> None:
    driver = await begun(world, people, format_, seats=seats, min_people=4)
    while driver.now.active:
        assert len(driver.now.contest.rounds) <= rounds
        await driver.play()
    assert formats.podium(driver.now.contest)[0].place == 1
    assert {venue.source for venue in driver.now.venues} == {"played"}
    assert len(driver.threads()) == len(driver.now.venues)


# The end of a round


@pytest.mark.parametrize("rule", ["forfeit", "computer", "standing"])
async def test_at_the_end_of_a_round(world: World, rule: str) -> None:
    """A player never came, the other has begun and waits: that is never their loss."""
    driver = await begun(world, at_deadline=rule)
    matches = list(driver.now.open_matches())
    absent = [match.seats[1] for match in matches]
    await driver.play(matches, absent)
    assert driver.table(matches[0]).status == "playing"
    await world.later(hours=3, minutes=1)
    late, thread = driver.person(absent[0]), driver.thread(matches[0])
    assert world.messages(thread)[-1].pinged == [late.id]
    await world.later(hours=1)
    played = driver.now.contest.round(1).matches
    assert [match.result for match in played] == [Result((1, 2), (gone,)) for gone in absent]
    assert {driver.now.captain(gone).missed for gone in absent} == {1}
    notices = [message for message in world.messages(thread) if late.id in message.pinged]
    assert len(notices) == 3  # to the match, the reminder, and that they did not come
    assert all(driver.now.contest.entrant(gone).active for gone in absent)

    # The second time they are dropped. A player who is not awaited looks like one who waits.
    await driver.play(absent=absent)
    await world.later(hours=4, minutes=2)
    match = next(each for each in driver.now.contest.round(2).matches if absent[0] in each.seats)
    assert match.result is None, "the other one has not been seen either, and is asked first"
    asked = driver.now.venue(2, match.table).asked  # type: ignore[union-attr]
    assert asked is not None
    told = world.messages(driver.thread(match))
    shown = next(each for each in reversed(told) if "I’m here" in each.labels)
    assert shown.pinged == [driver.person(asked).id]
    stranger = next(each for each in driver.people if each is not driver.person(asked))
    reply = await stranger.click("I’m here", on=shown)
    assert "nothing to confirm for you" in reply.text
    await driver.person(asked).click("I’m here", on=shown)
    match = driver.now.contest.round(2).at(match.table)
    assert match.result is not None
    (dropped,) = match.result.absent
    assert dropped != asked
    assert not driver.now.contest.entrant(dropped).active
    assert len(driver.now.active_people) == 3


async def test_a_computer_takes_over_for_those_who_have_begun(world: World) -> None:
    world.deals(ShortGames(9))
    driver = await begun(world, at_deadline="computer")
    match = first(driver)
    table_id = driver.table(match).id
    async with driver.bot_at_work():
        while len({answer.player for answer in world.bot.tables.answers(table_id)}) < 2:
            await driver.answer(match)
    late = world.bot.tables.get(table_id).awaited[0].player
    async with driver.bot_at_work():
        for other in list(driver.now.open_matches())[1:]:
            places = {number: place for place, number in enumerate(other.seats, 1)}
            await world.bot.get(Tournaments).correct(
                driver.id, driver.organiser, 1, other.table, places
            )
    await world.later(hours=4, minutes=1)
    seat = world.bot.tables.get(table_id).seat(late)
    assert seat.taken_over
    venue = driver.now.venue(1, match.table)
    assert venue is not None
    assert [driver.person(number).id for number in venue.overtime] == [seat.user_id]
    assert venue.due_at is not None
    assert venue.due_at > world.bot.tables.now() + timedelta(hours=23)


async def test_a_round_that_ended_while_the_bot_was_away(world: World) -> None:
    """No player loses without a warning."""
    driver = await begun(world)
    match = first(driver)
    await world.bot.close()
    await world.later(hours=9)
    await driver.restart()
    await world.env.settle()
    assert driver.table(match).status == "playing"
    assert world.messages(driver.thread(match))[-1].pinged
    await world.later(hours=1, minutes=1)
    told = world.messages(driver.thread(match))
    assert any(each.offers("I’m here") for each in told), "beside the end of the game"
    await world.later(hours=1, minutes=1)
    (played, _) = driver.now.contest.round(1).matches
    assert played.result is not None
    assert set(played.result.absent) == set(match.seats), "nobody advances if nobody was there"
    assert {driver.now.captain(number).missed for number in match.seats} == {1}


async def test_whoever_has_left_the_server_is_not_paired(world: World) -> None:
    driver = TournamentDriver(world, 6)
    await driver.create("swiss", rounds=3)
    await driver.sign_up()
    early, late, unknown, *_ = driver.people
    early.leaves()
    await driver.start()
    assert len(driver.now.contest.entrants) == 5
    assert world.ann.last_dm.text.startswith("👋")
    assert "P01" in world.ann.last_dm.text
    for person in (late, unknown):
        person.leaves()
    world.fails("GET", f"/guilds/{world.guild.id}/members/{unknown.id}", status=500, times=None)
    await driver.play()
    assert len(driver.now.contest.rounds) == 2
    out = [driver.now.captain(number).out for number in (2, 3)]
    assert out == ["left-server", None], "while Discord doesn't answer, they are paired as before"
    assert driver.now.round is not None
    assert driver.now.round.match_of(2) is None
    assert len(world.ann.dms) == 2
    log = world.bot.get(Tournaments).log(driver.id)
    causes = [act.about["cause"] for act in log if act.kind == "drop" and act.by is None]
    assert causes == ["left-server"] * 2


async def test_whoever_waits_for_a_place_moves_up_and_is_told(world: World) -> None:
    driver = TournamentDriver(world, 5)
    await driver.create("swiss", plan={"max_people": 4})
    await driver.sign_up(driver.people[:4])
    waiting = driver.people[4]
    reply = await waiting.slash("tournament join")
    assert "number **1** on the waiting list" in reply.text
    assert any("On the waiting list: P05" in message.text for message in world.messages())
    reply = await waiting.slash("tournament info")
    assert "number **1** of 1" in reply.text
    await driver.people[0].slash("tournament leave")
    assert [each.name for each in driver.now.contest.entrants] == ["P02", "P03", "P04", "P05"]
    assert "a place is free" in world.last.text
    assert world.last.pinged == [waiting.id]
    await driver.start()
    assert driver.now.match_of(waiting.id) is not None


async def test_everybody_is_called_as_they_have_chosen(world: World) -> None:
    driver = TournamentDriver(world, 4)
    await driver.create("swiss", plan={"check_in": "first", "check_in_hours": 1})
    await driver.sign_up()
    by_dm, both, neither, by_ping = driver.people
    for person in driver.people:
        person.has_written()
    async with driver.bot_at_work():
        await world.bot.get(People).notify_by(by_dm.id, "dm")
        await world.bot.get(People).notify_by(both.id, "both")
        await world.bot.get(People).notify_by(neither.id, "neither")
    await driver.start()
    assert set(world.last.pinged) == {both.id, by_ping.id}
    assert [len(person.dms) for person in driver.people] == [1, 1, 0, 0]
    await by_dm.click("I’m here", on=by_dm.last_dm)
    assert driver.now.captain(1).checked_in
    async with driver.bot_at_work():
        for person in driver.people:
            await world.bot.get(People).set_quiet(person.id, 0, 11 * 60)
    await world.later(minutes=31)
    assert world.last.pinged == []
    assert [len(person.dms) for person in driver.people] == [1, 1, 0, 0]


# What organisers do in the middle of it


async def test_a_pause_stops_the_clocks(world: World) -> None:
    driver = await begun(world)
    match = first(driver)
    async with driver.bot_at_work():
        await world.bot.get(Tournaments).pause(driver.id, driver.organiser)
    assert driver.table(match).terms.pace is None
    await world.later(hours=5)
    assert driver.table(match).status == "playing"
    await driver.play([match])
    assert driver.now.contest.round(1).matches[0].result is not None
    other = next(driver.now.open_matches())
    async with driver.bot_at_work():
        await world.bot.get(Tournaments).resume(driver.id, driver.organiser)
    assert driver.table(other).terms.pace == 24
    clock = driver.table(other).awaited[0].clock
    assert clock is not None
    assert clock.deadline == world.bot.tables.now() + timedelta(hours=24)
    assert driver.now.due_at is not None
    assert driver.now.due_at > world.bot.tables.now()


async def test_seats_are_not_passed_on(world: World) -> None:
    driver = await begun(world)
    table = driver.table(first(driver))
    seat = table.seats[0]
    with pytest.raises(Refusal, match="seat-of-a-tournament"):
        await world.bot.get(Seating).offer(table.id, seat.person)
    with pytest.raises(Refusal, match="seat-of-a-tournament"):
        await world.bot.get(Seating).ask_to_sit_in(table.id, seat.person, world.dan.id, "Dan", 3)
    with pytest.raises(Refusal, match="seat-of-a-tournament"):
        world.bot.get(Seating).replaceable(Caller(table, table.seats[1].person), seat.player)
    # Its organiser may.
    table = await world.bot.get(Seating).replace(
        table.id, seat.player, world.dan.id, world.dan.id, "Dan"
    )
    assert table.seat(seat.player).offer is not None


async def test_neither_seat_nor_replacement_is_offered(world: World) -> None:
    """Each is refused at once, and refers to the organisers."""
    driver = await begun(world)
    match = first(driver)
    player = driver.person(match.seats[0])
    for command in ("game seat", "game replace"):
        reply = await player.slash(command, at=driver.thread(match))
        assert "the organisers decide who plays" in reply.text
    offered = more_panel(driver.table(match), player.id, words_for("en")).to_components()
    assert "do:end:" in str(offered)
    assert "do:seat:" not in str(offered)
    assert "do:replace:" not in str(offered)


async def test_ending_a_game_together_is_said_to_share_the_first_place(world: World) -> None:
    driver = await begun(world)
    match = first(driver)
    thread = driver.thread(match)
    one, other = (driver.person(number) for number in match.seats)
    reply = await one.slash("game end", at=thread)
    await one.click("Ask the others", on=reply.message)
    question = next(each for each in world.messages(thread) if "** here?" in each.text)
    assert "shares first place" in question.text
    assert "without a winner" not in question.text
    await other.click("Agree to end", on=question)
    result = driver.now.contest.round(1).at(match.table)
    assert set(result.places.values()) == {1}
    assert not any("Rematch" in each.labels for each in world.messages(thread))


async def test_a_replacement_plays_on(world: World) -> None:
    driver = await begun(world)
    match = first(driver)
    number = match.seats[0]
    async with driver.bot_at_work():
        await world.bot.get(Entrants).replace(
            driver.id, driver.organiser, number, world.dan.id, world.dan.name
        )
    assert driver.table(match).seats[0].user_id == world.dan.id
    await driver.play([match])
    assert driver.now.contest.round(1).matches[0].result is not None
    async with driver.bot_at_work():
        await world.bot.get(Tournaments).take_back(driver.id, driver.organiser)
    assert driver.now.participant(world.dan.id) is None


async def test_cancelling_ends_the_games(world: World) -> None:
    driver = await begun(world)
    tables = [driver.table(match).id for match in driver.now.open_matches()]
    async with driver.bot_at_work():
        await world.bot.get(Tournaments).cancel(driver.id, driver.organiser)
    assert {world.bot.tables.get(table).reason for table in tables} == {"organiser"}
    assert world.bot.get(Tournaments).unsettled() == []
    async with driver.bot_at_work():
        await world.bot.get(Tournaments).take_back(driver.id, driver.organiser)
    assert {driver.table(match).status for match in driver.now.open_matches()} == {"playing"}
    assert not {driver.table(match).id for match in driver.now.open_matches()} & set(tables)


# What Discord does


async def test_standings_after_a_round_know_nothing_of_the_next(world: World) -> None:
    """The bye of the next round is already a win then, but not in these standings."""
    driver = await begun(world, 5)
    await driver.play()
    bye = driver.now.contest.round(2).byes[0]
    shown = next(shown for shown in world.messages() if "after round 1" in shown.text)
    (line,) = (line for line in shown.text.splitlines() if f"**{driver.now.name_of(bye)}**" in line)
    assert "· 0 pts" in line


async def test_a_message_that_somebody_deletes_is_posted_again(world: World) -> None:
    driver = await begun(world)
    said = world.bot.get(Tournaments).said(driver.id)["round:1"]
    world.env.backend.delete_message(said.channel_id, said.message_id)
    await driver.play(list(driver.now.open_matches())[:1])
    await world.later(minutes=1)
    assert world.bot.get(Tournaments).said(driver.id)["round:1"].message_id != said.message_id


async def test_a_restart_says_nothing_twice(world: World) -> None:
    driver = await begun(world)
    before = [len(world.messages()), *(len(world.messages(each)) for each in driver.threads())]
    await world.restart()
    await world.later(minutes=2)
    after = [len(world.messages()), *(len(world.messages(each)) for each in driver.threads())]
    assert after == before
