"""External failures: Discord's errors, deletions, closed DMs, restarts."""

from __future__ import annotations

import logging
from typing import Any

import aiohttp
import pytest
from simcord.builders import ChannelHandle

from bot.demo.behaviour.transport import Client
from bot.features.board.sync import MessageSync
from bot.storage import NotRead
from tests.bot.dealt import begin, deal
from tests.bot.gateway import new_session, unheard
from tests.bot.test_presses import OARS
from tests.bot.world import World


@pytest.fixture
async def table_id(world: World) -> int:
    """Start a table at which Ann is to play with Oars against Bob."""
    deal(world, OARS)
    return await begin(world, world.ann, world.bob)


async def test_a_restart_in_mid_dogma(world: World, table_id: int) -> None:
    await world.ann.click("Dogma", on=world.board)
    await world.ann.click("Activate")
    panel = (await world.bob.click("Choose", on=world.last)).message
    before = len(world.messages())
    await world.restart()
    assert len(world.messages()) == before
    reply = await world.bob.click("Currency", on=panel)
    assert "Waiting for Ann" in reply.text
    assert world.ann.id in world.last.pinged
    reply = await world.ann.click("Choose", on=world.last)
    await world.ann.click("Draw", on=reply.message)
    assert world.bot.tables.get(table_id).answer_count == 3


async def test_what_was_committed_but_not_told_is_told_once(world: World, table_id: int) -> None:
    world.fails("*", f"/channels/{world.channel.id}/messages*", status=500, times=None)
    await world.ann.click("Draw", on=world.board)
    assert "draws a 1" not in world.board.text
    world.env.backend.faults.clear()
    await world.restart(killed=True)
    assert "draws a 1" in world.board.text
    posted = len(world.messages())
    await world.restart()
    assert len(world.messages()) == posted


@pytest.mark.parametrize("section", ["tables.untold", "watchers.tables"])
async def test_a_database_that_is_away_just_when_the_bot_starts(
    world: World,
    table_id: int,
    section: str,
    monkeypatch: pytest.MonkeyPatch,
    logged_errors: list[logging.LogRecord],
) -> None:
    await world.cat.slash("watch")
    world.fails("*", "/channels/*/messages*", status=500, times=None)
    await world.ann.click("Draw", on=world.board)
    await world.bot.close()
    bot = world.new_bot()
    part, _, name = section.partition(".")
    stored = getattr(bot.tables.store, part)
    read, tries = getattr(stored, name), []

    def away() -> Any:
        tries.append(1)
        if len(tries) == 1:
            raise NotRead("the server is gone")
        return read()

    monkeypatch.setattr(stored, name, away)
    await world.env.restart_bot(bot)
    assert [record.getMessage() for record in logged_errors] == ["not read: the server is gone"]
    logged_errors.clear()
    world.env.backend.faults.clear()
    await world.later(minutes=3)
    assert "draws a 1" in world.board.text
    assert len(tries) == 2


async def test_what_discord_failed_to_take_is_tried_again(world: World, table_id: int) -> None:
    world.fails("PATCH", f"/channels/{world.channel.id}/messages/*", status=500, times=2)
    reply = await world.ann.click("Draw", on=world.board)
    assert "Clothing" in reply.text
    assert "draws a 1" not in world.board.text
    await world.later(seconds=70)
    assert "draws a 1" in world.board.text


async def test_a_failed_reply_is_explained_and_nothing_is_lost(world: World, table_id: int) -> None:
    world.fails("PATCH", "/webhooks/*/messages/@original", status=500)
    reply = await world.ann.click("Draw", on=world.board)
    assert reply.acknowledged
    assert "check before you press again" in reply.text
    assert "draws a 1" in world.board.text
    assert world.bot.tables.get(table_id).answer_count == 1


