"""A flood of interactions, and the waits of other users in the meantime.

    python -m tests.load.flood

Each command, button, menu and form is used concurrently, many times by one user and once by each of
fifty, while others play on other servers. Measures for each the worst latency until the others'
interactions were acknowledged; Discord allows three seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import simcord
from simcord.backend.models import Interaction
from simcord.http import router

from bot.app import Civitas
from bot.core.in_flight import InFlight
from bot.host.warm import warm_up
from bot.ui.services import Config
from engine.simulate import random_answer
from tests import simcord_seam
from tests.bot.audit.authority import PRESSED, TYPED, Typed, who
from tests.bot.audit.pressing import press, send_form
from tests.bot.audit.roles import PopulatedServer
from tests.bot.hooks import nowhere
from tests.bot.world import Person, World
from tests.load.crowd import Party
from tests.load.discord_now import Loop, discord_now
from tests.load.meter import Meter

LIMIT = 1000  # milliseconds
PARTIES = 3
CROWD = 50
VISITORS = [f"visitor{number}" for number in range(CROWD)]
PLAYED = 90  # answers in the long game
PROBED_EVERY = 0.1
ERRORS_SHOWN = 3

# Uses that end a game come last, as others need it.
LAST = (
    "resign", "end", "agree", "leave", "forget", "sure", "cancel", "discard", "drop", "annul",
    "stop", "pause", "close",
)  # fmt: skip
# Requests to look at something that ``PRESSED`` does not list, by name.
ERRANDS = (
    "board", "board-text", "log", "replay", "export", "report", "undo", "hint", "hand", "mygames",
)  # fmt: skip
FORMS = {
    "report": ("report-form:{user}:{playing}", "awaited"),
    "announce": ("t-announce-form:{user}:{cup}", "organiser"),
}

# Called with a kind of user of the populated server.
Use = Callable[[str], Awaitable[Any]]


class Errors(logging.Handler):
    """The number of errors logged. A flood may be refused, but must not cause errors."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.count = 0

    def emit(self, record: logging.LogRecord) -> None:
        """Count the error, and print the first ones."""
        self.count += 1
        if self.count <= ERRORS_SHOWN:
            print(logging.Formatter().format(record), file=sys.stderr)


class Others:
    """Players on other servers, and their waits for acknowledgements."""

    def __init__(self, env: simcord.Env, store: Path, meter: Meter) -> None:
        self._waiting: dict[int, float] = {}
        self._longest = 0.0
        self.presses = 0
        self.parties = [Party(env, store, meter, number, 2) for number in range(PARTIES)]
        self._people = {person.id for party in self.parties for person in party.people}
        simcord_seam.observe_dispatch(env, self._pressed)
        carry_out = router.dispatch

        def watched(backend: Any, method: str, path: str, **request: Any) -> Any:
            kind, *rest = path.strip("/").split("/")
            if kind == "interactions" and (began := self._waiting.pop(int(rest[0]), None)):
                self._longest = max(self._longest, time.perf_counter() - began)
            return carry_out(backend, method, path, **request)

        router.dispatch = watched

    def _pressed(self, interaction: Interaction) -> None:
        if interaction.user_id in self._people:
            self.presses += 1
            self._waiting[interaction.id] = time.perf_counter()

    def longest(self) -> float:
        """The longest wait since the last call, in milliseconds."""
        now = time.perf_counter()
        longest = max([self._longest, *(now - began for began in self._waiting.values())])
        self._longest = 0.0
        return 1000 * longest

    async def play(self, party: Party) -> None:
        """Answer at random until cancelled."""
        while True:
            await asyncio.sleep(0.02)
            with suppress(Exception):
                await party.answer()

    async def look(self, party: Party) -> None:
        """Press a button that is answered at once, again and again, until cancelled."""
        pressing: set[asyncio.Task[Any]] = set()
        while True:
            await asyncio.sleep(PROBED_EVERY)
            if (table := party.table) is not None:
                task = asyncio.create_task(press(party, party.people[0], f"more:{table.id}"))
                pressing.add(task)
                task.add_done_callback(pressing.discard)


async def run(presses: int, only: str, folder: Path) -> float:
    """Flood all uses with ``only`` in their names; return the longest wait in ms."""
    store = folder / "civitas.sqlite3"
    bot = Civitas(Config(store, webhooks=nowhere))
    env: Any = await discord_now(bot)
    warm_up()
    patched = pytest.MonkeyPatch()
    try:
        server = await _people(env, bot, store, patched)
        meter = Meter(env, bot)
        others = Others(env, store, meter)
        for party in others.parties:
            await party.gather()
        playing = [
            asyncio.create_task(do(party))
            for party in others.parties
            for do in (others.play, others.look)
        ]
        await asyncio.sleep(2)
        meter.begin()
        worst = 0.0
        print(f"{'':46}{'one person':>12}{f'{CROWD} people':>12}   ms")
        for name, one, use in _uses(server):
            if only not in name:
                continue
            waits = []
            for people in ([one] * presses, VISITORS):
                others.longest()
                await _flood(bot, use, people)
                waits.append(others.longest())
            worst = max(worst, *waits)
            print(f"{name:46}{waits[0]:12.0f}{waits[1]:12.0f}", flush=True)
        for task in playing:
            task.cancel()
        print(f"{others.presses} presses of the others")
        # Their waits also depend on the load of the machine; this does not.
        print(f"longest step of the event loop: {1000 * max(meter.steps):.0f} ms of processor time")
        for step, times in meter.long_steps.most_common(8):
            print(f"  more than 50 ms: {times} x {step}")
    finally:
        patched.undo()
        await bot.close()
    return worst


