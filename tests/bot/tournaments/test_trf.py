"""TRF: the export for other pairing programs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.features.tournaments.exports.trf import can_be_reported, trf_text
from bot.features.tournaments.model import Contest
from tests.bot.tournaments.contests import beat, changed, contest, shared, walked_over, with_round


def reported() -> Contest:
    """Return two rounds that are over, and a third that is not."""
    one = with_round(contest("swiss", 5), "swiss", beat(1, 3), walked_over(4, absent=2), byes=[5])
    two = with_round(one, "swiss", shared(5, 1), beat(3, 4))
    return changed(two, 1, name="Ann\nof the long and winding road to nowhere")


def rows(text: str) -> list[str]:
    return [line for line in text.split("\r\n") if line.startswith("001")]


def test_fields_stand_in_their_columns() -> None:
    text = trf_text(reported(), "Summer\nCup", 3)
    assert "012 Summer Cup\r\n" in text
    assert "XXR 3\r\n" in text
    first, second, third, fourth, fifth = rows(text)
    assert first[14:47] == "Ann of the long and winding road "
    assert (first[4:8], first[48:52], first[80:84]) == ("   1", " 999", " 1.5")
    assert first[91:] == "   3 w 1     5 b ="
    assert second[91:] == "   4 b -  0000 - Z"
    assert third[91:] == "   1 b 0     4 w 1"
    assert fourth[91:] == "   2 w +     3 b 0"
    assert fifth[91:] == "0000 - U     1 w ="


@pytest.mark.parametrize(("format_", "seats", "can"), [("swiss", 2, True), ("swiss", 3, False)])
def test_only_tables_of_two_can_be_reported(format_: str, seats: int, can: bool) -> None:
    assert can_be_reported(contest(format_, 6, seats)) == can
    assert not can_be_reported(contest("elimination", 6))


def test_another_program_reads_it(tmp_path: Path) -> None:
    trf: Any = pytest.importorskip("py4swiss.trf", reason="py4swiss isn't installed")
    file = tmp_path / "cup.trf"
    file.write_text(trf_text(reported(), "Cup", 3), encoding="utf-8", newline="")
    parsed = trf.TrfParser.parse(file, strict=True)
    found = {each.starting_number: each for each in parsed.player_sections}
    assert {number: each.points_times_ten for number, each in found.items()} == {
        1: 15, 2: 0, 3: 10, 4: 10, 5: 15,
    }  # fmt: skip
    assert [len(each.results) for each in found.values()] == [2] * 5
