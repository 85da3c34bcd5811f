"""``python -m engine card``: all that is known of a card."""

from __future__ import annotations

import pytest

from engine.__main__ import main
from engine.civ import sheet as civ
from engine.innovation import sheet as innovation

SCENARIOS = "tests/scenarios"


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["card", *arguments, SCENARIOS]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("name", ["optics", "Optics", "OTTICA", "Optique"])
def test_a_card_by_any_of_its_names(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    told = printed(capsys, name)
    assert "optics (innovation): Optics · Optique · Ottica" in told
    assert "age 3, red" in told
    assert "[en] Draw and meld a 3." in told
    assert "[fr] " in told
    assert "def optics(" in told
    assert "optics" in told.partition("Rules cases:")[2]


def test_an_effect_of_carta_impera_victoria(capsys: pytest.CaptureFixture[str]) -> None:
    told = printed(capsys, "inquisition")
    assert "religion, discard" in told
    assert "[it] " in told
    assert "def inquisition(" in told


def test_no_such_card(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "monopoly money"]) == 2
    assert "no card is called" in capsys.readouterr().err


def test_every_card_has_source_and_texts() -> None:
    sheets = [*innovation.sheets(), *civ.sheets()]
    assert len(sheets) == 105 + 16
    assert all(sheet.effects for sheet in sheets)
