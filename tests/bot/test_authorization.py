"""Authority is decided by services and guards, not where it is shown or pressed."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

BOT = Path(__file__).parents[2] / "bot"

# A module that uses one of these shows messages, or takes a press, a form or a command.
SHOWN_BY = {"bot.ui.press", "bot.ui.form", "bot.ui.command", "bot.ui.responses"}

# About the form of an input, the place that a command is typed in, or the limits of Discord there.
OF_THE_FORM = {
    "form-not-yours",
    "invite-first",
    "is-a-bot",
    "needs-channel",
    "needs-server",
    "not-a-member",
    "not-an-option",
    "not-on-its-server",
    "other-server",
    "show-not-allowed",
    "tournament-channel-closed",
    "tournament-channel-kind",
    "unknown-action",
    "unknown-form",
}
AUTHORITY = (
    "-not-allowed",
    "-not-yours",
    "-host-only",
    "already-started",
    "game-over",
    "not-joined",
    "not-seated",
    "only-the-",
    "resigned",
    "tournament-organise",
)


def shown() -> Iterator[Path]:
    """Yield the files that show messages, or take a press, a form or a command."""
    imported = re.compile(rf"^\s*from ({'|'.join(map(re.escape, SHOWN_BY))}) import ", re.MULTILINE)
    for file in sorted(BOT.rglob("*.py")):
        # Not parsed: that would slow the collection of each test process.
        if imported.search(file.read_text("utf-8")):
            yield file


def reasons(module: ast.Module) -> Iterator[tuple[str, int]]:
    """Yield the reason of each refusal raised, with its line."""
    for node in ast.walk(module):
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
            for text in ast.walk(node.exc):
                if isinstance(text, ast.Constant) and isinstance(text.value, str):
                    yield text.value, node.lineno


@pytest.mark.parametrize("file", [*shown()], ids=lambda file: str(file.relative_to(BOT)))
def test_authority_is_not_decided_where_it_is_shown(file: Path) -> None:
    found = [
        (reason, line)
        for reason, line in reasons(ast.parse(file.read_text("utf-8")))
        if any(word in reason for word in AUTHORITY) and reason not in OF_THE_FORM
    ]
    assert found == []


def test_a_rule_in_a_button_would_be_found() -> None:
    module = ast.parse("def pressed():\n    raise Refusal('end-not-allowed')\n")
    assert [*reasons(module)] == [("end-not-allowed", 2)]
