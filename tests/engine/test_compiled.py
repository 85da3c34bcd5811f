"""The compiled rules play the same games as those in pure Python.

``make same`` runs the comparing tests, with ``CIVITAS_COMPILED=1``; others skip them.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine import compilation, compiled
from engine.__main__ import main
from engine.settings import COMPILED, wants_compiled

ROOT = Path(__file__).parents[2]
SCENARIOS = [ROOT / "tests/scenarios", *(ROOT.parent / "shared/scenarios").glob("*")]

compares = pytest.mark.skipif(not wants_compiled(), reason="make compiled same")


def output(*arguments: str, compiled: bool) -> list[str]:
    """Return the lines that a Python process prints; it has to succeed."""
    environment = {**os.environ, "CIVITAS_COMPILED": "1" if compiled else ""}
    command = [sys.executable, "-W", "error::RuntimeWarning", *arguments]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr + done.stdout
    return done.stdout.splitlines()


@compares
def test_random_games_have_the_same_records() -> None:
    pure = output("-m", "tests.engine.records", compiled=False)
    fast = output("-m", "tests.engine.records", compiled=True)
    assert pure[0] == "pure Python"
    assert fast[0] == "compiled"
    assert len(pure) > 40
    assert fast[1:] == pure[1:]


@compares
def test_the_rules_cases_come_out_the_same() -> None:
    command = ("-m", "engine", "scenario", *map(str, SCENARIOS))
    pure, fast = output(*command, compiled=False), output(*command, compiled=True)
    assert fast == pure
    assert pure[-1].endswith(" passed, 0 failed")


@compares
def test_simulations_say_how_the_rules_run_and_keep_every_promise() -> None:
    for game in ("innovation", "civ"):
        command = ("-m", "engine", "simulate", "--game", game, "--games", "2")
        assert output(*command, compiled=False)[-1].endswith("decisions/s, pure Python")
        assert output(*command, compiled=True)[-1].endswith("decisions/s, compiled")


OUTLIVES = """
import random
from engine import GAMES, new_game
for name, rules in GAMES.items():
    view = new_game(name, ["ann", "bob"], 1).view("ann")
    for _ in range(200):
        ann = rules.agent.determinize(view, random.Random(1)).players[0]
        sorted(map(str, ann.hand))
    print(ann.name)
"""


@compares
def test_a_player_may_outlive_the_table() -> None:
    """Players refer weakly to their table; a dangling reference would end the process."""
    for compiled_ in (False, True):
        assert set(output("-c", OUTLIVES, compiled=compiled_)) == {"ann"}


def test_pure_python_is_the_default(monkeypatch: pytest.MonkeyPatch) -> None:
    for off in ("", "0"):
        monkeypatch.setenv(COMPILED, off)
        assert compiled.search_path(["here"]) == ["here"]


def test_a_stale_or_missing_copy_is_not_used(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(COMPILED, "1")
    monkeypatch.setattr(compiled, "COPY", tmp_path / "copy")
    with pytest.warns(RuntimeWarning, match="not there"):
        assert compiled.search_path(["here"]) == ["here"]
    (tmp_path / "copy").mkdir()
    (tmp_path / "copy" / compiled.STAMP).write_text("of other sources")
    with pytest.warns(RuntimeWarning, match="older than the sources"):
        assert compiled.search_path(["here"]) == ["here"]
    (tmp_path / "copy" / compiled.STAMP).write_text(compiled.fingerprint())
    assert compiled.search_path(["here"]) == [str(tmp_path / "copy" / "engine")]


def test_a_copy_is_stale_once_a_source_changes(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(compiled, "SOURCES", tmp_path)
    (tmp_path / "rule.py").write_text("A = 1")
    before = compiled.fingerprint()
    (tmp_path / "rule.py").write_text("A = 2")
    assert compiled.fingerprint() != before
    (tmp_path / "rule.py").write_text("A = 1")
    assert compiled.fingerprint() == before


def test_without_a_compiler_nothing_changes_and_the_reason_is_printed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compilation, "COPY", tmp_path / "copy")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert main(["compile"]) == 1
    printed = capsys.readouterr().err
    assert "no C compiler" in printed
    assert "pure Python, as before" in printed
    assert not list(tmp_path.iterdir())


def test_every_pattern_of_a_hot_module_finds_one() -> None:
    for pattern in compilation.HOT:
        assert list(compiled.SOURCES.glob(pattern)), pattern
