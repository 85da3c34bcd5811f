"""What can go wrong around a table: each trouble begins now, and ends when it is healed."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from typing import Any

from simcord.http import client as discord_client

from bot.store.backup import back_up, restore
from tests.bot.world import Person, World

STATUSES = ((500, 0), (502, 0), (503, 0), (429, 0))
PLACES = (
    ("PATCH", "/channels/*/messages/*"),
    ("POST", "/channels/*/messages"),
    ("DELETE", "/channels/*"),
    ("PATCH", "/webhooks/*"),
    ("POST", "/interactions/*"),
    ("POST", "/users/@me/channels"),
    ("*", "*"),
)


class Troubles:
    """Makes trouble for one table, at random, and heals it."""

    def __init__(self, world: World, people: list[Person], chance: random.Random) -> None:
        self.world = world
        self.people = people
        self.chance = chance
        self.made: list[str] = []
        self._request = discord_client.FakeHTTPClient.request
        self._locker: sqlite3.Connection | None = None
        self._lost = False

    async def some(self) -> None:
        """One or two troubles, or none."""
        for _ in range(self.chance.choice((0, 1, 1, 2))):
            kind = self.chance.choice(KINDS)
            self.made.append(kind.__name__)
            await kind(self)

    async def heal(self) -> None:
        """All is well again outside: Discord answers, the disk has room, the channel is there."""
        self._discord_answers()
        self._unlock()
        self._writer.execute("PRAGMA max_page_count = 4294967294")
        if self._lost and self.world.channel.id not in self.world.env.backend.channels:
            self.world.channel = self.world.guild.create_text_channel("elsewhere")

    # Discord

    async def errors(self) -> None:
        """Discord answers some requests with an error."""
        (status, code), (method, path) = self.chance.choice(STATUSES), self.chance.choice(PLACES)
        times = self.chance.randint(1, 3)
        self.world.fails(method, path, status=status, code=code, message="Trouble", times=times)

    async def silence(self) -> None:
        """Discord does not answer the next requests at all; half of them it carries out."""
        left, carried_out = self.chance.randint(1, 3), self.chance.random() < 0.5
        request = self._request

        async def silent(client: Any, route: Any, **body: Any) -> Any:
            nonlocal left
            if left <= 0:
                return await request(client, route, **body)
            left -= 1
            if carried_out:
                await request(client, route, **body)
            raise TimeoutError("Discord does not answer")

        setattr(discord_client.FakeHTTPClient, "request", silent)  # noqa: B010

    def _discord_answers(self) -> None:
        """Without an answer to its login the bot does not start: the host tries again later."""
        self.world.env.backend.faults.clear()
        setattr(discord_client.FakeHTTPClient, "request", self._request)  # noqa: B010

    async def closed_messages(self) -> None:
        """Somebody closes their direct messages."""
        self.chance.choice(self.people).closes_dms()

    async def no_permission(self) -> None:
        """The bot may no longer do anything in the channel."""
        for path in ("messages", "messages/*"):
            self.world.fails(
                "*",
                f"/channels/{self.world.channel.id}/{path}",
                status=403,
                code=50013,
                message="Missing Permissions",
                times=None,
            )

    async def deleted_message(self) -> None:
        """Somebody deletes a message of the bot, in the channel or among their own."""
        channel = self.chance.choice([self.world.channel, *(person.dm for person in self.people)])
        shown = self.world.messages(channel)
        if shown:
            self.world.env.backend.delete_message(channel.id, self.chance.choice(shown).id)
            await self.world.env.settle()

    async def deleted_channel(self) -> None:
        """Somebody deletes the channel, or the thread; the bot may not hear of it."""
        if self._lost or self.world.channel.id not in self.world.env.backend.channels:
            return
        self._lost = True
        if self.chance.random() < 0.5:
            self.world.env.backend.delete_channel(self.world.channel.id)
        else:
            with self._unheard():
                self.world.env.backend.delete_channel(self.world.channel.id)
        await self.world.env.settle()

    async def lost_gateway(self) -> None:
        """The connection is lost for a while, and somebody tidies up meanwhile."""
        self.world.bot.dispatch("disconnect")
        with self._unheard():
            for shown in self.world.messages()[-2:]:
                self.world.env.backend.delete_message(shown.channel_id, shown.id)
        self.world.bot.dispatch("resumed")
        await self.world.env.settle()

    def _unheard(self) -> _Unheard:
        return _Unheard(self.world.env.backend.subscribers)

    async def left(self) -> None:
        """Somebody leaves the server, and comes back at once, or not before long."""
        person = self.chance.choice(self.people)
        members = self.world.env.backend.guilds[self.world.guild.id].members
        if person.id in members:
            person.leaves()
            await self.world.env.settle()
            person.member = self.world.guild.add_member(person.user)
            await self.world.env.settle()

    # The bot and its disk

    async def stopped(self) -> None:
        """The bot is stopped, or killed, and started again."""
        self._unlock()
        self._discord_answers()
        await self.world.restart(killed=self.chance.random() < 0.6)

    @property
    def _writer(self) -> Any:
        return self.world.bot.tables.store._connection._writer

    async def full_disk(self) -> None:
        """There is no room for anything more in the database."""
        (pages,) = self._writer.execute("PRAGMA page_count").fetchone()
        self._writer.execute(f"PRAGMA max_page_count = {pages}")

    async def locked_disk(self) -> None:
        """Some other program has locked the database."""
        if self._locker is None:
            self._writer.execute("PRAGMA busy_timeout = 10")
            self._locker = sqlite3.connect(self.world.store_path, isolation_level=None)
            self._locker.execute("BEGIN IMMEDIATE")

    def _unlock(self) -> None:
        if self._locker is not None:
            self._locker.close()
            self._locker = None

    async def damaged_disk(self) -> None:
        """The file is damaged while the bot does not run; the host restores the last backup."""
        self._unlock()
        self._discord_answers()
        await self.world.bot.close()
        path = self.world.store_path
        copy = path.with_name(f"backup-{self.chance.getrandbits(32)}")
        back_up(path, copy)
        with closing(sqlite3.connect(path)) as disk:
            disk.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        damaged = bytearray(path.read_bytes())
        damaged[4096 : 4096 * 6] = b"\xff" * 4096 * 5
        path.write_bytes(bytes(damaged))
        restore(copy, path)
        await self.world.restart(killed=True)


class _Unheard:
    """What happens in here the bot is not told of."""

    def __init__(self, subscribers: list[Any]) -> None:
        self._subscribers = subscribers
        self._listening: list[Any] = []

    def __enter__(self) -> None:
        self._listening, self._subscribers[:] = list(self._subscribers), []

    def __exit__(self, *_: object) -> None:
        self._subscribers[:] = self._listening


KINDS: tuple[Callable[[Troubles], Awaitable[None]], ...] = (
    Troubles.errors,
    Troubles.errors,
    Troubles.silence,
    Troubles.closed_messages,
    Troubles.no_permission,
    Troubles.deleted_message,
    Troubles.deleted_channel,
    Troubles.lost_gateway,
    Troubles.left,
    Troubles.stopped,
    Troubles.full_disk,
    Troubles.locked_disk,
    Troubles.damaged_disk,
)
