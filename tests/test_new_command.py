"""``make new-command`` writes a command that passes all checks and its own test."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.new_command.__main__ import complaint

ROOT = Path(__file__).parents[1]
PARTS = ("assets", "bot", "docs", "engine", "render", "tests")
FILES = ("pyproject.toml", "Makefile", "README.md", "CONTRIBUTING.md", "CHANGELOG.md")
TYPES = ROOT / ".mypy_cache"  # of the last check, which makes the next one quick
SKIPPED = shutil.ignore_patterns("fixtures", "golden", "*.png")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Return a copy of the project, to be changed."""
    for part in PARTS:
        shutil.copytree(ROOT / part, tmp_path / part, ignore=SKIPPED)
    for file in FILES:
        shutil.copy(ROOT / file, tmp_path / file)
    if TYPES.exists():
        shutil.copytree(TYPES, tmp_path / TYPES.name)
    return tmp_path


def run(copy: Path, *command: str, code: int = 0) -> str:
    """Run a Python module in the copy, and return its output."""
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=copy, capture_output=True, text=True, check=False
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.mark.soak
@pytest.mark.timeout(1200)  # type checks may begin without a cache
def test_a_new_command_passes_every_check(copy: Path) -> None:
    assert "bot/features/roll/service.py" in run(copy, "tests.new_command", "roll")
    assert "is taken" in run(copy, "tests.new_command", "roll", code=2)
    run(copy, "ruff", "check", ".")
    run(copy, "ruff", "format", "--check", ".")
    run(copy, "mypy", "bot/features/roll", "bot/app.py", "tests/bot/test_roll.py")
    run(copy, "tests.prose")
    run(copy, "tests.words")
    tests = [
        "tests/bot/test_roll.py",
        "tests/bot/test_languages.py",
        "tests/bot/test_words.py",
        "tests/bot/test_words_in_code.py",
        "tests/bot/test_answers.py",
        *(
            f"tests/bot/audit/test_authority.py::test_{each}"
            for each in (
                "all_that_can_be_pressed_has_a_row",
                "all_that_can_be_typed_has_a_row",
                "the_page_says_what_the_table_says",
            )
        ),
    ]
    run(copy, "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", *tests)


@pytest.mark.parametrize("name", ["game", "undo", "privacy", "zone", "Roll", "my-roll", "r"])
def test_names_that_are_taken_or_impossible_are_refused(name: str) -> None:
    assert complaint(name)
    assert complaint("roll") is None
