"""Fixtures of the tournament tests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.features.tournaments.storage import StoredTournaments
from tests.bot.tournaments.desk import Desk
from tests.stores import store_of


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    with store_of("sqlite", tmp_path) as path:
        desk = Desk(path)
        yield desk
        stored = desk.tables.store.section(StoredTournaments).load(desk.id)
        if stored is not None:
            assert stored == desk.cup, "what is known is what is on the disk"
        await desk.tables.close()