async def _people(
    env: Any, bot: Civitas, store: Path, patched: pytest.MonkeyPatch
) -> PopulatedServer:
    """Set up long games and all other objects, with their users and a crowd."""

    async def settled(**_: Any) -> None:
        await asyncio.sleep(0.01)
        await bot.get(InFlight).finish()
        rounds = [each for each in asyncio.all_tasks() if each.get_name().startswith("tournament-")]
        if rounds:
            await asyncio.wait(rounds)

    patched.setattr(env, "settle", settled, raising=False)
    world = World(env, store)
    server = PopulatedServer(world)
    with simcord_seam.settling(env, settled):
        await server.gather()
        for name in ("playing", "civ"):
            await _play_on(bot, server.ids[name])
        await settled()
    table = bot.tables.get(server.ids["playing"])
    assert table.active
    assert table.game is not None
    server.ids["number"] = next(iter(table.game.pending.values())).number
    server.people |= {name: Person(world, name) for name in VISITORS}
    return server


async def _play_on(bot: Civitas, table_id: int) -> None:
    chance = random.Random(7)
    for _ in range(PLAYED):
        table = bot.tables.get(table_id)
        if not table.active or table.game is None:
            return
        asked = [seat for seat in table.awaited if seat.person]
        if not asked:
            await asyncio.sleep(0.05)
            continue
        seat = chance.choice(asked)
        decision = table.game.pending[seat.player]
        answer = random_answer(decision, chance)
        with suppress(Exception):
            await bot.tables.answer(table_id, seat.person, decision.number, answer)


async def _flood(bot: Civitas, use: Use, people: Sequence[str]) -> None:
    """Let ``people`` of these kinds use it at the same moment; wait for the answers."""

    async def tried(person: str) -> None:
        with suppress(simcord.SetupError, LookupError):
            await use(person)

    await asyncio.gather(*(tried(person) for person in people))
    await asyncio.sleep(0.05)
    # Not until nothing is in flight: the others never pause.
    await bot.get(InFlight).finish()


def _uses(server: PopulatedServer) -> Iterator[tuple[str, str, Use]]:
    """Yield all uses: the name, a kind of user allowed to use it, and a function."""
    yield from sorted(_all_uses(server), key=lambda use: any(each in use[0] for each in LAST))


def _all_uses(server: PopulatedServer) -> Iterator[tuple[str, str, Use]]:
    for wanted in ERRANDS:
        kind = _last_to_answer(server) if wanted == "undo" else "awaited"
        yield f"do:{wanted}", kind, _pressing(server, kind, f"do:{wanted}:{{playing}}")
    for name, row in PRESSED.items():
        kind = who(row.may)
        yield name, kind, _pressing(server, kind, row.custom_id, row.values)
    for name, typed in TYPED.items():
        kind = who(typed.may)
        yield f"/{name}", kind, _typing(server, name, typed)
    for name, (custom_id, kind) in FORMS.items():
        yield f"form {name}", kind, _sending(server, custom_id)


def _last_to_answer(server: PopulatedServer) -> str:
    """Return the kind of user with the last answer in the long game."""
    answers = server.world.bot.tables.answers(server.ids["playing"])
    last = next(given.user_id for given in reversed(answers) if given.user_id is not None)
    return next(kind for kind, person in server.people.items() if person.id == last)


def _pressing(
    server: PopulatedServer, owner: str, custom_id: str, values: Sequence[str] | None = None
) -> Use:
    """Return a press on a component that belongs to ``owner``."""
    ids = server.ids_for(owner)
    filled = None if values is None else [each.format(**ids) for each in values]

    async def use(kind: str) -> None:
        await server.press(kind, custom_id.format(**ids), filled)

    return use


def _typing(server: PopulatedServer, name: str, typed: Typed) -> Use:
    async def use(kind: str) -> None:
        await server.type(kind, name, typed.at, **typed.options)

    return use


def _sending(server: PopulatedServer, custom_id: str) -> Use:
    async def use(kind: str) -> None:
        person = server.people[kind]
        filled = custom_id.format(**server.ids, user=person.id)
        await send_form(server.world, person, filled, "Hello")

    return use


def main() -> int:
    """Parse the options, run, and print; return 1 after errors or long waits."""
    parser = argparse.ArgumentParser(prog="python -m tests.load.flood", description=__doc__)
    parser.add_argument("--presses", type=int, default=60, help="of the one person, each time")
    parser.add_argument("--only", default="", help="what is flooded: a part of its name")
    options = parser.parse_args()
    errors = Errors()
    logging.getLogger().addHandler(errors)
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=Loop) as runner:
        worst = runner.run(run(options.presses, options.only, Path(folder)))
    print(f"errors logged: {errors.count}")
    print(f"slowest acknowledgement of the others: {worst:.0f} ms")
    return 0 if worst <= LIMIT and not errors.count else 1


if __name__ == "__main__":
    sys.exit(main())
