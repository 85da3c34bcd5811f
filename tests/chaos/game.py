"""A game among faults, and its final audit."""

from __future__ import annotations

import random
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import simcord

from bot.core.table import Table, TableKind
from bot.features.reminders.ping_policy import PingPolicy
from bot.host.doctor import discord_findings
from bot.storage import GivenAnswer
from tests.bot.autoplay import Autoplay
from tests.bot.record import assert_replayed
from tests.bot.world import Person, Shown, World
from tests.chaos.faults import DamagedDatabase, FaultInjector
from tests.chaos.kinds import kind, place
from tests.chaos.watch import Watch

# Actions of a user besides answering.
ASIDES = ("game undo", "game orders", "game log", "game seat", "mygames", "away", "game hint")

DEATHS = 3  # in the end, one after the other

# The errors that players see during faults: no buttons, no answer, no such place.
AMISS = (AssertionError, LookupError, simcord.SetupError, simcord.BackendError)


class ChaosGame:
    """People who play one game among all kinds of faults."""

    def __init__(self, world: World, seed: int) -> None:
        self.world = world
        self.chance = random.Random(seed)
        self.kind = kind(seed)
        self.people = list(world.people[: self.kind.people])
        self.faults = FaultInjector(world, self.people, self.chance, bound=self.kind.bound)
        self.bystander = Person(world, "eve")  # who watches, and wants to be forgotten
        self.told: dict[int, GivenAnswer] = {}  # answers that people were told are accepted
        self.table_id = 0
        self._seed = seed
        self._watch = Watch(world)

    @property
    def logged(self) -> int:
        """The number of lines that the bot has logged."""
        return self._watch.log.count

    def leave(self) -> None:
        """Restore all state outside of this game."""
        self.faults.remove()
        self._watch.log.remove()

    @property
    def table(self) -> Table:
        """The table at which they play."""
        return self.world.bot.tables.get(self.table_id)

    async def begin(self) -> None:
        """Let the people sit down before the first fault."""
        self.table_id = await self.kind.begin(self.world, self.people)
        self._players = Autoplay(self.world, self.people, self._seed)
        self._arrive()
        self._watch.look()

    async def play(self, decisions: int) -> None:
        """Play ``decisions`` rounds of a fault and an answer."""
        for _ in range(decisions):
            await self.faults.inject_some()
            await self._aside()
            await self._watch_or_forget()
            await self._answer()
            await self.faults.revive()
            self._forget_restored()
            self._arrive()
            self._watch.look()
            if self.chance.random() < 0.15:
                await self.faults.heal()
                await self._move()
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
            except (*AMISS, TypeError):
                return

    async def _watch_or_forget(self) -> None:
        """Let a bystander follow the table, or be forgotten."""
        wish = self.chance.random()
        eve = self.bystander
        try:
            if wish < 0.2:
                reply = await eve.slash("watch", at=self.world.channel)
                await eve.click(self.chance.choice(reply.message.labels), on=reply.message)
            elif wish < 0.27:
                await self._forget_bystander()
        except (*AMISS, IndexError):
            return

    async def _forget_bystander(self) -> None:
        """Let a bystander be forgotten, if any data is stored about them."""
        reply = await self.bystander.slash("privacy", at=self.world.channel)
        if reply.message.offers("privacy-forget"):
            reply = await self.bystander.click("privacy-forget", on=reply.message)
            await self.bystander.click("privacy-sure", on=reply.message)

    async def _answer(self) -> None:
        awaited = [seat for seat in self.table.awaited if seat.played_by_person]
        if not awaited or not self.table.active:
            return
        person = self.world.person(self.chance.choice(awaited).person)
        before, course = self.table.answer_count, self._course
        try:
            await self._players.decide(person, self._panel(person))
        except AMISS:
            return
        given = self._given()[before:]
        kept = any(each.user_id == person.id for each in given)
        assert kept or self._course != course, f"{person} was told, but: {given}"
        self.told |= {answer.number: answer for answer in given}
        self.faults.story.append(f"{person} answers")

    def _panel(self, person: Person) -> Shown | None:
        """Return the direct message on which this person goes on; else ``None``."""
        lost = place(self.world, self.world.channel.id) is None
        if self.chance.random() < 0.5 or lost or self.table.kind is TableKind.TUTORIAL:
            return person.last_dm if person.dms else None
        return None

    def _arrive(self) -> None:
        """Move people to the channel that shows the table."""
        there = place(self.world, self.table.channel_id)
        if there is not None:
            self.world.channel = there

    async def _move(self) -> None:
        """If the channel is lost, let people meet in another one and move the table there."""
        if place(self.world, self.world.channel.id) is None:
            self.world.channel = self.world.guild.create_text_channel("elsewhere")
            if self.table.active:
                await self.kind.move(self.world, self.table, self.people)
                self._arrive()

    def _forget_restored(self) -> None:
        """Forget the answers since a restored backup, which the host knows are lost."""
        if self.faults.restored:
            self.faults.restored = False
            there = {answer.number: answer for answer in self._given()}
            self.told = {
                number: told
                for number, told in self.told.items()
                if number in there and _same(there[number], told)
            }

    @property
    def _course(self) -> Any:
        """Return the state that a press may change besides answers.

        Requests of others may come first.
        """
        people = [seat.called if seat.played_by_person else None for seat in self.table.seats]
        return self.table.status, people, sum(answer.undone for answer in self._given())

    def _given(self) -> list[GivenAnswer]:
        return self.world.bot.tables.answers(self.table_id)

    # Invariants in the end

    async def audit(self) -> None:
        """Check the invariants after all faults: no loss, no deadlock, no disclosure."""
        await self._die_at_last()
        await self.faults.heal()
        self._forget_restored()
        await self.world.later(hours=2)
        if self.table.active and self.table.kind is not TableKind.TUTORIAL and not self._shown:
            self._told_of_the_loss()
            await self._named_by_the_doctor()
        await self._move()
        await self.world.later(hours=1)
        self._nothing_lost()
        await self._nobody_stuck()
        self._newest_is_kept_up()
        await self._nobody_remembered()
        self._watch.look()

    async def _die_at_last(self) -> None:
        """Kill the bot in the middle of an answer, with no action afterwards."""
        for _ in range(DEATHS):
            self.faults.network.schedule_kill()
            await self._answer()
            await self.faults.restart(killed=True)

    @property
    def _shown(self) -> bool:
        """True if the channel of the table exists."""
        return place(self.world, self.table.channel_id) is not None

    def _nothing_lost(self) -> None:
        self.faults.disk.assert_sound()
        assert not self.faults.disk.findings(), self.faults.disk.findings()
        answers = self._given()
        assert_replayed(self.table, answers, self.world.bot.tables.events(self.table_id))
        kept = {answer.number: answer for answer in answers}
        for number, told in self.told.items():
            there = kept.get(number)
            assert there is not None, f"lost: {told}"
            assert _same(there, told), f"another one: {there}, not {told}"
        counting = [(answer.decision, answer.player) for answer in answers if not answer.undone]
        assert len(set(counting)) == len(counting), "doubled"

    def _told_of_the_loss(self) -> None:
        """Check that awaited players can go on in DMs if the table cannot be shown."""
        for seat in self.table.awaited:
            if seat.played_by_person:
                person = self.world.person(seat.called)
                assert any(shown.labels for shown in person.dms), f"{person} sees nothing"

    async def _named_by_the_doctor(self) -> None:
        """Check that the doctor finds from outside that the table cannot be shown."""

        async def login(_: str) -> None:
            """No-op: the bot has logged in."""

        bot = self.world.bot
        client: Any = SimpleNamespace(login=login, user=bot.user, fetch_guild=bot.fetch_guild)
        settings = replace(self.faults.disk.settings, token="a token")
        found = {finding.key async for finding in discord_findings(settings, client)}
        assert found & {"doctor-channels-lost", "doctor-removed"}, found

    async def _nobody_stuck(self) -> None:
        """Check that awaited players see it, and can answer."""
        table = self.table
        if not table.active:
            return
        # Absent or sleeping players are called later: the table's message shows that it waits for
        # them.
        assert table.shown == table.version, table
        assert table.awaited, "nobody can go on"
        assert all(seat.played_by_person for seat in table.awaited), "a computer does not play"
        if table.kind is not TableKind.TUTORIAL:
            assert not self.world.bot.get(PingPolicy).due(table), table
        for seat in table.awaited:
            person = self.world.person(seat.called)
            if table.kind is not TableKind.TUTORIAL and not self._sees_it(person):
                # If the table's message was deleted, a user who misses it asks for it.
                await person.slash("game board", at=self.world.channel)
                assert self._sees_it(person), f"nothing shows that it waits for {person}"
            before = self.table.answer_count
            panel = await self.kind.open(self.world, self.table, person)
            await self._players.decide(person, panel)
            assert self.table.answer_count > before
            if not self.table.active:
                return

    def _newest_is_kept_up(self) -> None:
        """Check that the bot edits the newest hand and table; no older hand is left.

        An older table may be left if it could not be edited; presses there are answered.
        """
        opens, table = f"hand:{self.table_id}", self.table
        for seat in table.seats:
            if seat.played_by_person and seat.delivery.dm_message_id is not None:
                hands = [dm for dm in self.world.person(seat.called).dms if dm.offers(opens)]
                newest = max((dm.id for dm in hands), default=0)
                assert newest <= seat.delivery.dm_message_id, f"{seat.name} has a newer hand"
                # A restored backup does not know the messages that were sent after it was made.
                if not self.faults.made[DamagedDatabase.name]:
                    assert len(hands) <= 1, f"{seat.name} has several hands"
        channel = place(self.world, table.channel_id)
        if channel is not None and table.board_message_id is not None:
            boards = [shown for shown in self.world.messages(channel) if shown.offers(opens)]
            newest = max((board.id for board in boards), default=0)
            assert newest <= table.board_message_id, "the channel has a newer table"

    async def _nobody_remembered(self) -> None:
        """Check that requests to be forgotten are carried out, despite all interruptions."""
        guild = self.world.env.backend.guilds[self.world.guild.id]
        if self.bystander.id not in guild.members:
            self.bystander.member = self.world.guild.add_member(self.bystander.user)
        await self._forget_bystander()
        await self.world.later(minutes=5)
        left = await self.world.bot.tables.write(
            lambda: self.world.bot.tables.store.privacy.stored(self.bystander.id)
        )
        assert set(left) <= {"settings"}, left  # the language of the last press

    def _sees_it(self, person: Person) -> bool:
        """Return whether a message in the channel awaits them and has components."""
        seen = self.world.messages()
        waits = any(person.mention in shown.text for shown in seen)
        return waits and any(shown.labels for shown in seen)


def _same(one: GivenAnswer, other: GivenAnswer) -> bool:
    def given(answer: GivenAnswer) -> Any:
        return (answer.decision, answer.player, answer.answer, answer.user_id)

    return bool(given(one) == given(other))
