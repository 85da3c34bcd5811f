"""A server with a channel, two users and the bot, and its invariants."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot.storage import Store
from tests.bot.record import assert_replayed
from tests.wire.autoplay import Autoplay
from tests.wire.bot_process import BotProcess
from tests.wire.player import Player
from tests.wire.reading import asks, buttons
from tests.wire.server import WireDiscord
from tests.wire.state import Message

OPEN_TABLE = ("hand:", "choose:")


class World:
    """Ann and Bob in a channel of a server of shard ``shard``, and their table."""

    def __init__(self, discord: WireDiscord, shard: int = 0) -> None:
        self.discord = discord
        self.guild = discord.guild(shard=shard)
        self.channel = discord.channel(self.guild)
        self.ann = Player(discord, "ann", self.guild, self.channel)
        self.bob = Player(discord, "bob", self.guild, self.channel)
        self.play = Autoplay(discord, [self.ann, self.bob], seed=1)

    async def ready(self, *shards: int) -> None:
        """Wait until the bot is connected with these shards, and commands are there."""
        wanted = list(shards or [0])
        await self.discord.until(
            lambda: self.discord.gateway.shards == wanted and self.discord.state.commands,
            "the bot is connected",
        )

    async def begin(self, game: str) -> None:
        """Open a table for both, and start the game there."""
        await self.ann.slash("game new", game=game, seats=2)
        await self.discord.until(lambda: self.ann.finds("Join"), "the lobby is shown")
        await self.bob.click("Join")
        await self.discord.until(lambda: self.ann.reads("Bob", "Start"), "Bob has a seat")
        await self.ann.click("Start")
        await self.discord.until(self.play.asked, "somebody is asked")

    async def asked(self) -> Player:
        """A player awaited by the game, once there is one."""
        return (await self.discord.until(self.play.asked, "somebody is asked"))[0]

    def over(self) -> Message | None:
        """The message with the end of the game, if it is over."""
        return self.ann.finds("Rematch", self.channel)

    async def end(self) -> None:
        """End the game: Ann resigns."""
        question = await self.ann.slash("game resign")
        assert question.original is not None
        await self.ann.click("Yes, resign", question.original)
        await self.discord.until(self.over, "the end is shown")

    async def settled(self) -> None:
        """Wait until each player has at most one message that asks, and one table is left."""
        await self.discord.until(lambda: not self._doubled(), "nothing is there twice")

    def tables(self) -> list[Message]:
        """The public messages that open a hand, which pings do not."""
        seen = [m for m in self.ann.sees() if m.only_for is None and m.attachments]
        return [m for m in seen if any(b.startswith(OPEN_TABLE) for b in buttons(m))]

    def _doubled(self) -> list[Message]:
        """The messages with components that repeat an earlier one."""
        asking = [[m for m in player.dms if asks(m)] for player in (self.ann, self.bob)]
        tables = self.tables()
        return [message for same in (*asking, tables) for message in same[1:]]


@asynccontextmanager
async def bot_in(world: World, data: Path, **settings: str) -> AsyncIterator[BotProcess]:
    """A connected bot. An error in its log fails the test at the end."""
    async with BotProcess(world.discord, data, **settings) as bot:
        await world.ready()
        yield bot
    assert not bot.errors, "\n".join(bot.log)


def assert_sound(where: Path | str) -> None:
    """Check that each decision is answered once, and that games match their answers."""
    store = Store(where)
    try:
        for table_id in range(1, 3):
            table, answers = store.tables.load(table_id), store.tables.answers(table_id)
            if table is None or table.game is None:
                continue
            given: Any = Counter((answer.decision, answer.player) for answer in answers)
            assert max(given.values(), default=1) == 1
            assert_replayed(table, answers, store.tables.events(table_id))
    finally:
        store.close()
