"""The end of a game: the winners, the reason and the margin, before all else."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.core.words import words_for
from render.ending import draw_end, end_alt
from tests.render.civ import samples as civ
from tests.render.innovation.samples import hidden, seat, table
from tests.render.names import NAMES

EN = words_for("en")


def ended(first, second, reason, winners=("p1",)):
    return table(first, second, turn="p2", winners=winners, reason=reason)


@pytest.mark.parametrize(
    ("reason", "first", "second", "told"),
    [
        (
            "achievements",
            seat("p1", achievements=["1", "2"]),
            seat("p2"),
            "by achievements, 2 to 0",
        ),
        (
            "score",
            seat("p1", score=hidden(9, 9)),
            seat("p2", score=hidden(7)),
            "on points, 18 to 7",
        ),
        (
            "score",
            seat("p1", score=hidden(9), achievements=["1", "2"]),
            seat("p2", score=hidden(9), achievements=["3"]),
            "level on points (9), achievements 2 to 1",
        ),
        ("dogma", seat("p1"), seat("p2"), "by a card’s dogma"),
    ],
)
def test_the_result_of_innovation_says_by_how_much(reason, first, second, told) -> None:
    view = ended(first, second, reason)
    assert end_alt(view, EN, NAMES).startswith(f"Ann wins ({told}).")
    shown = [box.what for box in draw_end(view, [], EN, NAMES).boxes if box.text]
    assert shown[:2] == [told, "Ann wins"] or shown[:2] == ["Ann wins", told]


@pytest.mark.parametrize(
    ("reason", "told"),
    [("majority", "on majorities, 2 to 1"), ("hegemony", "by hegemony: Army (8)")],
)
def test_the_result_of_carta_impera_victoria_says_by_how_much(reason: str, told: str) -> None:
    seats = civ.seat("p1", {"army": 8, "science": 3}), civ.seat("p2", {"utopia": 2})
    view = civ.table(*seats, turn="p2", winners=["p1"], reason=reason)
    assert end_alt(view, EN, NAMES).startswith(f"Ann wins ({told}).")


def test_the_result_of_teams_adds_up_what_partners_have() -> None:
    seats = [
        seat("p1", score=hidden(9)),
        seat("p2", score=hidden(8), achievements=["1"]),
        seat("p3", score=hidden(4)),
        seat("p4", score=hidden(5), achievements=["2", "3"]),
    ]
    view = table(*seats, turn="p1", winners=["p2", "p4"], reason="score", teams=True)
    told = "level on points (13), achievements 3 to 0"
    assert end_alt(view, EN, NAMES).startswith(f"Benedikt and Dario win ({told}).")


def test_where_all_win_there_is_nobody_to_compare_with() -> None:
    view = ended(seat("p1"), seat("p2"), "score", winners=("p1", "p2"))
    assert "win (on points)." in end_alt(view, EN, NAMES)
    assert "win" not in end_alt(replace(view, winners=(), reason="agreed"), EN, NAMES)
