"""Every rules case holds: the project's, and the collection beside the checkout."""

import json
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.games import GAMES
from engine.refusal import Invalid
from engine.scenario import run

HERE = Path(__file__).parents[1] / "scenarios"
SHARED = Path(__file__).parents[2].parent / "shared" / "scenarios"


def cases() -> list[Path]:
    folders = [HERE, *(SHARED / game for game in GAMES)]
    return sorted(path for folder in folders for path in folder.rglob("*.json"))


@pytest.mark.parametrize("path", cases(), ids=lambda path: path.stem)
def test_a_rules_case_holds(path: Path) -> None:
    assert run(path).differences == ()


@pytest.mark.skipif(
    not SHARED.is_dir(), reason="the shared rules cases are not beside the checkout"
)
def test_the_shared_rules_cases_are_found() -> None:
    assert any(SHARED in path.parents for path in cases())


WRITING = {
    "format": 1,
    "game": "innovation",
    "title": "Writing draws a 2",
    "players": ["ann", "bob"],
    "setup": {
        "ann": {"board": {"blue": ["writing"]}},
        "decks": {"2": ["mathematics"]},
        "actions": 1,
    },
    "play": [{"ann": "dogma writing"}],
    "expect": {"ann": {"hand": ["mathematics"]}, "turn": "bob"},
}


def written(folder: Path, **changes: object) -> str:
    path = folder / "case.json"
    path.write_text(json.dumps(WRITING | changes), encoding="utf-8")
    return str(path)


def test_the_command_tells_what_passed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", written(tmp_path)]) == 0
    assert capsys.readouterr().out.splitlines() == ["ok    Writing draws a 2", "1 passed, 0 failed"]


def test_a_failure_tells_what_was_expected_and_what_is_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path, expect={"ann": {"hand": ["calendar"]}})
    assert main(["scenario", path]) == 1
    out = capsys.readouterr().out
    assert "FAIL  Writing draws a 2" in out
    assert "ann.hand: expected ['calendar'], found ['mathematics']" in out
    assert out.splitlines()[-1] == "0 passed, 1 failed"


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"format": 2}, "format"),
        ({"game": "chess"}, "game"),
        ({"players": ["ann"]}, "players"),
        ({"players": ["ann", "ann"]}, "players"),
        ({"settings": {}}, "settings"),
        ({"setup": {"ann": {"hand": ["spoon"]}}}, "setup.ann.hand"),
        ({"setup": {"ann": {"hand": ["oars", "oars"]}}}, "setup.ann.hand"),
        ({"setup": {"ann": {"board": {"blue": ["oars"]}}}}, "setup.ann.board.blue"),
        ({"setup": {"ann": {"hands": []}}}, "setup.ann.hands"),
        ({"setup": {"cat": {}}}, "setup.cat"),
        ({"setup": {"decks": {"1": ["calendar"]}}}, "setup.decks.1"),
        ({"setup": {"turn": "cat"}}, "setup.turn"),
        ({"options": {"colour": "red"}}, "options"),
        ({"play": [{"cat": "draw"}]}, "play[0].cat"),
        ({"expect": {"cat": {}}}, "expect.cat"),
        ({"options": {"seed": "one"}}, "options.seed"),
        ({"players": ["ann", "points"]}, "players"),
        ({"players": ["ann", "restore"]}, "players"),
        ({"setup": {"ann": {"hand": [["oars"]]}}}, "setup.ann.hand"),
        ({"setup": {"ann": {"achievements": ["10"]}}}, "setup.ann.achievements"),
        ({"setup": {"ann": {"achievements": "12"}}}, "setup.ann.achievements"),
        ({"setup": {"ann": {"board": {"red": "oars"}}}}, "setup.ann.board.red"),
        (
            {"setup": {"ann": {"board": {"red": {"cards": ["oars"], "splay": "left"}}}}},
            "setup.ann.board.red.splay",
        ),
        (
            {"setup": {"ann": {"board": {"red": {"cards": ["oars"], "spaly": None}}}}},
            "setup.ann.board.red.spaly",
        ),
        ({"setup": {"empty": 4}}, "setup.empty"),
        ({"setup": {"empty": [[]]}}, "setup.empty"),
        ({"setup": {"actions": 3}}, "setup.actions"),
        ({"setup": {"first": ["oars"]}}, "setup.first"),
        ({"setup": {"first": {"ann": ["oars", "tools"]}}}, "setup.first.bob"),
        ({"setup": {"first": {}, "ann": {}}}, "setup.ann"),
        ({"play": [{"ann": 5}]}, "play[0].ann"),
        ({"play": [{"ann": {"refused": None}}]}, "play[0].ann"),
        ({"play": [{"restore": False}]}, "play[0].restore"),
        ({"expect": {"ann": {"hnad": None}}}, "expect.ann.hnad"),
        ({"expect": {"ann": {"hand": [["oars"]]}}}, "expect.ann.hand"),
        ({"expect": {"ann": {"board": {"rde": []}}}}, "expect.ann.board.rde"),
        ({"expect": {"pending": {"bob": {"knid": "cards"}}}}, "expect.pending.bob.knid"),
        ({"expect": {"turn": ["bob"]}}, "expect.turn"),
    ],
)
def test_what_makes_no_sense_is_named(
    tmp_path: Path, changes: dict[str, object], key: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path, **changes)
    with pytest.raises(Invalid) as raised:
        run(Path(path))
    assert raised.value.key == key
    assert main(["scenario", path]) == 2
    assert path in capsys.readouterr().err


def test_a_file_that_cannot_be_read_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "case.json"
    assert main(["scenario", str(path)]) == 2
    path.write_text("{", encoding="utf-8")
    assert main(["scenario", str(path)]) == 2
    assert capsys.readouterr().err.count(str(path)) == 2


def test_a_folder_without_a_case_is_no_success(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["scenario", str(tmp_path)]) == 2
    assert "no scenario there" in capsys.readouterr().err


def test_a_refusal_that_was_expected_but_did_not_come_fails(tmp_path: Path) -> None:
    report = run(Path(written(tmp_path, play=[{"ann": {"refused": "draw"}}], expect={})))
    assert report.differences == ("play[0].ann: 'draw' should have been refused",)


def test_a_key_that_is_there_twice_is_named(tmp_path: Path) -> None:
    path = tmp_path / "case.json"
    path.write_text('{"format": 1, "title": "one", "title": "two"}', encoding="utf-8")
    with pytest.raises(Invalid, match="title: is there twice"):
        run(path)


def test_each_file_has_one_line_also_if_it_fails_or_its_rules_break(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    expect = {"ann": {"hand": []}, "turn": "ann"}
    path = written(tmp_path, expect=expect)
    assert main(["scenario", path, path]) == 1
    assert len(capsys.readouterr().out.splitlines()) == 3

    def broken(*_: object) -> None:
        raise LookupError("broken")

    monkeypatch.setattr("engine.scenario._play", broken)
    assert main(["scenario", path, path]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line[:4] for line in lines] == ["FAIL", "FAIL", "0 pa"]


def test_an_order_that_is_left_out_is_settled_unless_it_is_expected(tmp_path: Path) -> None:
    changes: dict[str, object] = {
        "setup": {
            "ann": {"board": {"purple": ["railroad"]}, "hand": ["oars", "tools"]},
            "actions": 2,
        },
        "play": [{"ann": "dogma railroad"}],
    }
    for kind in ("order", "action"):
        expect = {"pending": {"ann": {"kind": kind}}}
        assert run(Path(written(tmp_path, **changes, expect=expect))).differences == ()
