"""Injected faults around a table, each of which begins and is healed later.

Faults overlap: ``FaultInjector.together`` counts which ones have coincided.
"""

from __future__ import annotations

import random
from collections import Counter
from contextlib import suppress
from typing import Any, ClassVar

import discord
from simcord import BackendError, SetupError
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.core.settings import is_database_url
from tests.bot.world import Person, World
from tests.chaos.disk import Disk
from tests.chaos.network import Network
from tests.chaos.server import Server


class Fault:
    """A fault that begins and ends around a table."""

    name: ClassVar[str]

    def __init__(self, around: FaultInjector) -> None:
        self.around = around
        self.world = around.world
        self.chance = around.chance

    @property
    def backend(self) -> Any:
        """The simulated Discord."""
        return self.world.env.backend

    async def begin(self) -> bool:
        """Begin; return false if that is impossible at this moment."""
        raise NotImplementedError

    async def end(self) -> None:
        """End the fault and restore normal operation."""


class Errors(Fault):
    """Discord answers some requests with an error, or not at all."""

    name = "Discord fails"

    async def begin(self) -> bool:
        for _ in range(self.chance.randint(1, 3)):
            self.around.network.fail()
        return True

    async def end(self) -> None:
        self.around.network.answer()


class LostGateway(Fault):
    """The bot misses events for a while; then it receives all of them, or none."""

    name = "lost gateway"

    async def begin(self) -> bool:
        if not self.around.network.connected:
            return False
        self.around.network.disconnect()
        return True

    async def end(self) -> None:
        if not self.around.network.connected:
            session = self.chance.random() < 0.5
            self.around.made["gateway resumed" if session else "gateway with a new session"] += 1
            await self.around.network.resume(session=session)


class ClosedMessages(Fault):
    """A person closes their direct messages."""

    name = "closed direct messages"

    async def begin(self) -> bool:
        self.person = self.chance.choice(self.around.people)
        self.around.shut(self.person, self)
        return True

    async def end(self) -> None:
        self.around.unshut(self.person, self)


class Left(Fault):
    """A person leaves the server; then the bot cannot write to them either."""

    name = "member left"

    async def begin(self) -> bool:
        self.person = self.chance.choice(self.around.people)
        guild = self.backend.guilds.get(self.world.guild.id)
        if guild is None or self.person.id not in guild.members:
            return False
        self.person.leaves()
        self.around.shut(self.person, self)
        await self.world.env.settle()
        return True

    async def end(self) -> None:
        guild = self.backend.guilds.get(self.world.guild.id)
        if guild is not None and self.person.id not in guild.members:
            self.person.member = self.world.guild.add_member(self.person.user)
        self.around.unshut(self.person, self)


class NoPermission(Fault):
    """The bot loses a permission that it needs in the channel."""

    name = "removed permissions"
    DENIED: ClassVar = (
        discord.Permissions(view_channel=True),
        discord.Permissions(send_messages=True, send_messages_in_threads=True),
        discord.Permissions(attach_files=True),
        discord.Permissions(create_public_threads=True, send_messages=True),
        discord.Permissions.all(),
    )

    async def begin(self) -> bool:
        here = self.backend.channels.get(self.world.channel.id)
        if here is None or here.guild_id is None:
            return False
        self.channel = self.backend.channels[here.permission_channel_id()]
        denied = self.chance.choice(self.DENIED).value
        bot = self.backend.bot_user.id
        self._set([Overwrite(bot, OverwriteType.MEMBER, deny=denied)])
        await self.world.env.settle()
        return True

    async def end(self) -> None:
        self._set([])

    def _set(self, overwrites: list[Overwrite]) -> None:
        self.channel.overwrites = overwrites
        if self.channel.id in self.backend.channels:
            self.backend.announce_channel_update(self.channel.id)


class DeletedMessage(Fault):
    """Messages of the bot in the channel are deleted; in direct messages none can be."""

    name = "deleted message"

    async def begin(self) -> bool:
        channel = self.world.channel
        shown = self.world.messages(channel)
        for gone in self.chance.sample(shown, min(len(shown), self.chance.randint(1, 3))):
            self.backend.delete_message(channel.id, gone.id)
        await self.world.env.settle()
        return bool(shown)


class DeletedChannel(Fault):
    """The channel, or the thread, in which the game is played is deleted."""

    name = "deleted channel"
    thread: ClassVar = False

    async def begin(self) -> bool:
        here = self.backend.channels.get(self.world.channel.id)
        if here is None or here.guild_id is None or here.is_thread != self.thread:
            return False
        self.backend.delete_channel(here.id)
        await self.world.env.settle()
        return True


