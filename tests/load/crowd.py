"""Many people at many tables, answering all questions, as fast as needed."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import simcord

from bot.core.table import Table
from bot.storage import GivenAnswer
from tests.bot.autoplay import Autoplay
from tests.bot.record import assert_replayed
from tests.bot.world import Person, Shown, World
from tests.load.meter import Meter

PATIENCE = 30.0
GAMES: tuple[dict[str, Any], ...] = (
    {"game": "innovation"},
    {"game": "civ"},
    {"game": "innovation"},
    {"game": "civ", "variant": "draft"},
)


class Party(World):
    """A group of people playing game after game in the only channel of their server."""

    def __init__(
        self, env: simcord.Env, store_path: Path, meter: Meter, number: int, people: int
    ) -> None:
        self.env = env
        self.store_path = store_path
        self.guild = env.create_guild(f"Server {number}")
        self.channel = self.guild.create_text_channel("table")
        self.people = tuple(Somebody(self, meter, f"p{number}x{n}") for n in range(people))
        self.busy = False
        self.told: list[tuple[int, int, str]] = []  # table, decision, player: accepted answers
        self._played: set[int] = set()
        self._meter = meter
        self._options = GAMES[number % len(GAMES)]
        self._players = Autoplay(self, list(self.people), number)
        self._chance = random.Random(number)

    @property
    def table(self) -> Table | None:
        """The table at which they play."""
        return self.bot.tables.at_channel(self.channel.id)

    async def gather(self) -> None:
        """Open a table, sit down and begin."""
        first, *others = self.people
        await first.slash("game new", seats=len(self.people), **self._options)
        lobby = await self._finds(first, "Join")
        for person in others:
            await person.click("Join", on=lobby)
        await first.click("Start", on=await self._finds(first, "Start"))

    async def answer(self) -> bool:
        """Let an awaited player answer, or begin the next game.

        Returns whether that succeeded.
        """
        self.busy = True
        try:
            table = self.table
            if table is None:
                await self.gather()
                return True
            assert table.game is not None
            seat = self._chance.choice(table.awaited)
            decision = table.game.pending[seat.player]
            self._played.add(table.id)
            self._meter.at_table(table.id)
            await self._players.decide(self.person(seat.person))
            self.told.append((table.id, decision.number, seat.player))
        except (AssertionError, LookupError, simcord.SetupError):
            # Their button has just changed: they look again later.
            return False
        finally:
            self.busy = False
        return True

    async def _finds(self, person: Person, button: str) -> Shown:
        while True:
            try:
                return person.finds(lambda shown: shown.offers(button))
            except LookupError:
                await asyncio.sleep(0.05)

    def audit(self) -> int:
        """Check that each accepted answer is stored once and leads to the game.

        Returns the number of answers.
        """
        tables = self.bot.tables
        given: dict[tuple[int, int, str], GivenAnswer] = {}
        for table_id in sorted(self._played):
            table, answers = tables.get(table_id), tables.answers(table_id)
            if table.game is None:
                continue
            assert_replayed(table, answers, tables.events(table_id))
            for answer in answers:
                one = (table_id, answer.decision, answer.player)
                assert one not in given, f"doubled: {one}"
                given[one] = answer
            assert table.awaited or not table.active, f"stuck: {table}"
        lost = [one for one in self.told if one not in given]
        assert not lost, f"lost: {lost}"
        return len(given)


class Somebody(Person):
    """A person waiting for the response to each press."""

    def __init__(self, world: World, meter: Meter, name: str) -> None:
        super().__init__(world, name)
        patient: Any = (_Patient(self.user, meter), _Patient(self.member, meter))
        self.user, self.member = patient


class _Patient:
    """A simcord actor that waits for the answer to each press."""

    def __init__(self, actor: Any, meter: Meter) -> None:
        self._actor = actor
        self._meter = meter

    def __getattr__(self, name: str) -> Any:
        does = getattr(self._actor, name)
        if name not in ("click", "select", "slash"):
            return does

        async def patiently(*args: Any, **kwargs: Any) -> Any:
            result = await does(*args, **kwargs)
            if not await self._meter.answer(PATIENCE):
                raise LookupError(f"no answer within {PATIENCE} seconds")
            return result

        return patiently
