"""Changes between two views of a table, and their marks in the picture."""

from __future__ import annotations

import pytest

from bot.core.words import words_for
from engine.civ.view import SeatView
from render.civ.news import News, SeatNews, news
from render.civ.table import draw_table
from tests.render.civ.samples import seat, table
from tests.render.names import NAMES
from tests.render.rings import rings

EN = words_for("en")
OTHER = seat("p2", {"army": 1}, hand_size=2)


def changed(before: SeatView, after: SeatView) -> SeatNews:
    return news(table(after, OTHER), table(before, OTHER)).of("p1")


def test_without_a_view_before_nothing_is_new() -> None:
    assert news(table(OTHER, seat("p1")), None) == News()


def test_the_same_view_again_has_no_news() -> None:
    view = table(seat("p1", {"army": 3}), OTHER, coin=("p1", "p2", "army"))
    told = news(view, view)
    assert told.of("p1") == told.of("p2") == SeatNews()
    assert (told.eras, told.discarded, told.coin) == (frozenset(), {}, False)


def test_cards_hand_majorities_and_what_lies_on_them() -> None:
    before = seat("p1", {"army": 1, "science": 2}, hand_size=3)
    after = seat(
        "p1", {"army": 3, "science": 1}, hand_size=1, blocked={"army": 1}, embargoes=["utopia"]
    )
    told = changed(before, after)
    assert told.area == {"army": 2, "science": -1}
    assert told.hand == -2
    assert told.blocked == {"army"}
    assert told.embargoes == {"utopia"}


def test_deck_discard_pile_and_coin() -> None:
    seats = seat("p1", {"army": 1}), OTHER
    told = news(
        table(*seats, deck=(11, 33, 37), discard=("army", "army"), coin=("p1", "p2", "army")),
        table(*seats, deck=(12, 33, 37), discard=("army", "science")),
    )
    assert told.eras == {1}
    assert told.discarded == {"army": 1, "science": -1}
    assert told.coin


@pytest.mark.parametrize(
    "after",
    [
        seat("p1", {"army": 3}, hand_size=2),
        seat("p1", {"army": 1}, hand_size=2),
        seat("p1", {"army": 2}, hand_size=2, embargoes=["army"]),
        seat("p1", {"army": 2}, hand_size=2, blocked={"army": 1}),
    ],
    ids=["played", "lost", "embargo", "blocked"],
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_change_is_ringed(after: SeatView, players: int) -> None:
    before = seat("p1", {"army": 2}, hand_size=2)
    others = [seat(f"p{number}") for number in range(2, players + 1)]
    view = table(after, *others)
    plain = draw_table(view, EN, NAMES)
    marked = draw_table(view, EN, NAMES, before=table(before, *others))
    assert rings(marked) > rings(plain) + 300
    assert marked.image.size == plain.image.size
    assert marked.boxes == plain.boxes
