"""Swiss pairings against those of an implementation of FIDE's Dutch system."""

from __future__ import annotations

import pytest

pytest.importorskip("py4swiss", reason="py4swiss is in the extra dev")

from tests.pairings import FIGURES, compared


@pytest.mark.soak
def test_no_figure_is_worse_than_that_of_the_dutch_system() -> None:
    """A few of the events of ``python -m tests.pairings``."""
    ours, theirs = compared((1, 2, 5, 19))
    assert {name: ours[name] for name in FIGURES if ours[name] > theirs[name]} == {}
    assert ours["repeated opponents"] == ours["the same seat three times running"] == 0
    assert ours["points between opponents, in halves"] > 0
