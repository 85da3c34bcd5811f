"""``make new-command`` writes a command that passes all checks and its own test."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.copies import copy_project, run, run_tests
from tests.new_command.__main__ import complaint

FREE = "trial"  # no example of a document, which someone may have followed


@pytest.mark.soak
@pytest.mark.timeout(1200)  # type checks may begin without a cache
def test_a_new_command_passes_every_check(tmp_path: Path) -> None:
    copy = copy_project(tmp_path / "project", types=True)
    assert f"bot/features/{FREE}/service.py" in run(copy, "-m", "tests.new_command", FREE)
    assert "is taken" in run(copy, "-m", "tests.new_command", FREE, code=2)
    run(copy, "-m", "ruff", "check", ".")
    run(copy, "-m", "ruff", "format", "--check", ".")
    run(copy, "-m", "mypy", f"bot/features/{FREE}", "bot/app.py", f"tests/bot/test_{FREE}.py")
    written = (f"bot/features/{FREE}", f"tests/bot/test_{FREE}.py", "docs/authority.md")
    run(copy, "-m", "tests.prose", *written)
    tests = [
        f"tests/bot/test_{FREE}.py",
        "tests/bot/test_languages.py",
        "tests/bot/test_words.py",
        "tests/bot/test_words_in_code.py",
        "tests/bot/test_answers.py",
        *(
            f"tests/test_texts.py::test_{each}"  # which is all that tests.words does
            for each in ("the_texts_pass", "names_of_cards_have_no_straight_apostrophe")
        ),
        *(
            f"tests/bot/audit/test_authority.py::test_{each}"
            for each in (
                "all_that_can_be_pressed_has_a_row",
                "all_that_can_be_typed_has_a_row",
                "the_page_says_what_the_table_says",
            )
        ),
    ]
    run_tests(copy, *tests)


@pytest.mark.parametrize("name", ["game", "undo", "privacy", "zone", "Roll", "my-roll", "r"])
def test_names_that_are_taken_or_impossible_are_refused(name: str) -> None:
    assert complaint(name)


def test_the_longest_name_that_is_free_is_not_refused() -> None:
    assert complaint("z" * 21) is None
    assert complaint("z" * 22)
