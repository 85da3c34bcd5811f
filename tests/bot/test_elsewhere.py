"""A bot that serves some of the servers, while other processes serve the others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
import simcord

from bot.core.shards import Shards
from bot.features.board.delivery import DeliveryState
from bot.features.board.sync import MessageSync
from bot.features.tournaments.running.director import Director
from bot.features.tournaments.service import Tournaments
from bot.storage import Store
from bot.tables.service import Tables
from tests import simcord_seam
from tests.bot.dealt import begin
from tests.bot.world import Impatient, Person, World, new_bot
from tests.stores import database

ROUND = 120  # seconds between the rounds of periodic tasks
OTHER_SERVER = 2 << 22  # which another process serves, with direct messages


class Far(World):
    """A server of the second of two shards."""

    def __init__(self, env: simcord.Env, url: str) -> None:
        self.env = env
        self.store_path = url
        self.guild = env.create_guild("Alexandria", shard_id=1)
        self.channel = self.guild.create_text_channel("agora")
        self.ann, self.bob, self.cat, self.dan = self.people = tuple(
            Person(self, name) for name in ("ann", "bob", "cat", "dan")
        )


@pytest.fixture
async def far(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Far]:
    """Return the bot for the second shard, which runs alone."""
    for module in ("core.timers", "features.board.sync", "features.computers.driver"):
        monkeypatch.setattr(f"bot.{module}.PAUSE", timedelta(seconds=ROUND))  # days pass quickly
    with database() as url:
        bot = new_bot(url, shards=Shards(1, 1, 2))
        env = Impatient(bot, shard_count=2, settle_timeout=30.0)
        await env.start()
        await bot.tree.sync()  # which the process of the first shard does
        yield Far(env, url)
        await bot.close()
        await env.shutdown()
        simcord_seam.raise_errors(env, since=0)


async def test_a_tutorial_is_played_where_the_learner_presses(far: Far) -> None:
    far.ann.closes_dms()
    reply = await far.ann.slash("tutorial", game="innovation")
    reply = await far.ann.click("Agriculture (1)", on=reply.message)
    assert "**You go first**" in reply.text
    reply = await far.ann.click("Draw", on=reply.message)
    assert "**Your turn:** 2 actions." in reply.text


async def test_what_failed_before_a_game_moved_away_is_left_to_others(far: Far) -> None:
    await far.ann.slash("game new", seats=2)
    await far.bob.click("Join", on=far.last)
    far.fails("*", f"/channels/{far.channel.id}/messages*", times=None)
    await far.ann.click("Start", on=far.last)
    await far.later(seconds=31)
    assert far.bot.get(MessageSync).untold == 1
    table = far.bot.tables.at_channel(far.channel.id)
    assert table is not None
    await far.bot.tables.move(table.id, 5, OTHER_SERVER)
    await far.later(minutes=5)
    assert far.bot.get(MessageSync).untold == 0


async def test_a_tournament_goes_on_where_it_is_held(
    far: Far, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game of the tournament has moved to this server, and ends here."""
    tournament: Any = type("Tournament", (), {"id": 7, "guild_id": OTHER_SERVER})
    table_id = await begin(far, far.ann, far.bob)
    woken: list[int] = []
    monkeypatch.setattr(far.bot.get(Tournaments), "of_table", lambda _: tournament)
    monkeypatch.setattr(far.bot.get(Director), "wake", woken.append)
    there = Tables(Store(far.store_path), shards=Shards(0, 0, 2))
    heard: list[int] = []
    arrived = asyncio.Event()

    def follow(number: int) -> None:
        heard.append(number)
        arrived.set()

    there.bus.on("tournament", follow)
    there.bus.start()
    ended = replace(far.bot.tables.get(table_id), status="over")
    while not arrived.is_set():  # until the other one listens
        far.bot.get(Director)._follow(ended)
        await far.bot.tables.bus.finish()
        await asyncio.wait([asyncio.create_task(arrived.wait())], timeout=0.1)
    await there.close()
    assert set(heard) == {7}
    assert not woken


@pytest.mark.soak
async def test_what_is_due_elsewhere_is_left_to_who_attends_to_it(
    far: Far, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(far.bot.tables, "now", far.env.now)  # also where a test calls the bot
    here, tables = await begin(far, far.ann, far.bob), far.bot.tables
    there = await tables.open(OTHER_SERVER, 5, far.cat.id, "Cat", seats=2)
    await tables.join(there.id, far.dan.id, "Dan")
    for seat in (await tables.start(there.id, far.cat.id, seed=1)).awaited:
        assert seat.wait is not None
        await far.bot.get(DeliveryState).mark_pinged(
            there.id, {seat.player: seat.wait}
        )  # as they do there
    await far.later(days=1, seconds=ROUND)

    def reminded(table_id: int) -> set[int]:
        clocks = [seat.clock for seat in tables.get(table_id).awaited]
        return {clock.passed for clock in clocks if clock is not None}

    assert reminded(here) == {1}
    assert reminded(there.id) == {0}
    assert far.requests("POST", "/channels/5/messages") == []
    assert far.requests("POST", f"/channels/{far.cat.dm.id}/messages") == []
    assert tables.get(there.id).shown == 0
