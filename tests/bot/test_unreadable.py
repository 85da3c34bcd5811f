"""A database that is unreadable for a while, as during a restart of its server."""

from __future__ import annotations

import logging
from datetime import datetime
from typing import Any

import pytest

from bot.features.board.sync import MessageSync
from bot.features.people.service import People
from bot.storage import NotRead
from tests.bot.world import World


def unreadable(*_: Any) -> None:
    raise NotRead("connection refused")


async def test_whoever_asks_for_something_is_told(
    world: World, monkeypatch: pytest.MonkeyPatch, logged_errors: list[logging.LogRecord]
) -> None:
    with monkeypatch.context() as away:
        away.setattr(world.bot.tables.store.tables, "of_user", unreadable)
        reply = await world.ann.slash("mygames")
    assert reply.private
    assert "can’t read the games right now" in reply.text
    assert [record.getMessage() for record in logged_errors] == ["not read: connection refused"]
    logged_errors.clear()


async def test_what_is_due_by_itself_is_done_in_a_later_round(
    world: World, monkeypatch: pytest.MonkeyPatch, logged_errors: list[logging.LogRecord]
) -> None:
    store = world.bot.tables.store
    with monkeypatch.context() as away:
        away.setattr(store.clocks, "due", unreadable)
        away.setattr(store.privacy, "wishes", unreadable)
        await world.later(hours=2)
    assert {record.getMessage() for record in logged_errors} == {"not read: connection refused"}
    logged_errors.clear()
    rounds: list[str] = []

    def due(_: datetime) -> list[int]:
        rounds.append("due")
        return []

    def wishes() -> list[Any]:
        rounds.append("wishes")
        return []

    monkeypatch.setattr(store.clocks, "due", due)
    monkeypatch.setattr(store.privacy, "wishes", wishes)
    await world.later(hours=2)
    assert {"due", "wishes"} == set(rounds)


async def test_a_form_is_answered_whether_or_not_its_sender_is_known(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    form = await world.ann.slash("report")
    with monkeypatch.context() as away:
        away.setattr(world.bot.get(People), "note_locale", unreadable)
        reply = await world.ann.submit(form, text="Something is wrong.")
    assert reply.private


async def test_what_was_accepted_is_no_error_though_the_table_cannot_be_read_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as away:
        away.setattr(world.bot.tables, "get", unreadable)
        world.bot.get(MessageSync).tell(1)
    await world.env.settle()
    assert world.bot.get(MessageSync).untold == 1, "it is tried again"
