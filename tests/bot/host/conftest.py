"""An installation of each kind: with the games in a file, and in PostgreSQL."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.core.settings import Settings


@pytest.fixture
def store_path(where: Path | str) -> Path | str:
    """Return the store of the bot: these tests run on both kinds."""
    return where


@pytest.fixture
def settings(where: Path | str, tmp_path: Path) -> Settings:
    """Return the host's settings."""
    url = where if isinstance(where, str) else ""
    return Settings(token="", data=tmp_path, log_level="INFO", demo_port=8300, database_url=url)
