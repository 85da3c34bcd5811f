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
from bot.features.tournaments import formats
from bot.features.tournaments.entrants import Entrants
from bot.features.tournaments.model import Result
from bot.features.tournaments.service import Tournaments
from bot.tables.dealer import Dealer
from bot.tables.guards import Caller
from engine import Refusal
from tests.bot.painting import WITHOUT_STANDINGS
from tests.bot.tournaments.hall import Hall, Mortal, ShortGames, begun, first, no_threads
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
    hall = Hall(world, 4)
    mortal = Mortal(before_noting=before_noting)
    await hall.create("elimination", third_place=True)
    await hall.sign_up()
    mortal.possess(world.bot)
    with suppress(asyncio.CancelledError):
        await hall.start()
    lives = 0
    while hall.now.active or mortal.dead:
        lives += 1
        assert lives < 60
        await hall.restart(mortal)
        await world.env.settle()
        if not mortal.dead and (waiting := list(hall.now.open_matches())):
            await hall.play(waiting[:1])
    assert lives > 20

    tournament = hall.now
    assert [len(each.matches) for each in tournament.contest.rounds] == [2, 2]
    assert len(hall.threads()) == len(tournament.venues) == 4
    tables = [venue.table_id for venue in tournament.venues]
    assert world.bot.tables.store.tables.of_guild(world.guild.id) == []
    assert {*tables} == {1, 2, 3, 4}
    assert {venue.source for venue in tournament.venues} == {"played"}
    assert [act.kind for act in world.bot.get(Tournaments).log(hall.id)] == ["start", "create"]
    said = world.bot.get(Tournaments).said(hall.id)
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
    hall = Hall(world, 4)
    until = world.bot.tables.now() + timedelta(hours=2)
    await hall.create("swiss", plan={"signup_until": until})
    await hall.sign_up()
    await world.later(hours=1, minutes=58)
    assert hall.now.status == "signup"
    await world.later(minutes=3)
    assert hall.now.status == "running"
    assert all(entrant.lot for entrant in hall.now.contest.entrants)
    assert {entrant.rating for entrant in hall.now.contest.entrants} == {1500.0}


async def test_too_few_and_what_an_organiser_can_do(world: World) -> None:
    hall = Hall(world, 4)
    until = world.bot.tables.now() + timedelta(hours=1)
    await hall.create("swiss", plan={"signup_until": until})
    await hall.sign_up(hall.people[:3])
    await world.later(hours=1, minutes=1)
    assert (hall.now.status, hall.now.reason) == ("cancelled", "too-few")
    async with hall.bot_at_work():
        await world.bot.get(Tournaments).take_back(hall.id, hall.organiser)
    assert "cancelled" not in world.bot.get(Tournaments).said(hall.id)
    await hall.sign_up(hall.people[3:])
    await hall.start()
    assert hall.now.status == "running"


async def test_whoever_does_not_check_in_is_asked_again_and_then_left_out(world: World) -> None:
    hall = Hall(world, 5)
    await hall.create("swiss", plan={"check_in": "each", "check_in_hours": 2, "round_hours": 4})
    await hall.sign_up()
    await hall.start()
    assert set(world.last.pinged) == {person.id for person in hall.people}
    async with hall.bot_at_work():
        for person in hall.people[:4]:
            await world.bot.get(Tournaments).check_in(hall.id, person.id)
    await world.later(hours=1, minutes=1)
    assert world.last.pinged == [hall.people[4].id]
    await world.later(minutes=30)
    assert world.last.pinged == [hall.people[4].id]
    await world.later(minutes=30)
    assert len(hall.now.contest.entrants) == 4

    await hall.play()
    assert hall.now.status == "checkin"
    async with hall.bot_at_work():
        for person in hall.people[:3]:
            await world.bot.get(Tournaments).check_in(hall.id, person.id)
    await world.later(hours=2, minutes=1)
    assert [entrant.active for entrant in hall.now.contest.entrants] == [True, True, True, False]
    assert len(hall.now.contest.rounds) == 2
    await hall.play()
    async with hall.bot_at_work():  # when all are there nobody waits any longer
        for person in reversed(hall.people[:4]):
            await world.bot.get(Tournaments).check_in(hall.id, person.id)
    assert hall.now.contest.rounds[-1].number == 3
    assert all(entrant.active for entrant in hall.now.contest.entrants)