async def test_a_broken_connection_lets_no_card_into_the_log(
    world: World,
    table_id: int,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """discord.py would log any exception of a press with the label of the button."""
    reply = await world.ann.click("Meld", on=world.board)
    (card,) = [button for button in reply.message.buttons if "Agriculture" in button.label]

    async def broken(*_: object, **__: object) -> None:
        raise aiohttp.ServerDisconnectedError

    with monkeypatch.context() as patched:
        patched.setattr("bot.demo.behaviour.transport.WebhookAdapter.request", broken)
        await world.ann.click(card.custom_id, on=reply.message)
    assert "ServerDisconnected" in caplog.text
    assert "Agriculture" not in caplog.text


async def test_a_deleted_table_message_is_posted_anew(world: World, table_id: int) -> None:
    board = world.board
    hand = (await world.ann.click("My hand", on=board)).message
    world.env.backend.delete_message(board.channel_id, board.id)
    await world.ann.click("Draw", on=hand)
    assert world.board != board
    assert "draws a 1" in world.board.text
    assert world.board.offers("Draw")


async def test_closed_direct_messages_are_told_once_and_all_works(world: World) -> None:
    world.ann.closes_dms()
    deal(world, OARS)
    table_id = await begin(world, world.ann, world.bob)
    assert not world.ann.dms
    assert world.bob.dms == [] or world.bob.last_dm
    first = await world.ann.click("My hand", on=world.board)
    assert "I can’t DM you" in first.text
    second = await world.ann.click("Draw", on=first.message)
    assert "I can’t DM you" not in second.text
    await world.ann.click("Clothing (1)", on=(await world.ann.click("Meld")).message)
    assert world.bot.tables.get(table_id).answer_count == 2
    tried = world.requests("POST", f"/channels/{world.ann.dm.id}/messages")
    assert len(tried) == 1


async def test_a_lost_channel_is_told_by_dm_and_the_game_goes_on_elsewhere(
    world: World, table_id: int
) -> None:
    forum = world.guild.create_text_channel("forum")
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    assert any("any more. Nothing’s lost" in dm.text for dm in world.bob.dms)
    hand = next(dm for dm in reversed(world.ann.dms) if dm.offers("Draw"))
    await world.ann.click("Draw", on=hand)
    assert world.bot.tables.get(table_id).answer_count == 1
    told = [dm for dm in world.ann.dms if "any more. Nothing’s lost" in dm.text]
    assert len(told) == 1
    await world.bob.slash("game move", at=forum)
    assert world.messages(forum)[-1].offers("Draw")


@pytest.mark.parametrize("error", [TimeoutError(), aiohttp.ServerDisconnectedError()])
async def test_somebody_who_cannot_be_written_to_keeps_nobody_else_from_being_told(
    world: World, table_id: int, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    request = Client.request

    async def hangs(client: Any, route: Any, **more: Any) -> Any:
        if str(world.ann.dm.id) in route.url:
            raise error
        return await request(client, route, **more)

    monkeypatch.setattr(Client, "request", hangs)
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    assert any("any more. Nothing’s lost" in dm.text for dm in world.bob.dms)


@pytest.mark.parametrize("restarted", [False, True])
async def test_that_a_channel_is_lost_is_told_once_also_if_that_fails_at_first(
    world: World, table_id: int, restarted: bool
) -> None:
    world.fails("POST", f"/channels/{world.bob.dm.id}/messages", status=503, times=None)
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    assert not world.bob.dms
    world.env.backend.faults.clear()
    if restarted:
        await world.restart(killed=True)
    await world.later(hours=2)
    for person in (world.ann, world.bob):
        assert len([dm for dm in person.dms if "any more. Nothing’s lost" in dm.text]) == 1


async def test_that_a_channel_is_lost_is_told_to_all_whose_dms_are_opened_later(
    world: World, table_id: int
) -> None:
    path = "/users/@me/channels"
    world.behaviour.refuses("POST", path, status=403, code=40003, times=1)
    world.bot.tables.store.dm_channels.forget_all()
    await world.later(minutes=10)  # nobody counts as present any more
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    assert not any("any more. Nothing’s lost" in dm.text for dm in world.bob.dms)
    await world.later(minutes=30)
    for person in (world.ann, world.bob):
        assert len([dm for dm in person.dms if "any more. Nothing’s lost" in dm.text]) == 1


async def test_a_lost_channel_and_an_end_by_dm(world: World, table_id: int) -> None:
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    reply = await world.ann.slash("game end", at=world.ann.dm)
    await world.ann.click("Ask the others", on=reply.message)
    await world.bob.click("Agree to end", on=world.bob.last_dm)
    assert world.bot.tables.get(table_id).status == "ended"


async def test_no_permission_to_write(world: World, table_id: int) -> None:
    for path in ("messages", "messages/*"):
        world.fails(
            "*",
            f"/channels/{world.channel.id}/{path}",
            status=403,
            code=50013,
            message="Missing Permissions",
            times=None,
        )
    await world.ann.click("Draw", on=world.board)
    assert any("any more. Nothing’s lost" in dm.text for dm in world.bob.dms)
    assert world.bot.tables.get(table_id).answer_count == 1


@pytest.mark.parametrize("restarted", [False, True])
async def test_permissions_that_are_given_back_bring_the_table_back(
    world: World, table_id: int, restarted: bool
) -> None:
    for path in ("messages", "messages/*"):
        world.fails("*", f"/channels/{world.channel.id}/{path}", status=403, code=50013, times=None)
    await world.ann.click("Draw", on=world.board)
    assert "draws a 1" not in world.board.text
    if restarted:
        await world.restart(killed=True)
    world.env.backend.faults.clear()
    await world.later(hours=1)
    assert "draws a 1" in world.board.text
    assert not world.bot.tables.get(table_id).lost_told


async def test_an_archived_thread_is_opened_by_going_on(world: World, table_id: int) -> None:
    board = world.board
    world.fails(
        "PATCH",
        f"/channels/{world.channel.id}/messages/{board.id}",
        status=400,
        code=50083,
        message="Thread is archived",
        times=1,
    )
    await world.ann.click("Draw", on=board)
    assert world.board != board
    assert world.board.offers("Draw")


async def test_an_archived_thread_stays_so_while_nothing_happens(world: World) -> None:
    deal(world, OARS)
    world.channel = world.thread("game")
    await begin(world, world.ann, world.bob)
    world.env.backend.edit_channel(world.channel.id, {}, thread_metadata={"archived": True})
    before = len(world.messages())
    await new_session(world)
    await world.later(minutes=1)
    metadata = world.env.backend.channels[world.channel.id].thread_metadata
    assert metadata
    assert metadata.archived
    assert world.requests("GET", f"/channels/{world.channel.id}")
    assert len(world.messages()) == before


@pytest.mark.parametrize("archived", [True, False])
async def test_a_locked_thread_is_lost_until_it_is_unlocked(world: World, archived: bool) -> None:
    deal(world, OARS)
    world.channel = world.thread("game")
    table_id = await begin(world, world.ann, world.bob)
    lock = {"archived": archived, "locked": True}
    world.env.backend.edit_channel(world.channel.id, {}, thread_metadata=lock)
    await world.ann.click("Draw", on=world.board)
    for person in (world.ann, world.bob):
        assert len([dm for dm in person.dms if "any more. Nothing’s lost" in dm.text]) == 1
    assert world.bot.get(MessageSync).untold == 0
    world.env.backend.edit_channel(world.channel.id, {}, thread_metadata={"locked": False})
    await world.later(hours=1)
    assert "draws a 1" in world.board.text
    assert not world.bot.tables.get(table_id).lost_told


async def test_a_member_who_left_stays_seated(world: World, table_id: int) -> None:
    world.bob.leaves()
    await world.ann.click("Draw", on=world.board)
    await world.ann.click("Draw", on=world.board)
    assert world.bob.mention in world.board.text
    assert world.bot.tables.get(table_id).status == "playing"


async def test_a_button_of_another_version_is_answered(world: World, table_id: int) -> None:
    board = world.board
    stored = world.env.backend.get_message(board.channel_id, board.id)
    rows = [part for part in stored.components[0]["components"] if part["type"] == 1]
    rows[0]["components"][0]["custom_id"] = "something-else:1"
    reply = await world.ann.click("something-else:1", on=board)
    assert reply.private
    assert "earlier version" in reply.text


async def test_a_bot_thrown_out_of_the_server_says_how_to_go_on(
    world: World, table_id: int
) -> None:
    world.meet_elsewhere()
    world.env.backend.remove_guild(world.guild.id)
    await world.env.settle()
    assert any("any more. Nothing’s lost" in dm.text for dm in world.bob.dms)
    await world.ann.click("Draw", on=next(dm for dm in world.ann.dms if dm.offers("Draw")))
    assert world.bot.tables.get(table_id).answer_count == 1
    reply = await world.ann.slash("game end", at=world.ann.dm)
    await world.ann.click("Ask the others", on=reply.message)
    await world.bob.click("Agree to end", on=world.bob.last_dm)
    assert world.bot.tables.get(table_id).status == "ended"


@pytest.mark.parametrize("lost", ["channel", "server"])
async def test_a_loss_is_told_even_if_the_message_there_is_old(
    world: World, table_id: int, lost: str
) -> None:
    """Old messages are not edited without news, since Discord limits such edits."""
    world.meet_elsewhere()
    await world.later(hours=3)
    if lost == "channel":
        world.env.backend.delete_channel(world.channel.id)
    else:
        world.env.backend.remove_guild(world.guild.id)
    await world.env.settle()
    for person in (world.ann, world.bob):
        assert len([dm for dm in person.dms if "any more. Nothing’s lost" in dm.text]) == 1


async def test_a_channel_deleted_while_the_bot_was_stopped_is_missed_even_if_the_message_is_old(
    world: World, table_id: int
) -> None:
    await world.bot.close()
    world.env.backend.delete_channel(world.channel.id)
    await world.later(hours=3)
    await world.restart()
    await world.later(minutes=1)
    assert len([dm for dm in world.ann.dms if "any more. Nothing’s lost" in dm.text]) == 1


async def test_a_bot_thrown_out_of_the_only_server_cannot_write_and_does_not_try_for_ever(
    world: World, table_id: int
) -> None:
    """Discord lets a bot write only to users with whom it shares a server."""
    world.env.backend.remove_guild(world.guild.id)
    await world.env.settle()
    assert not any("any more. Nothing’s lost" in dm.text for dm in world.bob.dms)
    await world.later(hours=6)
    assert 0 < world.behaviour.log.refused[403, 50278] <= 10
    await world.ann.click("Draw", on=next(dm for dm in world.ann.dms if dm.offers("Draw")))
    assert world.bot.tables.get(table_id).answer_count == 1


async def test_a_bot_thrown_out_while_it_did_not_run_says_so_at_its_start(
    world: World, table_id: int
) -> None:
    world.meet_elsewhere()
    await world.bot.close()
    world.env.backend.remove_guild(world.guild.id)
    for _ in range(2):
        await world.restart(killed=True)
        assert len([dm for dm in world.bob.dms if "any more. Nothing’s lost" in dm.text]) == 1


async def test_a_bot_thrown_out_while_it_was_not_connected_says_so_in_its_next_session(
    world: World, table_id: int
) -> None:
    """Discord does not mention servers that are gone by then."""
    world.meet_elsewhere()
    with unheard(world):
        world.env.backend.remove_guild(world.guild.id)
    assert not [dm for dm in world.bob.dms if "any more. Nothing’s lost" in dm.text]
    for _ in range(2):
        await new_session(world)
        await world.later(minutes=1)
        assert len([dm for dm in world.bob.dms if "any more. Nothing’s lost" in dm.text]) == 1


async def test_a_channel_deleted_while_the_bot_was_not_connected_is_missed_in_its_next_session(
    world: World, table_id: int
) -> None:
    with unheard(world):
        world.env.backend.delete_channel(world.channel.id)
    for _ in range(2):
        await new_session(world)
        await world.later(minutes=1)
        assert len([dm for dm in world.ann.dms if "any more. Nothing’s lost" in dm.text]) == 1
    assert any(dm.offers("Draw") for dm in world.ann.dms)


async def test_a_channel_deleted_while_the_bot_was_stopped_is_missed_at_its_start(
    world: World, table_id: int
) -> None:
    await world.bot.close()
    world.env.backend.delete_channel(world.channel.id)
    await world.restart()
    await world.later(minutes=1)
    assert any(dm.offers("Draw") for dm in world.ann.dms)


async def test_what_people_were_told_of_a_lost_channel_survives_a_restart(
    world: World, table_id: int
) -> None:
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    await world.restart(killed=True)
    await world.ann.click("Draw", on=next(dm for dm in world.ann.dms if dm.offers("Draw")))
    assert len([dm for dm in world.ann.dms if "any more. Nothing’s lost" in dm.text]) == 1


async def test_that_direct_messages_are_closed_is_told_also_after_a_restart(world: World) -> None:
    world.ann.closes_dms()
    deal(world, OARS)
    await begin(world, world.ann, world.bob)
    await world.restart(killed=True)
    first = await world.ann.click("My hand", on=world.board)
    assert "I can’t DM you" in first.text
    second = await world.ann.click("My hand", on=world.board)
    assert "I can’t DM you" not in second.text


@pytest.mark.soak
async def test_direct_messages_that_were_opened_again_arrive(world: World) -> None:
    world.ann.closes_dms()
    deal(world, OARS)
    await begin(world, world.ann, world.bob)
    world.ann.opens_dms()
    for player in (world.ann, world.ann, world.bob, world.bob):
        await player.click("Draw", on=world.board)
    assert world.ann.last_dm.offers("Draw")


async def test_opened_direct_messages_arrive_by_themselves_where_the_channel_is_lost(
    world: World,
) -> None:
    """There is no other place where Ann could see that the table waits for her."""
    world.ann.closes_dms()
    deal(world, OARS)
    await begin(world, world.ann, world.bob)
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    world.ann.opens_dms()
    await world.later(hours=1)
    assert world.ann.last_dm.offers("Draw")


async def test_a_call_is_taken_back_also_after_a_restart(world: World, table_id: int) -> None:
    await world.ann.click("Dogma", on=world.board)
    await world.ann.click("Activate")
    call = world.last
    assert call.pinged == [world.bob.id]
    await world.restart(killed=True)
    await world.bob.click("Currency", on=(await world.bob.click("Choose", on=call)).message)
    assert call.gone


async def test_a_long_outage_does_not_leave_a_table_untold(world: World, table_id: int) -> None:
    world.fails("*", f"/channels/{world.channel.id}/messages*", status=500, times=None)
    await world.ann.click("Draw", on=world.board)
    await world.later(hours=3)
    world.env.backend.faults.clear()
    await world.later(hours=1)
    assert "draws a 1" in world.board.text


@pytest.fixture
async def thread(world: World) -> ChannelHandle:
    """Return a thread in which Ann is to play with Oars against Bob."""
    deal(world, OARS)
    thread = world.thread("innovation")
    await world.ann.slash("game new", at=thread, seats=2)
    lobby = world.messages(thread)[-1]
    await world.bob.click("Join", on=lobby)
    await world.ann.click("Start", on=lobby)
    return thread


async def test_a_thread_has_a_game_of_its_own(world: World, thread: ChannelHandle) -> None:
    assert "table’s open" in (await world.cat.slash("game new")).text
    await world.ann.click("Draw", on=world.board_at(thread))
    assert "draws a 1" in world.board_at(thread).text
    assert "already a game" in (await world.bob.slash("game new", at=thread)).text


@pytest.mark.parametrize("gone", ["thread", "channel"])
async def test_a_game_whose_thread_is_gone_goes_on_elsewhere(
    world: World, thread: ChannelHandle, gone: str
) -> None:
    world.env.backend.delete_channel(thread.id if gone == "thread" else world.channel.id)
    await world.env.settle()
    for player in (world.ann, world.bob):
        assert len([dm for dm in player.dms if "any more. Nothing’s lost" in dm.text]) == 1
    forum = world.guild.create_text_channel("forum")
    await world.bob.slash("game move", at=forum)
    board = world.messages(forum)[-1]
    await world.ann.click("Draw", on=board)
    assert "draws a 1" in board.text
