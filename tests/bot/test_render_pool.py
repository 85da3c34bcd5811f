"""Pictures are drawn in a process pool that survives the death of its workers."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from concurrent.futures.process import BrokenProcessPool
from functools import partial

import pytest

from bot.core.render_pool import Outdated, RenderPool
from bot.core.words import words_for
from engine import new_game
from render.picture import Picture
from render.table import table_picture

NAMES = {"p1": "Ann", "p2": "Bob"}


@pytest.fixture
async def pool() -> AsyncIterator[RenderPool]:
    pool = RenderPool()
    yield pool
    pool.close()


def one(language: str) -> partial[Picture]:
    """Return a rendering job."""
    view = new_game("innovation", list(NAMES), 5).view(None)
    return partial(table_picture, view, words_for(language), NAMES)


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_another_process_draws_the_same(pool: RenderPool, language: str) -> None:
    assert await pool.draw(one(language)) == one(language)()


async def test_who_has_died_is_replaced(pool: RenderPool) -> None:
    with pytest.raises(BrokenProcessPool):
        await pool.draw(partial(os._exit, 1))
    assert await pool.draw(one("en")) == one("en")()


async def test_what_nobody_wants_any_more_is_not_drawn(pool: RenderPool) -> None:
    with pytest.raises(Outdated):
        await pool.draw(partial(os._exit, 1), lambda: True)