async def test_an_early_start_is_taken_back(world: World) -> None:
    hall = await begun(world)
    tables = [venue.table_id for venue in hall.now.venues]
    async with hall.bot_at_work():
        await world.bot.get(Tournaments).take_back(hall.id, hall.organiser)
    assert hall.now.status == "signup"
    assert {world.bot.tables.get(table or 0).status for table in tables} == {"ended"}
    assert set(world.bot.get(Tournaments).said(hall.id)) >= {"signup"}
    assert "round:1" not in world.bot.get(Tournaments).said(hall.id)
    await hall.start()
    assert hall.now.status == "running"
    assert not {venue.table_id for venue in hall.now.venues} & set(tables)


# Results


async def test_those_who_play_are_called_in_their_thread(world: World) -> None:
    hall = await begun(world)
    match = first(hall)
    shown = world.messages(hall.thread(match))
    pinged = [person for message in shown for person in message.pinged]
    assert sorted(pinged) == sorted(hall.person(number).id for number in match.seats)
    assert hall.table(match).terms == hall.now.terms
    assert hall.table(match).options == {"strict": True, "first_seat_begins": True}


async def test_giving_up_and_sharing(world: World) -> None:
    hall = await begun(world)
    one, other = hall.now.round.matches if hall.now.round else ()
    loser = hall.person(one.seats[0])
    async with hall.bot_at_work():
        await world.bot.tables.resign(hall.table(one).id, loser.id)
        for number in other.seats:
            await world.bot.tables.agree_end(hall.table(other).id, hall.person(number).id)
    results = [match.result for match in hall.now.contest.round(1).matches]
    # Who gives up before the first move has not played, but has not kept anybody waiting either.
    assert results == [Result((2, 1), (one.seats[0],)), Result((1, 1))]
    assert hall.now.captain(one.seats[0]).missed == 0


async def test_a_game_that_a_moderator_ends_waits_for_the_organiser(world: World) -> None:
    hall = await begun(world)
    one, other = hall.now.round.matches if hall.now.round else ()
    async with hall.bot_at_work():
        await world.bot.tables.end(hall.table(one).id)
    await hall.play([other])
    assert [match.table for match in hall.now.open_matches()] == [one.table]
    async with hall.bot_at_work():
        places = {number: place for place, number in enumerate(one.seats, 1)}
        await world.bot.get(Tournaments).correct(hall.id, hall.organiser, 1, one.table, places)
    assert len(hall.now.contest.rounds) == 2


async def test_an_organisers_result_ends_the_game(world: World) -> None:
    hall = await begun(world)
    match = first(hall)
    table = hall.table(match)
    places = {number: place for place, number in enumerate(match.seats, 1)}
    async with hall.bot_at_work():
        await world.bot.get(Tournaments).correct(hall.id, hall.organiser, 1, match.table, places)
    assert world.bot.tables.get(table.id).reason == "organiser"
    async with hall.bot_at_work():
        await world.bot.get(Tournaments).take_back(hall.id, hall.organiser)
    assert hall.table(first(hall)).status == "playing"
    assert hall.table(first(hall)).id != table.id


async def test_dropping_out_gives_the_game_up_and_the_next_one(world: World) -> None:
    hall = await begun(world, format_="round-robin")
    match = first(hall)
    gone = hall.person(match.seats[0])
    async with hall.bot_at_work():
        await world.bot.get(Tournaments).leave(hall.id, gone.id)
    assert hall.table(match).winners == ("p2",)
    await hall.play()
    assert len(hall.now.contest.rounds) == 2
    forfeited = hall.now.contest.round(2).match_of(match.seats[0])
    assert forfeited is not None
    assert forfeited.result == Result(forfeited.result.places, (match.seats[0],))  # type: ignore[union-attr]
    assert hall.now.venue(2, forfeited.table) is None


