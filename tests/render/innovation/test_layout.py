"""The layout of pictures, by their layout boxes: complete, readable, in place."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from bot.core.words import Words, words_for
from engine.innovation.cards import CARDS, LANGUAGES, SHOWN
from engine.innovation.view import PileView
from render.canvas import Canvas
from render.innovation.card import chip, face, tile
from render.innovation.colors import THEMES
from render.innovation.hand import draw_hand
from render.innovation.medal import medal_places
from render.innovation.seat import COLUMN
from render.innovation.table import draw_table
from render.text import ELLIPSIS
from tests.render.innovation.gallery import hands, tables
from tests.render.innovation.samples import hidden, known, pile, seat, table
from tests.render.names import NAMES


def texts(canvas: Canvas) -> list[str]:
    return [box.what for box in canvas.boxes if box.text]


class Named(Words):
    """English words, with the names of cards in another language."""

    def __init__(self, language: str) -> None:
        super().__init__("en")
        self.language = language


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_of_a_card_is_cut(language: str) -> None:
    words = Named(language)
    for card in CARDS.values():
        for draw, width in ((tile, COLUMN), (face, COLUMN), (face, 330), (face, 378)):
            canvas = Canvas(600, 300, THEMES["dark"])
            draw(canvas, 0, 0, width, 36, card, words)
            assert not [text for text in texts(canvas) if ELLIPSIS in text], card
            assert all(box.right <= width for box in canvas.boxes), card
        canvas = Canvas(600, 300, THEMES["dark"])
        chip(canvas, 0, 0, 765, card, words)
        assert words.card(card.id) in texts(canvas)
        assert all(box.bottom - box.top >= 27 for box in canvas.boxes), card


def test_partners_have_one_badge_and_what_they_have_claimed_together() -> None:
    seats = [
        seat("p1", achievements=["1"]),
        seat("p2"),
        seat("p3", achievements=["2", "empire"]),
        seat("p4"),
    ]
    alone, together = (
        texts(draw_table(table(*seats, teams=teams), words_for("en"), NAMES))
        for teams in (False, True)
    )
    assert {"1/4", "2/4", "0/4"} <= set(alone)
    assert together.count("3/6") == 2
    assert not {"1/6", "2/6"} & set(together)
    for badge in "12":
        assert together.count(badge) == alone.count(badge) + 4  # scoreboard and seats


def test_partners_have_empty_places_for_what_they_lack_together() -> None:
    view = table(
        seat("p1", achievements=["1", "2"]),
        seat("p2", achievements=["3", "4", "5", "6"]),
        seat("p3", achievements=["7"]),
        seat("p4", achievements=["8", "9", "empire"]),
        teams=True,
    )
    assert [medal_places(view, each) for each in view.seats] == [5, 4, 4, 3]
    alone = table(*(replace(each, team=None) for each in view.seats))
    assert [medal_places(alone, each) for each in alone.seats] == [4, 4, 4, 4]


def added(table: Canvas, before: Canvas, text: bool) -> list[str]:
    """Return the texts or icons that one drawing has in addition to the other."""
    more, less = (
        Counter(box.what for box in canvas.boxes if box.text is text) for canvas in (table, before)
    )
    return sorted((more - less).elements())


def drawn(*piles: PileView) -> Canvas:
    return draw_table(table(seat("p1", piles), seat("p2")), words_for("en"), NAMES)


def test_a_top_card_has_age_name_letter_of_its_color_icons_and_dogma_resource() -> None:
    other_color = drawn(pile(["agriculture"]))
    both = drawn(pile(["agriculture"]), pile(["oars"]))
    oars = CARDS["oars"]
    assert {"1", "Oars"} <= set(added(both, other_color, text=True))
    assert "R" in texts(both)
    assert added(both, other_color, text=False) == sorted(
        [*filter(None, oars.icons), oars.dogma_icon]
    )


@pytest.mark.parametrize(("way", "places"), SHOWN.items())
def test_a_splay_shows_the_icons_that_count_and_its_direction(
    way: str, places: tuple[int, ...]
) -> None:
    top, below = "optics", ["oars", "archery", "engineering"]
    splayed, alone = drawn(pile([top, *below], way)), drawn(pile([top]))
    counted = [icon for card in below for place in places if (icon := CARDS[card].icons[place])]
    assert added(splayed, alone, text=False) == sorted([way, *counted])


def test_a_pile_without_splay_says_how_many_cards_lie_below() -> None:
    flat, alone = drawn(pile(["optics", "oars", "archery"])), drawn(pile(["optics"]))
    assert added(flat, alone, text=False) == []
    assert "+2" in texts(flat)


@pytest.mark.parametrize("name", tables())
def test_a_table_says_who_has_what(name: str) -> None:
    view, _ = tables()[name]
    shown = texts(draw_table(view, words_for("en"), NAMES))
    for one in view.seats:
        assert f"{len(one.achievements)}/{view.needed}" in shown
        assert str(one.points) in shown
        assert NAMES[one.name] in shown
    for count in view.decks:
        assert str(count) in shown


def test_a_hand_shows_the_faces_that_the_view_knows_and_no_others() -> None:
    view = table(
        seat("p1", (), (*known("oars"), *hidden(7)), (*known("tools"), *hidden(9))), seat("p2")
    )
    shown = texts(draw_hand(view, "p1", words_for("en")))
    assert {"Oars", "Tools", "7", "9"} <= set(shown)
    assert len(shown) == 2 + 3 + 3 + 2  # two titles; age, letter and name; age, letter, name; backs


def test_a_hand_of_any_size_shows_every_card() -> None:
    words = words_for("en")
    for view in hands().values():
        canvas = draw_hand(view, "p1", words)
        found = " ".join(texts(canvas)).replace("- ", "").replace(" ", "")
        for card in (*view.seat("p1").hand, *view.seat("p1").score):
            name = words.card(card.card) if card.card else str(card.age)
            assert name.replace(" ", "") in found
