"""A bot, one of three on one PostgreSQL database, playing until it is killed.

Each has an in-memory Discord of its own, with the servers of its shard, of which all people are
members. At each table one person acts on the server, and the others by direct message at another
bot, as if all direct messages arrived at one of them. Each accepted answer is told. After the first
order all people stop acting; when the orders end the bot delivers all outstanding messages and
stops.
"""

from __future__ import annotations

import asyncio
import random
import threading
from contextlib import suppress
from multiprocessing.connection import Connection

import simcord

from bot.core.shards import Shards
from bot.core.table import Table
from bot.features.board.sync import MessageSync
from bot.features.computers.driver import Computers
from tests import simcord_seam
from tests.bot.autoplay import Autoplay
from tests.bot.dealt import Shuffled
from tests.bot.world import Impatient, Person, Shown, World, new_bot

COUNT = 3
SEATS = 4
GAMES = ("innovation", "civ", "innovation")


class Resident(Person):
    """A person with the same id in every world."""

    def __init__(self, world: World, user: simcord.UserHandle) -> None:
        self._world = world
        self._env = world.env
        self.user = user
        self.member = world.guild.add_member(user)


class Country(World):
    """The server of one shard, with the people of all tables."""

    def __init__(
        self, env: simcord.Env, url: str, shard: int, life: int, count: int = COUNT, others: int = 0
    ) -> None:
        """``others``: the number of people without a seat on any server."""
        self.env = env
        self.store_path = url
        users = [env.create_user(f"p{number:02}") for number in range(count * SEATS + others)]
        # Ids made from now on are unique: in all worlds, and in all earlier lives.
        env.backend.advance_clock(count + shard)
        self.guild = env.create_guild(f"Country {shard}", shard_id=shard)
        self.channel = self.guild.create_text_channel("agora")
        self.people = tuple(Resident(self, user) for user in users)
        env.backend.advance_clock(60 * (life + 1))

    def seated(self, shard: int) -> list[Person]:
        """Return the players at the table of a shard."""
        return list(self.people[shard * SEATS : (shard + 1) * SEATS])


class Bot:
    """A bot, and the people playing through it."""

    def __init__(
        self, world: Country, shard: int, life: int, told: Connection, count: int = COUNT
    ) -> None:
        self.world = world
        self.told = told
        self.shard = shard
        self.count = count
        self.chance = random.Random(f"{shard} {life}")

    async def open(self) -> None:
        """Begin the game of this server, unless an earlier life did."""
        tables, people = self.world.bot.tables, self.world.seated(self.shard)
        if not (playing := tables.of_user(people[0].id)):
            await people[0].slash("game new", seats=SEATS, game=GAMES[self.shard])
            playing = tables.of_user(people[0].id)
        (table,) = playing
        for person in people[1:3]:
            if table.status == "lobby" and not table.seat_of(person.id):
                table = await tables.join(table.id, person.id, person.name)
        if table.status == "lobby" and not table.computers:
            table = await self.world.bot.get(Computers).add(table.id, people[0].id, "easy")
        if table.status == "lobby":
            await tables.start(table.id, people[0].id, seed=self.shard)
            with simcord_seam.bot_scope(self.world.env):  # by the clock of the bot
                self.world.bot.get(MessageSync).tell(table.id)

    async def act(self) -> None:
        """Let a person answer through this bot; if none is awaited, let some time pass."""
        waiting = [
            (person, table)
            for number, person in enumerate(self.world.people)
            if number % self.count == self.shard
            for table in self.world.bot.tables.of_user(person.id)
            if table.played_by(person.id) in table.awaited
        ]
        if not waiting:
            await self.rest()
            return
        person, table = self.chance.choice(waiting)
        player = table.player_of(person.id)
        assert table.game is not None
        assert player is not None
        number = table.game.pending[player].number
        play = Autoplay(self.world, [person], self.chance.getrandbits(32))
        await play.decide(person, await self.door(person, table))
        self.told.send((table.id, number, player))

    async def rest(self) -> None:
        """Let time pass, in this world and in the others."""
        await self.world.later(seconds=31)
        await asyncio.sleep(0.02)

    async def door(self, person: Person, table: Table) -> Shown:
        """Return where ``person`` can answer: on the table's server, or from their list."""
        if table.guild_id == self.world.guild.id:
            return (await person.slash("game hand")).messages[0]
        return await self.door_elsewhere(person)

    async def door_elsewhere(self, person: Person) -> Shown:
        """Return the message on which ``person`` can answer at a table of another server."""
        listed = await person.slash("mygames")
        doors = [b for b in listed.message.buttons if b.custom_id.startswith("hand:")]
        return (await person.click(doors[0].custom_id, on=listed.message)).messages[0]

    async def wind_up(self) -> None:
        """Make the last changes, while the other processes can still show them."""

    async def finish(self) -> None:
        """Wait until the bot has delivered all messages."""
        for _ in range(20):
            await self.rest()
            if not list(self.world.bot.tables.untold()):
                return
        raise AssertionError("something is not told")


async def play(env: simcord.Env, one: Bot, orders: Connection) -> None:
    """Let people play through a bot until the orders end."""
    resting, over = threading.Event(), threading.Event()

    def listen() -> None:
        for each in (resting, over):
            with suppress(EOFError):
                orders.recv()
            each.set()

    threading.Thread(target=listen, daemon=True).start()
    await env.start()
    await one.open()
    while not resting.is_set():
        await one.act()
    await one.wind_up()
    one.told.send("resting")
    while not over.is_set():
        await one.rest()
    await one.finish()
    await one.world.bot.close()
    await env.shutdown()
    if env.check_errors:
        simcord_seam.raise_errors(env, since=0)


async def main(url: str, shard: int, life: int, orders: Connection, told: Connection) -> None:
    """Play until the orders end."""
    bot = new_bot(url, shards=Shards(shard, shard, COUNT), dealer=Shuffled(COUNT * life + shard))
    # The first process alone makes the commands known: Discord has them for all servers.
    env = Impatient(bot, shard_count=COUNT, settle_timeout=60.0, strict_sync=shard == 0)
    await play(env, Bot(Country(env, url, shard, life), shard, life, told), orders)