async def test_a_table_that_somebody_leaves_before_it_begins_is_opened_anew(world: World) -> None:
    """That takes a bot that dies between the two."""
    hall = Hall(world, 4)
    await hall.create("swiss")
    await hall.sign_up()
    # Sign-up closes, the round is announced, the first thread is there, its table is opened.
    mortal = Mortal(5)
    mortal.possess(world.bot)
    with suppress(asyncio.CancelledError):
        await hall.start()
    venue = hall.now.venues[0]
    assert venue.table_id is not None
    table = world.bot.tables.store.tables.load(venue.table_id)
    assert table is not None
    assert table.status == "lobby"
    bot = world.new_bot()
    await bot.tables.leave(table.id, table.host_id)
    await bot.tables.close()
    await hall.restart()
    await world.later(seconds=31)
    assert hall.table(first(hall)).status == "playing"
    assert hall.now.venues[0].table_id != table.id
    assert hall.now.venues[0].thread_id == venue.thread_id
    assert world.bot.tables.get(table.id).status == "ended"


async def test_a_table_of_three_is_played_by_those_who_are_there(world: World) -> None:
    """A player drops out before the table could be opened: the others play on."""
    no_threads(world)
    hall = await begun(world, 3, seats=3)
    gone = first(hall).seats[0]
    async with hall.bot_at_work():
        await world.bot.get(Tournaments).leave(hall.id, hall.person(gone).id)
    world.env.backend.faults.clear()
    await world.later(seconds=31)
    table = hall.table(first(hall))
    assert {seat.user_id for seat in table.seats} == {
        hall.person(number).id for number in first(hall).seats[1:]
    }
    await hall.play()
    result = hall.now.contest.round(1).matches[0].result
    assert result is not None
    assert (result.places[0], result.absent) == (3, (gone,))
    assert hall.now.captain(gone).missed == 0


@pytest.mark.soak
@pytest.mark.parametrize(
    ("format_", "people", "seats", "rounds"),
    [("groups", 6, 2, 5), ("round-robin", 5, 3, 3), ("elimination", 7, 4, 2), ("swiss", 7, 4, 3)],
)
async def test_other_formats_to_the_end(
    world: World, format_: str, people: int, seats: int, rounds: int
) -> None:
    hall = await begun(world, people, format_, seats=seats, min_people=4)
    while hall.now.active:
        assert len(hall.now.contest.rounds) <= rounds
        await hall.play()
    assert formats.podium(hall.now.contest)[0].place == 1
    assert {venue.source for venue in hall.now.venues} == {"played"}
    assert len(hall.threads()) == len(hall.now.venues)


# The end of a round


