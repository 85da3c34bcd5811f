"""Kinds of play among faults: how people start it, and how they find it again."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

from simcord.builders import ChannelHandle

from bot.core.table import Table
from bot.core.terms import Terms
from bot.features.tournaments.model import Settings
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.tournament import Organiser, Plan
from bot.features.tutorial.service import Tutorials
from tests import simcord_seam
from tests.bot.world import Person, Shown, World


@dataclass
class Channel:
    """A game in a channel or thread, opened with ``/game new``."""

    people: int
    chosen: dict[str, Any]
    computers: int = 0
    thread: bool = False
    bound = False
    name: str = field(init=False)

    def __post_init__(self) -> None:
        company = " with computers" if self.computers else ""
        variant = "".join(f", {key}" for key in self.chosen if key not in ("game", "computers"))
        self.name = f"{self.chosen['game']}{variant} for {self.people}{company}"

    async def begin(self, world: World, people: list[Person]) -> int:
        """Let people sit down; return the table's id."""
        if self.thread:
            world.channel = world.thread("games")
        first, *others = people
        await first.slash("game new", seats=len(people) + self.computers, **self.chosen)
        table = world.bot.tables.at_channel(world.channel.id)
        assert table is not None
        for person in others:
            await person.click(f"join:{table.id}")  # perhaps instead of a computer
        await first.click("Start")
        return table.id

    async def move(self, world: World, table: Table, people: list[Person]) -> None:
        """Go on in the channel where they are now."""
        await people[0].slash("game move", at=world.channel)

    async def open(self, world: World, table: Table, person: Person) -> Shown:
        """Return the message with the decisions of a person."""
        return await from_mygames(world, table, person)


@dataclass
class Tournament:
    """The first table of a tournament for four, in a thread of its own."""

    game: str
    people: int = 2
    bound = True

    @property
    def name(self) -> str:
        """The name of this kind."""
        return f"a tournament of {self.game}"

    async def begin(self, world: World, people: list[Person]) -> int:
        """Let four sign up and begin the first round; ``people`` become its first table's."""
        tournaments = world.bot.get(Tournaments)
        until = tournaments._tables.now() + timedelta(days=2)
        with simcord_seam.bot_scope(world.env):
            opened = await tournaments.create(
                world.guild.id,
                world.channel.id,
                world.ann.id,
                "Summer Cup",
                self.game,
                "en",
                {},
                Settings("swiss", 2),
                Plan(min_people=4, max_people=4, signup_until=until),
                Terms(pace=24 * 14, overdue="forfeit"),
            )
            for person in world.people:
                await tournaments.join(opened.id, person.id, person.name)
            await tournaments.start(opened.id, Organiser(world.ann.id, world.guild.id))
        await world.env.settle()
        self.id = opened.id
        table = world.bot.tables.get(self._tables(world)[0])
        people[:] = [world.person(seat.user_id) for seat in table.seats]
        return table.id

    def _tables(self, world: World) -> list[int]:
        venues = world.bot.get(Tournaments).get(self.id).venues
        return [venue.table_id for venue in venues if venue.table_id is not None]

    async def move(self, world: World, table: Table, people: list[Person]) -> None:
        """Move the tournament as its organiser; its threads are opened there."""
        there = world.bot.get(Tournaments).get(self.id).channel_id
        if there not in world.env.backend.channels:
            with simcord_seam.bot_scope(world.env):
                by = Organiser(world.ann.id, world.guild.id)
                await world.bot.get(Tournaments).move(self.id, by, world.channel.id)
            await world.env.settle()
        await world.later(hours=1)
        for table_id in self._tables(world):
            each = world.bot.tables.get(table_id)
            assert not each.active or each.channel_id in world.env.backend.channels, each

    async def open(self, world: World, table: Table, person: Person) -> Shown:
        """Return the message with the decisions of a person."""
        return await from_mygames(world, table, person)


@dataclass
class Tutorial:
    """A first game of one person against a computer, in direct messages."""

    game: str
    people: int = 1
    bound = False

    @property
    def name(self) -> str:
        """The name of this kind."""
        return f"a tutorial of {self.game}"

    async def begin(self, world: World, people: list[Person]) -> int:
        """Begin the tutorial; return the table's id."""
        await people[0].slash("tutorial", game=self.game)
        table = world.bot.get(Tutorials).under_way(people[0].id)
        assert table is not None
        return table.id

    async def move(self, world: World, table: Table, people: list[Person]) -> None:
        """No-op: a tutorial does not move."""

    async def open(self, world: World, table: Table, person: Person) -> Shown:
        """Return the message with which a person goes on."""
        reply = await person.slash("tutorial", at=world.channel)
        assert reply.messages, f"{person} cannot go on"
        return person.last_dm


async def from_mygames(world: World, table: Table, person: Person) -> Shown:
    """Return the hand that a person reaches from the list of their games."""
    listed = await person.slash("mygames", at=world.channel)
    assert listed.messages, f"{person} is told nothing"
    door = f"hand:{table.id}"
    assert listed.message.offers(door), f"{person} is not told of table {table.id}: {listed}"
    return (await person.click(door, on=listed.message)).message


Kind = Channel | Tournament | Tutorial

KINDS = (
    lambda: Channel(2, {"game": "innovation"}),
    lambda: Channel(3, {"game": "civ"}, thread=True),
    lambda: Channel(2, {"game": "innovation", "computers": "easy"}, computers=1, thread=True),
    lambda: Channel(2, {"game": "civ", "computers": "easy"}, computers=1),
    lambda: Tournament("civ"),
    lambda: Tutorial("innovation"),
    lambda: Channel(3, {"game": "innovation"}, thread=True),
    lambda: Channel(2, {"game": "civ", "variant": "draft"}),
    lambda: Tournament("innovation"),
    lambda: Tutorial("civ"),
    lambda: Channel(4, {"game": "civ", "teams": True}),
    lambda: Channel(4, {"game": "innovation", "teams": True}),
)


def kind(seed: int) -> Kind:
    """Return the kind of play in the run with this seed."""
    return KINDS[seed % len(KINDS)]()


def place(world: World, channel_id: int) -> ChannelHandle | None:
    """Return the channel with this id, if it is there."""
    there = world.env.backend.channels.get(channel_id)
    if there is None or there.guild_id != world.guild.id:
        return None
    return ChannelHandle(world.env, world.guild, there)
