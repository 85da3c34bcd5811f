"""An interaction delivered again, at once or after a restart, has no effect.

Discord may deliver an interaction again when a session is resumed, and a user who could replay one
must not gain by it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest

from bot.features.people.service import People
from bot.tables.repository import TableRepository
from tests.bot.audit.authority import PRESSED, TYPED, who
from tests.bot.audit.roles import PopulatedServer, gathered
from tests.bot.world import World

PARTS = 3  # which can be tried at the same time

# See https://docs.discord.com/developers/topics/opcodes-and-status-codes#json
NOBODY_LEFT = re.compile("40060|10062")


class Deliveries:
    """The interactions sent to the bot, and the number of writes."""

    def __init__(self, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
        self._world = world
        self.payloads: list[dict[str, Any]] = []
        self.writes = 0
        self._known = 0  # errors
        backend = world.env.backend
        self._emit = emit = backend.emit
        write = TableRepository.write

        def emitted(name: str, payload: Any, *args: Any, **more: Any) -> Any:
            if name == "INTERACTION_CREATE":
                self.payloads.append(payload)
            return emit(name, payload, *args, **more)

        async def written(tables: TableRepository, change: Callable[[], Any]) -> Any:
            self.writes += 1
            return await write(tables, change)

        async def unnoticed(*_: Any) -> None:
            """Skip the note of a user's presence, which every press writes."""

        monkeypatch.setattr(People, "note_locale", unnoticed)
        monkeypatch.setattr(People, "note_names", unnoticed)
        monkeypatch.setattr(backend, "emit", emitted)
        monkeypatch.setattr(TableRepository, "write", written)

    async def again(self, payload: dict[str, Any]) -> list[str]:
        """Deliver an interaction again; return the writes and requests that it led to.

        Refused responses are not counted.
        """
        requests, writes = len(self._world.env.http_requests), self.writes
        self._emit("INTERACTION_CREATE", payload)
        await self._world.env.settle()
        made = islice(self._world.env.http_requests, requests, None)
        changes = [each for each in made if each.method != "GET"]
        led_to = [each.path for each in changes if not each.path.endswith("/callback")]
        return [*led_to, *["a write"] * (self.writes - writes), *self._errors()]

    def _errors(self) -> list[str]:
        """The errors since the last call, except those about expired interactions.

        It was answered already (40060), or its three seconds are over (10062).
        """
        errors = [str(error) for error in self._world.env.errors]
        self._known, since = len(errors), self._known
        return [error for error in errors[since:] if not NOBODY_LEFT.search(error)]


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
async def test_what_arrives_twice_is_done_once(
    part: int, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = await gathered(world)
    deliveries, wrong, done = Deliveries(world, monkeypatch), [], 0
    names = [*PRESSED, *TYPED][part::PARTS]
    payloads = []
    for name in names:
        writes = deliveries.writes
        await tried(server, name)
        done += deliveries.writes > writes
        payloads.append(deliveries.payloads[-1])
        if led_to := await deliveries.again(payloads[-1]):
            wrong.append((name, led_to))
        # A second press is another interaction: it is answered in any state.
        if not await tried(server, name):
            wrong.append((name, ["no answer"]))
    assert not wrong
    assert done > len(names) / 4, "hardly anything was done the first time"

    await world.restart()
    await world.env.settle()
    for name, payload in zip(names, payloads, strict=True):
        if led_to := await deliveries.again(payload):
            wrong.append((name, led_to))
    assert not wrong


async def tried(server: PopulatedServer, name: str) -> bool:
    """Let a permitted person press or type ``name``; return whether it was answered."""
    if name in PRESSED:
        row = PRESSED[name]
        return (await server.press(who(row.may), row.custom_id, row.values)).acknowledged
    typed = TYPED[name]
    reply = await server.type(who(typed.may), name, typed.at, **typed.options)
    return reply is not None and reply.acknowledged


@pytest.mark.soak
async def test_a_form_that_is_sent_twice_counts_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = await gathered(world)
    deliveries = Deliveries(world, monkeypatch)
    forms = ("report:{playing}", "watching"), ("t-announce:{cup}", "organiser")
    for custom_id, kind in forms:
        form = await server.press(kind, custom_id)
        sent = await server.people[kind].submit(form, text="Something is wrong.")
        assert sent.private
        assert not await deliveries.again(deliveries.payloads[-1])
    forms_sent = [each for each in deliveries.payloads if each["type"] == 5]
    assert len(forms_sent) == len(forms)
    await world.restart()
    for payload in forms_sent:
        assert not await deliveries.again(payload)
