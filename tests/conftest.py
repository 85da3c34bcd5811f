"""Fixtures of all tests: missing words fail; the header names the API description."""

from __future__ import annotations

import gc

import pytest
from hypothesis import settings

from tests.discord_api import PUBLISHED

# While modules are imported, garbage collections find nothing and cost a sixth of the time.
gc.disable()

# The same examples each time, however long they take on a busy machine.
settings.register_profile("same", derandomize=True, deadline=None, database=None)
settings.load_profile("same")


def pytest_report_header() -> str:
    """Return a line that says whether Discord's API description is there."""
    state = "found" if PUBLISHED.exists() else "missing, so only Discord's limits are checked"
    return f"Discord's API description (../shared/discord/openapi.json): {state}"


def pytest_collection_finish() -> None:
    """Leave what is loaded by now out of garbage collections, and collect less often."""
    gc.collect()
    gc.freeze()
    gc.enable()
    gc.set_threshold(1_000_000, 20, 100)


@pytest.hookimpl(trylast=True)
def pytest_unconfigure() -> None:
    """Leave all out of the garbage collections to come, after pytest has made one."""
    gc.freeze()


@pytest.fixture(autouse=True, scope="session")
def strict_words() -> None:
    """Raise for a key without words, or a missing variable."""
    from bot.core.words import Words

    Words.strict = True
