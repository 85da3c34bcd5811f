"""A bot, one of two on a PostgreSQL database, which is killed and cut off from it.

Beside the games of both servers, which move between them, a tournament is played on the first one.
Its players answer through both bots; another user watches, and wants to be forgotten.
"""

from __future__ import annotations

from datetime import timedelta
from multiprocessing.connection import Connection

import simcord

from bot.core.errors import NotRead
from bot.core.shards import Shards
from bot.core.table import Table
from bot.core.terms import Terms
from bot.features.tournaments.model import Settings
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.tournament import SIGN_UP, Organiser, Plan
from tests import simcord_seam
from tests.bot.dealt import Shuffled
from tests.bot.multiprocess import SEATS, Bot, Country, play
from tests.bot.world import Impatient, Person, Shown, new_bot
from tests.chaos.game import AMISS
from tests.chaos.kinds import place

COUNT = 2
ENTRANTS = 4
WATCHERS = COUNT


class FaultyBot(Bot):
    """A bot with users who do more than make moves."""

    def __init__(self, world: Country, shard: int, life: int, told: Connection) -> None:
        super().__init__(world, shard, life, told, COUNT)
        self.world.guild.create_text_channel("stoa")
        self.entrants = world.people[COUNT * SEATS :][:ENTRANTS]
        self.watcher = world.people[COUNT * SEATS + ENTRANTS + shard]

    async def open(self) -> None:
        """Begin the game of this server, and the tournament on the first one."""
        await super().open()
        if self.shard == 0:
            await self._open_tournament()

    async def _open_tournament(self) -> None:
        tournaments, guild = self.world.bot.get(Tournaments), self.world.guild
        there = tournaments.of_guild(guild.id, active=False)
        with simcord_seam.bot_scope(self.world.env):
            tournament = (
                there[0]
                if there
                else await tournaments.create(
                    guild.id,
                    self.world.channel.id,
                    self.entrants[0].id,
                    "Summer Cup",
                    "civ",
                    "en",
                    {},
                    Settings("swiss", 2),
                    Plan(ENTRANTS, ENTRANTS, tournaments._tables.now() + timedelta(days=2)),
                    Terms(pace=24 * 14, overdue="forfeit"),
                )
            )
            for person in self.entrants:
                if tournament.status == SIGN_UP and not tournament.participant(person.id):
                    tournament = await tournaments.join(tournament.id, person.id, person.name)
            if tournament.status == SIGN_UP:
                await tournaments.start(tournament.id, Organiser(self.entrants[0].id, guild.id))
        await self.world.env.settle()

    async def act(self) -> None:
        """Let a user answer, follow a game, move one, or be forgotten; it may fail."""
        wish = self.chance.random()
        try:
            if wish < 0.05:
                await self._watch()
            elif wish < 0.07:
                await self.forget()
            elif wish < 0.12:
                await self._move()
            else:
                await super().act()
        except (*AMISS, NotRead):  # the database is restarted, or cut off
            await self.rest()

    async def _watch(self) -> None:
        reply = await self.watcher.slash("watch", at=self._somewhere())
        if reply.message.labels:
            await self.watcher.click(self.chance.choice(reply.message.labels), on=reply.message)

    async def forget(self) -> None:
        """Let this server's watcher be forgotten, if any data is stored about them."""
        reply = await self.watcher.slash("privacy", at=self.world.channel)
        if reply.message.offers("privacy-forget"):
            reply = await self.watcher.click("privacy-forget", on=reply.message)
            await self.watcher.click("privacy-sure", on=reply.message)

    async def _move(self) -> None:
        """Move a game to another channel, perhaps from the server of the other bot."""
        people = self.world.people[: COUNT * SEATS]
        await self.chance.choice(people).slash("game move", at=self._somewhere())

    def _somewhere(self) -> simcord.builders.ChannelHandle:
        """Return a random channel of this server."""
        channels = self.world.env.backend.guilds[self.world.guild.id].channel_ids
        found = place(self.world, self.chance.choice(sorted(channels)))
        assert found is not None
        return found

    async def door(self, person: Person, table: Table) -> Shown:
        """Return the message on which ``person`` can answer."""
        there = place(self.world, table.channel_id)
        if there is not None:
            return (await person.slash("game hand", at=there)).messages[0]
        return await self.door_elsewhere(person)

    async def wind_up(self) -> None:
        """Let the watcher be forgotten, which may change tables of other servers."""
        await self.forget()
        await self.rest()

    async def finish(self) -> None:
        """Wait until all messages are delivered and all requests to forget are done."""
        await super().finish()
        stored = self.world.bot.tables.store.privacy.stored
        left = await self.world.bot.tables.write(lambda: stored(self.watcher.id))
        assert set(left) <= {"settings"}, left  # the language of the last press


async def main(url: str, shard: int, life: int, orders: Connection, told: Connection) -> None:
    """Play until the orders end."""
    bot = new_bot(url, shards=Shards(shard, shard, COUNT), dealer=Shuffled(COUNT * life + shard))
    env = Impatient(
        bot,
        shard_count=COUNT,
        settle_timeout=60.0,
        check_errors=False,
        strict_sync=shard == 0,  # the first process alone makes the commands known
    )
    world = Country(env, url, shard, life, COUNT, ENTRANTS + WATCHERS)
    await play(env, FaultyBot(world, shard, life, told), orders)
