"""For all tests: missing words fail, and the header says what requests are checked against."""

from __future__ import annotations

import pytest
from hypothesis import settings

from tests.discord_api import PUBLISHED

# The same examples each time, however long they take on a busy machine.
settings.register_profile("same", derandomize=True, deadline=None, database=None)
settings.load_profile("same")


def pytest_report_header() -> str:
    """Whether Discord's API description is there."""
    state = "found" if PUBLISHED.exists() else "missing, so only Discord's limits are checked"
    return f"Discord's API description (../shared/discord/openapi.json): {state}"


@pytest.fixture(autouse=True, scope="session")
def strict_words() -> None:
    """A key without words, or a fact that they ask for and do not get, raises."""
    from bot.core.words import Words

    Words.strict = True
