"""Each message is sent once, despite Discord's errors, and edited when possible.

The simulated Discord of ``bot.demo.behaviour`` accepts each nonce only once.
"""

from __future__ import annotations

import logging
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.features.board.sync import MessageSync
from bot.features.people.service import People
from bot.features.seats.service import Seating
from bot.features.tournaments.service import Tournaments
from bot.storage import Begun, Store
from bot.ui import error_codes
from bot.ui.direct import OPENED_IN_A_MINUTE, DirectMessages
from bot.ui.notification import Notification
from bot.ui.outbox import NONCE_LIMIT, nonce
from bot.ui.slot import MessageSlot
from tests import simcord_seam
from tests.bot.dealt import begin, deal
from tests.bot.test_presses import OARS
from tests.bot.tournaments.driver import ShortGames, TournamentDriver
from tests.bot.world import Person, Shown, World

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)


@pytest.fixture
async def table_id(world: World) -> int:
    """Start a table at which Ann is to play with Oars against Bob."""
    deal(world, OARS)
    return await begin(world, world.ann, world.bob)


def boards(world: World) -> list[Any]:
    """Return the board messages of the channel."""
    return [shown for shown in world.messages() if shown.offers("Draw")]


def nonces(world: World) -> list[str]:
    """Return the nonces of all messages in the channel."""
    posted = world.requests("POST", f"/channels/{world.channel.id}/messages")
    return [body["nonce"] for body in posted]


