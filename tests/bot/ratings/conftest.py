"""Tables in a file, and the ratings that follow them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.features.ratings.service import Ratings
from bot.storage import Store
from bot.tables.service import Tables
from tests.bot.tables.steps import Clock


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def store_path(where: Path | str) -> Path | str:
    """Return the store of the bot: these tests run on both kinds of databases."""
    return where


@pytest.fixture
async def tables(store_path: Path | str, clock: Clock) -> AsyncIterator[Tables]:
    tables = Tables(Store(store_path), clock=clock)
    yield tables
    await tables.close()


@pytest.fixture
def ratings(tables: Tables) -> Ratings:
    return Ratings(tables)
