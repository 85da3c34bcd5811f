"""Everything goes wrong at random while people play: nothing is lost, and nobody is stuck.

``python -m tests.chaos`` plays many more of these games.
"""

from __future__ import annotations

import logging

import pytest

from tests.bot.dealt import draw_dots
from tests.bot.world import World
from tests.chaos.game import Ordeal

DECISIONS = 12


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
async def test_a_game_survives_whatever_happens(
    world: World,
    monkeypatch: pytest.MonkeyPatch,
    seed: int,
    logged_errors: list[logging.LogRecord],
) -> None:
    draw_dots(monkeypatch)
    ordeal = Ordeal(world, seed)
    await ordeal.begin()
    try:
        await ordeal.play(DECISIONS)
        await ordeal.audit()
    finally:
        await ordeal.troubles.heal()
    assert ordeal.told
    assert ordeal.troubles.made
    world.env.errors  # noqa: B018  what was raised has been told to those who pressed
    logged_errors.clear()
