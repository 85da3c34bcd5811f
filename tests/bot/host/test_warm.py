"""Memory: unused objects are freed; garbage collection never scans the whole heap."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any
from weakref import ref

import pytest

from bot.host import warm
from bot.host.warm import collect_everything, tidy_up, warm_up
from bot.ui.panel import Panel
from bot.ui.press import button
from engine import new_game
from render.picture import Picture


@pytest.fixture
def warmed() -> Iterator[None]:
    """Warm the process up, and restore it afterwards."""
    warm_up()
    yield
    gc.callbacks.remove(warm._keep)


class Ring:
    """An object in a reference cycle."""

    def __init__(self) -> None:
        self.itself = self


@pytest.mark.usefixtures("warmed")
def test_what_outlives_a_collection_is_looked_at_no_more() -> None:
    frozen = gc.get_freeze_count()
    kept = [[number] for number in range(1000)]
    gc.collect()
    assert gc.get_freeze_count() >= frozen + len(kept)
    assert not gc.get_objects(generation=2)


@pytest.mark.soak
@pytest.mark.usefixtures("warmed")
def test_a_ring_is_found_even_if_it_had_stayed() -> None:
    young, old = Ring(), Ring()
    gone = [ref(young), ref(old)]
    del young
    gc.collect()
    assert gone[0]() is None
    del old
    gc.collect()
    assert gone[1]() is not None
    collect_everything()
    assert gone[1]() is None


@pytest.mark.soak
@pytest.mark.usefixtures("warmed")
async def test_it_waits_for_a_moment_in_which_nobody_waits() -> None:
    old = Ring()
    gone = ref(old)
    gc.collect()
    del old
    in_flight = SimpleNamespace(busy=True)
    bot: Any = SimpleNamespace(get=lambda kind: in_flight)
    look = tidy_up(bot)
    for _ in range(warm._HOUR + 10):
        await look()
    assert gone() is not None
    in_flight.busy = False
    await look()
    assert gone() is None


@pytest.mark.usefixtures("warmed")
async def test_nothing_new_waits_long_for_a_collection() -> None:
    look = tidy_up(SimpleNamespace(get=lambda kind: SimpleNamespace(busy=True)))  # type: ignore[arg-type]
    kept, young = [[number] for number in range(1000)], Ring()
    frozen, gone = gc.get_freeze_count(), ref(young)
    del young
    await look()
    assert gone() is None
    assert gc.get_freeze_count() >= frozen + len(kept)


def test_a_panel_is_gone_once_it_has_been_sent() -> None:
    assert not gc.isenabled()
    panel = Panel().text("Hello").picture(Picture(b"png", "alt", "table-1.png"))
    panel.row(button("hand:1", "Hand"))
    sent = panel.sending()
    assert sent["view"].to_components()
    for file in sent["files"]:
        file.reset(seek=0)
        file.close()
    gone = [ref(panel), *(ref(file.fp) for file in sent["files"])]
    del panel, sent, file
    assert [each() for each in gone] == [None, None]


@pytest.mark.parametrize("name", ["innovation", "civ"])
def test_a_game_is_gone_once_nobody_needs_it(name: str) -> None:
    assert not gc.isenabled()
    game = new_game(name, ["ann", "bob"], 1)
    gone = ref(game.table), ref(game.table.players[0])  # type: ignore[attr-defined]
    del game
    assert [each() for each in gone] == [None, None]
