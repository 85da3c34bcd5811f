"""A side of a pair of games, played through the bot, with the messages it sends."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import random
import re
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from dataclasses import dataclass, fields, is_dataclass
from pathlib import Path
from typing import Any

import discord
import pytest
from prometheus_client import REGISTRY
from simcord.http import router

from bot.app import Civitas
from bot.core.painter import Painter
from bot.features.board.sync import MessageSync
from bot.features.computers.driver import Computers
from bot.features.tutorial.service import Tutorials
from bot.features.watching.delivery import WatcherNews
from bot.tables.dealer import Dealer
from bot.ui.services import Config
from bot.ui.tries import Tries, signs
from engine import GAMES, Game
from engine import replay as engine_replay
from render.film import Film, Frame, Strip
from render.picture import Picture
from tests.bot.audit.noninterference import Act, GamePair
from tests.bot.audit.pressing import press
from tests.bot.executors import InlineExecutor
from tests.bot.painting import DOT
from tests.bot.world import Impatient, Person, Reply, World

# The requests open to any onlooker at any moment, and to a player besides answering.
LOOKS = (
    "game board",
    "game hand",
    "game log",
    "game export",
    "board-text",
    "turns",
    "watch",
    "more",
    "hint",
    "undo",
    "report",
    "mygames",
    "tables",
    "zoom",
    "game replay",
    "game end",
    "intrude",
)  # fmt: skip
OWN_LOOKS = (*LOOKS, "game hint", "game orders", "game seat", "game undo", "read", "forecasts",
             "tries", "wander", "wander", "wander")  # fmt: skip
# Components of a private panel that only navigate or explain.
ASIDE = ("read", "define:", "page:", "civ-pile:", "hand:", "log:", "more:", "back:", "next:",
         "choose:", "dogma:", "turn:", "zoom:")  # fmt: skip
EXPLAINING = ("read:", "civ-why:")  # menus without a decision
# Components that a user can press without being asked, given the number of another's decision.
INTRUSIONS = ("one:{}:0", "pick-one:{}:0", "none:{}", "page:{}:0:", "done:{}:", "next:{}:0:",
              "act:{}:draw", "dogma:{}:0", "turn:{}:meld:0", "civ-draw:{}", "civ-at:{}:p1",
              "pick-next:{}:0:", "back:{}", "tryout:{}~0", "tryout-play:{}~0.À")  # fmt: skip
PLANNED = 0.5  # how often a player who is next chooses an action before it is their turn
MUSED = 0.2  # how often a player on one side alone makes a plan without any result
IMPOSSIBLE = "achieve 9"  # an action that nobody can take, below this number of points:
POOR = 30
LOOKED = 0.5  # how often a person looks between two answers
OVERDUE = 0.08  # how often no player answers until the deadline has passed
PLANS = {"innovation": "actions", "civ": "plan"}  # the kind of order that is a plan of a turn
CALLBACK = "/callback"
EPHEMERAL = 1 << 6
UPDATES = (6, 7)  # of the message that was pressed on


@dataclass(frozen=True, slots=True)
class Received:
    """A request of the bot as received by ``who``, with names in place of ids."""

    after: int
    who: str
    what: str
    body: str


class RecordedAnswers(Executor):
    """A worker pool that gives computers their recorded answers on this side."""

    def __init__(self, pair: GamePair, side: int) -> None:
        self._left = {player: pair.told_to(side, player) for player in pair.computers}

    def submit(self, work: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        thought: Future[Any] = Future()
        thought.set_result(self._left[args[0].decision.player].pop(0))
        return thought


_wake = Computers.wake


class Harness:
    """A table at which one side of ``pair`` is played."""

    def __init__(self, world: World, pair: GamePair, side: int) -> None:
        self.world, self.pair, self.side = world, pair, side
        self.onlooker = Person(world, "eve")
        self.table_id = 0
        self.acted = -1
        self.received: list[Received] = []
        self.late = False  # whether a player's time was up
        self._skipped = False  # whether a standing order carried out the next act
        self.mused = 0  # plans that one side alone makes, in vain
        self.planned = 0  # acts that a standing order carried out
        self._rng = random.Random(pair.number)
        self._known: dict[str, dict[str, str]] = {}  # by reader
        self._public: dict[int, bool] = {}  # whether the answer to an interaction is public

    @property
    def people(self) -> dict[str, Person]:
        """The people by seat."""
        seated = [player for player in self.pair.seats if player not in self.pair.computers]
        return dict(zip(seated, self.world.people, strict=False))

    async def play(self) -> None:
        """Begin, and carry out the acts."""
        await self._begin()
        watching = [self.onlooker]
        if viewer := self.people.get(self.pair.viewer or ""):
            watching += [viewer, viewer]
        late = self._rng.randrange(10) if self._rng.random() < OVERDUE else None
        for number, act in enumerate(self.pair.acts):
            self.acted = number
            if number == late:
                self.late = not self.pair.lesson
                await self.world.later(hours=13)
                await self._quiet()
            if self._rng.random() < LOOKED:
                who = self._rng.choice(watching)
                looks = LOOKS if who is self.onlooker else OWN_LOOKS
                await self._look(who, self._rng.choice(looks))
            if self._skipped:  # a plan has carried it out
                self._skipped = False
                continue
            await self._muse()
            given = len(self.world.bot.tables.answers(self.table_id))
            planner = await self._plan_after(number)
            if act.player in self.people:
                if act.answers is None:
                    await self._take_back(act)
                elif not await self._answer(act):
                    break  # the undo was refused: from here on it is another game
            else:
                _wake(self.world.bot.get(Computers), self.world.bot.tables.get(self.table_id))
            await self._quiet()
            if planner is not None:
                await self._plan_over(planner, given)
        self.acted += 1
        for who in watching[:2]:
            await self._look(who, "game log")
            await self._look(who, "game export")
        self._note("metrics", "GET /metrics", "\n".join(_measured()))

    async def _quiet(self) -> None:
        """Wait until all is delivered; threads that write are not awaited otherwise."""
        bot = self.world.bot
        await bot.get(Computers).idle()
        workers = (bot.get(MessageSync)._worker, bot.get(WatcherNews)._worker)
        while busy := [worker for worker in workers if worker.busy]:
            for worker in busy:
                await self.world.limits_over(asyncio.ensure_future(worker.idle()))
        await self.world.env.settle()

    async def _begin(self) -> None:
        world, (first, *others) = self.world, self.people.values()
        if self.pair.lesson:
            await self.onlooker.member.send(world.channel, "there is something to press on")
            await first.slash("tutorial", game=self.pair.name)
            lesson = world.bot.get(Tutorials).under_way(first.id)
            assert lesson is not None
            self.table_id = lesson.id
            await self._quiet()
            return
        chosen = {key: each for key, each in self.pair.options.items() if key != "strict"}
        seats = len(self.pair.seats)
        await first.slash("game new", game=self.pair.name, seats=seats, time=12, **chosen)
        table = world.bot.tables.at_channel(world.channel.id)
        assert table is not None
        self.table_id = table.id
        for person in others:
            await person.click(f"join:{table.id}", on=world.last)
        if self.pair.computers:
            await world.bot.get(Computers).add(table.id, first.id, "easy", len(self.pair.computers))
            world.bot.get(MessageSync).tell(table.id)
            await world.env.settle()
        await first.click(f"start:{table.id}", on=world.last)
        await self._quiet()

    async def _answer(self, act: Act) -> bool:
        """Make one press, with any steps on a panel: the others have to see the same."""
        assert act.answers is not None
        game = self.world.game(self.table_id)
        decision, answer = game.pending.get(act.player), act.answers[self.side]
        if decision is None or not {*answer} <= {*decision.options}:
            return False
        options: list[str | None] = list(decision.options)
        picked = []
        for token in answer:
            picked.append(options.index(token))
            options[picked[-1]] = None
        at = f"{self.table_id}:{decision.number}"
        await self._press(self.people[act.player], f"done:{at}:{signs(picked)}")
        return True

    async def _plan_after(self, number: int) -> Person | None:
        """Let the next player plan the act after ``number``, if it is an action."""
        acts, game = self.pair.acts, self.world.bot.tables.get(self.table_id).game
        after = acts[number + 1] if number + 1 < len(acts) else None
        if self._rng.random() >= PLANNED or after is None or after.answers is None or game is None:
            return None
        kind, rule = PLANS[self.pair.name], " ".join(after.answers[self.side])
        planned = after.player in self.people and after.player not in {*game.pending}
        allowed = all(
            GAMES[self.pair.name].orders[kind].allows(" ".join(each)) for each in after.answers
        )
        if not planned or not allowed or game.view(None).turn in (None, after.player):
            return None
        if acts[number].answers is None or self.pair.undone_later(number + 1):
            return None
        await self._order(self.people[after.player], rule)
        return self.people[after.player]

    async def _plan_over(self, planner: Person, given: int) -> None:
        """Note whether a plan has carried out the next act; cancel it otherwise.

        ``given``: the number of answers before. A computer may have answered since.
        """
        answers = self.world.bot.tables.answers(self.table_id)[given:]
        self._skipped = any(answer.by_order is not None for answer in answers)
        self.planned += self._skipped
        if not self._skipped and self.world.bot.tables.get(self.table_id).active:
            await self._press(planner, f"no-order:{self.table_id}:{PLANS[self.pair.name]}")

    async def _muse(self) -> None:
        """Let a player plan in vain, on one side only: no other user may notice.

        It is the first side, since metrics go on from there.
        """
        game, mused = self.world.bot.tables.get(self.table_id).game, self._rng.random() < MUSED
        others = sorted(self.people.keys() - {self.pair.viewer})
        who = self._rng.choice(others) if mused and others else None
        if who is None or game is None or self.pair.name != "innovation":
            return
        view = game.view(who)
        if view.turn not in (None, who) and view.seat(who).points < POOR:
            self.mused += 1
            if self.side == 0:
                await self._order(self.people[who], IMPOSSIBLE)

    async def _order(self, who: Person, rule: str) -> None:
        kind = PLANS[self.pair.name]
        place = GAMES[self.pair.name].orders[kind].rules.index(rule)
        await press(self.world, who, f"order-{kind}:{self.table_id}", values=[str(place)])

    async def _take_back(self, act: Act) -> None:
        person = self.people[act.player]
        reply = await person.slash("game undo")
        menus = [menu for menu in reply.message.selects if menu.custom_id.startswith("undo-back:")]
        if act.moves > 1 and menus:
            line = [*menus[0].options][act.moves - 1]
            reply = await person.choose(menus[0], line, on=reply.message)
            if not reply.messages:
                return
        ask = [b for b in reply.message.buttons if b.custom_id.startswith("undo-ask:")]
        at_once = [b for b in reply.message.buttons if b.custom_id.startswith("undo-to:")]
        if at_once:
            await person.click(at_once[0].custom_id, on=reply.message)
        elif ask:
            await person.click(ask[0].custom_id, on=reply.message)
            table = self.world.bot.tables.get(self.table_id)
            for other in self.people.values():
                question = self.world.last
                yes = [b for b in question.buttons if b.custom_id.startswith("motion:yes:")]
                if other is not person and yes and table.active:
                    await other.click(yes[0].custom_id, on=question)

    async def _look(self, who: Person, what: str) -> None:
        """Make a request as an onlooker or a player."""
        at = self.table_id
        if what == "wander":
            await self._wander(who)
        elif what == "board-text":
            await who.slash("game board", text=True)
        elif what == "turns":
            await self._press(who, f"replay:{at}:last:0")
            await self._press(who, f"replay:{at}:back:{self._rng.randint(0, 3)}")
        elif what == "watch":
            await self._press(who, f"watch:{at}:turns")
        elif what == "more":
            await self._press(who, f"more:{at}")
        elif what == "zoom":
            for player in ("", *(f":{each}" for each in self.pair.seats)):
                await self._press(who, f"zoom:{at}{player}")
        elif what == "read":
            await self._read(who)
        elif what == "forecasts":
            await self._forecasts(who)
        elif what == "tries":
            await self._tries(who)
        elif what in ("hint", "undo", "report"):
            await self._press(who, f"do:{what}:{at}")
        elif what == "intrude":
            await self._intrude(who)
        else:
            await who.slash(what)

    async def _wander(self, who: Person) -> None:
        """Open one's hand, and press around there without deciding."""
        reply = await who.slash("game hand")
        for _ in range(3):
            panel = reply.message
            aside = [b for b in panel.buttons if b.custom_id.startswith(ASIDE) and not b.disabled]
            menus = [menu for menu in panel.selects if menu.custom_id.startswith(EXPLAINING)]
            if menus and self._rng.random() < 0.4:
                menu = self._rng.choice(menus)
                await who.select(self._rng.choice([*menu.options]), on=panel)
            elif aside:
                reply = await who.click(self._rng.choice(aside).custom_id, on=panel)
            if not reply.messages:
                return

    async def _read(self, who: Person) -> None:
        """Read each of one's cards in the private panel."""
        panel = (await who.slash("game hand")).message
        menus = [menu for menu in panel.selects if menu.custom_id.startswith("read:")]
        for card in menus[0].options if menus else ():
            (menu,) = [each for each in panel.selects if each.custom_id.startswith("read:")]
            await who.choose(menu, card, on=panel)

    async def _forecasts(self, who: Person) -> None:
        """Look at the forecast of each dogma before one is chosen."""
        table = self.world.bot.tables.get(self.table_id)
        assert table.game is not None
        decision = table.game.pending.get(table.player_of(who.id) or "")
        for place, token in enumerate(() if decision is None else decision.options):
            if decision is not None and token.startswith("dogma "):
                await self._press(who, f"dogma:{self.table_id}:{decision.number}:{place}")

    async def _tries(self, who: Person) -> None:
        """Try some options of a turn, and look at their outcomes."""
        table = self.world.bot.tables.get(self.table_id)
        assert table.game is not None
        decision = table.game.pending.get(table.player_of(who.id) or "")
        if decision is not None and decision.kind == "action":
            at = f"tryout-back:{table.id}:{decision.number}"
            places = range(len(decision.options))
            for place in self._rng.sample(places, min(3, len(places))):
                tries = Tries(decision.number, table.rewound).then((place,)).then(())
                await self._press(who, at + tries.custom_id)

    async def _intrude(self, who: Person) -> None:
        """Press a decision of another player."""
        game = self.world.game(self.table_id)
        seats = {person: player for player, person in self.people.items()}
        others = sorted(game.pending.keys() - {seats.get(who)})
        if others:
            number = game.pending[self._rng.choice(others)].number
            await self._press(who, self._rng.choice(INTRUSIONS).format(f"{self.table_id}:{number}"))

    async def _press(self, who: Person, custom_id: str) -> Reply:
        return await press(self.world, who, custom_id)

    def receive(self, method: str, path: str, body: Any, files: Sequence[Any]) -> None:
        """Record a request if the viewer or the onlooker sees it."""
        who = self._whose(path, body)
        if who is None:
            return
        sent = []
        for file in files:
            at = file.fp.tell()
            sent.append((file.filename, file.description, digest(file.fp.read())))
            file.fp.seek(at)
        text = json.dumps([body, sent], ensure_ascii=False, sort_keys=True, default=str)
        what = f"{method} {re.sub(r'simcord_interaction_', '', path)}"
        self._note(who, what, text)

    def log(self, record: logging.LogRecord) -> None:
        """Record a log line: the host must find no hidden card there."""
        self._note("log", record.name, record.getMessage())

    def _note(self, who: str, what: str, body: str) -> None:
        named = Received(self.acted, who, self._named(what, who), self._named(body, who))
        self.received.append(named)

    def _whose(self, path: str, body: Any) -> str | None:
        """Return the recipient of a request: ``public``, the onlooker, or the viewer."""
        watching = {self.onlooker.id: "onlooker"}
        if viewer := self.people.get(self.pair.viewer or ""):
            watching[viewer.id] = "viewer"
        if token := re.search(r"simcord_interaction_(\d+)", path):
            public = self._answers_all(int(token[1]), path, body)
            whose = watching.get(self.world.env.backend.interactions[int(token[1])].user_id)
            return whose or ("public" if public else None)
        if channel := re.match(r"/channels/(\d+)", path):
            dms = self.world.env.backend.dm_channels.items()
            private = {dm: watching.get(user) for user, dm in dms}
            return private.get(int(channel[1]), "public")
        return None

    def _answers_all(self, token: int, path: str, body: Any) -> bool:
        """Return whether all users in the channel see the response to an interaction."""
        said, backend = body or {}, self.world.env.backend
        asked = backend.interactions[token]
        if asked.guild_id is None:
            return False
        if path.endswith(CALLBACK) and said["type"] in UPDATES:
            on = backend.get_message(asked.channel_id, asked.source_message_id or 0)
            self._public[token] = on.visible_to(None)
        elif path.endswith(CALLBACK):
            said = said.get("data") or {}
            self._public[token] = not said.get("flags", 0) & EPHEMERAL
        elif "@original" not in path:
            return not said.get("flags", 0) & EPHEMERAL
        return self._public[token]

    def _named(self, text: str, who: str) -> str:
        """Return ``text`` with Discord's ids replaced by names.

        Names are numbered in the order in which ``who`` received the ids.
        """
        known = self._known.setdefault(who, {})
        numbers = {str(person.id): person.name for person in self.world.people}

        def name(found: re.Match[str]) -> str:
            return numbers.get(found[0]) or known.setdefault(found[0], f"#{len(known)}")

        text = re.sub(r'("nonce": "\w+\.)\w+', r"\1", text)  # the channel, in other digits
        return re.sub(r"\d{17,20}", name, re.sub(r"<t:\d+", "<t:", text))