@pytest.mark.parametrize("rule", ["forfeit", "computer", "standing"])
async def test_at_the_end_of_a_round(world: World, rule: str) -> None:
    """A player never came, the other has begun and waits: that is never their loss."""
    hall = await begun(world, at_deadline=rule)
    matches = list(hall.now.open_matches())
    absent = [match.seats[1] for match in matches]
    await hall.play(matches, absent)
    assert hall.table(matches[0]).status == "playing"
    await world.later(hours=3, minutes=1)
    late, thread = hall.person(absent[0]), hall.thread(matches[0])
    assert world.messages(thread)[-1].pinged == [late.id]
    await world.later(hours=1)
    played = hall.now.contest.round(1).matches
    assert [match.result for match in played] == [Result((1, 2), (gone,)) for gone in absent]
    assert {hall.now.captain(gone).missed for gone in absent} == {1}
    notices = [message for message in world.messages(thread) if late.id in message.pinged]
    assert len(notices) == 3  # to the match, the reminder, and that they did not come
    assert all(hall.now.contest.entrant(gone).active for gone in absent)

    # The second time they are dropped. Who is not awaited cannot be told from who waits.
    await hall.play(absent=absent)
    await world.later(hours=4, minutes=2)
    match = next(each for each in hall.now.contest.round(2).matches if absent[0] in each.seats)
    assert match.result is None, "the other one has not been seen either, and is asked first"
    asked = hall.now.venue(2, match.table).asked  # type: ignore[union-attr]
    assert asked is not None
    told = world.messages(hall.thread(match))
    shown = next(each for each in reversed(told) if "I’m here" in each.labels)
    assert shown.pinged == [hall.person(asked).id]
    stranger = next(each for each in hall.people if each is not hall.person(asked))
    reply = await stranger.click("I’m here", on=shown)
    assert "nothing to confirm for you" in reply.text
    await hall.person(asked).click("I’m here", on=shown)
    match = hall.now.contest.round(2).at(match.table)
    assert match.result is not None
    (dropped,) = match.result.absent
    assert dropped != asked
    assert not hall.now.contest.entrant(dropped).active
    assert len(hall.now.active_people) == 3


async def test_a_computer_takes_over_for_those_who_have_begun(world: World) -> None:
    world.deals(ShortGames(9))
    hall = await begun(world, at_deadline="computer")
    match = first(hall)
    table_id = hall.table(match).id
    async with hall.bot_at_work():
        while len({answer.player for answer in world.bot.tables.answers(table_id)}) < 2:
            await hall.answer(match)
    late = world.bot.tables.get(table_id).awaited[0].player
    async with hall.bot_at_work():
        for other in list(hall.now.open_matches())[1:]:
            places = {number: place for place, number in enumerate(other.seats, 1)}
            await world.bot.get(Tournaments).correct(
                hall.id, hall.organiser, 1, other.table, places
            )
    await world.later(hours=4, minutes=1)
    seat = world.bot.tables.get(table_id).seat(late)
    assert seat.taken_over
    venue = hall.now.venue(1, match.table)
    assert venue is not None
    assert [hall.person(number).id for number in venue.overtime] == [seat.user_id]
    assert venue.due_at is not None
    assert venue.due_at > world.bot.tables.now() + timedelta(hours=23)


async def test_a_round_that_ended_while_the_bot_was_away(world: World) -> None:
    """Nobody loses who was not warned."""
    hall = await begun(world)
    match = first(hall)
    await world.bot.close()
    await world.later(hours=9)
    await hall.restart()
    await world.env.settle()
    assert hall.table(match).status == "playing"
    assert world.messages(hall.thread(match))[-1].pinged
    await world.later(hours=1, minutes=1)
    told = world.messages(hall.thread(match))
    assert any(each.offers("I’m here") for each in told), "beside the end of the game"
    await world.later(hours=1, minutes=1)
    (played, _) = hall.now.contest.round(1).matches
    assert played.result is not None
    assert set(played.result.absent) == set(match.seats), "nobody advances if nobody was there"
    assert {hall.now.captain(number).missed for number in match.seats} == {1}


async def test_whoever_has_left_the_server_is_not_paired(world: World) -> None:
    hall = Hall(world, 6)
    await hall.create("swiss", rounds=3)
    await hall.sign_up()
    early, late, unknown, *_ = hall.people
    early.leaves()
    await hall.start()
    assert len(hall.now.contest.entrants) == 5
    assert world.ann.last_dm.text.startswith("👋")
    assert "P01" in world.ann.last_dm.text
    for person in (late, unknown):
        person.leaves()
    world.fails("GET", f"/guilds/{world.guild.id}/members/{unknown.id}", status=500, times=None)
    await hall.play()
    assert len(hall.now.contest.rounds) == 2
    out = [hall.now.captain(number).out for number in (2, 3)]
    assert out == ["left-server", None], "while Discord doesn't answer, they are paired as before"
    assert hall.now.round is not None
    assert hall.now.round.match_of(2) is None
    assert len(world.ann.dms) == 2
    log = world.bot.get(Tournaments).log(hall.id)
    causes = [act.about["cause"] for act in log if act.kind == "drop" and act.by is None]
    assert causes == ["left-server"] * 2


