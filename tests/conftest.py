"""Fixtures of all tests: missing words fail; the header names the API description."""

from __future__ import annotations

import asyncio
import gc

import pytest
from hypothesis import settings

from tests.discord_api import PUBLISHED

# Garbage collection would take an eighth of the time: it traverses what a thousand tests left
# behind. A test about memory calls ``gc.collect()`` itself.
gc.disable()

# The same examples each time, however long they take on a busy machine.
settings.register_profile("same", derandomize=True, deadline=None, database=None)
settings.load_profile("same")


def pytest_report_header() -> str:
    """Return a line that says whether Discord's API description is there."""
    state = "found" if PUBLISHED.exists() else "missing, so only Discord's limits are checked"
    return f"Discord's API description (../shared/discord/openapi.json): {state}"


def pytest_runtest_logstart() -> None:
    """Forget the tasks of the previous test, and freeze its objects.

    Each loop that is closed goes through all tasks that exist, and collections through all objects.
    """
    for task in [*getattr(asyncio.tasks, "_all_tasks", ())]:  # its name in Python 3.11
        asyncio.tasks._unregister_task(task)
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
