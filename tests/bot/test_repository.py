"""The repository that tables and tournaments share, with items of its own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace

import pytest

from bot.core.repository import Repository
from engine import Refusal


@dataclass(frozen=True, slots=True)
class Note:
    id: int
    guild_id: int
    text: str = ""


class Everywhere:
    """Locks and messages of one of two processes, that of the even servers."""

    def __init__(self) -> None:
        self.follow: dict[str, Callable[[int], None]] = {}
        self.sent: list[tuple[str, int]] = []
        self.held: list[tuple[str, int]] = []

    def on(self, kind: str, follow: Callable[[int], None]) -> None:
        self.follow[kind] = follow

    def mine(self, kind: str, number: int, guild_id: int) -> bool:
        if guild_id % 2:
            self.sent.append((kind, number))
        return guild_id % 2 == 0

    @asynccontextmanager
    async def __call__(self, kind: str, number: int) -> AsyncIterator[None]:
        self.held.append((kind, number))
        yield
        self.held.remove((kind, number))


class Notes(Repository[Note]):
    kind = "note"
    no_such = "no-such-note"
    cache_size = 2

    def __init__(self, everywhere: Everywhere, *, shared: bool = False) -> None:
        super().__init__(everywhere, everywhere, shared=shared)
        self.stored = {number: Note(number, number) for number in range(1, 5)}
        self.read: list[int] = []

    def _load(self, number: int, cached: Note | None) -> Note | None:
        self.read.append(number)
        return self.stored.get(number)

    def _named(self, item: Note) -> Note:
        return item

    async def store(self, note: Note, fails: BaseException | None = None) -> None:
        with self._replacing(note.id):
            self.stored[note.id] = note
            if fails is not None:
                raise fails
            self._publish(self._remember(note))


@pytest.fixture
def everywhere() -> Everywhere:
    return Everywhere()


def test_the_latest_are_kept_in_memory(everywhere: Everywhere) -> None:
    notes = Notes(everywhere)
    for number in (1, 2, 1, 3, 1, 2):
        assert notes.get(number).id == number
    assert notes.read == [1, 2, 3, 2]


def test_what_others_may_change_is_read_again(everywhere: Everywhere) -> None:
    notes = Notes(everywhere, shared=True)
    for _ in range(2):
        notes.get(1)
    assert notes.read == [1, 1]


def test_what_is_not_stored_is_refused(everywhere: Everywhere) -> None:
    with pytest.raises(Refusal, match="no-such-note"):
        Notes(everywhere).get(9)


async def test_the_state_under_the_lock_is_the_current_one(everywhere: Everywhere) -> None:
    notes = Notes(everywhere)
    async with notes.locked(1) as note:
        assert everywhere.held == [("note", 1)]
        await notes.store(replace(note, text="new"))
    assert everywhere.held == []
    async with notes.locked(1) as note:
        assert note.text == "new"


@pytest.mark.parametrize("fails", [Refusal("not-saved"), asyncio.CancelledError()])
async def test_what_may_be_stored_or_not_is_read_again(
    everywhere: Everywhere, fails: BaseException
) -> None:
    notes = Notes(everywhere)
    heard: list[Note] = []
    notes.listeners.append(heard.append)
    note = replace(notes.get(2), text="new")
    with pytest.raises(type(fails)):
        await notes.store(note, fails)
    assert (notes.get(2), notes.read, heard) == (note, [2, 2], [])


async def test_it_is_announced_in_the_process_of_its_server(everywhere: Everywhere) -> None:
    notes = Notes(everywhere)
    heard: list[Note] = []
    notes.listeners.append(heard.append)
    for number in (1, 2):
        await notes.store(notes.get(number))
    assert (heard, everywhere.sent) == ([notes.get(2)], [("note", 1)])
    everywhere.follow["note"](4)  # another process has changed it
    assert heard[-1] == notes.get(4)
