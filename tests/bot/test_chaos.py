"""Random failures during play: nothing is lost, and nobody is stuck.

``python -m tests.chaos`` plays many more of these games.
"""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from bot.core.painter import Painter
from tests.bot.world import World
from tests.chaos.game import Ordeal
from tests.chaos.watch import marking_painter

pytestmark = pytest.mark.soak

DECISIONS = 10


@pytest.fixture
def store_path(tmp_path: Path) -> Path:
    """Return a file: troubles of the disk affect it."""
    return tmp_path / "civitas.sqlite3"


@pytest.fixture
def painter() -> Painter:
    return marking_painter()


@pytest.mark.simcord(settle_timeout=60.0, check_errors=False)
@pytest.mark.parametrize("seed", [0, 1, 3, 4, 5, 8])
async def test_a_game_survives_whatever_happens(
    world: World,
    seed: int,
    logged_errors: list[logging.LogRecord],
) -> None:
    ordeal = Ordeal(world, seed)
    try:
        await ordeal.begin()
        await ordeal.play(DECISIONS)
        await ordeal.audit()
    finally:
        ordeal.leave()
    assert ordeal.troubles.made
    logged_errors.clear()  # what was raised has been told to those who pressed
