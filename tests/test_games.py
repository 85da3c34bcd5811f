"""A game is its folders: each can be taken out, and those of a third be added."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from bot import __version__
from engine import GAMES
from tests.copies import IMPORT_ALL, ROOT, copy_project, run, run_tests

THIRD = ROOT / "tests" / "nim"  # its folders lie there as they would in the project
# Tests of what remains without a game, and of all that a new game brings.
REMAINING = ("tests/bot/test_any_game.py", "tests/bot/test_words_in_code.py")
TESTS = (
    *REMAINING,
    *(
        f"tests/test_texts.py::test_{each}"  # which is all that tests.words does
        for each in ("the_texts_pass", "names_of_cards_have_no_straight_apostrophe")
    ),
)

PRINT_GAMES = "from engine import GAMES; print(*GAMES)"

# Of 20 sticks only one answer leaves one more than a multiple of four.
HINT = """
from engine import new_game
from engine.players import advise
game = new_game("nim", ["ann", "bob"], 1)
game.answer("ann", ("take 1",))
((player, decision),) = game.pending.items()
print(*advise("nim", game.view(player), decision)[0][1])
"""

pytestmark = pytest.mark.soak


@pytest.mark.timeout(1200)  # many tests, one after the other
@pytest.mark.parametrize("game", GAMES)
def test_the_rest_goes_on_without_a_game(game: str, tmp_path: Path) -> None:
    folder = copy_project(tmp_path / "project", without=game)
    left = [other for other in GAMES if other != game]
    assert run(folder, "-c", IMPORT_ALL + PRINT_GAMES).split() == left
    assert run(folder, "-m", "bot", "--version") == f"civitas {__version__}\n"
    for other in left:
        assert "all checks hold" in run(
            folder, "-m", "engine", "simulate", "--game", other, "--games", "2"
        )
    assert " 0 failed" in run(folder, "-m", "engine", "scenario", "tests/scenarios")
    # Those of the other games can be collected, and are run without a copy.
    others = [f"tests/{part}/{other}" for part in ("bot", "render") for other in left]
    run_tests(folder, *REMAINING, *others, *(f"--deselect={each}" for each in others))


def test_a_third_game_is_three_manifests_and_its_words(tmp_path: Path) -> None:
    folder = copy_project(tmp_path / "project")
    for part in ("assets", "bot", "engine", "render"):
        shutil.copytree(THIRD / part, folder / part, dirs_exist_ok=True)
    assert run(folder, "-c", IMPORT_ALL + PRINT_GAMES).split() == [*GAMES, "nim"]
    simulate = ("-m", "engine", "simulate", "--game", "nim", "--games", "20")
    assert "all checks hold" in run(folder, *simulate)
    match = ("-m", "engine", "match", "--game", "nim", "--players", "easy,normal,hard,hard-1")
    assert "hard-1 beats hard in" in run(folder, *match, "--games", "2")
    assert run(folder, "-c", HINT).strip() == "take 3"
    run_tests(folder, *TESTS, "tests/bot/audit/test_authority.py")


def test_a_game_with_the_key_of_another_is_refused(tmp_path: Path) -> None:
    folder = copy_project(tmp_path / "project")
    file = folder / "assets/locales/en/words-nim.ftl"
    file.write_text("prompt-take = How many sticks do you take?\n", encoding="utf-8")
    told = run(folder, "-c", "from tests.words import repeated; print(*repeated('en'))")
    assert "words-nim.ftl: prompt-take: is in prompts-civ" in told