async def test_whoever_waits_for_a_place_moves_up_and_is_told(world: World) -> None:
    hall = Hall(world, 5)
    await hall.create("swiss", plan={"max_people": 4})
    await hall.sign_up(hall.people[:4])
    waiting = hall.people[4]
    reply = await waiting.slash("tournament join")
    assert "number **1** on the waiting list" in reply.text
    assert any("On the waiting list: P05" in message.text for message in world.messages())
    reply = await waiting.slash("tournament info")
    assert "number **1** of 1" in reply.text
    await hall.people[0].slash("tournament leave")
    assert [each.name for each in hall.now.contest.entrants] == ["P02", "P03", "P04", "P05"]
    assert "a place is free" in world.last.text
    assert world.last.pinged == [waiting.id]
    await hall.start()
    assert hall.now.match_of(waiting.id) is not None


async def test_everybody_is_called_as_they_have_chosen(world: World) -> None:
    hall = Hall(world, 4)
    await hall.create("swiss", plan={"check_in": "first", "check_in_hours": 1})
    await hall.sign_up()
    by_dm, both, neither, by_ping = hall.people
    for person in hall.people:
        person.has_written()
    async with hall.bot_at_work():
        await world.bot.get(People).notify_by(by_dm.id, "dm")
        await world.bot.get(People).notify_by(both.id, "both")
        await world.bot.get(People).notify_by(neither.id, "neither")
    await hall.start()
    assert set(world.last.pinged) == {both.id, by_ping.id}
    assert [len(person.dms) for person in hall.people] == [1, 1, 0, 0]
    await by_dm.click("I’m here", on=by_dm.last_dm)
    assert hall.now.captain(1).checked_in
    async with hall.bot_at_work():
        for person in hall.people:
            await world.bot.get(People).set_quiet(person.id, 0, 11 * 60)
    await world.later(minutes=31)
    assert world.last.pinged == []
    assert [len(person.dms) for person in hall.people] == [1, 1, 0, 0]


# What organisers do in the middle of it


async def test_a_pause_stops_the_clocks(world: World) -> None:
    hall = await begun(world)
    match = first(hall)
    async with hall.bot_at_work():
        await world.bot.get(Tournaments).pause(hall.id, hall.organiser)
    assert hall.table(match).terms.pace is None
    await world.later(hours=5)
    assert hall.table(match).status == "playing"
    await hall.play([match])
    assert hall.now.contest.round(1).matches[0].result is not None
    other = next(hall.now.open_matches())
    async with hall.bot_at_work():
        await world.bot.get(Tournaments).resume(hall.id, hall.organiser)
    assert hall.table(other).terms.pace == 24
    clock = hall.table(other).awaited[0].clock
    assert clock is not None
    assert clock.deadline == world.bot.tables.now() + timedelta(hours=24)
    assert hall.now.due_at is not None
    assert hall.now.due_at > world.bot.tables.now()


async def test_seats_are_not_passed_on(world: World) -> None:
    hall = await begun(world)
    table = hall.table(first(hall))
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
    """Each is refused at once, and says whom to ask."""
    hall = await begun(world)
    match = first(hall)
    player = hall.person(match.seats[0])
    for command in ("game seat", "game replace"):
        reply = await player.slash(command, at=hall.thread(match))
        assert "the organisers decide who plays" in reply.text
    offered = more_panel(hall.table(match), player.id, words_for("en")).to_components()
    assert "do:end:" in str(offered)
    assert "do:seat:" not in str(offered)
    assert "do:replace:" not in str(offered)


