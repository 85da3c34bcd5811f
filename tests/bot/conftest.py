"""The real bot on an in-memory Discord. Most tests need the fixture ``world``.

Every request of the bot is checked against Discord's API; one that Discord would refuse fails the
test at its end, and so does every logged error.
"""

from __future__ import annotations

import json
import logging
import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
import simcord
from discord import app_commands
from simcord.http import router

from bot.core.painter import Painter
from bot.core.words import COMMANDS, languages
from bot.tables.dealer import Dealer
from tests import simcord_seam
from tests.bot.acknowledging import Acknowledgements
from tests.bot.control_order import misplaced
from tests.bot.dealt import SameCards
from tests.bot.painting import DOTS
from tests.bot.world import Impatient, World, new_bot
from tests.discord_api import discord_api
from tests.stores import KINDS, store_of


@pytest.fixture(autouse=True)
def complaints(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Collect requests that Discord would have refused; tests that mean it clear them."""
    found: list[str] = []
    api = discord_api()
    carry_out = router.dispatch

    def checked(backend: Any, method: str, path: str, **request: Any) -> Any:
        found.extend(
            api.complaints(
                method,
                path,
                request.get("json"),
                request.get("params"),
                request.get("files") or (),
            )
        )
        found.extend(misplaced(request.get("json")))
        return carry_out(backend, method, path, **request)

    monkeypatch.setattr(router, "dispatch", checked)
    yield found
    if found:
        pytest.fail("Discord would refuse:\n" + "\n".join(dict.fromkeys(found)), pytrace=False)


class _Collector(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


@pytest.fixture(autouse=True)
def logged_errors() -> Iterator[list[logging.LogRecord]]:
    """Collect the errors logged in this test; a test that means them clears the list.

    discord.py only logs exceptions in a ``DynamicItem``, so no test would fail by them.
    """
    collector = _Collector()
    logging.getLogger().addHandler(collector)
    yield collector.records
    logging.getLogger().removeHandler(collector)
    if collector.records:
        told = "\n".join(logging.Formatter().format(record) for record in collector.records)
        pytest.fail(f"errors were logged:\n{told}", pytrace=False)


@pytest.fixture(autouse=True)
def acknowledged(monkeypatch: pytest.MonkeyPatch) -> Iterator[Acknowledgements]:
    """Collect requests and writes made before an interaction was acknowledged."""
    acknowledgements = Acknowledgements()
    acknowledgements.watch(monkeypatch)
    yield acknowledgements
    if acknowledgements.early:
        early = "\n".join(dict.fromkeys(acknowledgements.early))
        pytest.fail(f"asked for before an acknowledgement:\n{early}", pytrace=False)


@pytest.fixture(autouse=True)
def no_commands_known() -> Iterator[None]:
    """Clear the ids of commands, which tests must not share."""
    yield
    COMMANDS.clear()


@pytest.fixture(autouse=True, scope="session")
def translated_once() -> Iterator[None]:
    """Translate commands once in this process: nearly all bots register the same ones."""
    known: dict[tuple[str, tuple[str, ...]], dict[str, Any]] = {}
    with pytest.MonkeyPatch.context() as patch:
        for kind in (app_commands.Command, app_commands.Group):
            patch.setattr(kind, "get_translated_payload", _remembered(kind, known))
        yield


def _remembered(kind: Any, known: dict[tuple[str, tuple[str, ...]], dict[str, Any]]) -> Any:
    translate = kind.get_translated_payload

    async def payload(command: Any, tree: Any, translator: Any) -> dict[str, Any]:
        key = json.dumps(command.to_dict(tree)), languages()
        if key not in known:
            known[key] = await translate(command, tree, translator)
        return known[key]

    return payload


@pytest.fixture
def dealer() -> Dealer:
    """Return a dealer that gives every table the same cards."""
    return SameCards()


@pytest.fixture
def painter(request: pytest.FixtureRequest) -> Painter:
    """Return a painter of dots, or of real pictures in a test marked ``drawn``."""
    return Painter() if request.node.get_closest_marker("drawn") else DOTS


@pytest.fixture
def store_path(tmp_path: Path) -> Iterator[Path | str]:
    """Return the database of the bot under test: a file or, if requested, PostgreSQL."""
    with store_of(os.environ.get("CIVITAS_TEST_STORE", "sqlite"), tmp_path) as where:
        yield where


@pytest.fixture(params=KINDS)
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Path | str]:
    """Return a database of each kind, for tests that have to pass on both."""
    with store_of(request.param, tmp_path) as where:
        yield where


@pytest.fixture
async def env(
    store_path: Path | str, dealer: Dealer, painter: Painter, request: pytest.FixtureRequest
) -> AsyncIterator[simcord.Env]:
    """Return the simulated Discord with the bot logged in.

    ``@pytest.mark.simcord(settle_timeout=…)`` passes options on to it. An error in the bot that no
    test has read from ``env.errors`` fails the test at its end.
    """
    marker = request.node.get_closest_marker("simcord")
    options = {"settle_timeout": 30.0, **(marker.kwargs if marker else {})}
    env = Impatient(new_bot(store_path, dealer=dealer, painter=painter), **options)
    await env.start()
    yield env
    await env.bot.close()
    await env.shutdown()
    if env.check_errors:
        simcord_seam.raise_errors(env)


@pytest.fixture
def world(env: simcord.Env, store_path: Path | str) -> World:
    """Return a server with a channel and four people: ann, bob, cat and dan."""
    return World(env, store_path)
