"""Fixtures of all tests: missing words fail; the header names the API description."""

from __future__ import annotations

import gc

import pytest
from hypothesis import settings

from tests.discord_api import PUBLISHED

# Automatic garbage collection would take an eighth of the time: it traverses what a thousand tests
# left behind. Instead, what a test has made is collected after it.
gc.disable()

# The same examples each time, however long they take on a busy machine.
settings.register_profile("same", derandomize=True, deadline=None, database=None)
settings.load_profile("same")


def pytest_report_header() -> str:
    """Return a line that says whether Discord's API description is there."""
    state = "found" if PUBLISHED.exists() else "missing, so only Discord's limits are checked"
    return f"Discord's API description (../shared/discord/openapi.json): {state}"


def pytest_runtest_logstart() -> None:
    """Collect what the previous test left; freeze the rest, to skip it."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(tryfirst=True)
def pytest_unconfigure() -> None:
    """Leave all out of the collections that pytest makes at the end."""
    gc.freeze()


@pytest.fixture(autouse=True, scope="session")
def strict_words() -> None:
    """Raise for a key without words, or a missing variable."""
    from bot.core.words import Words

    Words.strict = True
