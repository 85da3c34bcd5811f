"""A tournament driver: people sign up, play as computers would, or disappear."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from datetime import timedelta
from functools import partial
from itertools import count
from typing import Any

from simcord.builders import ChannelHandle

from bot.app import Civitas
from bot.core.table import PLAYING, Table
from bot.core.terms import Terms
from bot.features.board.sync import MessageSync
from bot.features.computers.thinking import Question, think
from bot.features.tournaments.model import Match, Settings
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.teams.service import Teams
from bot.features.tournaments.tournament import Organiser, Plan, Tournament
from bot.tables.dealer import Dealer
from engine import Game
from engine.civ.domains import DOMAINS
from tests import simcord_seam
from tests.bot.dealt import arranged
from tests.bot.world import Person, World


class ShortGames(Dealer):
    """Deals short games of Carta Impera Victoria: with one card, of two turns.

    Every game has other cards.
    """

    def __init__(self, deck: int = 1) -> None:
        """``deck``: the number of cards in it."""
        self._deck, self._seeds = deck, count(1)

    def seed(self) -> int:
        return next(self._seeds)

    def deal(self, game: str, players: Sequence[str], seed: int, options: dict[str, Any]) -> Game:
        cards = [domain for domain in DOMAINS for _ in range(4)]
        random.Random(seed).shuffle(cards)
        hands = {player: {"hand": [cards.pop(), cards.pop()]} for player in players}
        return arranged(game, players, options, {**hands, "deck": ["army"] * self._deck})


class TournamentDriver:
    """A tournament on the server of ``world``, in which ``people`` take part."""

    def __init__(self, world: World, people: int) -> None:
        self.world = world
        names = [f"p{number:02}" for number in range(1, people + 1)]
        self.people = [Person(world, name) for name in names]
        world.people = (*world.people, *self.people)
        self.id = 0
        self.tables_channel: ChannelHandle | None = None  # if not the tournament's
        self.chance = random.Random(11)

    @property
    def organiser(self) -> Organiser:
        """Ann, the creator of the tournament."""
        return Organiser(self.world.ann.id, self.world.guild.id)

    @property
    def now(self) -> Tournament:
        """The tournament in its current state."""
        return self.world.bot.get(Tournaments).get(self.id)

    async def create(
        self,
        format_: str,
        seats: int = 2,
        *,
        plan: dict[str, Any] | None = None,
        game: str = "civ",
        options: dict[str, Any] | None = None,
        **settings: Any,
    ) -> Tournament:
        """Open a tournament for sign-up, organised by Ann."""
        world = self.world
        world.bot.get(Tournaments).chance = random.Random(5)
        until = world.bot.tables.now() + timedelta(days=2)
        arranged = {"min_people": 4, "max_people": 64, "signup_until": until, **(plan or {})}
        async with self.bot_at_work():
            created = await world.bot.get(Tournaments).create(
                world.guild.id,
                world.channel.id,
                world.ann.id,
                "Summer Cup",
                game,
                "en",
                options or {},
                Settings(format_, seats, **settings),
                Plan(**arranged),
                Terms(pace=24, overdue="forfeit"),
            )
        self.id = created.id
        return created

    async def sign_up(self, people: Sequence[Person] | None = None) -> None:
        """Let all people, or the given ones, join."""
        async with self.bot_at_work():
            for person in self.people if people is None else people:
                await self.world.bot.get(Tournaments).join(self.id, person.id, person.name)

    async def team_up(self, people: Sequence[Person] | None = None) -> None:
        """Let all people, or the given ones, join in pairs."""
        some = self.people if people is None else people
        async with self.bot_at_work():
            service = self.world.bot.get(Teams)
            for one, other in zip(some[::2], some[1::2], strict=True):
                await service.ask(self.id, one.id, one.name, (other.id, other.name))
                ask = self.now.singles[-1].ask
                await service.accept(self.id, ask, other.id, other.name)

    async def start(self) -> None:
        """Let Ann close sign-up, or check-in."""
        async with self.bot_at_work():
            await self.world.bot.get(Tournaments).start(self.id, self.organiser)

    @asynccontextmanager
    async def bot_at_work(self) -> AsyncIterator[None]:
        """Run the block as the bot's own work; then let it finish all that follows."""
        with simcord_seam.bot_scope(self.world.env):
            yield
        await self.world.env.settle()

    def threads(self) -> list[ChannelHandle]:
        """Return the threads of the tables' channel, the oldest first."""
        world, backend = self.world, self.world.env.backend
        parent = self.tables_channel or world.channel
        found = [each for each in backend.channels.values() if each.parent_id == parent.id]
        return [ChannelHandle(world.env, world.guild, each) for each in found]

    def table(self, match: Match) -> Table:
        """Return the table of a match of the last round."""
        venue = self.now.venue(len(self.now.contest.rounds), match.table)
        assert venue is not None
        assert venue.table_id is not None
        return self.world.bot.tables.get(venue.table_id)

    def thread(self, match: Match) -> ChannelHandle:
        """Return the thread of a match of the last round."""
        table = self.table(match)
        return next(thread for thread in self.threads() if thread.id == table.channel_id)

    def person(self, number: int) -> Person:
        """Return the entrant with this number."""
        return self.world.person(self.now.captain(number).user_id)

    async def play(
        self, matches: Collection[Match] | None = None, absent: Collection[int] = ()
    ) -> None:
        """Play the given games, or all of the round, to the end, as easy computers would.

        The entrants in ``absent`` do not come; a match that awaits one of them is stuck.
        """
        gone = {self.now.captain(number).user_id for number in absent}
        async with self.bot_at_work():
            for match in list(self.now.open_matches()) if matches is None else matches:
                await self._play(match, gone)

    async def _play(self, match: Match, gone: Collection[int]) -> None:
        while (table := self.table(match)).status == PLAYING:
            if table.awaited[0].person in gone:
                return
            await self.answer(match)

    async def answer(self, match: Match) -> None:
        """Give one answer at the table of a match, as an easy computer would."""
        table = self.table(match)
        assert table.game is not None
        seat = table.awaited[0]
        decision, view = table.game.pending[seat.player], table.game.view(seat.player)
        luck = f"{table.id}.{decision.number}"
        answer = think(Question(table.game_name, "easy", view, decision, luck))
        await self.world.bot.tables.answer(table.id, seat.person, decision.number, answer)
        self.world.bot.get(MessageSync).tell(table.id)

    async def restart(self, mortal: Mortal | None = None) -> None:
        """Kill and restart the bot; it will die again if it is ``mortal``."""
        bot = self.world.new_bot()
        bot.get(Tournaments).chance = random.Random(6)
        if mortal is not None:
            mortal.possess(bot)
        await self.world.env.restart_bot(bot)