async def test_ending_a_game_together_is_said_to_share_the_first_place(world: World) -> None:
    hall = await begun(world)
    match = first(hall)
    thread = hall.thread(match)
    one, other = (hall.person(number) for number in match.seats)
    reply = await one.slash("game end", at=thread)
    await one.click("Ask the others", on=reply.message)
    question = next(each for each in world.messages(thread) if "** here?" in each.text)
    assert "shares first place" in question.text
    assert "without a winner" not in question.text
    await other.click("Agree to end", on=question)
    result = hall.now.contest.round(1).at(match.table)
    assert set(result.places.values()) == {1}
    assert not any("Rematch" in each.labels for each in world.messages(thread))


async def test_a_replacement_plays_on(world: World) -> None:
    hall = await begun(world)
    match = first(hall)
    number = match.seats[0]
    async with hall.bot_at_work():
        await world.bot.get(Entrants).replace(
            hall.id, hall.organiser, number, world.dan.id, world.dan.name
        )
    assert hall.table(match).seats[0].user_id == world.dan.id
    await hall.play([match])
    assert hall.now.contest.round(1).matches[0].result is not None
    async with hall.bot_at_work():
        await world.bot.get(Tournaments).take_back(hall.id, hall.organiser)
    assert hall.now.participant(world.dan.id) is None


async def test_cancelling_ends_the_games(world: World) -> None:
    hall = await begun(world)
    tables = [hall.table(match).id for match in hall.now.open_matches()]
    async with hall.bot_at_work():
        await world.bot.get(Tournaments).cancel(hall.id, hall.organiser)
    assert {world.bot.tables.get(table).reason for table in tables} == {"organiser"}
    assert world.bot.get(Tournaments).unsettled() == []
    async with hall.bot_at_work():
        await world.bot.get(Tournaments).take_back(hall.id, hall.organiser)
    assert {hall.table(match).status for match in hall.now.open_matches()} == {"playing"}
    assert not {hall.table(match).id for match in hall.now.open_matches()} & set(tables)


# What Discord does


async def test_standings_after_a_round_know_nothing_of_the_next(world: World) -> None:
    """The bye of the next round is already a win then, but not in what is posted."""
    hall = await begun(world, 5)
    await hall.play()
    bye = hall.now.contest.round(2).byes[0]
    shown = next(shown for shown in world.messages() if "after round 1" in shown.text)
    (line,) = (line for line in shown.text.splitlines() if f"**{hall.now.name_of(bye)}**" in line)
    assert "· 0 pts" in line


async def test_an_announcement_that_fails_keeps_nobody_from_playing(world: World) -> None:
    hall = Hall(world, 4)
    await hall.create("swiss")
    await hall.sign_up()
    world.fails("POST", f"/channels/{world.channel.id}/messages", times=1)
    await hall.start()
    assert len(hall.threads()) == 2
    await world.later(minutes=1)
    assert "round:1" in world.bot.get(Tournaments).said(hall.id)


async def test_the_end_is_announced_even_if_that_fails_at_first(world: World) -> None:
    hall = await begun(world, 2, "elimination", min_people=2)
    world.fails("POST", f"/channels/{world.channel.id}/messages", times=3)
    await hall.play()
    assert hall.now.status == "over"
    await world.later(minutes=3)
    assert "podium" in world.bot.get(Tournaments).said(hall.id)
    assert world.bot.get(Tournaments).unsettled() == []


async def test_a_message_that_somebody_deletes_is_posted_again(world: World) -> None:
    hall = await begun(world)
    said = world.bot.get(Tournaments).said(hall.id)["round:1"]
    world.env.backend.delete_message(said.channel_id, said.message_id)
    await hall.play(list(hall.now.open_matches())[:1])
    await world.later(minutes=1)
    assert world.bot.get(Tournaments).said(hall.id)["round:1"].message_id != said.message_id


async def test_a_restart_says_nothing_twice(world: World) -> None:
    hall = await begun(world)
    before = [len(world.messages()), *(len(world.messages(each)) for each in hall.threads())]
    await world.restart()
    await world.later(minutes=2)
    after = [len(world.messages()), *(len(world.messages(each)) for each in hall.threads())]
    assert after == before