async def played(
    pair: GamePair, side: int, store_path: Path, monkeypatch: pytest.MonkeyPatch, *, drawn: bool
) -> Harness:
    """Play one side of ``pair`` through a bot of its own.

    ``drawn``: draw its pictures.

    Otherwise its pictures are hashes of their input.
    """
    with monkeypatch.context() as patched:
        # Computers wait until all is delivered: the order of concurrent messages is random
        # otherwise.
        patched.setattr(Computers, "wake", lambda *_: None)
        config = Config(
            store_path,
            clock=discord.utils.utcnow,
            search_executor=RecordedAnswers(pair, side),
            render_executor=InlineExecutor(),
            painter=Painter() if drawn else hashing_painter(),
            dealer=PairDealer(pair, side),
        )
        bot = Civitas(config)
        env = Impatient(bot, settle_timeout=60.0)
        patched.setattr(engine_replay, "new_game", lambda *_, **__: pair.start(side))
        await env.start()
        try:
            harness = Harness(World(env, store_path), pair, side)
            with _overheard(harness):
                await harness.play()
        finally:
            await bot.close()
            await env.shutdown()
    return harness


class PairDealer(Dealer):
    """Starts the game of one side of a pair."""

    def __init__(self, pair: GamePair, side: int) -> None:
        self._pair, self._side = pair, side

    def deal(self, game: str, players: Sequence[str], seed: int, options: dict[str, Any]) -> Game:
        return self._pair.start(self._side)


