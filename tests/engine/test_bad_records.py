"""Manipulated exports: none makes ``python -m engine replay`` crash."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.__main__ import main
from tests.engine.test_replay import record

RECORDS = [record("innovation", 12, language="fr"), record("civ", 12, variant="draft")]
FIELDS = ("format", "game", "players", "options", "seed", "answers", "state")
ODD: list[Any] = [
    None, True, -1, 0, 2**200, 1.5, "", "p1", "\ud800", "\x1b[2J", "x" * 5000, [], {}, [[]], [{}],
    ["p1", "p1"], ["p1", ["p2"]], [1, 2], ["p1", "\x1b[2J"], ["p1", "\ud800"], {"language": []},
    {"language": "../.."}, {"teams": True}, {"strict": "yes"}, {"": None}, {"seed": "x"},
    {"name": "x"}, {"self": True}, {"players": "p1"}, [{"player": "p1", "answer": 3}],
    [{"player": [], "answer": []}],
    [{"player": "p9", "answer": ["draw"]}], [{"player": "p1", "answer": "draw", "undone": []}],
    [{"player": "p1", "answer": [None, {}]}], float("nan"), float("inf"),
]  # fmt: skip
JSONS = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda some: (
        st.lists(some, max_size=3) | st.dictionaries(st.text(max_size=6), some, max_size=3)
    ),
    max_leaves=5,
)


@pytest.mark.parametrize("field", FIELDS)
def test_a_record_with_something_odd_is_played_or_refused(
    field: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for whole in RECORDS:
        for value in ODD:
            said = replayed(tmp_path, json.dumps({**whole, field: value}), capsys)
            assert "\x1b" not in said


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.sampled_from(RECORDS), st.sampled_from(FIELDS), JSONS)
def test_a_changed_record_is_played_or_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, whole: Any, field: str, value: Any
) -> None:
    changed = copy.deepcopy(whole)
    changed[field] = value
    said = replayed(tmp_path, json.dumps(changed), capsys)
    assert "\x1b" not in said


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.sampled_from(RECORDS), st.integers(0, 4000), st.binary(max_size=4))
def test_a_file_that_was_cut_or_patched_is_played_or_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, whole: Any, at: int, patch: bytes
) -> None:
    text = json.dumps(whole).encode()
    replayed(tmp_path, text[: at % len(text)], capsys)
    replayed(tmp_path, text[: at % len(text)] + patch + text[at % len(text) + len(patch) :], capsys)


@pytest.mark.parametrize(
    "text", ["[" * 100_000, '{"a":' * 100_000, "9" * 10_000, "\x00", "\ufeff{}"]
)
def test_a_file_that_is_no_record_is_refused(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    replayed(tmp_path, text, capsys)
    assert main(["replay", str(tmp_path)]) == 2


def replayed(folder: Path, content: str | bytes, capsys: pytest.CaptureFixture[str]) -> str:
    """Return the output for a file with this content, which must be text in any case."""
    file = folder / "game.json"
    file.write_bytes(content if isinstance(content, bytes) else content.encode())
    assert main(["replay", str(file)]) in (0, 1, 2)
    said = capsys.readouterr()
    # As a terminal would have it.
    (said.out + said.err).encode()
    return said.out + said.err