class DeletedThread(DeletedChannel):
    """The thread in which the game is played is deleted."""

    name = "deleted thread"
    thread = True


class DeletedParent(Fault):
    """The parent channel of the game's thread is deleted, with its threads."""

    name = "deleted channel with its threads"

    async def begin(self) -> bool:
        here = self.backend.channels.get(self.world.channel.id)
        if here is None or not here.is_thread or here.parent_id not in self.backend.channels:
            return False
        threads = [each for each in self.backend.channels.values() if each.is_thread]
        gone = [each.id for each in threads if each.parent_id == here.parent_id]
        for channel_id in gone:  # Discord does not mention these
            del self.backend.channels[channel_id]
            self.backend.messages.pop(channel_id, None)
            self.backend.guilds[here.guild_id].thread_ids.remove(channel_id)
        self.backend.delete_channel(here.parent_id)
        await self.world.env.settle()
        return True


class ThrownOut(Fault):
    """The bot is removed from the server, and invited again later."""

    name = "bot thrown out"

    async def begin(self) -> bool:
        self.guild = self.backend.guilds.pop(self.world.guild.id, None)
        if self.guild is None:
            return False
        inside = [*self.guild.channel_ids, *self.guild.thread_ids]
        self.channels = {each: self.backend.channels.pop(each) for each in inside}
        self.messages = {each: self.backend.messages.pop(each, {}) for each in inside}
        self.backend.emit("GUILD_DELETE", {"id": str(self.guild.id)})
        await self.world.env.settle()
        return True

    async def end(self) -> None:
        self.backend.guilds[self.guild.id] = self.guild
        self.backend.channels.update(self.channels)
        self.backend.messages.update(self.messages)
        payload = serializers.guild_create_payload(self.backend, self.guild)
        self.backend.emit("GUILD_CREATE", payload)


class DeletedServer(Fault):
    """The server is deleted; its players meet on another one."""

    name = "deleted server"

    async def begin(self) -> bool:
        if self.around.bound or self.world.guild.id not in self.backend.guilds:
            return False
        self.backend.remove_guild(self.world.guild.id)
        for person in self.world.people:
            self.around.shut(person, self)
        await self.world.env.settle()
        return True

    async def end(self) -> None:
        self.world.guild = self.world.env.create_guild("Rhodes")
        for person in self.world.people:
            person.member = self.world.guild.add_member(person.user)
            self.around.unshut(person, self)


class Stopped(Fault):
    """The bot is stopped, as by SIGTERM, and started again."""

    name = "stopped and started"

    async def begin(self) -> bool:
        await self.around.restart(killed=False)
        return True


class Killed(Fault):
    """The bot is killed while it waits, and started again."""

    name = "kill -9"

    async def begin(self) -> bool:
        await self.around.restart(killed=True)
        return True


class KilledMidway(Fault):
    """The bot is killed in the middle of its next operation, and started again."""

    name = "kill -9 in the middle of something"

    async def begin(self) -> bool:
        self.around.network.schedule_kill()
        return True

    async def end(self) -> None:
        await self.around.revive()
        self.around.network.cancel_kill()


class FullDisk(Fault):
    """The database has no space left."""

    name = "full disk"

    async def begin(self) -> bool:
        self.around.disk.fill()
        return True

    async def end(self) -> None:
        self.around.disk.make_room()


class LockedDatabase(Fault):
    """Another program has locked the database."""

    name = "locked database"

    async def begin(self) -> bool:
        self.around.disk.lock()
        return True

    async def end(self) -> None:
        self.around.disk.unlock()


class CutConnections(Fault):
    """The database server restarts: all connections to it break."""

    name = "cut connections to the database"

    async def begin(self) -> bool:
        return self.around.disk.cut()


class DamagedDatabase(Fault):
    """The database is damaged under the bot; the host stops it and restores a backup.

    Every press in the meantime gets an answer.
    """

    name = "corrupted database"

    async def begin(self) -> bool:
        await self.around.revive()
        self.around.disk.damage()
        await self.around.somebody_asks()
        await self.around.restart(killed=False, damaged=True)
        return True


