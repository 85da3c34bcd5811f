"""The log contains, at any level, neither messages to users nor secrets."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from bot.core.settings import settings_from
from bot.host.logs import TELLTALES, write_logs


@pytest.fixture(autouse=True)
def levels() -> Iterator[None]:
    """Restore the log levels afterwards."""
    before = {name: logging.getLogger(name).level for name in (None, *TELLTALES)}
    yield
    for name, level in before.items():
        logging.getLogger(name).setLevel(level)


@pytest.mark.parametrize("level", ["DEBUG", "INFO", "WARNING", "ERROR"])
def test_libraries_do_not_log_what_is_sent(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logging.getLogger(), "handlers", [])
    write_logs(settings_from({"CIVITAS_LOG_LEVEL": level}))
    # These log whole requests and events, with the cards and tokens in them.
    for name in ("discord.http", "discord.gateway", "discord.webhook.async_"):
        assert not logging.getLogger(name).isEnabledFor(logging.DEBUG)
    assert logging.getLogger("bot.host").isEnabledFor(logging.DEBUG) == (level == "DEBUG")
    assert logging.getLogger("discord.http").isEnabledFor(logging.WARNING) == (level != "ERROR")
