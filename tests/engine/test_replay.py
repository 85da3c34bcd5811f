"""``python -m engine replay``: a replay from the file that holds the record."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from engine import new_game
from engine.__main__ import main
from engine.simulate import random_answer


def record(game: str, answers: int, **options: Any) -> dict[str, Any]:
    """Return the export of a random game, which begins with an undone answer."""
    played = new_game(game, ["p1", "p2"], 5, **options)
    rng = random.Random(5)
    given = [{"player": "p1", "answer": ["no such thing"], "undone": True}]
    while not played.over and played.answered < answers:
        decision = rng.choice(list(played.pending.values()))
        answer = random_answer(decision, rng)
        played.answer(decision.player, answer)
        given.append({"player": decision.player, "answer": answer})
    return {
        "format": 1,
        "game": game,
        "players": ["p1", "p2"],
        "options": options,
        "seed": 5,
        "answers": given,
        "state": played.dump()["state"],
    }


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


@pytest.mark.parametrize(
    ("game", "options"), [("innovation", {"language": "fr"}), ("civ", {"variant": "draft"})]
)
def test_a_whole_game_leads_to_the_same_end(
    game: str, options: dict[str, Any], file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = record(game, 10_000, **options)
    file.write_text(json.dumps(data))
    assert main(["replay", str(file)]) == 0
    told = capsys.readouterr().out
    assert told.startswith(f"{game}, seed 5: p1, p2\nthe beginning\n")
    assert "\nturn 2, p" in told
    assert " won by " in told
    assert "no such thing" not in told
    assert f"ok    {len(data['answers']) - 1} answers lead to the same end" in told


def test_a_game_that_today_goes_elsewhere_is_told_apart(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = record("innovation", 12)
    data["state"]["turn_number"] += 1
    file.write_text(json.dumps(data))
    assert main(["replay", str(file)]) == 1
    assert "FAIL  12 answers lead elsewhere: turn_number" in capsys.readouterr().out
    data["answers"][3]["answer"] = ["meld nothing"]
    file.write_text(json.dumps(data))
    assert main(["replay", str(file)]) == 1
    assert "FAIL  not-an-action" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("broken", "why"),
    [
        ({"seed": None}, "record: makes no sense"),
        ({"game": "chess"}, "record: makes no sense"),
        ({"answers": [{"player": "p1"}]}, "record: makes no sense"),
        ({"format": 2}, "format: is not 1"),
    ],
)
def test_what_makes_no_sense_is_named(
    broken: dict[str, Any], why: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(json.dumps({**record("civ", 3), **broken}))
    assert main(["replay", str(file)]) == 2
    assert why in capsys.readouterr().err


def test_a_part_of_a_game_that_goes_on_cannot_be_played(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = record("civ", 3)
    del data["seed"]
    file.write_text(json.dumps(data))
    assert main(["replay", str(file)]) == 2
    assert "the game was still going on" in capsys.readouterr().err
    data["left_out"] = {"what": ["seed"], "because": "agreed"}
    file.write_text(json.dumps(data))
    assert main(["replay", str(file)]) == 2
    assert "at this table hidden cards stay hidden" in capsys.readouterr().err
    file.write_text("[]")
    assert main(["replay", str(file)]) == 2
    assert main(["replay", str(file.with_name("nothing.json"))]) == 2
    assert "No such file" in capsys.readouterr().err