KINDS: tuple[type[Fault], ...] = (
    Errors,
    Errors,
    Errors,
    LostGateway,
    LostGateway,
    ClosedMessages,
    ClosedMessages,
    Left,
    NoPermission,
    NoPermission,
    DeletedMessage,
    DeletedMessage,
    DeletedChannel,
    DeletedThread,
    DeletedParent,
    ThrownOut,
    DeletedServer,
    Stopped,
    Killed,
    KilledMidway,
    KilledMidway,
    FullDisk,
    LockedDatabase,
    CutConnections,
    DamagedDatabase,
)


class FaultInjector:
    """A generator of random faults for one table, which also ends them."""

    def __init__(
        self, world: World, people: list[Person], chance: random.Random, *, bound: bool
    ) -> None:
        """Create it. ``bound``: the game cannot move to another server."""
        self.world = world
        self.people = people
        self.chance = chance
        self.bound = bound
        self.network = Network(world, chance)
        self.disk: Disk | Server
        self.disk = (Server if is_database_url(world.store_path) else Disk)(world, chance)
        self.made: Counter[str] = Counter()
        self.together: Counter[frozenset[str]] = Counter()
        self.story: list[str] = []  # the events so far, for debugging
        self.restored = False  # since anybody has asked
        self._under_way: list[Fault] = []
        self._shut: dict[int, list[Fault]] = {}

    async def inject_some(self) -> None:
        """Begin one or two faults, or none; end some of those under way."""
        for _ in range(self.chance.choice((0, 1, 1, 2))):
            await self._begin(self.chance.choice(KINDS)(self))
        for fault in list(self._under_way):
            if self.chance.random() < 0.25:
                await self._end(fault)

    async def _begin(self, fault: Fault) -> None:
        if any(type(fault) is type(other) for other in self._under_way):
            return
        if not await fault.begin():
            return
        self.made[fault.name] += 1
        self.story.append(fault.name)
        for other in self._under_way:
            self.together[frozenset((fault.name, other.name))] += 1
        if type(fault).end is not Fault.end:
            self._under_way.append(fault)

    async def _end(self, fault: Fault) -> None:
        if fault in self._under_way:
            self._under_way.remove(fault)
            self.story.append(f"no more {fault.name}")
            await fault.end()

    async def heal(self) -> None:
        """End all faults: Discord answers, the disk has space, the bot runs."""
        await self.revive()
        for fault in reversed(self._under_way[:]):
            await self._end(fault)
        await self.revive()
        for person in self.world.people:
            if person.id not in self.world.env.backend.guilds[self.world.guild.id].members:
                person.member = self.world.guild.add_member(person.user)

    def remove(self) -> None:
        """Restore Discord."""
        self.network.remove()

    async def revive(self) -> None:
        """Start the bot again if it has died."""
        if self.network.dead:
            self.made["died in the middle of something"] += 1
            self.story.append("died")
            await self.restart(killed=True)

    async def restart(self, *, killed: bool, damaged: bool = False) -> None:
        """Stop the bot, or kill it, and start another one.

        Without Discord's answers, or with a locked file, that one would not start: the host tries
        again until it does. If the file is ``damaged``, the host restores the backup.
        """
        over = (Errors, LostGateway, LockedDatabase, KilledMidway)
        self._under_way = [each for each in self._under_way if not isinstance(each, over)]
        self.network.hang_up()
        self.network.answer()
        self.disk.unlock()
        if self.network.dead:
            if damaged:  # the process is gone, with all its open files
                self.world.bot.tables.store.close()
        elif not killed:
            self.network.cancel_kill()
            await self.world.bot.close()
        if killed:
            self.disk.kill()
        if damaged:
            self.disk.put_back()
            self.restored = True
        await self.world.env.restart_bot(self.world.new_bot())
        self.network.cancel_kill()
        self.disk.opened_anew()

    async def somebody_asks(self) -> None:
        """Let a person look at their hand."""
        person, calm = self.chance.choice(self.people), self.network.calm
        with suppress(LookupError, SetupError, BackendError):
            reply = await person.click("Refresh", on=person.last_dm)
            if calm and self.network.calm and not self.network.dead:
                assert reply.acknowledged, f"{person} is not answered on {person.last_dm}"

    def shut(self, person: Person, why: Fault) -> None:
        """Keep the bot from writing to ``person``."""
        self._shut.setdefault(person.id, []).append(why)
        if len(self._shut[person.id]) == 1:
            person.closes_dms()

    def unshut(self, person: Person, why: Fault) -> None:
        """Let the bot write to ``person`` again, as far as ``why`` is concerned."""
        reasons = self._shut.get(person.id, [])
        if why in reasons:
            reasons.remove(why)
            if not reasons:
                person.opens_dms()
