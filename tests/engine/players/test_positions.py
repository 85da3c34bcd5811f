"""Positions with a provable right answer: read, asked, counted."""

import json
from pathlib import Path

import pytest

from engine import scenario
from engine.__main__ import main
from engine.players import positions
from engine.refusal import Invalid

CLAIM = Path("tests/positions/innovation-claim-before-the-rival.json")


def variant(folder: Path, **changes: object) -> Path:
    data = json.loads(CLAIM.read_text(encoding="utf-8")) | changes
    path = folder / "position.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def test_best_and_avoid_judge_the_same_answer() -> None:
    position = positions.load(CLAIM)
    assert position.right(("achieve 2",))
    assert not position.right(("draw",))


def test_avoid_accepts_everything_else(tmp_path: Path) -> None:
    ask = {"player": "ann", "avoid": ["draw"]}
    position = positions.load(variant(tmp_path, ask=ask))
    assert not position.right(("draw",))
    assert position.right(("meld clothing",))


@pytest.mark.parametrize(
    ("ask", "where"),
    [
        ({"player": "bob", "best": ["draw"]}, "ask.player"),
        ({"player": "ann"}, "ask"),
        ({"player": "ann", "best": ["draw"], "avoid": ["draw"]}, "ask"),
        ({"player": "ann", "best": ["achieve 9"]}, "ask.best"),
        ({"player": "ann", "best": "draw"}, "ask.best"),
    ],
)
def test_positions_that_make_no_sense_are_refused(
    tmp_path: Path, ask: dict[str, object], where: str
) -> None:
    with pytest.raises(Invalid) as refused:
        positions.load(variant(tmp_path, ask=ask))
    assert refused.value.key == where


def test_the_command_prints_shares_and_the_total(capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["positions", str(CLAIM), "--level", "normal", "--seeds", "4"])
    lines = capsys.readouterr().out.splitlines()
    assert code == 0
    assert lines[0].endswith("The achievement that wins the game for the rival is taken first")
    assert lines[-1] == "right: 100%"


@pytest.mark.parametrize(
    "path", list(scenario.files(["tests/positions"])), ids=lambda path: path.stem
)
def test_every_level_from_normal_up_is_right(path: Path) -> None:
    """Each is asked once, with few steps: these need no deep search."""
    position = positions.load(path)
    for level, steps in (("normal", None), ("hard", 1500)):
        assert positions.share_right(position, level, 1, steps) == 1, level


def test_no_position_is_unusable_input(tmp_path: Path) -> None:
    assert main(["positions", str(tmp_path)]) == 2
