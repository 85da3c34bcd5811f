"""Changes between two views of a table, and their marks in the picture."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.core.words import words_for
from engine.innovation.view import SeatView
from render.innovation.news import SeatNews, news
from render.innovation.progress import may_claim, progress
from render.innovation.table import draw_table
from tests.render.innovation.gallery import of_color
from tests.render.innovation.samples import hidden, pile, seat, table
from tests.render.names import NAMES
from tests.render.rings import rings

EN = words_for("en")
OTHER = seat("p2", [pile(["pottery"])], hidden(1))


def changed(before: SeatView, after: SeatView) -> SeatNews:
    return news(table(after, OTHER), table(before, OTHER)).of("p1")


def test_without_a_view_before_nothing_is_new() -> None:
    assert news(table(OTHER, seat("p1")), None).of("p1") == SeatNews()


def test_the_same_view_again_has_no_news() -> None:
    view = table(seat("p1", [pile(["oars"])]), OTHER)
    told = news(view, view)
    assert told.of("p1") == told.of("p2") == SeatNews()
    assert not told.decks


def test_a_melded_card_is_a_new_top_and_no_card_below() -> None:
    told = changed(seat("p1", [pile(["oars"])]), seat("p1", [pile(["archery", "oars"])]))
    assert told.tops == {"red"}
    assert not told.below
    assert told.icons == {"crown": -1, "lightbulb": 1}


def test_a_tucked_card_is_new_below_and_leaves_the_top() -> None:
    told = changed(seat("p1", [pile(["oars"])]), seat("p1", [pile(["oars", "archery"])]))
    assert not told.tops
    assert told.below == {"archery"}


def test_a_splay_is_new_and_counts_more_icons() -> None:
    cards = ["oars", "archery"]
    told = changed(seat("p1", [pile(cards)]), seat("p1", [pile(cards, "left")]))
    assert told.splays == {"red"}
    assert told.icons == {"castle": 1}


def test_a_colour_that_is_gone_is_news() -> None:
    told = changed(seat("p1", [pile(["oars", "archery"])]), seat("p1"))
    assert told.tops == {"red"}
    assert told.thinner == {"red"}


def test_hands_points_and_achievements() -> None:
    before = seat("p1", hand=hidden(1, 1, 3), score=hidden(2))
    after = seat("p1", hand=hidden(1, 4, 4), score=hidden(2, 5), achievements=["1"])
    told = changed(before, after)
    assert told.gained == {4: 2}
    assert told.lost == 2
    assert (told.points, told.score) == (5, 1)
    assert told.achievements == {"1"}


@pytest.mark.parametrize(
    "after",
    [
        seat("p1", [pile(["archery", "oars"])], hidden(1, 2), hidden(3)),
        seat("p1", [pile(["oars", "archery"])], hidden(1, 2), hidden(3)),
        seat("p1", [pile(["oars"])], hidden(1, 2, 2), hidden(3)),
        seat("p1", [pile(["oars"])], hidden(1, 2), hidden(3, 3)),
        seat("p1", [pile(["oars"])], hidden(1, 2), hidden(3), ["1"]),
        seat("p1", [], hidden(1, 2), hidden(3)),
    ],
    ids=["top", "tucked", "hand", "score", "achievement", "gone"],
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_change_is_ringed_and_nothing_else_moves(after: SeatView, players: int) -> None:
    before = seat("p1", [pile(["oars"])], hidden(1, 2), hidden(3))
    others = [replace(OTHER, name=f"p{number}") for number in range(2, players + 1)]
    view = table(after, *others)
    plain = draw_table(view, EN, NAMES)
    marked = draw_table(view, EN, NAMES, before=table(before, *others))
    assert rings(plain) < 100
    assert rings(marked) > rings(plain) + 400
    assert abs(marked.image.height - plain.image.height) <= 58


def test_progress_towards_each_special_achievement() -> None:
    ten = [pile(of_color(color, 3), "up") for color in ("red", "yellow", "green")]
    one = replace(
        seat("p1", ten),
        moved_this_turn=4,
        icons={"castle": 3, "crown": 2, "leaf": 9, "lightbulb": 3, "factory": 0, "clock": 14},
    )
    assert progress(one, "empire") == (4, 6)
    assert progress(one, "monument") == (4, 6)
    assert progress(one, "wonder") == (3, 5)
    assert progress(one, "world") == (12, 12)
    assert progress(one, "universe") == (3, 5)


def test_an_age_may_be_claimed_with_its_points_and_a_top_card_of_it() -> None:
    board = [pile(["optics"])]
    assert may_claim(seat("p1", board, score=hidden(10, 5)), 3)
    assert not may_claim(seat("p1", board, score=hidden(10, 4)), 3)
    assert not may_claim(seat("p1", board, score=hidden(10, 10)), 4)


def test_progress_and_who_leads_are_in_the_picture() -> None:
    view = table(seat("p1", [pile(["optics"], None)]), seat("p2", achievements=["empire"]))
    shown = [box.what for box in draw_table(view, EN, NAMES).boxes]
    assert shown.count("0/12") == 2
    assert shown.count("0/6") == 2 + 1  # Technology for both, and Ann's achievements
    assert "1/6" in shown
    assert shown.count("empire") == 3  # the head of its column, its owner, and at their cards
