"""One game among troubles, and what must be true of it in the end."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from typing import Any

import simcord

from bot.store import GivenAnswer
from bot.table import Table
from engine import GAMES
from engine.innovation.cards import CARDS
from tests.bot.autoplay import Autoplay
from tests.bot.record import assert_replayed
from tests.bot.world import Person, Shown, World
from tests.chaos.troubles import Troubles

KINDS: tuple[dict[str, Any], ...] = (
    {"game": "innovation"},
    {"game": "civ"},
    {"game": "innovation", "computers": "easy"},
    {"game": "civ", "variant": "draft"},
)
# What somebody does beside answering.
ASIDES = ("game undo", "game orders", "game log", "game seat", "mygames", "away", "game hint")

AMISS = (AssertionError, LookupError, simcord.SetupError, simcord.BackendError)


class Ordeal:
    """People who play one game while everything goes wrong."""

    def __init__(self, world: World, seed: int) -> None:
        self.world = world
        self.chance = random.Random(seed)
        self.kind = KINDS[seed % len(KINDS)]
        self.people = list(world.people[: 2 + seed % 2])
        if seed % 3 == 0:
            world.channel = world.thread("games")
        self.troubles = Troubles(world, self.people, self.chance)
        self.told: dict[int, GivenAnswer] = {}  # answers that people were told are accepted
        self.table_id = 0
        self._players = Autoplay(world, self.people, seed)
        self._seen: dict[int | None, set[str]] = {}  # the cards that each may know, and everybody

    @property
    def table(self) -> Table:
        """The table at which they play."""
        return self.world.bot.tables.get(self.table_id)

    async def begin(self) -> None:
        """They sit down while all is well."""
        first, *others = self.people
        await first.slash("game new", seats=len(self.people) + bool(self.kind.get("computers")),
                          **self.kind)  # fmt: skip
        for person in others:
            await person.click("Join")
        await first.click("Start")
        table = self.world.bot.tables.at_channel(self.world.channel.id)
        assert table is not None
        self.table_id = table.id
        self._look()

    async def play(self, decisions: int) -> None:
        """So many times something goes wrong and somebody goes on."""
        for _ in range(decisions):
            await self.troubles.some()
            await self._aside()
            await self._answer()
            self._look()
            if self.chance.random() < 0.4:
                await self.troubles.heal()
            if self.chance.random() < 0.3:
                await self.world.later(minutes=self.chance.choice((1, 30, 300)))
            if not self.table.active:
                return

    async def _aside(self) -> None:
        if self.chance.random() < 0.3:
            person = self.chance.choice(self.people)
            try:
                reply = await person.slash(self.chance.choice(ASIDES))
                buttons = reply.message.labels
                if buttons:
                    await person.click(self.chance.choice(buttons), on=reply.message)
            except (*AMISS, IndexError, TypeError):
                return

    async def _answer(self) -> None:
        awaited = [seat for seat in self.table.awaited if seat.played_by_person]
        if not awaited or not self.table.active:
            return
        person = self.world.person(self.chance.choice(awaited).person)
        before = self.table.answer_count
        try:
            await self._players.decide(person, await self._panel(person))
        except AMISS:
            return
        for answer in self.world.bot.tables.answers(self.table_id)[before:]:
            self.told[answer.number] = answer

    async def _panel(self, person: Person) -> Shown | None:
        """Where this person goes on; ``None``: wherever it is to be found."""
        if self.chance.random() < 0.5 or self.world.channel.id not in self._channels:
            return person.last_dm if person.dms else None
        return None

    @property
    def _channels(self) -> Any:
        return self.world.env.backend.channels

    def _look(self) -> None:
        """Note what everybody may know by now."""
        table = self.table
        if table.game is None or table.game_name != "innovation":
            return
        events = self.world.bot.tables.events(self.table_id)
        viewers = {seat.user_id: seat.player for seat in table.seats if seat.user_id is not None}
        for person, player in [(None, None), *viewers.items()]:
            known = self._seen.setdefault(person, set())
            known |= GAMES[table.game_name].named(table.game.view(player))
            known |= {card for event in events if (card := event.for_viewer(player).card)}

    # What must be true in the end

    async def audit(self) -> None:
        """Once all is well again, nothing is lost, nobody is stuck, nothing hidden was shown."""
        await self.troubles.heal()
        for person in self.people:
            person.opens_dms()
        await self.world.later(hours=2)
        if self.table.active and self.table.channel_id not in self._channels:
            await self.people[0].slash("game move", at=self.world.channel)
            await self.world.later(hours=1)
        self._nothing_lost()
        await self._nobody_stuck()
        self._look()
        self._nothing_shown()

    def _nothing_lost(self) -> None:
        with closing(sqlite3.connect(self.world.store_path)) as disk:
            assert disk.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            assert disk.execute("PRAGMA foreign_key_check").fetchall() == []
        tables = self.world.bot.tables
        answers = tables.answers(self.table_id)
        assert_replayed(self.table, answers, tables.events(self.table_id))
        kept = {answer.number: answer for answer in answers}
        for number, told in self.told.items():
            there = kept.get(number)
            assert there is not None, f"lost: {told}"
            same = (there.decision, there.player, there.answer, there.user_id)
            assert same == (told.decision, told.player, told.answer, told.user_id)
        counting = [(answer.decision, answer.player) for answer in answers if not answer.undone]
        assert len(set(counting)) == len(counting), "doubled"

    async def _nobody_stuck(self) -> None:
        """Whoever is awaited sees it, and can answer."""
        table = self.table
        if not table.active:
            return
        # Who is away, or sleeps, is called later: the table's message shows that it waits for them.
        assert table.shown == table.version, table
        assert not self.world.bot.calls.due(table), table
        assert table.awaited, "nobody can go on"
        for seat in [seat for seat in table.awaited if seat.played_by_person]:
            person = self.world.person(seat.person)
            seen = [shown for shown in (*person.dms, *person.sees()) if shown.labels]
            assert seen, f"{person} sees nothing to press"
            assert any(person.mention in shown.text for shown in person.sees()) or person.dms
            before = self.table.answer_count
            hand = await person.slash("game hand", at=self.world.channel)
            await self._players.decide(person, hand.message)
            assert self.table.answer_count > before
            if not self.table.active:
                return

    def _nothing_shown(self) -> None:
        """No message tells anybody a card of which they cannot know."""
        if not self._seen:
            return
        public = self._seen[None]
        for shown in self.world.messages():
            self._check(shown, public)
        for person in self.people:
            for shown in person.dms:
                self._check(shown, self._seen[person.id] | public)

    def _check(self, shown: Shown, known: set[str]) -> None:
        said = shown.text + "\n" + shown.alt
        for card in CARDS.values():
            if card.id not in known:
                assert card.names["en"] not in said, f"{card.id} is hidden, but: {shown}"
