"""Reminders, quiet hours, absences, and overdue decisions."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import discord
import pytest

from bot.core.timers import Timers
from bot.features.people.service import People
from bot.features.reminders.deadlines import Deadlines
from bot.storage.clocks import DUE
from engine import Refusal
from tests.bot.dealt import begin, deal
from tests.bot.waiting import (
    ANNS_TURN,
    ROUND,
    TWO_ACTIONS,
    board,
    loud_dms,
    now,
    quiet_at_night,
    reminders,
    restart,
    sent_reminders,
    until_hour,
)
from tests.bot.world import Person, World

pytestmark = pytest.mark.simcord(settle_timeout=120.0)

Opening = Callable[..., Awaitable[int]]


@pytest.fixture
def anns_turn(world: World) -> Opening:
    """Return a function that opens a game for Ann: ``await anns_turn(time=24)``."""

    async def open_it(*others: Person, deals: Any = ANNS_TURN, **terms: object) -> int:
        deal(world, deals)
        return await begin(world, world.ann, *(others or (world.bob,)), **terms)

    return open_it


# Reminders


@pytest.mark.soak
async def test_without_a_limit_reminders_come_after_one_three_and_seven_days(
    world: World, anns_turn: Opening
) -> None:
    await anns_turn()
    assert world.ann.id in world.call.pinged
    assert reminders(world) == []
    sent = []
    for _ in range(8):
        await world.later(days=1, seconds=ROUND)
        sent.append(sent_reminders(world))
    assert sent == [1, 1, 2, 2, 2, 2, 3, 3]
    (last,) = reminders(world)
    assert last.pinged == [world.ann.id]
    assert "last reminder" in last.text
    assert "Waiting for" in last.text


async def test_a_reminder_is_gone_when_it_was_answered(world: World, anns_turn: Opening) -> None:
    await anns_turn()
    await world.later(days=1, seconds=ROUND)
    (reminder,) = reminders(world)
    await world.ann.click("Choose", on=reminder)
    await world.ann.click("Draw")
    await world.ann.click("Draw")
    assert reminder.gone
    await world.later(days=1, seconds=ROUND)
    (reminder,) = reminders(world)
    assert reminder.pinged == [world.bob.id]


async def test_with_every_decision_the_time_begins_anew(world: World, anns_turn: Opening) -> None:
    await anns_turn(time=24)
    await world.later(hours=11)
    await world.ann.click("Draw")
    await world.later(hours=11)
    assert sent_reminders(world) == 0
    await world.later(hours=1, seconds=ROUND)
    assert sent_reminders(world) == 1


async def test_the_last_warning_also_makes_a_sound_in_private(
    world: World, anns_turn: Opening
) -> None:
    await anns_turn(time=24)
    deadline = int((now(world) + timedelta(hours=24)).timestamp())
    assert any(f"<t:{deadline + late}:R>" in world.board.text for late in range(-60, 1))
    await world.later(hours=12, seconds=ROUND)
    assert (sent_reminders(world), loud_dms(world, world.ann)) == (1, 0)
    await world.later(hours=6)
    assert (sent_reminders(world), loud_dms(world, world.ann)) == (2, 1)
    assert "your time runs out" in world.ann.last_dm.text
    assert "Waiting for" in world.ann.last_dm.text
    assert len(reminders(world)) == 1
    await world.ann.click("Choose", on=world.ann.last_dm)  # it becomes the hand
    assert "Your turn" in world.ann.last_dm.text
    assert len(world.ann.dms) == 1
    await world.ann.click("Draw", on=world.ann.last_dm)
    assert "your time runs out" not in world.ann.last_dm.text


@pytest.mark.soak
async def test_reminders_can_be_muted_for_this_turn(world: World, anns_turn: Opening) -> None:
    table_id = await anns_turn()
    await world.later(days=1, seconds=ROUND)
    (reminder,) = reminders(world)
    reply = await world.bob.click("No more reminders", on=reminder)
    assert reply.private
    assert "someone else" in reply.text
    reply = await world.ann.click("No more reminders", on=reminder)
    assert reply.private
    await restart(world)
    await world.ann.click("Draw")  # a further decision of the same turn
    await world.later(days=8)
    assert sent_reminders(world) == 1
    await world.ann.click("Draw")
    await world.later(days=1, seconds=ROUND)
    assert sent_reminders(world) == 2
    assert world.bot.tables.get(table_id).seats[1].wait is not None
    reply = await world.ann.click("No more reminders", on=reminders(world)[-1])
    assert "someone else" in reply.text


async def test_an_old_mute_button_does_nothing(world: World, anns_turn: Opening) -> None:
    table_id = await anns_turn()
    await world.later(days=1, seconds=ROUND)
    (reminder,) = reminders(world)
    custom_id = reminder.button("No more reminders").custom_id
    assert str(table_id) in custom_id
    pressed = world.ann.click("No more reminders", on=reminder)
    await world.bot.tables.resign(table_id, world.bob.id)
    assert "moved on" in (await pressed).text


# How people want to be called


async def choose_notify(person: Person, notify: str) -> None:
    await person.slash("settings")
    await person.select(notify)


@pytest.mark.soak
async def test_who_wants_direct_messages_is_pinged_nowhere_else(
    world: World, anns_turn: Opening
) -> None:
    await choose_notify(world.ann, "dm")
    await anns_turn()
    assert world.ann.id not in world.notified
    assert loud_dms(world, world.ann) == 1
    await world.later(days=1, seconds=ROUND)
    assert sent_reminders(world) == 0
    assert loud_dms(world, world.ann) == 2
    assert "it’s still your move" in world.ann.last_dm.text
    assert len(world.ann.dms) == 1
    await world.ann.click("No more reminders", on=world.ann.last_dm)
    assert "No more reminders for this turn" in world.ann.last_dm.text
    await world.later(days=7)
    assert loud_dms(world, world.ann) == 2


async def test_both_means_a_ping_and_a_sound(world: World, anns_turn: Opening) -> None:
    await choose_notify(world.ann, "both")
    await anns_turn()
    assert world.ann.id in world.call.pinged
    assert loud_dms(world, world.ann) == 1
    await world.later(days=1, seconds=ROUND)
    assert (sent_reminders(world), loud_dms(world, world.ann)) == (1, 2)


@pytest.mark.soak
async def test_who_is_not_to_be_called_looks_by_themselves(
    world: World, anns_turn: Opening
) -> None:
    await choose_notify(world.ann, "neither")
    table_id = await anns_turn()
    await world.later(days=8)
    assert world.ann.id not in world.notified
    assert (sent_reminders(world), len(world.ann.dms)) == (0, 0)
    reply = await world.ann.slash("mygames")
    assert "Your move" in reply.text
    await world.ann.click("My hand 1", on=reply.message)
    await world.ann.click("Draw")
    assert world.bot.tables.get(table_id).answer_count == 1


@pytest.mark.soak
async def test_with_closed_direct_messages_the_channel_calls(
    world: World, anns_turn: Opening
) -> None:
    await choose_notify(world.ann, "dm")
    world.ann.closes_dms()
    await anns_turn()
    assert [shown.pinged for shown in world.messages()].count([world.ann.id]) == 1
    await world.later(days=1, seconds=ROUND)
    (reminder,) = reminders(world)
    assert reminder.pinged == [world.ann.id]


async def test_direct_messages_speak_the_language_of_their_reader(
    world: World, anns_turn: Opening
) -> None:
    await world.ann.slash("game new", seats=2, language="fr")
    await world.bob.click("Rejoindre", on=world.last)
    await world.ann.click("Commencer", on=world.last)
    assert world.board.offers("Ma main")
    assert world.ann.last_dm.offers("Refresh")


# Quiet hours and absences


async def test_nobody_is_called_at_night(world: World, anns_turn: Opening) -> None:
    await quiet_at_night(world.ann)
    await until_hour(world, 23)
    table_id = await anns_turn()
    assert world.ann.id not in world.notified
    assert world.ann.dms == []
    await world.later(hours=3)
    await restart(world)
    await world.later(hours=3)
    assert [shown.pinged for shown in world.messages()] == [[]] * len(world.messages())
    await until_hour(world, 8)
    assert [shown.pinged for shown in world.messages()].count([world.ann.id]) == 1
    assert len(world.ann.dms) == 1
    await until_hour(world, 12)
    assert [shown.pinged for shown in world.messages()].count([world.ann.id]) == 1
    seat = world.bot.tables.get(table_id).seats[0]
    assert seat.delivery.pinged == seat.wait


async def test_a_night_in_which_clocks_are_put_forward_ends_an_hour_earlier(
    world: World, anns_turn: Opening
) -> None:
    shift = datetime(2026, 3, 28, 21, 30, tzinfo=UTC) - now(world)
    await world.restart(clock=lambda: discord.utils.utcnow() + shift)
    await world.ann.slash("settings", zone="Europe/Paris")
    await world.ann.select("Quiet from 22:00")
    await world.ann.select("Quiet until 08:00")
    await anns_turn()
    await world.later(hours=8, minutes=20)
    assert not any(shown.pinged for shown in world.messages())
    await world.later(minutes=20)  # at six o'clock in UTC; on any day before, it would be seven
    assert [shown.pinged for shown in world.messages()].count([world.ann.id]) == 1


async def test_who_plays_at_night_all_the_same_is_not_called_in_the_morning(
    world: World, anns_turn: Opening
) -> None:
    await quiet_at_night(world.ann)
    await until_hour(world, 23)
    await anns_turn()
    await world.ann.slash("game hand")
    await world.ann.click("Draw")
    await world.ann.click("Draw")
    await until_hour(world, 9)
    assert world.ann.id not in [one for shown in world.messages() for one in shown.pinged]


async def test_a_night_stops_the_clock_and_moves_the_deadline(
    world: World, anns_turn: Opening
) -> None:
    await until_hour(world, 12)
    table_id = await anns_turn(time=24)

    def deadline() -> datetime | None:
        clock = world.bot.tables.get(table_id).seats[0].clock
        return clock.deadline if clock else None

    begun = now(world)
    first = deadline()
    assert first is not None
    assert abs(first - begun - timedelta(hours=24)) < timedelta(minutes=2)
    await quiet_at_night(world.ann)
    second = deadline()
    # From ten o'clock to eight, and once more: a few minutes of the day are left over.
    assert second == first + timedelta(hours=20)
    assert f"<t:{int(second.timestamp())}:R>" in board(world).text
    await restart(world)
    await world.later(hours=20)
    await world.ann.slash("settings")
    await world.ann.select("No quiet hours")
    third = deadline()
    # Ten hours had been counted until ten o'clock, none since.
    assert third is not None
    assert abs(third - now(world) - timedelta(hours=14)) < timedelta(minutes=25)
    assert f"<t:{int(third.timestamp())}:R>" in board(world).text


async def test_whoever_is_away_is_left_alone_and_others_see_it(
    world: World, anns_turn: Opening
) -> None:
    await anns_turn(time=24)
    await world.later(hours=2)
    reply = await world.ann.slash("away", days=3)
    assert "Now" in reply.text
    assert "Ann is away until" in board(world).text
    await world.later(days=2, hours=23)
    assert sent_reminders(world) == 0
    await world.later(hours=2)
    assert "is away" not in board(world).text
    await world.later(hours=10)
    assert sent_reminders(world) == 1


async def test_an_absence_that_was_planned_begins_by_itself(
    world: World, anns_turn: Opening
) -> None:
    await anns_turn()
    today = now(world).date()
    begins, ends = today + timedelta(days=2), today + timedelta(days=3)
    await world.ann.slash("settings", zone="UTC")
    await world.ann.slash("away", starting=begins.isoformat(), until=ends.isoformat())
    assert "is away" not in board(world).text
    await world.later(days=2)
    await until_hour(world, 1)
    assert "Ann is away until" in board(world).text
    await world.ann.slash("away")
    await world.ann.click("I’m back")
    assert "is away" not in board(world).text


async def test_who_is_back_early_is_called_again(world: World, anns_turn: Opening) -> None:
    await world.ann.slash("away", days=3)
    await anns_turn()
    assert world.ann.id not in world.notified
    await world.later(hours=5)
    await world.ann.slash("away")
    await world.ann.click("I’m back")
    assert [shown.pinged for shown in world.messages()].count([world.ann.id]) == 1


async def test_who_is_back_is_called_though_the_bot_stopped_meanwhile(
    world: World, anns_turn: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.ann.slash("away", days=3)
    table_id = await anns_turn()
    await world.later(hours=5)
    await world.ann.slash("away")

    async def stopped(_: int) -> None:
        raise Refusal("not-saved")

    monkeypatch.setattr(world.bot.get(Deadlines), "reset", stopped)
    await world.ann.click("I’m back")
    await restart(world)
    await world.later(seconds=2 * ROUND)
    assert [shown.pinged for shown in world.messages()].count([world.ann.id]) == 1
    assert "is away" not in board(world).text
    (clock,) = [seat.clock for seat in world.bot.tables.get(table_id).seats if seat.clock]
    assert clock.due is not None
    assert clock.due > now(world)


async def test_who_ends_their_night_early_is_called_at_once(
    world: World, anns_turn: Opening
) -> None:
    people = world.bot.get(People)
    await people.set_zone(world.ann.id, "UTC")
    minute = now(world).hour * 60
    await people.set_quiet(world.ann.id, minute, (minute + 8 * 60) % (24 * 60))
    await anns_turn()
    assert world.ann.id not in world.notified
    await world.ann.slash("settings")
    await world.ann.select("No quiet hours")
    assert [shown.pinged for shown in world.messages()].count([world.ann.id]) == 1


# When the time is up


@pytest.mark.soak
async def test_a_nudge_is_all_that_happens_until_the_game_has_stalled(
    world: World, anns_turn: Opening
) -> None:
    table_id = await anns_turn(time=24)
    await world.later(hours=24, seconds=ROUND)
    (nudge,) = reminders(world)
    assert "your time ran out" in nudge.text
    await world.later(hours=12)
    assert sent_reminders(world) == 3
    await world.later(hours=12)
    assert "This game is stuck" in world.last.text
    assert world.bot.tables.get(table_id).status == "playing"
    await world.later(days=3)
    assert sum("This game is stuck" in shown.text for shown in world.messages()) == 1


async def test_a_stalled_game_goes_on_waiting_if_somebody_wants_that(
    world: World, anns_turn: Opening
) -> None:
    table_id = await anns_turn(time=12)
    await world.later(hours=24, seconds=ROUND)
    question = world.last
    reply = await world.ann.click("Keep waiting", on=question)
    assert "It’s your move" in reply.text
    reply = await world.cat.click("Keep waiting", on=question)
    assert "You’re not in this game" in reply.text
    await world.bob.click("Keep waiting", on=question)
    assert "Bob" in question.text
    assert question.buttons == []
    clock = world.bot.tables.get(table_id).seats[0].clock
    assert clock is not None
    assert clock.deadline == now(world) + timedelta(hours=12)
    await world.later(hours=6, seconds=ROUND)
    assert "it’s still your move" in reminders(world)[-1].text


async def test_a_stalled_game_can_be_ended_by_all(world: World, anns_turn: Opening) -> None:
    table_id = await anns_turn(time=12)
    await world.later(hours=24, seconds=ROUND)
    reply = await world.bob.click("End game", on=world.last)
    await world.bob.click("Ask the others", on=reply.message)
    await world.ann.click("Agree to end")
    assert world.bot.tables.get(table_id).status == "ended"


@pytest.mark.soak
async def test_after_two_weeks_without_a_limit_the_game_has_stalled(
    world: World, anns_turn: Opening
) -> None:
    await anns_turn()
    await world.later(days=14, hours=1)
    assert "This game is stuck" in world.last.text
    assert sorted(world.last.pinged) == sorted([world.ann.id, world.bob.id])


async def test_the_others_vote_whether_a_computer_decides(world: World, anns_turn: Opening) -> None:
    table_id = await anns_turn(time=12, overdue="vote")
    await world.later(hours=12, seconds=ROUND)
    question = next(shown for shown in world.messages() if shown.offers("Agree"))
    assert "computer" in question.text
    assert "not being asked" in (await world.ann.click("Agree", on=question)).text
    await world.bob.click("Agree", on=question)
    table = world.bot.tables.get(table_id)
    assert table.answer_count == 1
    (given,) = world.bot.tables.answers(table_id)
    assert (given.player, given.user_id) == ("p1", None)
    assert "a computer makes this move" in question.text


async def test_beside_computers_alone_there_is_nobody_to_ask(world: World) -> None:
    deal(world, TWO_ACTIONS)
    await world.ann.slash("game new", seats=2, time=12, overdue="vote")
    await world.ann.click("Easy", on=world.last)
    await world.ann.click("Start", on=world.last)
    (table,) = world.bot.tables.of_user(world.ann.id)
    await world.later(hours=12, seconds=ROUND)
    assert world.bot.tables.get(table.id).answer_count == 1


async def test_nobody_is_asked_for_a_vote_at_night(world: World, anns_turn: Opening) -> None:
    await quiet_at_night(world.bob)
    await until_hour(world, 12)
    await anns_turn(time=12, overdue="vote")
    await world.later(hours=12, seconds=ROUND)
    question = next(shown for shown in world.messages() if shown.offers("Agree"))
    assert question.pinged == []
    assert world.bob.mention in question.text


async def test_a_vote_lapses_when_the_awaited_plays(world: World, anns_turn: Opening) -> None:
    table_id = await anns_turn(time=12, overdue="vote")
    await world.later(hours=12, seconds=ROUND)
    question = next(shown for shown in world.messages() if shown.offers("Agree"))
    await world.ann.click("Draw")
    assert "this request has expired" in question.text
    assert world.bot.tables.get(table_id).answer_count == 1


async def test_a_computer_decides_once_and_once_more(world: World, anns_turn: Opening) -> None:
    table_id = await anns_turn(deals=TWO_ACTIONS, time=12, overdue="computer")
    await world.later(hours=11)
    assert "a computer makes this move" in reminders(world)[-1].text
    await world.later(hours=1, seconds=ROUND)
    table = world.bot.tables.get(table_id)
    assert table.answer_count == 1
    assert table.seats[0].lapses == 1
    assert any("Ann ran out of time" in shown.text.replace("**", "") for shown in world.messages())
    assert not any("What now?" in shown.text for shown in world.messages())
    await world.later(hours=12, seconds=ROUND)
    assert world.bot.tables.get(table_id).answer_count == 2
    assert sum("2 times in a row" in shown.text for shown in world.messages()) == 1


async def test_who_plays_again_has_let_nothing_lapse(world: World, anns_turn: Opening) -> None:
    table_id = await anns_turn(deals=TWO_ACTIONS, time=12, overdue="computer")
    await world.later(hours=12, seconds=ROUND)
    assert world.bot.tables.get(table_id).seats[0].lapses == 1
    await world.ann.slash("game hand")
    await world.ann.click("Draw")
    assert world.bot.tables.get(table_id).seats[0].lapses == 0


async def test_a_seat_is_given_up_after_a_warning(world: World, anns_turn: Opening) -> None:
    table_id = await anns_turn(time=12, overdue="forfeit")
    await world.later(hours=9, seconds=ROUND)
    assert "lose your seat" in world.ann.last_dm.text
    await world.later(hours=3)
    table = world.bot.tables.get(table_id)
    assert (table.status, table.winners) == ("over", ("p2",))
    assert any("loses the seat" in shown.text for shown in world.messages())


async def test_nobody_loses_a_seat_because_the_bot_was_not_there(
    world: World, anns_turn: Opening
) -> None:
    table_id = await anns_turn(time=12, overdue="forfeit")
    world.bot.get(Timers).stop()
    await world.later(days=2)
    await restart(world)
    await world.later(hours=1)
    assert "lose your seat" in world.ann.last_dm.text
    assert world.bot.tables.get(table_id).status == "playing"
    await world.later(hours=2, seconds=2 * ROUND)
    assert world.bot.tables.get(table_id).status == "over"


# Whatever happens


@pytest.mark.soak
async def test_restarts_between_any_two_steps_lose_and_repeat_nothing(
    world: World, anns_turn: Opening
) -> None:
    await anns_turn(time=12, overdue="nudge")
    seen = []
    for _ in range(13):
        await world.later(hours=1)
        await restart(world)
        await world.later(seconds=ROUND)
        seen.append(sent_reminders(world))
    assert seen[:5] == [0, 0, 0, 0, 0]
    assert seen[-1] == 3
    assert sorted(set(seen)) == [0, 1, 2, 3]


async def test_what_could_not_be_sent_is_sent_later(world: World, anns_turn: Opening) -> None:
    await anns_turn(time=24)
    world.fails("POST", f"/channels/{world.channel.id}/messages", times=2)
    await world.later(hours=12, seconds=2 * ROUND)
    await world.later(seconds=4 * ROUND)
    assert len(reminders(world)) == 1


async def test_in_a_lost_channel_reminders_come_in_private(
    world: World, anns_turn: Opening
) -> None:
    await anns_turn(time=24)
    world.fails(
        "POST",
        f"/channels/{world.channel.id}/messages",
        status=403,
        code=50001,
        message="Missing Access",
        times=None,
    )
    await world.later(hours=12, seconds=ROUND)
    assert any("it’s still your move" in shown.text for shown in world.ann.dms)


async def test_what_is_due_is_found_quickly_among_many(world: World, anns_turn: Opening) -> None:
    table_id = await anns_turn()
    store = world.bot.tables.store
    if not store.shared:
        plan = store._connection.all(f"EXPLAIN QUERY PLAN {DUE}", "2026")
        assert [step["detail"] for step in plan] == [
            "SEARCH seats USING COVERING INDEX seats_due (due_at<?)"
        ]
    later = datetime(2100, 1, 1, tzinfo=UTC)
    assert store.clocks.due(later) == [table_id]
    assert store.clocks.due(now(world)) == []