def fail_to_note(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every note of a sent message fail from now on."""

    def broken(*_: Any) -> None:
        raise RuntimeError("kill -9")

    monkeypatch.setattr(world.bot.tables.store.outbox, "finish", broken)


def fail_to_note_hands(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every note of a sent hand fail from now on."""
    finish = world.bot.tables.store.outbox.finish

    def broken(begun: Begun) -> None:
        if begun.key.startswith("hand "):
            raise RuntimeError("kill -9")
        finish(begun)

    monkeypatch.setattr(world.bot.tables.store.outbox, "finish", broken)


# A number for each sending


async def test_the_board_is_posted_again_as_often_as_somebody_wants_it(
    world: World, table_id: int
) -> None:
    for _ in range(3):
        before = world.board
        await world.bob.slash("game board")
        assert world.board != before
        assert "over there" in before.text
        assert boards(world) == [world.board]
        assert world.bot.tables.get(table_id).board_message_id == world.board.id
    await world.ann.click("Draw", on=world.board)
    assert len(set(nonces(world))) == len(nonces(world))


async def test_a_deleted_board_is_posted_again_and_the_channel_is_not_taken_for_lost(
    world: World, table_id: int
) -> None:
    for _ in range(2):
        world.env.backend.delete_message(world.channel.id, world.board.id)
        await world.ann.slash("game board")
        assert boards(world) == [world.board]
    assert not world.bot.tables.get(table_id).lost_told
    assert not [
        dm for player in world.people for dm in player.dms if "any more. Nothing’s lost" in dm.text
    ]


async def test_a_tutorial_that_is_asked_for_twice_has_one_message_that_works(world: World) -> None:
    for _ in range(3):
        await world.ann.slash("tutorial", game="innovation")
        (message,) = world.ann.dms
        assert message.offers("Agriculture (1)")
    await world.ann.click("Agriculture (1)", on=world.ann.last_dm)
    assert "**You go first**" in world.ann.last_dm.text


async def test_a_tournament_that_is_started_again_announces_its_first_round_again(
    world: World,
) -> None:
    world.deals(ShortGames())
    driver = TournamentDriver(world, 4)
    await driver.create("swiss", rounds=2)
    await driver.sign_up()
    for _ in range(2):
        await driver.start()
        (announced,) = [shown for shown in world.messages() if "Round 1" in shown.text]
        async with driver.bot_at_work():
            await world.bot.get(Tournaments).take_back(driver.id, driver.organiser)
        assert announced.gone


# Failures and crashes


async def test_after_a_crash_between_sending_and_noting_there_is_one_message(
    world: World,
    table_id: int,
    logged_errors: list[logging.LogRecord],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fail_to_note(world, monkeypatch)
    before = world.board
    await world.ann.slash("game board")
    assert world.bot.tables.get(table_id).board_message_id == before.id  # nothing was noted
    logged_errors.clear()
    await world.restart(killed=True)
    posted = nonces(world)
    assert posted[-1] == posted[-2]
    assert len(boards(world)) == 1
    assert world.bot.tables.get(table_id).board_message_id == world.board.id
    assert "over there" in before.text


async def test_a_hand_that_was_sent_and_not_noted_is_the_hand_after_the_restart(
    world: World,
    table_id: int,
    logged_errors: list[logging.LogRecord],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    await world.ann.click("Draw", on=world.board)
    await world.ann.click("Draw", on=world.board)
    (first,) = world.bob.dms
    await world.bob.click("Draw", on=first)
    await world.bob.click("Draw", on=first)
    await world.ann.click("Draw", on=world.board)
    fail_to_note_hands(world, monkeypatch)
    await world.ann.click("Draw", on=world.board)
    assert world.bob.last_dm != first
    logged_errors.clear()
    sent = world.bob.last_dm
    await world.restart(killed=True)
    assert world.bob.dms == [sent]
    assert world.bot.tables.get(table_id).seat("p2").delivery.dm_message_id == sent.id
    await world.bob.click("Draw", on=sent)
    assert world.bob.dms == [sent]


async def test_a_tutorial_that_was_sent_again_and_not_noted_goes_on_after_the_restart(
    world: World, logged_errors: list[logging.LogRecord], monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.ann.slash("tutorial", game="innovation")
    (first,) = world.ann.dms
    fail_to_note(world, monkeypatch)
    await world.ann.slash("tutorial", game="innovation")
    logged_errors.clear()
    sent = world.ann.last_dm
    assert sent != first
    await world.restart(killed=True)
    assert world.ann.dms == [sent]
    await world.ann.click("Agriculture (1)", on=sent)
    assert "**You go first**" in world.ann.last_dm.text


async def test_what_a_retry_is_answered_with_is_brought_up_to_date(
    world: World,
    table_id: int,
    logged_errors: list[logging.LogRecord],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with monkeypatch.context() as patch:
        fail_to_note(world, patch)
        await world.bob.slash("game board")
    logged_errors.clear()
    posted = world.board
    reply = await world.ann.slash("game hand")
    await world.ann.click("Draw", on=reply.message)
    assert boards(world) == [posted]
    assert "draws" in world.board.text


async def test_a_request_that_failed_is_repeated_with_its_nonce(
    world: World, table_id: int
) -> None:
    world.fails("POST", f"/channels/{world.channel.id}/messages", status=500, times=2)
    await world.ann.slash("game board")
    await world.later(minutes=3)
    posted = nonces(world)
    assert posted[-1] == posted[-2] == posted[-3]
    assert len(boards(world)) == 1


async def test_nobody_is_notified_of_a_board_that_could_not_be_posted(world: World) -> None:
    deal(world, OARS)
    await world.ann.slash("game new", seats=2)
    await world.bob.click("Join")
    path = f"/channels/{world.channel.id}/messages"
    world.fails("POST", path, status=500, times=None)
    await world.ann.click("Start")
    assert all(not body["allowed_mentions"]["parse"] for body in world.requests("POST", path))
    assert all(not body["allowed_mentions"].get("users") for body in world.requests("POST", path))
    world.env.backend.faults.clear()
    await world.later(minutes=2)
    board, call = world.messages()[-2:]
    assert (board, board.pinged) == (world.board, [])
    assert call.pinged == [world.ann.id]


async def test_a_rate_limit_that_would_last_is_tried_again_later(
    world: World, table_id: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    send = discord.abc.Messageable.send

    async def limited(*_: Any, **__: Any) -> None:
        raise discord.RateLimited(600)

    monkeypatch.setattr(discord.abc.Messageable, "send", limited)
    before = world.board
    await world.ann.slash("game board")
    assert boards(world) == [before]
    assert world.bot.get(MessageSync).untold == 1
    monkeypatch.setattr(discord.abc.Messageable, "send", send)
    await world.later(minutes=1)
    assert boards(world) == [world.board] != [before]


# Replaced messages


async def to_second_turn_of_bob(world: World) -> Shown:
    """Play until Bob's second turn; return the direct message of his first one."""
    for _ in range(2):
        await world.ann.click("Draw", on=world.board)
    (first,) = world.bob.dms
    for _ in range(2):
        await world.bob.click("Draw", on=first)
    for _ in range(2):
        await world.ann.click("Draw", on=world.board)
    return first


async def test_a_hand_that_could_not_be_deleted_is_deleted_later(
    world: World, table_id: int
) -> None:
    world.fails("DELETE", "/channels/*/messages/*", status=500, times=None)
    first = await to_second_turn_of_bob(world)
    assert world.bob.dms == [first, world.bob.last_dm]
    world.env.backend.faults.clear()
    await world.later(minutes=5)
    assert world.bob.dms == [world.bob.last_dm] != [first]


async def test_a_hand_that_must_not_be_deleted_is_not_tried_again(
    world: World, table_id: int
) -> None:
    world.fails("DELETE", "/channels/*/messages/*", status=400, code=50035, times=None)
    await to_second_turn_of_bob(world)
    await world.later(minutes=5)
    tried = len(world.requests("DELETE", "/channels/*/messages/*"))
    await world.later(hours=1)
    assert len(world.requests("DELETE", "/channels/*/messages/*")) == tried
    assert len(world.bob.dms) == 2


async def test_a_hand_that_was_replaced_before_a_crash_is_deleted_after_it(
    world: World, table_id: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: Any, **__: Any) -> None:
        """Do nothing: the bot is killed before."""

    with monkeypatch.context() as patch:
        patch.setattr(MessageSlot, "delete", never)
        first = await to_second_turn_of_bob(world)
        assert world.bob.dms == [first, world.bob.last_dm]
    await world.restart(killed=True)
    assert world.bob.dms == [world.bob.last_dm] != [first]
    tried = len(world.requests("DELETE", "/channels/*/messages/*"))
    await world.restart(killed=True)
    assert len(world.requests("DELETE", "/channels/*/messages/*")) == tried


async def test_a_hand_that_was_handed_over_meanwhile_keeps_its_sentence_after_a_crash(
    world: World, table_id: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    post, seating = DirectMessages.post, world.bot.get(Seating)

    async def handed_over(self: DirectMessages, user_id: int, *about: Any, **more: Any) -> Any:
        posted = await post(self, user_id, *about, **more)
        if user_id == world.bob.id and len(world.bob.dms) == 2:
            await seating.offer(table_id, user_id, to=world.cat.id, to_name="Cat")
            offer = world.bot.tables.get(table_id).seat("p2").offer
            assert offer is not None
            await seating.take(table_id, "p2", offer.number, world.cat.id, "Cat")
        return posted

    with monkeypatch.context() as patch:
        patch.setattr(DirectMessages, "post", handed_over)
        first = await to_second_turn_of_bob(world)
    await world.later(minutes=1)
    assert first in world.bob.dms
    await world.restart(killed=True)
    assert first in world.bob.dms
    assert not first.offers("Draw")


# Order, age


async def test_a_new_board_comes_first_then_the_call_and_edits_come_last(
    world: World, table_id: int
) -> None:
    await world.ann.click("Draw", on=world.board)
    since = len(world.env.http_requests)
    await world.ann.click("Draw", on=world.board)  # the last action of her turn
    at = f"/channels/{world.channel.id}/messages"
    made = [
        (entry.method, bool((entry.json or {}).get("content")))
        for entry in world.env.http_requests[since:]
        if entry.path.startswith(at)
    ]
    posts = [index for index, (method, _) in enumerate(made) if method == "POST"]
    edits = [index for index, (method, _) in enumerate(made) if method == "PATCH"]
    assert [made[index][1] for index in posts] == [False, True]
    assert max(posts) < min(edits)


async def test_a_board_of_more_than_an_hour_is_not_edited_but_posted_again(world: World) -> None:
    deal(world, OARS)
    await begin(world, world.ann, world.bob)
    before = world.board
    await world.later(hours=2)
    edits = f"/channels/{world.channel.id}/messages/{before.id}"
    await world.ann.click("Draw", on=before)
    assert world.board != before
    assert "draws" in world.board.text
    assert "over there" in before.text
    assert len(world.requests("PATCH", edits)) == 1  # which retired it
    call = world.call
    assert call.id < world.board.id  # no one is notified twice for one wait
    again = world.board
    await world.later(minutes=20)
    assert world.board == again


async def test_an_old_message_that_discord_does_not_let_be_edited_stays(
    world: World, table_id: int
) -> None:
    before = world.board
    await world.later(hours=2)
    world.fails(
        "PATCH",
        f"/channels/{world.channel.id}/messages/*",
        status=429,
        code=error_codes.TOO_MANY_EDITS_OF_AN_OLD_MESSAGE,
        times=None,
    )
    await world.ann.click("Draw", on=before)
    assert world.board != before
    assert world.bot.get(MessageSync).untold == 0


@pytest.mark.parametrize("code", [50013, 50024, 10003, 50083, 160005])
async def test_a_channel_that_takes_no_messages_is_lost(
    world: World, table_id: int, code: int
) -> None:
    for method in ("POST", "PATCH"):
        path = f"/channels/{world.channel.id}/messages*"
        world.fails(method, path, status=403, code=code, times=None)
    await world.bob.slash("game board")
    assert world.bot.tables.get(table_id).lost_told
    told = [dm for dm in world.bob.dms if "any more. Nothing’s lost" in dm.text]
    assert [dm.ordinary for dm in told] == [True]


async def test_an_unknown_refusal_does_not_lose_a_channel(world: World, table_id: int) -> None:
    path = f"/channels/{world.channel.id}/messages"
    world.fails("POST", path, status=403, code=40001, times=1)
    await world.bob.slash("game board")
    assert not world.bot.tables.get(table_id).lost_told
    await world.later(minutes=1)
    assert len(boards(world)) == 1


# The outbox itself


def test_numbers_are_never_used_twice(where: Path | str) -> None:
    outbox = Store(where).outbox
    first = outbox.begin("a", NOW)
    assert outbox.begin("a", NOW + timedelta(minutes=1)) == Begun("a", first.number, True)
    second = outbox.begin("b", NOW)
    assert second.number > first.number
    outbox.finish(first)
    third = outbox.begin("a", NOW - timedelta(hours=1))  # the clock was set back
    assert third.number > second.number
    assert not third.resumed
    fourth = outbox.renew("a", NOW)
    assert fourth.number > third.number
    assert outbox.begin("a", NOW).number == fourth.number


def test_a_restored_backup_repeats_no_number(tmp_path: Path) -> None:
    used = {Store(tmp_path / "used").outbox.begin(str(each), NOW).number for each in range(3)}
    restored = Store(tmp_path / "restored").outbox  # knows nothing of these
    assert restored.begin("a", NOW + timedelta(seconds=1)).number not in used


def test_unfinished_sendings_do_not_pile_up(where: Path | str) -> None:
    outbox = Store(where).outbox
    first = outbox.begin("a", NOW)
    later = outbox.begin("b", NOW + timedelta(days=2))
    again = outbox.begin("a", NOW + timedelta(days=2))
    assert not again.resumed
    assert again.number > later.number > first.number


def test_a_nonce_fits_and_differs_by_channel() -> None:
    number, channel = int(NOW.timestamp() * 1000), 2**63
    assert len(nonce(number, channel)) <= NONCE_LIMIT
    assert (
        len({nonce(number, channel), nonce(number, channel - 1), nonce(number + 1, channel)}) == 3
    )


# Direct messages are opened slowly


def opened(world: World) -> int:
    """Return the number of direct message channels that were opened."""
    return len(world.requests("POST", "/users/@me/channels"))


async def test_a_tournament_opens_no_burst_of_direct_messages(world: World) -> None:
    world.deals(ShortGames())
    driver = TournamentDriver(world, 32)
    await driver.create("swiss", rounds=2)
    await driver.sign_up()
    await driver.start()
    assert opened(world) <= 3
    pinged = {
        person
        for thread in driver.threads()
        for shown in world.messages(thread)
        for person in shown.pinged
    }
    assert pinged == {person.id for person in driver.people}
    assert world.bot.get(DirectMessages).waiting > 10
    await world.later(minutes=1)
    assert 3 < opened(world) <= 9
    someone = next(person for person in driver.people if not person.dms and awaits(world, person))
    before = opened(world)
    thread = next(
        thread for thread in driver.threads() if f"<@{someone.id}>" in str(world.messages(thread))
    )
    await someone.click("My hand", on=world.board_at(thread))
    assert opened(world) == before + 1
    assert someone.last_dm.pictures or someone.last_dm.buttons


def awaits(world: World, person: Any) -> bool:
    """Return whether a table waits for this user."""
    return bool(world.bot.tables.store.clocks.waiting_for(person.id))


async def test_many_tutorials_at_once_open_no_burst_of_direct_messages(world: World) -> None:
    learners = [Person(world, f"l{number:02}") for number in range(OPENED_IN_A_MINUTE + 4)]
    for person in learners:
        assert "tutorial" in (await person.slash("tutorial", game="civ")).text
    # Those who come too late begin where they have asked for it.
    late = learners[-1]
    assert late.finds(lambda shown: shown.ephemeral and "Welcome" in shown.text)
    assert not late.dms
    assert world.behaviour.log.most_new_dms(timedelta(minutes=1)) <= OPENED_IN_A_MINUTE
    assert not world.behaviour.log.refused
    await world.later(minutes=5)
    assert [len(person.dms) for person in learners] == [1] * len(learners)
    assert "Welcome" in late.last_dm.text


async def test_channels_are_known_after_a_restart(world: World, table_id: int) -> None:
    assert opened(world) > 0
    before = opened(world)
    await world.ann.click("Draw", on=world.board)
    await world.restart()
    await world.ann.click("Refresh", on=world.ann.last_dm)
    world.bot.get(DirectMessages).pressed(world.bob.id)  # else none is opened at once anyway
    await world.ann.click("Draw", on=world.board)
    assert world.ann.dms
    assert opened(world) == before + 1  # Bob's: he is awaited for the first time


async def test_the_channel_of_a_player_who_is_away_opens_unseen_by_others(
    world: World, table_id: int
) -> None:
    await world.later(hours=1)
    await world.ann.click("Draw", on=world.board)
    await world.ann.click("Draw", on=world.board)
    assert world.bot.tables.get(table_id).awaited[0].person == world.bob.id
    await world.later(minutes=1)
    assert world.bob.dms
    assert not world.requests("PATCH", f"/channels/{world.channel.id}/messages/{world.board.id}")


async def test_too_fast_says_nothing_of_the_person(world: World) -> None:
    deal(world, OARS)
    await world.bot.get(People).notify_by(world.ann.id, "dm")
    path = "/users/@me/channels"
    world.fails("POST", path, status=403, code=error_codes.OPENING_DMS_TOO_FAST, times=1)
    table_id = await begin(world, world.ann, world.bob)
    assert not world.bot.tables.get(table_id).seat("p1").delivery.dm_closed
    assert world.call.pinged == [world.ann.id]  # in the channel, meanwhile
    await world.later(minutes=15)
    assert world.ann.dms


async def test_a_refused_channel_means_closed_direct_messages(world: World) -> None:
    deal(world, OARS)
    await world.bot.get(People).notify_by(world.ann.id, "dm")
    code = error_codes.CANNOT_WRITE_TO_THIS_PERSON
    world.fails("POST", "/users/@me/channels", status=400, code=code, times=None)
    table_id = await begin(world, world.ann, world.bob)
    assert world.bot.tables.get(table_id).seat("p1").delivery.dm_closed
    assert world.call.pinged == [world.ann.id]


async def test_a_channel_of_another_bot_is_forgotten(world: World, table_id: int) -> None:
    world.bot.tables.store.dm_channels.save(world.bob.id, 4242)
    slot = MessageSlot(world.bot, "test")
    with simcord_seam.bot_scope(world.env):
        assert (
            await world.bot.get(DirectMessages).post(world.bob.id, slot, Notification("hello"))
            is None
        )
    assert world.bot.get(DirectMessages).known(world.bob.id) is None


async def test_a_ping_asks_what_is_asked_now(world: World, table_id: int) -> None:
    (ping,) = [shown for shown in world.messages() if world.ann.id in shown.pinged]
    await world.ann.click("Draw", on=world.board)
    edits = f"/channels/{world.channel.id}/messages/{ping.id}"
    assert not world.requests("PATCH", edits)  # she looks on
    await world.later(minutes=2)
    (now,) = [shown for shown in world.messages() if shown.id == ping.id]
    assert "one more action" in now.text
    assert len(world.requests("PATCH", edits)) == 1
    await world.later(minutes=10)
    assert len(world.requests("PATCH", edits)) == 1
    await world.restart()
    assert len(world.requests("PATCH", edits)) == 1
