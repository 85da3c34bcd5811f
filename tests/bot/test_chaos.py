"""Random failures during play: no answer is lost, and no player is stuck.

``python -m tests.chaos`` plays many more of these games.
"""

from __future__ import annotations

import logging

import pytest

from tests.chaos.__main__ import Tally, run

pytestmark = pytest.mark.soak

DECISIONS = 10


@pytest.mark.parametrize("seed", [0, 1, 3, 4, 5, 8])
async def test_a_game_survives_whatever_happens(
    seed: int, logged_errors: list[logging.LogRecord]
) -> None:
    tally = Tally()
    await run(seed, DECISIONS, tally, "sqlite")
    assert tally.made
    logged_errors.clear()  # what was raised has been told to those who pressed
