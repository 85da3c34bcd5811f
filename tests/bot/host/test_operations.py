"""The lines about each problem in docs/hosting.md match the bot's output."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from prometheus_client import generate_latest

from bot.core.settings import VARIABLES, settings_from
from bot.core.words import DEFAULT

ROOT = Path(__file__).parents[3]
TROUBLES = [
    row.split(" | ")
    for row in (ROOT / "docs" / "hosting.md")
    .read_text(encoding="utf-8")
    .split("| what happens | what you see |")[1]
    .split("\n\n")[0]
    .splitlines()[2:]
]
# Messages of SQLite and discord.py.
NOT_OURS = {
    "database or disk is full",
    "database is locked",
    "database disk image is malformed",
    "attempt to write a readonly database",
    "Attempting a reconnect",
}
LOG = re.compile(r"log\.\w+\(\s*f?\"([^\"]+)\"")


def seen() -> list[str]:
    """Return the second column."""
    assert all(len(row) == 4 for row in TROUBLES)
    return [row[1] for row in TROUBLES]


def logged() -> set[str]:
    """Return the messages that the bot logs, as format strings."""
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "bot").rglob("*.py")]
    return {line for source in sources for line in LOG.findall(source)}


def test_the_container_passes_all_settings_on_and_none_need_be_set() -> None:
    compose = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    passed = dict(re.findall(r"^      ([A-Z_]+): \$\{\1:([-?])", compose, re.MULTILINE))
    # In a container there is one folder for the games, and no demo.
    assert passed.keys() == {*VARIABLES} - {"CIVITAS_DATA", "CIVITAS_DEMO_PORT"} | {
        name for name in passed if name.startswith("POSTGRES_")
    }
    assert [name for name, needed in passed.items() if needed == "?"] == ["DISCORD_TOKEN"]
    assert settings_from(dict.fromkeys(passed, "")) == settings_from({})


@pytest.mark.parametrize("row", seen())
def test_a_host_sees_what_the_page_says(row: str) -> None:
    words = (ROOT / "assets" / "locales" / DEFAULT / "console.ftl").read_text(encoding="utf-8")
    metrics = generate_latest().decode()
    for said in re.findall(r"(?<!\w)\*([^*]+)\*", row):
        assert all(part in words for part in re.split(r"…|\d+", said)), said
    for name in re.findall(r"`(civitas_\w+)`", row):
        assert f"\n{name} " in metrics, name
    if row.startswith("log"):
        for said in re.findall(r"`([^`]+)`", row.split("; ")[0]):
            parts = [part for part in re.split(r"…|\b\d+\b|: ", said) if part.strip()]
            for part in parts:
                ours = any(part.strip() in line for line in logged())
                assert ours or part in NOT_OURS, part