def hashing_painter() -> Painter:
    """Return a painter that makes each picture a hash of its input."""

    def hashed(*drawn_from: Any, **more: Any) -> Picture:
        return Picture(DOT + digest(canonical([drawn_from, more])).encode(), "•", "picture.png")

    def film(*drawn_from: Any, **more: Any) -> Film:
        strip = Strip(digest(canonical([drawn_from, more])).encode(), 1, 1)
        return Film([strip], [Frame((0,), "•")])

    others = ("seen_in_hand", "film")
    kinds = [each.name for each in fields(Painter) if each.name not in others]
    drawn: dict[str, Any] = dict.fromkeys(kinds, hashed)
    return Painter(film=film, **drawn)


@contextmanager
def _overheard(harness: Harness) -> Iterator[None]:
    """Let ``harness`` receive all requests and log records from now on."""
    carry_out = router.dispatch

    def received(backend: Any, method: str, path: str, **request: Any) -> Any:
        harness.receive(method, path, request.get("json"), request.get("files") or ())
        return carry_out(backend, method, path, **request)

    class Listener(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            harness.log(record)

    listener, log = Listener(), logging.getLogger("bot")
    level = log.level
    log.addHandler(listener)
    log.setLevel(logging.DEBUG)
    router.dispatch = received
    try:
        yield
    finally:
        router.dispatch = carry_out
        log.setLevel(level)
        log.removeHandler(listener)


def _measured() -> list[str]:
    """Return the names and labels of ``/metrics`` without values, as times differ."""
    samples = (sample for metric in REGISTRY.collect() for sample in metric.samples)
    return sorted({f"{sample.name} {sample.labels}" for sample in samples})


def digest(content: bytes | str) -> str:
    """Return a short hash of ``content``."""
    return hashlib.sha256(content.encode() if isinstance(content, str) else content).hexdigest()[
        :16
    ]


def canonical(thing: Any) -> str:
    """Return ``thing`` as text that is equal for equal things."""
    if is_dataclass(thing):
        return canonical({each.name: getattr(thing, each.name) for each in fields(thing)})
    if isinstance(thing, dict):
        return f"{{{', '.join(f'{key!r}: {canonical(value)}' for key, value in thing.items())}}}"
    if isinstance(thing, (set, frozenset)):
        return f"<{', '.join(sorted(map(canonical, thing)))}>"
    if isinstance(thing, (list, tuple)):
        return f"[{', '.join(map(canonical, thing))}]"
    return getattr(thing, "language", None) or repr(thing)