class Mortal:
    """A fault that kills a bot once it has recorded ``steps`` steps of a tournament.

    With ``before_noting`` the bot dies when it is about to note the next one, after that step's
    actions in Discord.
    """

    def __init__(self, steps: int = 1, *, before_noting: bool = False) -> None:
        self._steps = steps
        self._before_noting = before_noting
        self._noted = 0
        self.dead = False

    def possess(self, bot: Civitas) -> None:
        """Begin another life in this bot."""
        self._noted, self.dead = 0, False
        life = object()
        self._life = life
        for name in ("commit", "seat", "say", "unsay", "settle"):
            self._wrap(bot.get(Tournaments), name, self._noting)
        for name in ("start", "end", "resign"):
            self._wrap(bot.tables, name, self._noting)
        self._wrap(bot.tables, "write", self._living)
        self._wrap(bot.http, "request", self._living)

    def _wrap(self, owner: Any, name: str, how: Callable[..., Any]) -> None:
        setattr(owner, name, partial(how, getattr(owner, name), self._life))

    async def _living(self, do: Callable[..., Any], life: object, *args: Any, **kw: Any) -> Any:
        self._check(life)
        return await do(*args, **kw)

    async def _noting(self, do: Callable[..., Any], life: object, *args: Any, **kw: Any) -> Any:
        if self._before_noting and self._noted == self._steps:
            self.dead = True
        self._check(life)
        result = await do(*args, **kw)
        self._noted += 1
        if not self._before_noting and self._noted == self._steps:
            self.dead = True
        self._check(life)
        return result

    def _check(self, life: object) -> None:
        if self.dead or life is not self._life:
            raise asyncio.CancelledError


def no_threads(world: World) -> None:
    """Deny the bot the permission to open threads in the channel."""
    path = f"/channels/{world.channel.id}/threads"
    world.fails("POST", path, status=403, code=50013, message="Missing Permissions", times=None)


async def begun(
    world: World, people: int = 4, format_: str = "swiss", **plan: Any
) -> TournamentDriver:
    """Return a tournament with its first round just begun."""
    driver = TournamentDriver(world, people)
    seats = plan.pop("seats", 2)
    await driver.create(
        format_, seats, plan={"min_people": 3, "max_people": 8, "round_hours": 4, **plan}
    )
    await driver.sign_up()
    await driver.start()
    assert driver.now.status == "running"
    return driver


def first(driver: TournamentDriver) -> Match:
    """Return the first match of the last round."""
    assert driver.now.round is not None
    return driver.now.round.matches[0]
